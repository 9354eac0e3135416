# Luật của các trò đánh bài lên một chồng chung.

pile-heading-specials = Các lá đặc biệt
pile-heading-runs = Loạt bài giống nhau
pile-heading-picking-up = Ôm chồng bài
pile-heading-table = { $zones ->
    [up] Bài ngửa
    [down] Bài úp
   *[both] Bài ngửa và bài úp
}

pile-aim = Đánh hết bài của bạn lên một chồng chung: { $zones }.
pile-aim-hand-only = Đánh hết bài trên tay lên một chồng chung.
pile-aim-hand = bài trên tay
pile-aim-up = bài ngửa trước mặt
pile-aim-down = bài úp
pile-aim-last-loses = Ai còn bài cuối cùng thì thua.
pile-aim-no-suits = Chỉ tính số của lá bài; chất không có vai trò gì.

## Chia bài

pile-deal = Xáo bài rồi lần lượt chia cho mỗi người { $shares }.
pile-deal-whole = Xào bài rồi chia hết bộ bài, mỗi người số lá như nhau, nhiều nhất có thể.
pile-deal-rows = Trong đó { $shares }; còn lại cầm trên tay.
pile-share = { $zone ->
    [up] { count-cards } ngửa (bài ngửa)
    [down] { count-cards } úp (bài úp)
   *[hand] { count-cards } trên tay
}
pile-next-share = { $zone ->
    [up] { count-cards } ngửa (bài ngửa)
    [down] { count-cards } úp (bài úp)
   *[hand] { count-cards } trên tay
}
pile-down-unseen = Không ai được xem bài úp, kể cả của mình.
pile-choose-up = Sau đó mỗi người chọn { number } trong { $dealt } lá trên tay để đặt ngửa: đó là bài ngửa.
pile-choose-up-whole = Sau đó mỗi người chọn { number } lá trên tay để đặt ngửa: bài ngửa.
pile-choose-secretly = Mọi người chọn kín; khi tất cả đã chọn xong thì các lá này được lật lên.
pile-choose-openly = Từng người chọn lần lượt, và mọi người đều thấy những lá đã được chọn trước.
pile-exchange = Từ ván thứ hai của trận, mọi người đổi bài ngửa trước lượt đánh đầu tiên: người về bét đưa cho người thắng { number } lá ngửa lớn nhất và nhận lại { number } lá ngửa nhỏ nhất của người thắng.
pile-exchange-next = { $sure ->
    [yes] Sau đó { exchange-places } cũng đổi { number } lá ngửa như vậy.
   *[no] Khi chơi từ { $players } người trở lên, sau đó { exchange-places } cũng đổi { number } lá ngửa như vậy.
}
pile-no-rest = Không còn dư lá nào, nên trò này không ai bốc bài.
pile-draw-pile = { $sure ->
    [yes] Các lá còn lại úp ở giữa bàn làm nọc.
   *[no] Các lá còn lại, nếu có, úp ở giữa bàn làm nọc.
}
pile-rest-aside = { $sure ->
    [yes] Các lá còn lại để sang một bên: trò này không ai bốc bài.
   *[no] Các lá còn lại, nếu có, để sang một bên: trò này không ai bốc bài.
}
pile-turned = Lật lá kế tiếp lên để mở chồng bài.
pile-turned-first = { $runs ->
    [yes] Người đi trước đánh lên lá đó như thể người chia bài vừa đánh nó ra, và lá đó cũng được tính vào loạt.
   *[no] Người đi trước đánh lên lá đó như thể người chia bài vừa đánh nó ra.
}
pile-turned-kills = Nếu lật trúng { FORM($cards, name: "definite") } thì lá đó bị bỏ khỏi ván, và người đi trước đánh lên chồng bài trống.
pile-turned-no-effect = Lá lật lên không cho ai đánh tiếp, không làm ai mất lượt và không đổi chiều.
pile-turned-no-draws = Không ai phải bốc bài vì lá lật lên.
pile-turned-seen-through = Nếu lật trúng { FORM($cards, name: "definite") } thì đánh lá nào lên cũng được.

## Ai đi trước

