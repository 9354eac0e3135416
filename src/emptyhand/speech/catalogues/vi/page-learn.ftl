# Học tại bàn: gợi ý và chỉ dẫn.

bubble-close = Đóng
hint-button = Gợi ý
hint-looking = Đang tính trước …
hint-taken = { $name } đã xem gợi ý.
hint-taken-you = Bạn đã xem gợi ý.

hints-option = Gợi ý
hints-alone = chỉ khi chơi một mình với máy
hints-always = cho mọi người, ai cũng thấy
hints-never = không có

## Mách nước: mỗi luật khi cần đến lần đầu

guide-label = Chỉ dẫn
guide-got-it = Đã hiểu
guide-waits = Mọi người chờ bạn đọc xong.
guide-no-more = Tắt chỉ dẫn
guide-on = Bật chỉ dẫn
guide-learn = Vừa chơi vừa học
guide-learn-about = Một ván thật với máy dễ. Mỗi luật được giải thích khi cần đến lần đầu.

tip-goal-pile = Hãy đánh hết bài. { $rows ->
    [both] Trước hết là bài trên tay, rồi các lá ngửa trước mặt, cuối cùng là các lá úp.
    [up] Trước hết là bài trên tay, rồi các lá ngửa trước mặt.
    [down] Trước hết là bài trên tay, rồi các lá úp trước mặt.
   *[none] Đánh lên chồng bài.
}
tip-goal-climb = Hãy đánh hết bài. Chặn bài trên bàn bằng bộ cùng loại lớn hơn.
tip-first-out = Ai hết bài trước thì thắng.
tip-play-on = Ai hết bài trước thì về nhất; những người khác đánh tiếp để phân thứ hạng.
tip-out = Có người đã tới và có thứ hạng. Những người khác đánh tiếp.

