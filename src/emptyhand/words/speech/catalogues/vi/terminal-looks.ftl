# Bàn chơi được vẽ hoặc đọc lên trong cửa sổ dòng lệnh.

title-draw = nọc { $count }
    .short = nọc { $count }
title-way = chiều đánh { $arrow }
title-way-letters = { $way ->
    [down] xuong
   *[up] len
}
title-gone = ra khỏi ván { $count }
    .short = bỏ { $count }
column-hand = tay
column-up = ngửa
column-down = úp
    .short = úp
column-all = tổng
column-cards = lá
state-out = tới { place }
state-last = bét
state-choosing = đang chọn
state-chosen = đã chọn
state-to-beat = cần chặn
pile-label = Chồng
panel-hand = Bài trên tay bạn, { tally-cards }
panel-up = Bài ngửa của bạn, { tally-cards }
panel-down = Bài úp của bạn, { tally-cards }
panel-fits = { $mark } đánh được
panel-fresh = { $mark } vừa bốc
pass-to = Chuyển máy cho { $name } — bấm Enter

card-in-sentence = { $card }
card-without-article = -
card-none = không có lá nào
aloud-seats = { $title }. Theo thứ tự chỗ ngồi: { $seats }.
aloud-continues = Ván bài chơi tiếp sau { $count } nước.
aloud-holds = { $who } giữ { $cards }.
aloud-down = Bài úp: { $numbers }.
aloud-choose = Chọn trong: { $items }.
aloud-item = { $number }: { $card }
aloud-item-fits = { $number }: { $card }, đánh được
aloud-all-fit = { $count ->
    [1] Lá này đánh được.
   *[other] Tất cả đều đánh được.
}
aloud-none-fits = { $count ->
    [1] Lá này không đánh được.
   *[other] Không lá nào đánh được.
}
aloud-page = { $title }.
aloud-page-end = Hết.

classic-resumed = Chơi tiếp sau { $count } nước
classic-enter = Gõ số của các lá:
classic-pass-to = Chuyển máy cho { $name }, bấm Enter:
classic-score = Người { $seat }: thắng { $wins }, { $points } điểm
classic-player = NGƯỜI { $seat }
classic-draw = Nọc:
classic-discard = Chồng:
classic-hand = Tay:
classic-up = Ngửa:
classic-down = Úp:
classic-cards = { tally-cards }
classic-must-pick-up = Không đánh được, bấm Enter để ôm chồng bài
classic-must-pass = Không đánh được, bấm Enter để bỏ lượt
classic-must-end-turn = Không đánh được, bấm Enter để kết thúc lượt
classic-may-pick-up = Gõ p để ôm chồng bài
classic-may-pass = Gõ - để bỏ lượt
classic-may-end-turn = Gõ - để kết thúc lượt
classic-select-choose = Chọn { $count } lá làm bài ngửa
classic-select-hand = Chọn bài trên tay
classic-select-row = Chọn trong bài ngửa
classic-select-take = Chọn một lá ngửa
classic-select-along = Chọn bài ngửa để ôm kèm, hoặc không chọn lá nào
classic-select-down = Chọn một lá úp
classic-played = Đánh { $card }
classic-killed-pile = Dọn sạch chồng bài
classic-reversed = Đổi chiều!
classic-picked-up = Ôm { tally-cards }
classic-had-to-pick-up = Không đánh được, ôm { tally-cards }
classic-took = Lấy { $cards } từ bài ngửa
classic-killed = Bỏ { $cards } khỏi ván
classic-from-up = Lấy một lá ngửa (còn { $left })
classic-from-down = Lật một lá úp (còn { $left })
classic-drew = Ra { $card }
classic-wins = Người { $seat } thắng!
classic-last = Người { $seat } bét
classic-out = Người { $seat } hết bài, hạng { $place }
classic-placed = Đặt ngửa { $card }
classic-shows = Người { $seat } đặt ngửa { $cards }
classic-gives = Người { $seat } đưa cho người { $to } { $cards }
classic-turned = Lật { $card }
classic-starts-lot = Người { $seat } đi trước nhờ bốc thăm
classic-skipped = Người { $seat } mất lượt
classic-last-card = Người { $seat } chỉ còn một lá
classic-passed = Bỏ lượt
classic-turn-ended = Kết thúc lượt
classic-order-turned = { $upside_down ->
    [yes] *** Đảo thứ tự!
   *[no] *** Thứ tự như thường!
}
classic-suits-locked = *** Chỉ { $suits }!
classic-round-won = Hết vòng, người { $seat } đi trước
classic-dealt = Người { $seat } tới trắng với { $hand }: { $cards }