pile-starts-left-of-dealer = Bốc thăm chọn người chia bài; người ngồi bên trái người chia đi trước.
pile-starts-right-of-dealer = Bốc thăm chọn người chia bài; người ngồi bên phải người chia đi trước.
pile-starts-up = { $chosen ->
    [yes] Khi đã chọn xong bài ngửa, ai có lá ngửa nhỏ nhất thì đi trước.
   *[no] Ai có lá ngửa nhỏ nhất thì đi trước.
}
pile-starts = { $chosen ->
    [yes] { $table ->
        [yes] Khi đã chọn xong bài ngửa, ai có lá nhỏ nhất trên tay thì đi trước; bài trên bàn không tính.
       *[no] Khi đã chọn xong bài ngửa, ai có lá nhỏ nhất trên tay thì đi trước.
    }
   *[no] { $table ->
        [yes] Ai có lá nhỏ nhất trên tay thì đi trước; bài trên bàn không tính.
       *[no] Ai có lá nhỏ nhất trên tay thì đi trước.
    }
}
pile-starts-order = Khi so như vậy, thứ tự các quân từ nhỏ đến lớn là: { $ranks }.
pile-starts-tie-seat = Nếu nhiều người cùng có quân nhỏ nhất, ai được chia bài trước thì đi trước.
pile-starts-tie-lots = Nếu nhiều người cùng có quân nhỏ nhất thì bốc thăm.
pile-starts-tie-hands = Nếu nhiều người cùng có quân nhỏ nhất thì bốc thăm thay cho oẳn tù tì.
pile-opens-with-anything = { $turned ->
    [yes] Lượt đánh đầu tiên là lá nào hợp với lá đã lật cũng được.
   *[no] Lượt đánh đầu tiên là lá nào cũng được.
}
pile-opens-with-one = Lượt đánh đầu tiên phải là đúng một lá của quân đó; lá này vẫn có tác dụng như thường.
pile-opens-with-some = { $all ->
    [yes] Lượt đánh đầu tiên phải là một lá của quân đó, hoặc tất cả các lá quân đó bạn có; bài vẫn có tác dụng như thường.
   *[no] Lượt đánh đầu tiên phải là một hay nhiều lá của quân đó; bài vẫn có tác dụng như thường.
}
pile-opens-with-all = Lượt đánh đầu tiên phải là tất cả các lá quân đó trên tay; bài vẫn có tác dụng như thường.
pile-clockwise = { $reverses ->
    [yes] Đánh vòng quanh bàn theo chiều kim đồng hồ cho đến khi có lá đổi chiều.
   *[no] Đánh vòng quanh bàn theo chiều kim đồng hồ và không bao giờ đổi chiều.
}

## Lượt của bạn

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

## Được đánh gì

pile-on-empty = Trên chồng bài trống, đánh lá nào cũng được.
pile-on-empty-but = Trên chồng bài trống, đánh lá nào cũng được, trừ { FORM($cards, name: "definite") }, nếu còn lá khác.
pile-otherwise = { $strict ->
    [yes] Còn lại thì phải đánh quân lớn hơn lá trên cùng của chồng bài.
   *[no] Còn lại thì phải đánh cùng số với lá trên cùng của chồng bài, hoặc quân lớn hơn.
}
pile-otherwise-turned = { $strict ->
    [yes] { $cards } đảo ngược thứ tự quân bài; khi đó phải đánh quân nhỏ hơn lá trên cùng.
   *[no] { $cards } đảo ngược thứ tự quân bài; khi đó phải đánh cùng số với lá trên cùng, hoặc quân nhỏ hơn.
}
pile-specials = { $ranks } có luật riêng, xem bên dưới.
pile-bomb = Từ { $length } lá cùng số trở lên đánh cùng lúc thì đè được mọi lá.
pile-ranks-only = Phần sau chỉ nói được đánh quân nào; phải đánh mấy lá thì xem bên trên.
pile-in-full = { $turns ->
    [yes] Đây là những lá được đánh khi thứ tự quân bài bình thường:
   *[no] Đây là những lá được đánh:
}
pile-in-full-turned = Đây là những lá được đánh khi thứ tự quân bài bị đảo ngược:
pile-on = Trên { FORM($cards, name: "definite") }: { $answers }.
pile-on-lasting = Trên mọi lá nằm trên { FORM($card, name: "definite") }: { $answers }.
pile-on-mirror = Trên { FORM($card, name: "definite") }: lá nào hợp với lá mà nó đang tính theo; nếu nó tính là { $itself }: { $answers }.
pile-on-seen-through = Trên { FORM($card, name: "definite") }: lá nào hợp với lá bên dưới nó; nếu bên dưới không có lá nào thì lá nào cũng được.
pile-higher = { $strict ->
    [yes] quân lớn hơn
   *[no] cùng số hoặc lớn hơn
}
pile-higher-or = { $strict ->
    [yes] quân lớn hơn, hoặc { $others }
   *[no] cùng số hoặc lớn hơn, hoặc { $others }
}
pile-lower = { $strict ->
    [yes] quân nhỏ hơn
   *[no] cùng số hoặc nhỏ hơn
}
pile-lower-or = { $strict ->
    [yes] quân nhỏ hơn, hoặc { $others }
   *[no] cùng số hoặc nhỏ hơn, hoặc { $others }
}

## Các lá đặc biệt

