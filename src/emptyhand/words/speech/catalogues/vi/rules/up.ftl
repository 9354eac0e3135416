### Bài ngửa và bài úp: up.*

## rulebook-pile

pile-heading-table = { $zones ->
    [up] Bài ngửa
    [down] Bài úp
   *[both] Bài ngửa và bài úp
}
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

## rulebook-questions

group-rows = Bài trên bàn
clash-not-taken = Chỉ khi lấy bài ngửa lên tay trước thì mới bắt lá đó phải đánh được.
remedy-up-play-row = đánh thẳng lá ngửa từ bàn
ask-up-play = Bạn đánh bài ngửa thế nào?
choice-up-play-row = Đánh thẳng từ bàn, các lá bằng nhau cùng lúc
choice-up-play-take = Lấy một lá lên tay, đánh được thì đánh
choice-up-play-take-all = Lấy hết lên tay một lượt
ask-up-must-fit = Nếu có lá ngửa đánh được, có phải lấy lá đó không?

## page-learn

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

## table

table-plays-up = { $me ->
    [yes] Bạn đánh { $laid } từ bài ngửa.
   *[no] { $who } đánh { $laid } từ bài ngửa.
}
table-plays-down = { $me ->
    [yes] Bạn đánh { $laid } từ bài úp.
   *[no] { $who } đánh { $laid } từ bài úp.
}
table-takes = { $me ->
    [yes] Bạn lấy { $cards } từ bài ngửa và đánh được.
   *[no] { $who } lấy { $cards } từ bài ngửa và đánh được.
}
table-takes-wrong = { $me ->
    [yes] Bạn lấy { $cards } từ bài ngửa nhưng không đánh được.
   *[no] { $who } lấy { $cards } từ bài ngửa nhưng không đánh được.
}
table-takes-row = { $me ->
    [yes] Bạn lấy bài ngửa lên tay: { $cards }.
   *[no] { $who } lấy bài ngửa lên tay: { $cards }.
}
table-flips = { $me ->
    [yes] Bạn lật { $cards } và đánh được.
   *[no] { $who } lật { $cards } và đánh được.
}
table-flips-wrong = { $me ->
    [yes] Bạn lật { $cards } nhưng không đánh được.
   *[no] { $who } lật { $cards } nhưng không đánh được.
}

## why

why-one-up-card = Mỗi lần chỉ lấy một lá ngửa.
why-not-in-row = Trong bài ngửa của bạn không có { $cards }.
why-down-after-hand = Hết bài trên tay mới được lật bài úp.
why-down-after-up = Hết bài ngửa mới được lật bài úp.
why-up-after-hand = Hết bài trên tay mới được dùng bài ngửa.
why-up-from-row = Ở trò này bài ngửa được đánh thẳng từ hàng.
why-take-up = Lấy một lá ngửa của bạn: hợp thì lá đó được đánh.
why-take-up-first = Chưa ôm chồng bài được: lấy một lá ngửa của bạn, không hợp thì ôm luôn chồng bài.
why-only-down = Bạn chỉ còn bài úp: lật một lá.
why-must-fit = Bạn có lá ngửa đánh được: lấy { $cards }.
why-no-such-place = Ô { $place } không có bài: chọn ô { $places }.
