### Ai đi trước, và đánh gì: opening.*

## rulebook-pile

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

## rulebook-climb

climb-starts = { $first ->
    [yes] Ở ván đầu tiên, ai có { $lowest } thì đi trước.
   *[no] Ai có { $lowest } thì đi trước.
}
climb-starts-instead = Nếu không ai có lá đó, người giữ lá nhỏ nhất đã chia ra sẽ đi trước.
climb-starts-twice = Khi chơi hai bộ bài, có thể hai người cùng có lá đó: ai được chia bài trước thì đi trước.
climb-opens-with-lowest = Lượt đánh đầu tiên phải có lá nhỏ nhất này, đánh lẻ hoặc trong bộ nào cũng được.
climb-opens-with-lowest-alone = Lượt đánh đầu tiên phải là lá nhỏ nhất này, đánh lẻ.
climb-opens-with-anything = Lượt đánh đầu tiên là bộ nào cũng được, có hay không có lá nhỏ nhất này.

## rulebook-questions

group-start = Bắt đầu
clash-ladder-lacks = Có thể có người không có lá nào để đi trước: thứ tự đi trước còn thiếu { $ranks }.
clash-no-ladder = Chưa biết lá nào là nhỏ nhất.
clash-starts-anything = Ở đây người có lá nhỏ nhất trên tay không đi trước, nên lượt đầu đánh gì cũng được.
clash-turned-opens = Lá lật ra mở đầu ván bài.
clash-not-lowest = Lượt đầu không bắt buộc có lá nhỏ nhất.
ask-opening-starter = Ai đi trước?
choice-opening-starter-lowest = Người cầm lá nhỏ nhất
choice-opening-starter-lowest-up = Người có lá ngửa nhỏ nhất
choice-opening-starter-left-of-dealer = Người bên trái người chia
choice-opening-starter-right-of-dealer = Người bên phải người chia
ask-opening-ladder = Lá nào được đi trước, trước những lá nào?
ask-opening-ties = Nếu nhiều người có lá ấy thì ai đi trước?
choice-opening-ties-seat = Người ngồi ghế đầu
choice-opening-ties-coin = Tung đồng xu
choice-opening-ties-rps = Oẳn tù tì
ask-opening-cards = Lượt đầu phải đánh gì?
choice-opening-cards-one = Một lá của số đó
choice-opening-cards-some = Một hay nhiều lá của số đó
choice-opening-cards-all = Tất cả lá của số đó mà bạn có
choice-opening-cards-anything = Gì cũng được
ask-opening-open-with-lowest = Lượt đầu có phải có lá nhỏ nhất không?
ask-opening-alone = Lá nhỏ nhất có phải đánh một mình không?

## page-learn

tip-opening = { $plain ->
    [yes] Bạn có lá thường nhỏ nhất nên đi trước; không tính các lá đặc biệt.
   *[no] Bạn có lá nhỏ nhất nên đi trước.
} Lượt đầu phải đánh { a-rank }.
tip-opening-all = { $plain ->
    [yes] Bạn có lá thường nhỏ nhất nên đi trước; không tính các lá đặc biệt.
   *[no] Bạn có lá nhỏ nhất nên đi trước.
} Lượt đầu phải đánh tất cả các { ranks }.
tip-open-with = Bạn có lá nhỏ nhất, { $cards }, nên đi trước: lượt đầu phải có lá đó.
tip-open-with-alone = Bạn có lá nhỏ nhất, { $cards }, nên đi trước: đánh lẻ lá đó.

## table

table-starts = { $me ->
    [yes] Bạn đi trước.
   *[no] { $who } đi trước.
}
table-starts-left = { $me ->
    [yes] Bạn ngồi bên trái người chia nên đi trước.
   *[no] { $who } ngồi bên trái người chia nên đi trước.
}
table-starts-right = { $me ->
    [yes] Bạn ngồi bên phải người chia nên đi trước.
   *[no] { $who } ngồi bên phải người chia nên đi trước.
}
table-starts-lowest = { $me ->
    [yes] Bạn đi trước vì có lá nhỏ nhất: { FORM($lowest, name: "definite") }.
   *[no] { $who } đi trước vì có lá nhỏ nhất: { FORM($lowest, name: "definite") }.
}
table-starts-plain = { $me ->
    [yes] Bạn đi trước vì có lá thường nhỏ nhất: { FORM($lowest, name: "definite") }.
   *[no] { $who } đi trước vì có lá thường nhỏ nhất: { FORM($lowest, name: "definite") }.
}
table-starts-lot = { $me ->
    [yes] Bạn bốc thăm được đi trước trong số người có { $lowest }: { $tied }.
   *[no] { $who } bốc thăm được đi trước trong số người có { $lowest }: { $tied }.
}
table-starts-order = { $me ->
    [yes] Bạn đi trước theo thứ tự chỗ ngồi trong số người có { $lowest }: { $tied }.
   *[no] { $who } đi trước theo thứ tự chỗ ngồi trong số người có { $lowest }: { $tied }.
}

## why

opening-all = tất cả lá { rank } của bạn
opening-one-or-all = một lá { rank } hoặc tất cả lá { rank } của bạn
opening-some = một hay nhiều lá { rank }
asks-opening = Mở đầu bằng { $cards }.
asks-lead-card = Đi { $card }, đánh lẻ hoặc trong một bộ.
asks-lead-card-alone = Đánh lẻ { $card } trước.
why-open-first = Phải mở đầu trước đã: đánh { $opening }.
why-cannot-open = { START($cards, name: "definite") } không mở đầu được: đánh { $opening }.
why-open-one = Chỉ được mở đầu bằng một lá { rank }.
why-open-one-or-all = Mở đầu bằng một lá { rank } hoặc tất cả.
why-open-all = Phải mở đầu bằng tất cả lá { rank } của bạn cùng lúc.
why-opening-card = Lượt đầu tiên phải có { $card }.
why-opening-alone = Lượt đầu tiên phải đánh lẻ { $card }.