pile-head = { $rank ->
    [J] Bồi
    [Q] Đầm
    [K] Già
    [A] Át
    [R] Joker
   *[other] { $rank }
}
pile-goes-on-anything = Đánh được trên mọi lá.
pile-goes-on-anything-but = Đánh được trên mọi lá, trừ { FORM($cards, name: "definite") }.
pile-goes-on = Đánh được trên { FORM($cards, name: "definite") }.
pile-goes-on-empty = Chỉ đánh được trên chồng bài trống.
pile-goes-on-turned = { $kind ->
    [anything] Khi thứ tự quân bài bị đảo ngược, nó đánh được trên mọi lá.
    [nothing] Khi thứ tự quân bài bị đảo ngược, nó chỉ đánh được trên chồng bài trống.
   *[cards] Khi thứ tự quân bài bị đảo ngược, nó đánh được trên { FORM($cards, name: "definite") }.
}
pile-not-led = Không được đánh lá này lên chồng bài trống khi còn quân khác để đánh.
pile-lying = { $several ->
    [yes] { $cards }, hoặc { $mirrored }
   *[no] { $cards } hoặc { $mirrored }
}
    .definite = { $several ->
        [yes] { FORM($cards, name: "definite") }, hoặc { FORM($mirrored, name: "definite") }
       *[no] { FORM($cards, name: "definite") } hoặc { FORM($mirrored, name: "definite") }
    }
pile-counting = { $cards } đang tính { $counting }
    .definite = { FORM($cards, name: "definite") } đang tính { $counting }