tip-choose = Chọn { number } lá để ngửa trước mặt. Bạn sẽ đánh chúng khi hết bài trên tay, nên để dành lá tốt ở đó.
tip-opening = { $plain ->
    [yes] Bạn có lá thường nhỏ nhất nên đi trước; không tính các lá đặc biệt.
   *[no] Bạn có lá nhỏ nhất nên đi trước.
} Lượt đầu phải đánh { a-rank }.
tip-opening-all = { $plain ->
    [yes] Bạn có lá thường nhỏ nhất nên đi trước; không tính các lá đặc biệt.
   *[no] Bạn có lá nhỏ nhất nên đi trước.
} Lượt đầu phải đánh tất cả các { ranks }.
tip-empty = Chồng bài đang trống: bạn đánh gì cũng được.
tip-empty-but = Chồng bài đang trống: bạn đánh gì cũng được, trừ { FORM($cards, name: "definite") }, nếu còn lá khác.
tip-turned = Thứ tự quân bài đang bị đảo ngược: quân nhỏ chặn được quân lớn.
tip-anything = Lúc này lá nào cũng đánh lên chồng được.
tip-lowest = { $plain ->
    [yes] Lá nào cũng đánh lên { a-rank } được, vì đó là lá thường nhỏ nhất.
   *[no] Lá nào cũng đánh lên { a-rank } được, vì đó là lá nhỏ nhất.
}
tip-answer = Đánh được lên chồng này: { $what }.
tip-bright = Các lá đánh được thì sáng. Chạm một lá rồi bấm nút đầu tiên bên dưới.
tip-sets = { $sets ->
    [all] Bạn được đánh một lá, hoặc tất cả các lá cùng số.
    [same] Bạn đánh số lá cùng số bằng đúng lượt trước. Khi chồng bài trống, bạn tự chọn số lá.
   *[any] Bạn được đánh nhiều lá cùng số một lúc: chạm từng lá một.
}
tip-must-pick-up = { $takes ->
    [before] Không lá nào của bạn đánh được, nên người trước bạn phải ôm bài.
   *[all] Không lá nào của bạn đánh được, nên bạn ôm chồng bài. Mọi lá trong đó lên tay bạn.
}
tip-must-pick-up-part = Không lá nào của bạn đánh được, nên { $count } lá trên cùng của chồng bài lên tay bạn.
tip-may-pick-up = Bạn cũng có thể ôm bài thay vì đánh.
tip-try-draw = { $takes ->
    [part] Không lá nào của bạn đánh được: lật lá trên cùng của nọc. Nếu đánh được thì đánh; nếu không, bạn giữ nó và ôm các lá trên cùng của chồng bài.
    [before] Không lá nào của bạn đánh được: lật lá trên cùng của nọc. Nếu đánh được thì đánh; nếu không, bạn giữ nó, và người trước bạn phải ôm bài.
   *[all] Không lá nào của bạn đánh được: lật lá trên cùng của nọc. Nếu đánh được thì đánh; nếu không, bạn giữ nó và ôm chồng bài.
}
tip-may-end = Bạn có thể đánh tiếp, hoặc kết thúc lượt.
tip-must-end = Bạn được đánh tiếp, nhưng không lá nào đánh được: kết thúc lượt.
tip-stuck-passes = Không lá nào của bạn đánh được, nên bạn bỏ lượt. Chồng bài để yên.
tip-stuck-passes-or-picks-up = Không lá nào của bạn đánh được: bỏ lượt và để yên chồng bài, hoặc ôm bài.
tip-may-let-lie = Bạn cũng có thể bỏ lượt và để yên chồng bài.
tip-all-passed = Không ai đánh tiếp lên chồng bài này nên nó bị bỏ khỏi ván, và một chồng mới bắt đầu.
tip-picked-up = Có người ôm cả chồng bài. Bạn cũng có thể gặp cảnh đó.
tip-picked-up-part = Có người ôm các lá trên cùng của chồng bài. Bạn cũng có thể gặp cảnh đó.
tip-skipped = Có người vừa bị mất lượt.
tip-killed-by-run = { $together ->
    [yes] { $count } lá bằng nhau trong một lượt dọn chồng bài: chồng bài ra khỏi ván.
   *[no] { $count } lá bằng nhau liên tiếp dọn chồng bài: chồng bài ra khỏi ván.
}
tip-run-again = { $may ->
    [yes] Người đánh lá cuối được đánh tiếp nếu muốn.
   *[no] Người đánh lá cuối đánh tiếp.
}
tip-refill = Sau mỗi lượt đánh, bạn rút cho đủ { $count } lá, khi nọc còn bài.
tip-draw = Sau mỗi lượt đánh, bạn rút { $count } lá, khi nọc còn bài.
tip-again = { $may ->
    [yes] Bạn được đánh tiếp nếu muốn.
   *[no] Bạn được đánh tiếp.
}
tip-up-row = Bài trên tay đã hết: giờ bạn đánh các lá ngửa trước mặt.
tip-up-take = Bài trên tay đã hết: lấy một lá ngửa. Nếu đánh được thì đánh ngay; { $takes ->
    [part] nếu không, bạn giữ nó và ôm các lá trên cùng của chồng bài.
    [before] nếu không, bạn giữ nó, và người trước bạn phải ôm bài.
   *[all] nếu không, bạn giữ nó và ôm chồng bài.
}
tip-down = Chỉ còn các lá úp. Lật một lá: nếu đánh được thì đánh; { $takes ->
    [part] nếu không, bạn giữ nó và ôm các lá trên cùng của chồng bài.
    [before] nếu không, bạn giữ nó, và người trước bạn phải ôm bài.
   *[all] nếu không, bạn ôm nó cùng chồng bài.
}

