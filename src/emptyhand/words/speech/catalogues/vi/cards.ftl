# Những lá bài được chọn và các bộ bài.

next-rank = { rank }
rank-sign = { $rank ->
    [R] joker
   *[other] { $rank }
}
the-card = lá { rank } { suit }
count-cards = { number } lá

answer-anything = lá nào cũng được
answer-nothing = không lá nào
answer-higher = { $lowest } trở lên
answer-higher-or = { $lowest } trở lên, hoặc { $others }
answer-set = { number } lá giống nhau
answer-or = { $answers }, hoặc { $others }
answer-as-many = { $count ->
    [1] chỉ một lá, { $answers }
   *[other] { number } lá cùng số, { $answers }
}
answer-any-as-many = { number } lá cùng số bất kỳ

kind-single = lá lẻ
kind-pair = đôi
kind-triple = sám
kind-four = tứ quý
large-set = bộ { number } lá cùng số
kind-large-set = { large-set }
kind-three-and-one = sám kèm một lá
kind-full-house = cù lũ
kind-four-and-one = tứ quý kèm một lá
kind-run = sảnh { number } lá
kind-pairs = { number } đôi thông
kind-triples = { number } sám liên tiếp
kind-flush = thùng
kind-suited-run = { $count ->
    [5] thùng phá sảnh
   *[other] sảnh { number } lá đồng chất
}

higher-figure = { $kind } lớn hơn
lower-figure = { $kind } nhỏ hơn
equal-figure = bộ bằng nhau
following-figure = { $what ->
    [colour] { $figure } cùng màu
   *[suit] { $figure } cùng chất
}
any-figure = { $kind } bất kỳ
any-set-or-more = bộ từ { number } lá cùng số trở lên
any-run-or-more = sảnh từ { number } lá trở lên
any-pairs = { $lengths } đôi thông
any-pairs-or-more = từ { number } đôi thông trở lên

figure-lone = lá { rank }
figure-single = { $card }
figure-joker = { $big ->
    [yes] lá joker lớn
   *[no] lá joker
}
figure-pair = đôi { rank }
figure-triple = sám { rank }
figure-four = tứ quý { rank }
figure-large-set = bộ { number } lá { rank }
figure-three-and-one = sám { rank } kèm một lá
figure-full-house = cù lũ { rank }
figure-four-and-one = tứ quý { rank } kèm một lá
figure-run = sảnh { number } lá đến { rank }
figure-pairs = { number } đôi thông đến đôi { rank }
figure-triples = { number } sám liên tiếp đến sám { rank }
figure-flush = thùng đến { rank }
figure-suited-run = { $count ->
    [5] thùng phá sảnh đến { rank }
   *[other] sảnh { number } lá đồng chất đến { rank }
}
figure-with-tie = { $figure } ({ $tie })
the-figure = { $figure }
suit = { $suit ->
    [S] bích
    [C] chuồn
    [D] rô
   *[H] cơ
}
black = đen
red = đỏ

card-name = { $suit ->
    [none] joker
    [B] joker lớn
   *[other] { rank } { suit }
}