pile-as-these = như một trong những lá đó
pile-as = như lá { rank }
pile-kills = { $again ->
    [must] Dọn sạch chồng bài: tất cả các lá trong chồng bị bỏ khỏi ván, và người vừa đánh phải đánh tiếp lên chồng bài trống.
    [may] Dọn sạch chồng bài: tất cả các lá trong chồng bị bỏ khỏi ván, và người vừa đánh được đánh tiếp lên chồng bài trống.
   *[no] Dọn sạch chồng bài: tất cả các lá trong chồng bị bỏ khỏi ván, và người kế tiếp đánh lên chồng bài trống.
}
pile-kills-on = { $again ->
    [must] Đánh trên { FORM($cards, name: "definite") } thì nó dọn sạch chồng bài: tất cả các lá trong chồng bị bỏ khỏi ván, và người vừa đánh phải đánh tiếp lên chồng bài trống.
    [may] Đánh trên { FORM($cards, name: "definite") } thì nó dọn sạch chồng bài: tất cả các lá trong chồng bị bỏ khỏi ván, và người vừa đánh được đánh tiếp lên chồng bài trống.
   *[no] Đánh trên { FORM($cards, name: "definite") } thì nó dọn sạch chồng bài: tất cả các lá trong chồng bị bỏ khỏi ván, và người kế tiếp đánh lên chồng bài trống.
}
pile-lasts = { $passes ->
    [yes] Điều này còn hiệu lực cho đến khi chồng bài bị bỏ khỏi ván hoặc bị ôm, dù trên nó đánh thêm lá gì.
   *[no] Điều này còn hiệu lực cho đến khi chồng bài bị dọn hoặc bị ôm, dù trên nó đánh thêm lá gì.
}
pile-lasts-till-picked-up = Điều này còn hiệu lực, dù trên nó đánh thêm lá gì, cho đến khi chồng bài bị dọn hoặc chính lá này bị ôm.
pile-seen-through = Lá này trong suốt: lá bên dưới vẫn còn hiệu lực, nếu bên dưới không có lá nào thì đánh gì lên cũng được.
pile-mirrors = Tính như lá nằm ngay dưới nó, nên lượt đánh sau phải hợp với lá đó.
pile-mirrors-all = { $draws ->
    [yes] Tính như lá nằm ngay dưới nó: lượt đánh sau phải hợp với lá đó, và nó cũng đổi chiều, bắt bốc bài, nhảy lượt hay cho đánh tiếp như lá đó.
   *[no] Tính như lá nằm ngay dưới nó: lượt đánh sau phải hợp với lá đó, và nó cũng đổi chiều, nhảy lượt hay cho đánh tiếp như lá đó.
}
pile-mirror-alone = { $turned ->
    [yes] Trên chồng bài trống hoặc khi được lật lên để bắt đầu, nó tính là { FORM($itself, name: "definite") }: { $follows }.
   *[no] Trên chồng bài trống, nó tính là { FORM($itself, name: "definite") }: { $follows }.
}
pile-mirror-on-seen-through = { $turned ->
    [yes] Trên chồng bài trống, khi bên dưới chỉ có { $cards }, hoặc khi được lật lên để bắt đầu, nó tính là { FORM($itself, name: "definite") }: { $follows }.
   *[no] Trên chồng bài trống, hoặc khi bên dưới chỉ có { $cards }, nó tính là { FORM($itself, name: "definite") }: { $follows }.
}
pile-next = { $follows }.
pile-on-it = { $kind ->
    [anything] trên nó đánh lá nào cũng được
    [nothing] trên nó không đánh được lá nào
   *[only] trên nó chỉ đánh được { $answers }
}
pile-on-it-or = { $turns ->
    [yes] { $follows }; nếu nó đảo thứ tự trở lại thì { $otherwise }
   *[no] { $follows }; khi thứ tự quân bài bị đảo ngược thì { $otherwise }
}
pile-only = chỉ { $answers }
pile-turns-order = { $strict ->
    [yes] Đảo ngược thứ tự quân bài cho đến khi hết chồng bài: khi đó phải đánh quân nhỏ hơn thay vì lớn hơn. Một lá như vậy nữa thì thứ tự trở lại; nhiều lá đánh cùng lúc tính như một.
   *[no] Đảo ngược thứ tự quân bài cho đến khi hết chồng bài: khi đó phải đánh quân bằng hoặc nhỏ hơn thay vì lớn hơn. Một lá như vậy nữa thì thứ tự trở lại; nhiều lá đánh cùng lúc tính như một.
}
pile-turns-for-good = { $strict ->
    [yes] Đảo ngược thứ tự quân bài: khi đó phải đánh quân nhỏ hơn thay vì lớn hơn. Hết chồng bài thì thứ tự vẫn bị đảo, cho đến khi một lá như vậy nữa đảo lại; nhiều lá đánh cùng lúc tính như một.
   *[no] Đảo ngược thứ tự quân bài: khi đó phải đánh quân bằng hoặc nhỏ hơn thay vì lớn hơn. Hết chồng bài thì thứ tự vẫn bị đảo, cho đến khi một lá như vậy nữa đảo lại; nhiều lá đánh cùng lúc tính như một.
}
pile-turns-back = Khi có người ôm chồng bài, thứ tự cũng trở lại như thường, dù còn lá nằm lại.
pile-again = { $may ->
    [yes] Người vừa đánh được đánh tiếp.
   *[no] Người vừa đánh phải đánh tiếp.
}
pile-reverses-once = Đổi chiều đánh, chỉ một lần dù đánh bao nhiêu lá cùng lúc.
pile-reverses-odd = Đánh số lẻ lá này trong một lượt thì đổi chiều; số chẵn thì không.
pile-reverses-each = Mỗi lá đổi chiều một lần, nên hai lá đánh cùng lúc thì như không đổi.
pile-reverses-in-pile = Đổi chiều đánh nếu sau đó trong chồng bài có số lẻ { $cards }.
pile-two-skipped = { $left ->
    [yes] Khi chỉ còn hai người trong ván thì thay vào đó người kia mất lượt.
   *[no] Khi chơi hai người thì thay vào đó người kia mất lượt.
}
pile-two-reversing-nothing = { $left ->
    [yes] Khi chỉ còn hai người trong ván thì đổi chiều không thay đổi gì.
   *[no] Khi chơi hai người thì đổi chiều không thay đổi gì.
}
pile-draws-once = { $turned ->
    [yes] Người kế tiếp, sau khi đổi chiều nếu có, bốc { $cards } từ nọc, khi nọc còn bài; đánh nhiều lá cùng lúc cũng chỉ bốc bấy nhiêu.
   *[no] Người kế tiếp bốc { $cards } từ nọc, khi nọc còn bài; đánh nhiều lá cùng lúc cũng chỉ bốc bấy nhiêu.
}
pile-draws-each = { $turned ->
    [yes] Mỗi lá bắt người kế tiếp, sau khi đổi chiều nếu có, bốc { $cards } từ nọc, khi nọc còn bài.
   *[no] Mỗi lá bắt người kế tiếp bốc { $cards } từ nọc, khi nọc còn bài.
}
pile-draws-skipped = { $several ->
    [yes] Nếu nhiều người mất lượt thì chỉ người đầu tiên bốc bài.
   *[no] Nếu người đó mất lượt thì vẫn phải bốc bài trước.
}
pile-skips-once = Người kế tiếp mất lượt, chỉ một người dù đánh bao nhiêu lá cùng lúc.
pile-skips-odd = Đánh số lẻ lá này trong một lượt thì người kế tiếp mất lượt; số chẵn thì không ai mất lượt.
pile-skips-each = Mỗi lá làm một người mất lượt: hai { $cards } thì hai người mất lượt.
pile-skips-in-pile = Người kế tiếp mất lượt nếu sau đó trong chồng bài có số lẻ { $cards }.
pile-skips-all = Nếu tất cả người khác đều mất lượt thì người vừa đánh có lượt kế tiếp; thêm một lá nữa thì người đó cũng mất lượt.
pile-two-skips-once = { $left ->
    [yes] Khi chỉ còn hai người trong ván thì người vừa đánh có luôn lượt kế tiếp.
   *[no] Khi chơi hai người thì người vừa đánh có luôn lượt kế tiếp.
}
pile-two-skips-odd = { $left ->
    [yes] Khi chỉ còn hai người trong ván, đánh số lẻ lá thì người vừa đánh có luôn lượt kế tiếp.
   *[no] Khi chơi hai người, đánh số lẻ lá thì người vừa đánh có luôn lượt kế tiếp.
}
pile-two-skips-each = { $left ->
    [yes] Khi chỉ còn hai người trong ván, đánh số lẻ lá thì người vừa đánh có luôn lượt kế tiếp; số chẵn thì không.
   *[no] Khi chơi hai người, đánh số lẻ lá thì người vừa đánh có luôn lượt kế tiếp; số chẵn thì không.
}
pile-two-skips-in-pile = { $left ->
    [yes] Khi chỉ còn hai người trong ván thì lúc đó người vừa đánh có luôn lượt kế tiếp.
   *[no] Khi chơi hai người thì lúc đó người vừa đánh có luôn lượt kế tiếp.
}
pile-two-skips-twice = { $left ->
    [yes] Khi chỉ còn hai người trong ván, thay vì đổi chiều thì tính thêm một lần mất lượt, và hai lần mất lượt thì coi như không có.
   *[no] Khi chơi hai người, thay vì đổi chiều thì tính thêm một lần mất lượt, và hai lần mất lượt thì coi như không có.
}
pile-run-skips-nobody = Lượt đánh làm đủ một loạt thì không ai mất lượt.
pile-kill-skips-nobody = Khi nó dọn sạch chồng bài thì không ai mất lượt.
pile-only-as-itself = Điều này chỉ đúng khi nó tính là { FORM($itself, name: "definite") }; nếu không, nó có tác dụng của lá mà nó được tính như.
pile-avoid = Ai phải đánh lên nó thì được ôm chồng bài thay vì đánh.
pile-avoid-as = Ai phải đánh lên nó khi nó tính là { FORM($itself, name: "definite") } thì được ôm chồng bài thay vì đánh.
pile-burnt = Khi chồng bài bị ôm, lá này bị bỏ khỏi ván.
pile-burnt-part = Khi bị ôm, lá này bị bỏ khỏi ván.
pile-not-last = Đánh lá này cuối cùng lên các lá khác thì chưa về được: bạn ôm cả chồng bài cùng với nó.
pile-not-last-part = Đánh lá này cuối cùng lên các lá khác thì chưa về được: bạn lấy nó lại và ôm thêm { $pile } bên dưới nó.
pile-not-last-empty = Trên chồng bài trống thì được về bằng lá này.
pile-idle-last = Là lá cuối cùng của bạn thì nó không có tác dụng gì, chỉ nằm trên chồng bài.
pile-never-runs = { $cards } không bao giờ tạo thành loạt.
pile-breaks-runs = Nó cắt ngang loạt, và { $cards } không bao giờ tạo thành loạt.
pile-passed-over = Nó được bỏ qua khi đếm loạt: không cắt ngang cũng không kéo dài loạt.
pile-mirrors-in-runs = Trong loạt nó cũng tính như lá nằm ngay dưới nó.
pile-own-runs = Trong loạt thì nó không trong suốt: nó cắt ngang loạt của lá khác, và { $cards } tạo thành loạt riêng.

