### Lượt đi, cả bỏ lượt và rút bài: turn.*

## rulebook-pile

pile-turn = { $all ->
    [yes] Đến lượt, bạn đánh một lá, hoặc tất cả các lá cùng một số, từ trên tay lên chồng bài.
   *[no] Đến lượt, bạn đánh một lá, hoặc nhiều lá cùng số, từ trên tay lên chồng bài.
}
pile-as-before = Trên chồng bài, bạn phải đánh đúng bằng số lá của lần đánh trước; chồng bài trống thì mấy lá cũng được.
pile-as-before-alone = Lá lấy lên hay lật ra một mình chỉ cần hợp, dù lần đánh trước có bao nhiêu lá.
pile-may-pick-up-instead = Bạn được ôm chồng bài thay vì đánh, trừ khi chồng bài trống.
pile-must-play = Đánh được thì phải đánh; không đánh được thì ôm chồng bài.
pile-must-play-or-give = Đánh được thì phải đánh; không đánh được thì người ngay trước bạn ôm chồng bài.
pile-may-avoid = Trên { FORM($cards, name: "definite") }, bạn được ôm chồng bài dù vẫn đánh được.
pile-may-avoid-or-pass = Trên { FORM($cards, name: "definite") }, bạn cũng được ôm chồng bài, dù đánh được hay không.
pile-stuck-passes = Đánh được thì phải đánh; không đánh được thì bỏ lượt, chồng bài để yên.
pile-stuck-passes-or-picks-up = Không đánh được thì ôm, hoặc bỏ lượt và để yên chồng bài.
pile-may-pass = Bạn cũng được bỏ lượt, trừ khi chồng bài trống; không đánh được thì phải bỏ lượt.
pile-may-pass-or-pick-up = Thay vì đánh, bạn được bỏ lượt hoặc ôm chồng bài, trừ khi chồng bài trống; không đánh được thì phải chọn một trong hai.
pile-all-pass = Bỏ lượt rồi, bạn lại được đánh khi đến lượt mình nếu trong lúc đó có người đánh. Khi có người bỏ lượt và lại đến lượt người đánh sau cùng, mọi lá trong chồng bị bỏ khỏi ván, và người đó đánh lên chồng bài trống.
pile-all-pass-leaver = Nếu người đánh sau cùng đã hết bài thì người đến lượt kế tiếp thế chỗ: khi tất cả đã bỏ lượt, người này đánh lên chồng bài trống.
pile-all-pass-skipped = Không chờ những người bị mất lượt.
pile-all-pass-turned = Nếu mọi người đều bỏ lượt trước lá lật lên thì lá đó bị bỏ khỏi ván, và người đi đầu đánh lên chồng bài trống.
pile-draw = Sau mỗi lần đánh, bốc { $cards }, dù đã đánh bao nhiêu lá, chừng nào nọc còn bài.
pile-refill = Sau mỗi lần đánh, bốc cho đủ { $cards } trên tay, chừng nào nọc còn bài.
pile-no-draw-after-pick-up = Ôm chồng bài rồi thì không bốc.
pile-may-play-again = { $draws ->
    [yes] Khi được đánh tiếp, bạn có thể đánh tiếp hoặc kết thúc lượt: bốc bài trước rồi mới chọn.
   *[no] Khi được đánh tiếp, bạn có thể đánh tiếp hoặc kết thúc lượt.
}
pile-must-play-again = { $draws ->
    [yes] Khi được đánh tiếp, bạn phải đánh: bốc bài trước rồi mới đánh.
   *[no] Khi được đánh tiếp, bạn phải đánh.
}
pile-turn-again = { $draws ->
    [yes] Khi được đánh tiếp, bạn bốc bài trước; sau đó lại đến lượt bạn, với các lựa chọn như trên.
   *[no] Khi được đánh tiếp, lại đến lượt bạn, với các lựa chọn như trên.
}
pile-stuck-again = Nếu không đánh được, bạn ôm chồng bài và hết lượt.
pile-stuck-again-passes = Không đánh được thì bạn bỏ lượt.
pile-stuck-again-goes-on = Nếu không đánh được, bạn ôm chồng bài rồi đánh tiếp lên chồng bài trống.
pile-stuck-again-goes-on-rest = Nếu không đánh được, bạn ôm chồng bài rồi đánh tiếp.
pile-stuck-gives = Nếu không đánh được, người ngay trước bạn ôm chồng bài và bạn hết lượt.
pile-stuck-gives-goes-on = Nếu không đánh được, người ngay trước bạn ôm chồng bài rồi bạn đánh tiếp lên chồng bài trống.
pile-stuck-gives-goes-on-rest = Nếu không đánh được, người ngay trước bạn ôm chồng bài rồi bạn đánh tiếp.
pile-bomb = Từ { $length } lá cùng số trở lên đánh cùng lúc thì đè được mọi lá.
pile-announce-last = { $table ->
    [yes] Khi một người chỉ còn một lá, trên tay hay trên bàn, mọi người đều được báo.
   *[no] Khi một người chỉ còn một lá, mọi người đều được báo.
}

