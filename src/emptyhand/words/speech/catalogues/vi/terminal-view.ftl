# Bàn chơi bằng lời.

view-turn = { $me ->
    [yes] Đến lượt bạn.
   *[no] Đến lượt { $who }.
}
view-turn-choosing = { $me ->
    [yes] Đến lượt bạn chọn một lá ngửa.
   *[no] Đến lượt { $who } chọn một lá ngửa.
}
view-played = { $me ->
    [yes] Bạn đã đánh { $laid }.
   *[no] { $who } đã đánh { $laid }.
}
view-pile = { $more ->
    [yes] Chồng bài có { tally-cards }, từ trên xuống: { $cards }, v.v.
   *[no] Chồng bài có { tally-cards }, từ trên xuống: { $cards }.
}
view-pile-empty = Chồng bài trống.
view-run = Trên cùng có { $length } lá { rank } liền nhau; đủ { $enough } lá thì chồng bài bị dọn sạch.
view-you-out = Bạn đã xong, về { place }.
view-hand = Trên tay bạn có { tally-cards }: { $cards }.
view-hand-empty = Trên tay bạn hết bài.
view-up = Bài ngửa của bạn: { $cards }.
view-down = Bài úp của bạn ở ô { $places }.
view-you-passed = Bạn đã bỏ lượt và chờ vòng sau.
view-out = { $who } đã xong, về { place }.
view-has = { $who } có { $cards }.
view-has-passed = { $who } có { $cards } và đã bỏ lượt.
view-in-hand = { $count ->
    [0] không còn bài trên tay
   *[other] { tally-cards } trên tay
}
view-in-hand-known = { tally-cards } trên tay ({ $cards })
view-in-hand-among = { tally-cards } trên tay (trong đó có { $cards })
view-face-up = { $cards } ngửa
view-face-down = { tally-cards } úp
view-draw-pile = Nọc còn { tally-cards }.
view-draw-pile-empty = Nọc đã hết.
view-gone = { $count } lá đã ra khỏi ván.
view-direction = Đánh { direction }.