## Loạt

pile-no-runs = Các lá giống nhau nằm liền nhau không có tác dụng gì đặc biệt.
pile-no-runs-with = Khi chơi { $players } người, các lá giống nhau nằm liền nhau không có tác dụng gì đặc biệt.
pile-run = Từ { $length } lá cùng số trở lên nằm liền nhau trên cùng chồng bài là một loạt.
pile-run-with = Khi chơi { $players } người, từ { $length } lá cùng số trở lên nằm liền nhau trên cùng chồng bài là một loạt.
pile-run-kills = Một loạt dọn sạch chồng bài: tất cả các lá trong chồng bị bỏ khỏi ván.
pile-run-again = { $may ->
    [yes] Người làm đủ loạt được đánh tiếp lên chồng bài trống.
   *[no] Người làm đủ loạt phải đánh tiếp lên chồng bài trống.
}
pile-run-no-again = Người kế tiếp đánh lên chồng bài trống.
pile-run-one-play = Các lá của một loạt phải đánh ra trong cùng một lượt; bài đã có sẵn trên chồng không tính.
pile-run-specials = { $odd ->
    [yes] Các lá đặc biệt cũng tạo thành loạt như mọi lá khác, trừ khi luật riêng của chúng nói khác.
   *[no] Các lá đặc biệt cũng tạo thành loạt như mọi lá khác.
}
pile-run-killers-again = Một loạt { $cards } đánh cùng lúc vẫn cho bạn đánh tiếp.
pile-run-cards-again = Một loạt { $cards } vẫn cho bạn đánh tiếp.
pile-run-none-grows = Các lá của một loạt phải đánh ra trong cùng một lượt, vì không được đánh lá cùng số lên chúng.
pile-run-few-grow = Chỉ { $cards } mới tạo thành loạt qua nhiều lượt đánh, ai đánh cũng được.
pile-run-others-do-not = Mọi loạt khác phải đánh ra trong cùng một lượt, vì không được đánh lá cùng số lên các lá đó.
pile-run-anyhow = Các lá của một loạt do ai đánh, trong mấy lượt, đều được.
pile-run-but = Nhưng { $cards } chỉ tạo thành loạt khi đánh trong cùng một lượt, vì không được đánh lá cùng số lên chúng.
pile-run-effects-lapse = { $cards } khi làm đủ loạt thì không có tác dụng nào khác.
pile-run-still-reverses = { $cards } khi làm đủ loạt vẫn đổi chiều đánh.
pile-run-still-turns = { $cards } khi làm đủ loạt vẫn đảo thứ tự quân bài.
pile-run-still-draws = { $cards } khi làm đủ loạt vẫn bắt người kế tiếp bốc bài.
pile-run-once-again = { $cards } khi làm đủ loạt vẫn chỉ cho đánh tiếp một lần.

