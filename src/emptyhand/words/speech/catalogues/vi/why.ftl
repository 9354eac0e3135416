# Bàn đang đòi gì, và vì sao một nước đi không được.

the-rank = lá { rank }

bound-empty = chồng bài trống
bound-counts = { FORM($top, name: "definite") } (tính như { FORM($bound, name: "definite") })
bound-lasting = các lá nằm trên { FORM($bound, name: "definite") }
bound-under = { FORM($bound, name: "definite") } (vẫn còn hiệu lực dưới lá { rank })

asks-anything = Đánh lá nào cũng được.
asks-anything-turned = Đánh lá nào cũng được; thứ tự quân bài đang bị đảo ngược.
asks-answer = Trên { FORM($bound, name: "definite") }: { $answers }.
asks-lead = Đi gì cũng được.
asks-lead-turned = Đi gì cũng được; lúc này quân nhỏ chặn được quân lớn.
asks-unbeatable = Không gì chặn được { $standing }.
asks-beat = Chặn { $standing }: { $ways }.

why-watching = Bạn đang xem, không có bài để đánh.
why-out = Bạn đã hết bài và xong ván này.
why-not-your-turn = Chưa đến lượt bạn.
why-no-cards = Chọn ít nhất một lá.
why-not-in-hand = Trên tay bạn không có { $cards }.

why-mixed = { START($cards, name: "definite") } không đánh chung được: mỗi lần chỉ đánh các lá cùng số.

why-play-or-pass = Trò này chỉ có đánh bài hoặc bỏ lượt.
why-leader-passes = Bạn đi trước nên không được bỏ lượt: đánh bộ nào cũng được.
why-nothing-beats = { START($played) } không chặn được { $standing }: không gì chặn được, bỏ lượt thôi.
why-beat = { START($played) } không chặn được { $standing }: đánh { $ways }.
why-beat-or-pass = { START($played) } không chặn được { $standing }: đánh { $ways }, hoặc bỏ lượt.