## rulebook-climb

climb-must-beat = Chỉ được bỏ lượt khi không chặn được.
climb-may-pass = Chặn được vẫn có quyền bỏ lượt.
climb-passed = { $bombs ->
    [yes] Đã bỏ lượt thì không được đánh nữa cho đến hết vòng, có hàng cũng vậy.
   *[no] Đã bỏ lượt thì không được đánh nữa cho đến hết vòng.
}
climb-passed-may-bomb = Đã bỏ lượt thì đến hết vòng chỉ còn được đánh hàng.
climb-last-card-duty = Khi người kế tiếp chỉ còn một lá, nếu đánh lẻ bạn phải đánh lá lớn nhất của mình.
climb-suit-lock = { $bombs ->
    [yes] { $jokers ->
        [0] Nếu bài của bạn có đúng các chất của bài bị chặn thì các chất ấy bị khóa: đến hết vòng chỉ được đánh những chất đó, trừ hàng.
       *[other] Nếu bài của bạn có đúng các chất của bài bị chặn thì các chất ấy bị khóa: đến hết vòng chỉ được đánh những chất đó, trừ joker và hàng.
    }
   *[no] { $jokers ->
        [0] Nếu bài của bạn có đúng các chất của bài bị chặn thì các chất ấy bị khóa: đến hết vòng chỉ được đánh những chất đó.
       *[other] Nếu bài của bạn có đúng các chất của bài bị chặn thì các chất ấy bị khóa: đến hết vòng chỉ được đánh những chất đó, trừ joker.
    }
}
climb-round-over = Khi mọi người khác đều đã bỏ lượt thì hết vòng, bài của vòng đó được dẹp sang một bên.
climb-passed-for-now = Đã bỏ lượt mà sau đó có người đánh tiếp thì đến lượt bạn lại được đánh.
climb-round-over-in-a-row = Khi mọi người khác bỏ lượt liên tiếp thì hết vòng, bài của vòng đó được dẹp sang một bên.
climb-not-last = Trừ khi đi trước, những lá cuối cùng của bạn không được có { FORM($cards, name: "definite") }: hãy giữ lại lá khác hoặc bỏ lượt.

## rulebook-questions