## Ôm chồng bài

pile-must-pick-up = Không đánh được lá nào thì bạn phải ôm chồng bài.
pile-must-give = Không đánh được lá nào thì người ngay trước bạn ôm chồng bài.
pile-pass-not-pick-up = Không đánh được lá nào thì bạn bỏ lượt, không phải ôm chồng bài.
pile-pass-or-choice = Không đánh được lá nào thì bạn bỏ lượt, trừ khi tự ý ôm chồng bài.
pile-pass-any-choice = Bạn được tự ý ôm trong bất kỳ lượt nào, dù đánh được hay không, trừ khi chồng bài trống.
pile-pass-choice-from = Bạn được tự ý ôm khi còn đánh { $zones }, dù đánh được hay không, trừ khi chồng bài trống.
pile-pass-choice-on = Bạn chỉ được tự ý ôm trên { FORM($cards, name: "definite") }, dù đánh được hay không.
pile-pass-no-choice = { $tried ->
    [yes] Không được tự ý ôm, chỉ ôm cùng với lá của mình vừa lấy hay lật lên mà không đánh được.
   *[no] Không được tự ý ôm.
}
pile-no-choice = Còn đánh được thì không được ôm.
pile-no-choice-except = Còn đánh được thì không được ôm, trừ khi trên cùng là { FORM($cards, name: "definite") }.
pile-any-choice = Bạn cũng được tự ý ôm trong bất kỳ lượt nào, trừ khi chồng bài trống.
pile-choice-from = Bạn cũng được tự ý ôm khi còn đánh { $zones }, trừ khi chồng bài trống.
pile-your-hand = bài trên tay
pile-your-up = bài ngửa
pile-your-down = bài úp
pile-choice-on = Trên { FORM($cards, name: "definite") } thì lúc nào bạn cũng được ôm.
pile-try-draw = Trước đó, chừng nào nọc còn bài, bạn lật lá trên cùng của nọc: đánh được thì nó được đánh ra và không ai phải ôm; không đánh được thì nó cũng lên tay bạn.
pile-picked-up = Cả chồng bài lên tay bạn, bạn hết lượt, và người kế tiếp đánh lên chồng bài trống.
pile-picked-up-goes-on = Cả chồng bài lên tay bạn, rồi bạn đánh tiếp lên chồng bài trống.
pile-given = Cả chồng bài lên tay người đó, bạn hết lượt, và người kế tiếp đánh lên chồng bài trống.
pile-given-goes-on = Cả chồng bài lên tay người đó, rồi bạn đánh lên chồng bài trống.
pile-part-picked-up = { $count ->
    [1] Chỉ lá trên cùng của chồng bài lên tay bạn.
   *[other] Chỉ { number } lá trên cùng của chồng bài lên tay bạn, hoặc tất cả nếu có ít hơn.
}
pile-part-given = { $count ->
    [1] Chỉ lá trên cùng của chồng bài lên tay người đó.
   *[other] Chỉ { number } lá trên cùng của chồng bài lên tay người đó, hoặc tất cả nếu có ít hơn.
}
pile-rest-leaves = Các lá còn lại bị bỏ khỏi ván, bạn hết lượt, và người kế tiếp đánh lên chồng bài trống.
pile-rest-leaves-goes-on = Các lá còn lại bị bỏ khỏi ván, rồi bạn đánh tiếp lên chồng bài trống.
pile-rest-stays = Các lá còn lại nằm yên, bạn hết lượt, và người kế tiếp đánh gì lên cũng được.
pile-rest-stays-goes-on = Các lá còn lại nằm yên, rồi bạn đánh tiếp: đánh gì lên cũng được.
pile-rest-binds = Các lá còn lại nằm yên, bạn hết lượt, và người kế tiếp phải đánh theo lá lúc này nằm trên cùng.
pile-rest-binds-goes-on = Các lá còn lại nằm yên, rồi bạn đánh tiếp theo lá lúc này nằm trên cùng.
pile-rest-no-runs = Các lá nằm lại không còn được tính vào loạt.
pile-rest-any-number = Lần đánh đó gồm mấy lá bằng nhau cũng được.
pile-given-tried = Lá của bạn không đánh được thì ở lại trên tay bạn.
pile-burns = { $cards } trong chồng không lên tay bạn mà bị bỏ khỏi ván.
pile-burns-part = Trong số đó, { $cards } không lên tay bạn mà bị bỏ khỏi ván.
pile-up-along = Nếu bạn đang đánh bài ngửa mà phải ôm, bạn được lấy kèm { $some } lá ngửa cùng số lên tay với chồng bài.
pile-up-must-along = Nếu bạn đang đánh bài ngửa mà phải ôm, bạn phải lấy kèm { $some } lá ngửa cùng số lên tay với chồng bài.
pile-up-card-along = Nếu bạn đang đánh bài ngửa mà phải ôm, bạn được lấy kèm lá ngửa của mình lên tay với chồng bài.
pile-up-card-must-along = Nếu bạn đang đánh bài ngửa mà phải ôm, lá ngửa của bạn cũng lên tay với chồng bài.
pile-none-along-by-choice = Khi tự ý ôm thì không được lấy kèm lá ngửa nào.

