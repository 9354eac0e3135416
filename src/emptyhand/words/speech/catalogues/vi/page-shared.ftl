# Lời dùng chung ở nhiều nơi trên trang.

seat-number = Chỗ { $number }
your-turn = Đến lượt bạn.

only-turn-over = Lật một lá.
only-take = Lấy một lá ngửa của bạn.
only-pick-up = Không đánh được lá nào: ôm bài.
only-pass = Không chặn được: bỏ lượt.
only-end-turn = Hết lá đánh được: kết thúc lượt.
only-let-lie = Không lá nào đánh được: bỏ lượt.

step-sat = { $who } ngồi vào bàn.
step-removed = { $who } bị mời ra khỏi bàn.
step-silent = { $who } không kịp xin chơi tiếp: máy vào chỗ đó.
step-left = { $who } rời bàn.
step-bot = Máy ngồi vào chỗ { $number }.
step-free = Chỗ { $number } đang trống.
step-rules = Giờ bàn chơi { $game }.
step-host = { $who } giờ là chủ bàn.
step-undone = Đã rút lại { $count } nước đi.
step-paused = Ván bài tạm dừng.
step-resumed = Ván bài tiếp tục.
step-back = { $who } quay lại chơi.
step-voided = Chưa có con số để chia bài từ { $who }: mọi người phải sẵn sàng lại.
step-remark = { $text }