group-turn = Lượt của bạn
group-passing = Bỏ lượt và lá cuối
clash-stuck-passes = Người không đánh được thì bỏ lượt, nên không còn việc gì khác xảy ra.
clash-nobody-leads = Nếu mọi người đều bỏ lượt trước phần còn lại của chồng bài thì không ai ra bài mới.
clash-own-number = Bộ đánh được trên mọi lá có số lá riêng.
clash-nothing-turns = Không lá nào đảo thứ tự lớn nhỏ.
clash-passed-plays = Ai đã bỏ lượt vẫn được đánh lại bất cứ gì.
remedy-turn-suit-lock-no = không khóa chất nữa
remedy-turn-passing-never = không cho ai bỏ lượt
ask-turn-draw = Sau mỗi lần đánh, bạn rút mấy lá?
none-turn-draw = Không rút
ask-turn-refill-to = Sau mỗi lần đánh, bạn rút cho đủ mấy lá trên tay?
none-turn-refill-to = Không rút
ask-turn-reverse-with-two = Khi còn hai người, đổi chiều có tác dụng gì?
choice-turn-reverse-with-two-turns = Không có gì
choice-turn-reverse-with-two-skips = Người kia mất lượt
ask-turn-sets = Được đánh cùng lúc mấy lá bằng nhau?
choice-turn-sets-any = Mấy lá cũng được
choice-turn-sets-one-or-all = Một lá, hoặc tất cả
choice-turn-sets-as-before = Đúng bằng số lá vừa đánh
ask-turn-bomb = Bao nhiêu lá giống nhau đánh cùng lúc thì đè được mọi lá?
none-turn-bomb = Không có
ask-turn-again = Khi được đánh tiếp, có bắt buộc đánh không?
choice-turn-again-must = Có
choice-turn-again-may = Không, được kết thúc lượt
ask-turn-announce-last = Có báo khi một người chỉ còn một lá không?
ask-turn-stays-turned = Thứ tự đã bị đảo ngược có giữ nguyên khi hết chồng bài không?
ask-turn-passing = Có được bỏ lượt và để yên chồng bài không?
choice-turn-passing-never = Không
choice-turn-passing-stuck = Chỉ người không đánh được, thay vì phải ôm
choice-turn-passing-may = Có, ai cũng được
ask-turn-must-beat = Nếu bắt được thì có bắt buộc phải bắt không?
ask-turn-pass-locks = Bỏ lượt rồi có bị loại khỏi vòng không?
ask-turn-not-last = Không ai được tới bằng những lá nào?
ask-turn-passed-may-bomb = Đã bỏ lượt rồi có còn được chặt bằng hàng không?
ask-turn-suit-lock = Hai lượt đánh cùng chất liên tiếp có khóa các chất đó không?
ask-turn-last-card-duty = Khi người kế chỉ còn một lá, đánh rác có phải đánh lá lớn nhất không?

## page-table

special-may-pass = được bỏ lượt
special-stuck-passes = không đánh được thì bỏ lượt
special-stuck-chooses = không đánh được thì bỏ lượt hoặc bốc chồng bài

## page-learn

tip-sets = { $sets ->
    [all] Bạn được đánh một lá, hoặc tất cả các lá cùng số.
    [same] Bạn đánh số lá cùng số bằng đúng lượt trước. Khi chồng bài trống, bạn tự chọn số lá.
   *[any] Bạn được đánh nhiều lá cùng số một lúc: chạm từng lá một.
}
tip-may-end = Bạn có thể đánh tiếp, hoặc kết thúc lượt.
tip-must-end = Bạn được đánh tiếp, nhưng không lá nào đánh được: kết thúc lượt.
tip-stuck-passes = Không lá nào của bạn đánh được, nên bạn bỏ lượt. Chồng bài để yên.
tip-stuck-passes-or-picks-up = Không lá nào của bạn đánh được: bỏ lượt và để yên chồng bài, hoặc ôm bài.
tip-may-let-lie = Bạn cũng có thể bỏ lượt và để yên chồng bài.
tip-all-passed = Không ai đánh tiếp lên chồng bài này nên nó bị bỏ khỏi ván, và một chồng mới bắt đầu.
tip-refill = Sau mỗi lượt đánh, bạn rút cho đủ { $count } lá, khi nọc còn bài.
tip-draw = Sau mỗi lượt đánh, bạn rút { $count } lá, khi nọc còn bài.
tip-again = { $may ->
    [yes] Bạn được đánh tiếp nếu muốn.
   *[no] Bạn được đánh tiếp.
}
tip-may-pass = Bạn có thể bỏ lượt, dù vẫn đánh được. Khi đó bạn chờ vòng sau.
tip-must-pass = Bạn không có gì chặn được: bỏ lượt và chờ vòng sau.
tip-may-pass-for-now = Bạn có thể bỏ lượt, dù vẫn đánh được. Nếu có người chặn, sẽ lại đến lượt bạn.
tip-must-pass-for-now = Bạn không có gì chặn được: bỏ lượt. Nếu có người đánh tiếp, sẽ lại đến lượt bạn.

