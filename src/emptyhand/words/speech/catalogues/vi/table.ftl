# Chuyện trên bàn.

a-seat = { $me ->
    [yes] bạn
   *[no] { $who }
}
tally-cards = { $count } lá
direction = { $direction ->
    [forward] theo chiều kim đồng hồ
   *[back] ngược chiều kim đồng hồ
}
place = { $place ->
    [1] nhất
    [2] nhì
    [3] ba
    [4] tư
   *[other] thứ { $place }
}

laid-set = { $count ->
    [2] đôi { rank } ({ $cards })
    [3] sám { rank } ({ $cards })
    [4] tứ quý { rank } ({ $cards })
   *[other] { cards-of } ({ $cards })
}
laid-run = sảnh { number } lá ({ $cards })
laid-mixed = { $kind } ({ $cards })
laid-pairs = { number } đôi thông ({ $cards })

table-plays = { $me ->
    [yes] Bạn đánh { $laid }.
   *[no] { $who } đánh { $laid }.
}
table-plays-draws = { $me ->
    [yes] Bạn đánh { $laid } rồi bốc { $drawn }.
   *[no] { $who } đánh { $laid } rồi bốc { $drawn }.
}
table-draws = { $me ->
    [yes] Bạn bốc { $drawn }.
   *[no] { $who } bốc { $drawn }.
}
table-passes = { $me ->
    [yes] Bạn bỏ lượt.
   *[no] { $who } bỏ lượt.
}
table-round-won = { $me ->
    [yes] Không ai chặn được bài của bạn, bạn đi trước vòng sau.
   *[no] Không ai chặn được bài của { $who }, { $who } đi trước vòng sau.
}
table-round-passed-on = { $me ->
    [yes] Không ai chặn được bài của bạn, { $leader } đi trước vòng sau.
   *[no] { $leader_me ->
        [yes] Không ai chặn được bài của { $who }, bạn đi trước vòng sau.
       *[no] Không ai chặn được bài của { $who }, { $leader } đi trước vòng sau.
    }
}
table-last = { $me ->
    [yes] Bạn bét.
   *[no] { $who } bét.
}
table-finishes = { $me ->
    [yes] Bạn tới { place }.
   *[no] { $who } tới { place }.
}
table-over = Hết ván.
table-over-places = Hết ván: { $places }.
ends-winning = { $me ->
    [yes] bạn thắng
   *[no] { $who } thắng
}
ends-placed = { $me ->
    [yes] bạn về { place }
   *[no] { $who } về { place }
}
ends-last = { $me ->
    [yes] bạn bét
   *[no] { $who } bét
}
ends-losing = { $me ->
    [yes] bạn thua
   *[no] { $who } thua
}

result-nobody = Không ai thắng: ván bài dừng sau { $count } lượt.
result-wins = { $me ->
    [yes] Bạn thắng!
   *[no] { $who } thắng.
}
result-places = Hết ván: { $places }.
result-place = { $last ->
    [yes] bét { a-seat }
   *[no] { place } { a-seat }
}
numeral = { $place }