## Bài ngửa và bài úp

pile-when = { $when ->
    [drawn] trên tay hết bài và nọc đã hết
    [up-card] lá ngửa của bạn cũng hết
    [up-cards] bài ngửa của bạn cũng hết
   *[hand] trên tay hết bài
}
pile-up-take-fitting = Khi { pile-when }, bạn lấy một lá ngửa của mình lên tay: phải là lá đánh được, nếu có.
pile-up-take = { $several ->
    [yes] Khi { pile-when }, bạn lấy một lá ngửa bất kỳ của mình lên tay.
   *[no] Khi { pile-when }, bạn lấy lá ngửa của mình lên tay.
}
pile-up-take-all = { $several ->
    [yes] Khi { pile-when }, bạn lấy tất cả bài ngửa của mình lên tay cùng lúc rồi đánh tiếp từ trên tay.
   *[no] Khi { pile-when }, bạn lấy lá ngửa của mình lên tay rồi đánh tiếp từ trên tay.
}
pile-up-taken = Nếu lá đó đánh được thì nó được đánh ngay; nếu không, nó ở lại trên tay và bạn ôm luôn { $pile }.
pile-up-taken-or-give = Nếu lá đó đánh được thì nó được đánh ngay; nếu không, nó ở lại trên tay và người ngay trước bạn ôm { $pile }.
pile-picked-whole = chồng bài
pile-picked-part = { $count ->
    [1] lá trên cùng của chồng bài
   *[other] { number } lá trên cùng của chồng bài
}
pile-up-choice = Bạn được ôm chồng bài thay vì lấy lá ngửa, trừ khi chồng bài trống.
pile-up-pass = { $may ->
    [yes] Bạn cũng được bỏ lượt mà không lấy lá nào, trừ khi chồng bài trống.
   *[no] Không được bỏ lượt thay cho việc lấy lá ngửa.
}
pile-up-one = Khi { pile-when }, bạn đánh lá ngửa của mình y như đánh từ trên tay.
pile-up-one-stays = { $along ->
    [pass] Nếu lá đó không đánh được, bạn bỏ lượt, còn lá ngửa nằm yên.
    [choose] Nếu lá đó không đánh được, bạn bỏ lượt, trừ khi tự ý ôm chồng bài; đằng nào lá ngửa cũng nằm yên.
    [give] Nếu lá đó không đánh được, người ngay trước bạn ôm chồng bài, còn lá ngửa nằm yên.
    [must] Nếu lá đó không đánh được, bạn ôm chồng bài cùng với lá ngửa.
    [yes] Nếu lá đó không đánh được, bạn ôm chồng bài, còn lá ngửa nằm yên, trừ khi bạn lấy kèm.
   *[no] Nếu lá đó không đánh được, bạn ôm chồng bài, còn lá ngửa nằm yên.
}
pile-up-row = { $sets ->
    [same] Khi { pile-when }, bạn đánh bài ngửa y như đánh từ trên tay.
    [all] Khi { pile-when }, bạn đánh bài ngửa y như đánh từ trên tay, một lá hoặc tất cả các lá cùng số.
   *[any] Khi { pile-when }, bạn đánh bài ngửa y như đánh từ trên tay, các lá cùng số có thể đánh cùng lúc.
}
pile-up-row-stays = { $along ->
    [pass] Nếu không lá nào đánh được, bạn bỏ lượt, còn bài ngửa nằm yên.
    [choose] Nếu không lá nào đánh được, bạn bỏ lượt, trừ khi tự ý ôm chồng bài; đằng nào bài ngửa cũng nằm yên.
    [give] Nếu không lá nào đánh được, người ngay trước bạn ôm chồng bài, còn bài ngửa nằm yên.
    [must] Nếu không lá nào đánh được, bạn ôm chồng bài, còn những lá ngửa không lấy kèm thì nằm yên.
    [yes] Nếu không lá nào đánh được, bạn ôm chồng bài, còn bài ngửa nằm yên, trừ những lá bạn lấy kèm.
   *[no] Nếu không lá nào đánh được, bạn ôm chồng bài, còn bài ngửa nằm yên.
}
pile-down = { $several ->
    [yes] Khi { pile-when }, bạn lật một lá úp của mình.
   *[no] Khi { pile-when }, bạn lật lá úp của mình.
}
pile-down-played = Nếu lá đó đánh được thì nó được đánh ra; nếu không, bạn lấy nó cùng { $pile } lên tay và hết lượt.
pile-down-played-goes-on = Nếu lá đó đánh được thì nó được đánh ra; nếu không, bạn lấy nó cùng { $pile } lên tay rồi đánh tiếp lên chồng bài trống.
pile-down-played-goes-on-rest = Nếu lá đó đánh được thì nó được đánh ra; nếu không, bạn lấy nó cùng { $pile } lên tay rồi đánh tiếp.
pile-down-gives = Nếu lá đó đánh được thì nó được đánh ra; nếu không, nó lên tay bạn, người ngay trước bạn ôm { $pile } và bạn hết lượt.
pile-down-gives-goes-on = Nếu lá đó đánh được thì nó được đánh ra; nếu không, nó lên tay bạn, người ngay trước bạn ôm { $pile }, rồi bạn đánh tiếp lên chồng bài trống.
pile-down-gives-goes-on-rest = Nếu lá đó đánh được thì nó được đánh ra; nếu không, nó lên tay bạn, người ngay trước bạn ôm { $pile }, rồi bạn đánh tiếp.
pile-down-choice = Bạn được ôm chồng bài thay vì lật bài úp, trừ khi chồng bài trống.
pile-down-pass = { $may ->
    [yes] Bạn cũng được bỏ lượt mà không lật lá nào, trừ khi chồng bài trống.
   *[no] Không được bỏ lượt thay cho việc lật bài úp.
}
pile-down-no-choice = Bạn không được ôm chồng bài thay cho việc lật bài úp.
pile-down-no-choice-except = Bạn không được ôm chồng bài thay cho việc lật bài úp, trừ khi trên cùng là { FORM($cards, name: "definite") }.
pile-table-after-pick-up = Sau khi ôm, bạn phải đánh hết bài trên tay rồi mới được quay lại với bài trên bàn.
pile-table-again = Nếu được đánh tiếp mà trên tay hết bài, bạn đánh luôn bài trên bàn trong cùng lượt đó.

