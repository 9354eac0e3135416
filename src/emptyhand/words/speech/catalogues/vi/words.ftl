# Danh sách, quân bài và số.

list-and = { $first } và { $next }
list-or = { $first } hoặc { $next }
list-more = { $first }, { $next }

rank = { $rank ->
    [J] bồi
    [Q] đầm
    [K] già
    [A] át
    [R] joker
   *[other] { $rank }
}
ranks = lá { rank }
a-rank = một lá { rank }
    .definite = lá { rank }

number = { $count ->
    [0] không
    [1] một
    [2] hai
    [3] ba
    [4] bốn
    [5] năm
    [6] sáu
    [7] bảy
    [8] tám
    [9] chín
    [10] mười
    [11] mười một
    [12] mười hai
    [13] mười ba
   *[other] { $count }
}
cards-of = { number } lá { rank }
    .definite = { $count ->
        [1] lá { rank }
       *[other] { number } lá { rank }
    }
big-joker = lá joker lớn
