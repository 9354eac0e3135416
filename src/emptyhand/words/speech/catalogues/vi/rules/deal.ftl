### Chia bài: deal.*

## rulebook-pile

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

## rulebook-climb

climb-deal = Xáo bài rồi chia cho mỗi người { $cards }.
climb-left-over = Bài còn dư để sang một bên, không ai xem; những lá đó không dùng trong ván.
climb-spare = Bài thừa thuộc về người giữ lá nhỏ nhất.

## rulebook-questions

clash-no-up-cards = Không có lá ngửa nào.
clash-dealing-order = Mỗi loại bài được chia phải có một chỗ trong thứ tự chia.
clash-nobody-chooses = Không ai chọn bài ngửa.
clash-many-spare = Bài thừa nhiều đến mức ai cũng có thể nhận thêm một lá.
remedy-deal-choose-up-no = chia bài ngửa, không cho chọn
ask-deal-choose-openly = Mọi người có thấy ngay từng người chọn bài ngửa nào không?
ask-deal-whole = Có chia hết bộ bài, đều cho mọi người không?
ask-deal-order = Chia bài theo thứ tự nào?
ask-deal-hand = Mỗi người được mấy lá trên tay?
ask-deal-up = Mỗi người có mấy lá ngửa trước mặt?
ask-deal-down = Mỗi người có mấy lá úp trước mặt?
ask-deal-choose-up = Mỗi người có tự chọn lá nào để ngửa không?
ask-deal-flip-start = Có lật một lá để mở chồng bài không?
ask-deal-spare-to-lowest = Các lá dư có về tay người cầm lá nhỏ nhất không?

## page-learn

tip-choose = Chọn { number } lá để ngửa trước mặt. Bạn sẽ đánh chúng khi hết bài trên tay, nên để dành lá tốt ở đó.

## table

table-chooses = { $count ->
    [1] { $who } chọn một lá ngửa.
   *[other] { $who } chọn { $count } lá ngửa.
}
table-puts = { $me ->
    [yes] Bạn đặt ngửa { $cards }.
   *[no] { $who } đặt ngửa { $cards }.
}
table-turned = Lá lật ra để mở chồng bài là { $cards }.

## why

asks-up-cards = Chọn { number } lá để đặt ngửa.
asks-others-choose = Đang chọn bài ngửa.
why-choose-first = Trước hết hãy chọn { number } lá để đặt ngửa.
why-chosen-already = Bài ngửa đã chọn xong rồi.
why-never-chosen = Ván này không chọn bài ngửa.