tip-special = Lá { rank } là lá đặc biệt.
tip-on-anything = Nó đánh lên lá nào cũng được.
tip-on-anything-but = Nó đánh lên lá nào cũng được, trừ { FORM($cards, name: "definite") }.
tip-kills = { $again ->
    [must] Nó dọn chồng bài: mọi lá ra khỏi ván, và ai đánh nó thì đánh tiếp.
    [may] Nó dọn chồng bài: mọi lá ra khỏi ván, và ai đánh nó thì được đánh tiếp nếu muốn.
   *[no] Nó dọn chồng bài: mọi lá ra khỏi ván.
}
tip-kills-on = { $again ->
    [must] Trên { FORM($cards, name: "definite") }, nó dọn chồng bài: mọi lá ra khỏi ván, và ai đánh nó thì đánh tiếp.
    [may] Trên { FORM($cards, name: "definite") }, nó dọn chồng bài: mọi lá ra khỏi ván, và ai đánh nó thì được đánh tiếp nếu muốn.
   *[no] Trên { FORM($cards, name: "definite") }, nó dọn chồng bài: mọi lá ra khỏi ván.
}
tip-lasts = Điều đó còn hiệu lực cho đến khi chồng bài bị dọn hoặc bị ôm.
tip-lasts-till-picked-up = Điều đó còn hiệu lực cho đến khi chồng bài bị dọn hoặc chính lá này bị ôm.
tip-see-through = Nó trong suốt: lá bên dưới vẫn còn hiệu lực.
tip-mirror = Nó được tính như lá nằm dưới nó.
tip-then-anything = Sau nó đánh gì cũng được.
tip-then-only = Sau nó chỉ đánh được: { $what }.
tip-plays-again = { $may ->
    [yes] Ai đánh nó thì được đánh tiếp nếu muốn.
   *[no] Ai đánh nó thì đánh tiếp.
}
tip-turns-for-good = Hết chồng bài thì thứ tự quân bài vẫn bị đảo.
tip-reverses = Nó đổi chiều đánh.
tip-skips = Người kế tiếp mất lượt.
tip-draws = { $each ->
    [yes] Mỗi lá bắt người kế tiếp bốc { $count } lá.
   *[no] Người kế tiếp bốc { $count } lá.
}
tip-only-as-itself = Chỉ khi nó được tính là { a-rank }.
tip-burns = Nó ra khỏi ván khi có người ôm nó.
tip-not-last = Chỉ được về bằng lá này trên chồng bài trống: đánh nó cuối cùng lên lá khác thì phải lấy lại và ôm bài.
tip-idle-last = Là lá cuối cùng thì nó không có tác dụng.
tip-not-led = Trên chồng bài trống, còn quân khác thì phải đánh quân khác.

tip-order = Thứ tự từ nhỏ đến lớn: { $row }.
tip-open-with = Bạn có lá nhỏ nhất, { $cards }, nên đi trước: lượt đầu phải có lá đó.
tip-open-with-alone = Bạn có lá nhỏ nhất, { $cards }, nên đi trước: đánh lẻ lá đó.
tip-lead = Bạn đi trước: muốn đánh bộ nào cũng được.
tip-kinds = Bạn có thể đánh { $kinds }.
tip-a-kind = { $kind }
tip-kind-run = sảnh từ { number } lá trở lên
tip-beat = Muốn chặn { FORM($figure, name: "the") }, hãy đánh { $kind } lớn hơn.
tip-suits = Cùng số thì so chất, từ nhỏ đến lớn: { $suits }.
tip-follow = { $what ->
    [colour] Chỉ đôi cùng màu mới chặn được.
   *[suit] Chỉ cùng chất mới chặn được.
}
tip-may-pass = Bạn có thể bỏ lượt, dù vẫn đánh được. Khi đó bạn chờ vòng sau.
tip-must-pass = Bạn không có gì chặn được: bỏ lượt và chờ vòng sau.
tip-may-pass-for-now = Bạn có thể bỏ lượt, dù vẫn đánh được. Nếu có người chặn, sẽ lại đến lượt bạn.
tip-must-pass-for-now = Bạn không có gì chặn được: bỏ lượt. Nếu có người đánh tiếp, sẽ lại đến lượt bạn.
tip-round = Không ai chặn được. Vòng này kết thúc, và người thắng vòng đi trước, đánh gì cũng được.
tip-bomb = Đây là hàng ({ $kind }): chặt được cả { $what }.