## Kết thúc

pile-finish-with-anything = Bạn được kết thúc bằng bất kỳ lá nào; tác dụng của lá đó không còn quan trọng.
pile-finish-except = Bạn được kết thúc bằng bất kỳ lá nào, riêng { FORM($cards, name: "definite") } thì chỉ trên chồng bài trống; tác dụng của lá cuối cùng không còn quan trọng.
pile-plays-on = Chơi tiếp đến khi chỉ còn một người có bài; người đó về bét và thua.
pile-finish-with-effect = Bạn được kết thúc bằng bất kỳ lá nào, và lá đó vẫn có tác dụng.
pile-finish-effect-except = Bạn được kết thúc bằng bất kỳ lá nào, riêng { FORM($cards, name: "definite") } thì chỉ trên chồng bài trống; lá cuối cùng vẫn có tác dụng.
pile-finish-idle = Nhưng { $cards } mà là bài cuối cùng thì không có tác dụng.
pile-finish-no-again = Nếu lá đó cho bạn đánh tiếp thì người kế tiếp đánh thay.
pile-announce-last = { $table ->
    [yes] Khi một người chỉ còn một lá, trên tay hay trên bàn, mọi người đều được báo.
   *[no] Khi một người chỉ còn một lá, mọi người đều được báo.
}
