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

table-chooses = { $count ->
    [1] { $who } chọn một lá ngửa.
   *[other] { $who } chọn { $count } lá ngửa.
}
table-puts = { $me ->
    [yes] Bạn đặt ngửa { $cards }.
   *[no] { $who } đặt ngửa { $cards }.
}
table-turned = Lá lật ra để mở chồng bài là { $cards }.
table-leads = { $me ->
    [yes] Bạn đi trước vì bạn thắng ván trước.
   *[no] { $who } đi trước vì thắng ván trước.
}
table-leads-loser = { $me ->
    [yes] Bạn đi trước vì bạn về bét ván trước.
   *[no] { $who } đi trước vì về bét ván trước.
}
table-leads-after-loser = { $me ->
    [yes] Bạn đi trước: người bên phải bạn về bét ván trước và chia bài.
   *[no] { $who } đi trước: người bên phải về bét ván trước và chia bài.
}
table-leads-after-winner = { $me ->
    [yes] Bạn đi trước: người bên phải bạn thắng ván trước và chia bài.
   *[no] { $who } đi trước: người bên phải thắng ván trước và chia bài.
}
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
table-wins-at-once = { $me ->
    [yes] Bạn tới trắng với { $hand }: { $cards }.
   *[no] { $who } tới trắng với { $hand }: { $cards }.
}
winning-hand = { $key ->
    [four-2s] tứ quý heo
    [six-pairs] sáu đôi
    [six-pairs-in-sequence] sáu đôi thông
    [three-triples-in-sequence] ba sám liên tiếp
    [a-dragon] sảnh rồng
   *[other] { $name }
}

table-plays = { $me ->
    [yes] Bạn đánh { $laid }.
   *[no] { $who } đánh { $laid }.
}
table-plays-draws = { $me ->
    [yes] Bạn đánh { $laid } rồi bốc { $drawn }.
   *[no] { $who } đánh { $laid } rồi bốc { $drawn }.
}
table-plays-up = { $me ->
    [yes] Bạn đánh { $laid } từ bài ngửa.
   *[no] { $who } đánh { $laid } từ bài ngửa.
}
table-plays-down = { $me ->
    [yes] Bạn đánh { $laid } từ bài úp.
   *[no] { $who } đánh { $laid } từ bài úp.
}
table-draws = { $me ->
    [yes] Bạn bốc { $drawn }.
   *[no] { $who } bốc { $drawn }.
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
table-tries = { $me ->
    [yes] Bạn lật { $cards } từ nọc và đánh được.
   *[no] { $who } lật { $cards } từ nọc và đánh được.
}
table-tries-wrong = { $me ->
    [yes] Bạn lật { $cards } từ nọc nhưng không đánh được.
   *[no] { $who } lật { $cards } từ nọc nhưng không đánh được.
}
table-flips = { $me ->
    [yes] Bạn lật { $cards } và đánh được.
   *[no] { $who } lật { $cards } và đánh được.
}
table-flips-wrong = { $me ->
    [yes] Bạn lật { $cards } nhưng không đánh được.
   *[no] { $who } lật { $cards } nhưng không đánh được.
}
table-picks-up = { $me ->
    [yes] Bạn ôm { $pile }.
   *[no] { $who } ôm { $pile }.
}
table-picks-up-with = { $me ->
    [yes] Bạn ôm { $pile }, kèm { $up } từ bài ngửa.
   *[no] { $who } ôm { $pile }, kèm { $up } từ bài ngửa.
}
table-picks-up-top = { $me ->
    [yes] Bạn ôm { $pile }; các lá còn lại bị bỏ khỏi ván.
   *[no] { $who } ôm { $pile }; các lá còn lại bị bỏ khỏi ván.
}
table-picks-up-with-top = { $me ->
    [yes] Bạn ôm { $pile }, kèm { $up } từ bài ngửa; các lá còn lại của chồng bài bị bỏ khỏi ván.
   *[no] { $who } ôm { $pile }, kèm { $up } từ bài ngửa; các lá còn lại của chồng bài bị bỏ khỏi ván.
}
picked-pile = chồng bài { tally-cards }
picked-pile-less = chồng bài { tally-cards } (bỏ ra ngoài: { $gone })
picked-back = lại { $cards } và thêm { $pile }
picked-top = { tally-cards } trên cùng của chồng bài
picked-top-less = { tally-cards } trên cùng của chồng bài (bỏ ra ngoài: { $gone })
table-passes = { $me ->
    [yes] Bạn bỏ lượt.
   *[no] { $who } bỏ lượt.
}
table-ends-turn = { $me ->
    [yes] Bạn kết thúc lượt.
   *[no] { $who } kết thúc lượt.
}
table-killed = Chồng bài { tally-cards } bị { FORM($by, name: "definite") } dọn sạch.
table-killed-run = Chồng bài { tally-cards } bị một loạt lá giống nhau dọn sạch.
table-killed-passes = { $me ->
    [yes] Không ai đánh tiếp: chồng bài { tally-cards } bị bỏ khỏi ván, và bạn đi trước.
   *[no] Không ai đánh tiếp: chồng bài { tally-cards } bị bỏ khỏi ván, và { $who } đi trước.
}
table-reversed = Đổi chiều: giờ đánh { direction }.
table-skipped = { $me ->
    [yes] Bạn mất lượt.
   *[no] { $who } mất lượt.
}
table-again = { $me ->
    [yes] Bạn đánh tiếp.
   *[no] { $who } đánh tiếp.
}
table-may-again = { $me ->
    [yes] Bạn được đánh tiếp.
   *[no] { $who } được đánh tiếp.
}
table-last-card = { $me ->
    [yes] Bạn chỉ còn một lá.
   *[no] { $who } chỉ còn một lá.
}
table-exchanged = { $who } đưa cho { $to } { $count } lá.
table-gives = { $me ->
    [yes] Bạn đưa cho { $to } { $cards }.
   *[no] { $who } đưa cho bạn { $cards }.
}
table-gives-up = { $me ->
    [giver] Bạn đưa cho { $to } lá ngửa { $cards }.
    [taker] { $who } đưa cho bạn lá ngửa { $cards }.
   *[no] { $who } đưa cho { $to } lá ngửa { $cards }.
}
table-order-turned = { $upside_down ->
    [yes] Thứ tự quân bài bị đảo ngược: quân nhỏ chặn được quân lớn.
   *[no] Thứ tự quân bài trở lại như thường.
}
table-suits-locked = Từ giờ đến hết vòng chỉ được đánh { $suits }.
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
# Danh hiệu theo thứ hạng ván trước, khi có đổi bài; đứng cạnh tên.
title-president = Tổng thống
title-vice-president = Phó tổng thống
title-citizen = Thường dân
title-peasant = Nông dân
title-beggar = Ăn mày
title-of = { $me ->
    [yes] bạn là { $title }
   *[no] { $who } là { $title }
}
table-titles = Danh hiệu: { $titles }.
numeral = { $place }
