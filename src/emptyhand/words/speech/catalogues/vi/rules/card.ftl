### Mỗi lá bài làm gì: card.RANK.*

## rulebook-pile

pile-heading-specials = Các lá đặc biệt
pile-on-empty = Trên chồng bài trống, đánh lá nào cũng được.
pile-on-empty-but = Trên chồng bài trống, đánh lá nào cũng được, trừ { FORM($cards, name: "definite") }, nếu còn lá khác.
pile-specials = { $ranks } có luật riêng, xem bên dưới.
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

## rulebook-questions

group-card = Lá { rank } của bạn làm gì?
# $card is a card of the rank: "an 8".
workshop-idle-skips = Không ai mất lượt vì { $card }: người đánh được đánh tiếp, và lượt đánh cho đánh tiếp thì không làm ai mất lượt.
workshop-idle-again = Dọn sạch chồng bài bằng { $card } thì đằng nào cũng được đánh tiếp.
workshop-limited = Trên { FORM($others, name: "definite") } chỉ đánh được một số lá nhất định: { FORM($card, name: "definite") } đánh được trên mọi lá khác.
workshop-let-on = Cho đánh cả { FORM($card, name: "definite") } trên { FORM($others, name: "definite") }
clash-mirror-through = Một lá hoặc tính như lá bên dưới, hoặc trong suốt, không thể cả hai.
clash-mirror-kills = Lá dọn sạch chồng bài thì không thể tính như lá bên dưới.
clash-burns = Lá bị bỏ khỏi ván thì không thể ôm về thay vì hết bài.
clash-turns-nothing = Lá dọn sạch chồng bài thì không còn gì để đảo thứ tự.
clash-nothing-fits = Sẽ không có lá nào đánh được lên lá này.
clash-kills-anyway = Lá này lúc nào cũng dọn chồng bài.
clash-copies-nothing = Chỉ lá được tính như lá bên dưới mới có tác dụng của lá đó.
clash-draws-nothing = Lá này không bắt ai bốc bài.
clash-nothing-fits-turned = Khi thứ tự bị đảo, không lá nào đánh được trên lá này.
clash-none-led = Không lá nào đánh được khi chồng bài trống.
clash-lasts-nothing = Lá này không đòi hỏi gì để kéo dài.
clash-lasts-mirror = Lá được tính như lá bên dưới không thể theo một đòi hỏi kéo dài.
ask-card-on = Lá này đánh được lên lá nào?
choice-card-on-order = Lá bằng hoặc nhỏ hơn
choice-card-on-anything = Mọi lá
ask-card-not-on = Lá này không bao giờ đánh được lên lá nào?
ask-card-next = Lá nào đánh được lên lá này?
choice-card-next-order = Lá bằng hoặc lớn hơn
choice-card-next-anything = Lá nào cũng được
choice-card-next-see-through = Lá nào đánh được lên lá bên dưới nó
ask-card-mirrors = Lá này có tính như lá nằm ngay dưới nó không?
ask-card-copies = Lá này có cả tác dụng của lá đó không?
ask-card-again = Đánh lá này rồi có được đánh tiếp không?
ask-card-kills = Lá này có dọn sạch chồng bài không?
ask-card-kill-again = Lá này dọn chồng bài xong, người đánh có được đánh tiếp không?
ask-card-turns = Lá này có đảo ngược thứ tự quân bài không?
ask-card-reverses = Lá này có đổi chiều đánh không?
choice-card-reverses-never = Không
choice-card-reverses-once = Có, một lần mỗi lượt đánh
choice-card-reverses-odd = Có, nếu đánh số lá lẻ
choice-card-reverses-each = Có, mỗi lá một lần
choice-card-reverses-odd-in-pile = Có, nếu trong chồng có số lá lẻ
ask-card-skips = Lá này có làm người kế mất lượt không?
choice-card-skips-never = Không
choice-card-skips-once = Có, một người
choice-card-skips-odd = Có, nếu đánh số lá lẻ
choice-card-skips-each = Có, mỗi lá một người
choice-card-skips-odd-in-pile = Có, nếu trong chồng có số lá lẻ
ask-card-draws = Lá này bắt người kế bốc mấy lá?
none-card-draws = Không lá nào
ask-card-draws-each = Có phải mỗi lá bắt bốc bấy nhiêu không?
ask-card-may-pick-up = Người kế có được ôm chồng bài thay vì đánh lên lá này không?
ask-card-finishes = Có được đánh lá này làm lá cuối cùng lên các lá khác không? Trên chồng bài trống thì luôn được.
ask-card-burns = Khi ôm chồng bài, lá này có bị loại khỏi ván không?
ask-card-kills-on = Lá này dọn sạch chồng bài khi nằm trên lá nào?
ask-card-lasts = Lá này có còn hiệu lực đến khi hết chồng bài, dù đánh gì lên nó không?
ask-card-leads = Có được đánh lá này khi chưa có chồng bài không?
ask-card-acts-last = Lá này làm lá cuối thì có còn tác dụng không?
ask-card-in-runs = Lá này tính trong loạt thế nào?
choice-card-in-runs-forms = Tạo thành loạt
choice-card-in-runs-breaks = Cắt ngang loạt
choice-card-in-runs-through = Được bỏ qua

## page-table

special-kills = dọn sạch chồng bài
special-seen-through = trong suốt
special-mirrors = bắt chước lá bên dưới
special-resets = cho đánh lại từ đầu
special-stops = không lá nào đè được
special-lower = sau đó chỉ { rank } trở xuống
special-lower-or = sau đó chỉ { rank } trở xuống, hoặc { $others }
special-only = sau đó chỉ { $answers }
special-again = đánh tiếp
special-reverses = đổi chiều
special-skips = nhảy lượt
special-draws = người kế bốc { $count } lá
special-draws-each = mỗi lá bắt người kế bốc { $count } lá
special-turns = đảo thứ tự lớn nhỏ
special-not-last = chỉ được về trên chồng bài trống
special-lasts = giữ nguyên cho đến khi hết chồng bài
special-kills-on = dọn sạch chồng bài trên { FORM($cards, name: "definite") }
special-idle-last = là lá cuối thì không có tác dụng
special-not-led = không được đi đầu
special-on-anything = đè được mọi lá
special-own-rule = có luật riêng

## page-learn

tip-empty-but = Chồng bài đang trống: bạn đánh gì cũng được, trừ { FORM($cards, name: "definite") }, nếu còn lá khác.
tip-skipped = Có người vừa bị mất lượt.
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

## table

table-killed = Chồng bài { tally-cards } bị { FORM($by, name: "definite") } dọn sạch.
table-reversed = Đổi chiều: giờ đánh { direction }.
table-skipped = { $me ->
    [yes] Bạn mất lượt.
   *[no] { $who } mất lượt.
}

## why

asks-lead-but = Đánh lá nào cũng được, trừ { FORM($cards, name: "definite") }.
asks-lead-but-turned = Đánh lá nào cũng được, trừ { FORM($cards, name: "definite") }; thứ tự quân bài đang bị đảo ngược.
why-not-on = { START($cards, name: "definite") } không đánh được trên { FORM($bound, name: "definite") }: đánh { $answers }.
why-not-led = Không được đánh { FORM($cards, name: "definite") } lên chồng bài trống khi còn quân khác để đánh.
why-nothing-goes = { START($cards, name: "definite") } không đánh được trên { FORM($bound, name: "definite") }: không lá nào đánh được.