## table

table-ends-turn = { $me ->
    [yes] Bạn kết thúc lượt.
   *[no] { $who } kết thúc lượt.
}
table-killed-passes = { $me ->
    [yes] Không ai đánh tiếp: chồng bài { tally-cards } bị bỏ khỏi ván, và bạn đi trước.
   *[no] Không ai đánh tiếp: chồng bài { tally-cards } bị bỏ khỏi ván, và { $who } đi trước.
}
table-again = { $me ->
    [yes] Bạn đánh tiếp.
   *[no] { $who } đánh tiếp.
}
table-may-again = { $me ->
    [yes] Bạn được đánh tiếp.
   *[no] { $who } được đánh tiếp.
}
table-last-card = { $me ->
    [yes] Bạn chỉ còn một lá.
   *[no] { $who } chỉ còn một lá.
}
table-suits-locked = Từ giờ đến hết vòng chỉ được đánh { $suits }.

## why

asks-again-anything = Đánh tiếp hoặc kết thúc lượt: đánh lá nào cũng được.
asks-again-anything-turned = Đánh tiếp hoặc kết thúc lượt: đánh lá nào cũng được; thứ tự quân bài đang bị đảo ngược.
asks-again = Đánh tiếp hoặc kết thúc lượt: trên { FORM($bound, name: "definite") } thì { $answers }.
asks-again-lead = Đánh tiếp hoặc kết thúc lượt: đánh lá nào cũng được, trừ { FORM($cards, name: "definite") }.
asks-again-lead-turned = Đánh tiếp hoặc kết thúc lượt: đánh lá nào cũng được, trừ { FORM($cards, name: "definite") }; thứ tự quân bài đang bị đảo ngược.
asks-not-last = Không được về bằng { FORM($cards, name: "definite") }: bỏ lượt.
asks-locked-out = Chỉ được đánh { $suits } nên bạn không chặn được { $standing }: bỏ lượt.
asks-beat-locked = Chặn { $standing }: { $ways }, chỉ { $suits }.
why-passed = Bạn đã bỏ lượt, chờ vòng sau nhé.
why-passed-for-now = Bạn đã bỏ lượt; nếu có người đánh tiếp thì sẽ lại đến lượt bạn.
why-no-end = Chỉ kết thúc lượt được sau một nước cho phép đánh tiếp.
why-no-pass = { $can ->
    [play] Trò này không có bỏ lượt: đánh một lá.
    [pick-up] Trò này không có bỏ lượt: không đánh được lá nào nên ôm bài.
    [either] Trò này không có bỏ lượt: đánh, hoặc ôm bài.
   *[other] Trò này không có bỏ lượt.
}
why-pass-instead = Bạn không đánh được nên bỏ lượt: không được ôm chồng bài.
why-lead-no-pass = Chồng bài trống: bạn phải đánh, không được bỏ lượt.
why-play-no-pass = Không được bỏ lượt khi bạn còn đánh được { $cards }.
why-pass-after-turning = Chưa bỏ lượt được: lật một lá úp của bạn.
why-pass-after-taking = Chưa bỏ lượt được: lấy một lá ngửa của bạn.
why-again-or-end = Bạn được đánh tiếp hoặc kết thúc lượt, nhưng không được ôm chồng bài.
why-must-play = Không được ôm chồng bài khi bạn còn đánh được { $cards }.
why-one-or-all = Đánh một lá { rank } hoặc tất cả.
why-as-many = Phải đánh đúng { number } lá cùng số, bằng số lá của lần đánh trước.
why-must-beat = Không được bỏ lượt vì bạn chặn được { $standing }.
why-not-last = Không được về bằng { FORM($cards, name: "definite") }: hãy bỏ lượt hoặc đánh sao cho còn lại lá khác.
why-bombs-only = Bạn đã bỏ lượt nên trong vòng này chỉ còn được đánh hàng.
why-suit-lock = Đến hết vòng chỉ được đánh { $suits }.
why-last-card = Người kế tiếp chỉ còn một lá nên nếu đánh lẻ, bạn phải đánh lá lớn nhất.
