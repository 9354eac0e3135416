# Bàn chơi: chỗ ngồi, dòng tin, bài của mình, nút bấm, diễn biến và trò chuyện.

table-others = Những người chơi khác

seat-ordinal = { $place ->
    [1] nhất
    [2] nhì
    [3] ba
    [4] tư
   *[other] thứ { $place }
}
seat-place = về { seat-ordinal }
seat-passed = bỏ lượt
seat-bot = máy
seat-away = vắng mặt
seat-stand-in = máy đánh thay
seat-back = đã trở lại
seat-turn = đang đến lượt
seat-next = kế tiếp
seat-cards = { $count } lá trên tay
row-up = bài ngửa: { $cards }
row-down = { $count } lá úp
clock-seconds = { $seconds } s
clock-spoken = Còn { $seconds } giây

log-away = { $name } vắng mặt.
log-back = { $name } đã trở lại.

reaction-applause = Hoan hô!
reaction-laugh = Ha ha
reaction-wow = Ồ!
reaction-ouch = Úi
reaction-think = Hừm …
reaction-hurry = Nhanh lên!
reaction-thanks = Cảm ơn
reaction-good-game = Ván hay

# Lá đặc biệt, nói ngắn gọn. $ranks và $does là danh sách.
table-specials = Lá đặc biệt
table-specials-hide = Ẩn các lá đặc biệt
table-specials-show = Hiện trên bàn
special-card = { $ranks }: { $does }
special-kills = dọn sạch chồng bài
special-seen-through = tính theo lá bên dưới
special-mirrors = bắt chước lá bên dưới
special-resets = cho đánh lại từ đầu
special-stops = không lá nào đè được
special-lower = sau đó chỉ { rank } trở xuống
special-only = sau đó chỉ { $answers }
special-again = đánh tiếp
special-reverses = đổi chiều
special-skips = nhảy lượt
special-on-anything = đè được mọi lá
special-own-rule = có luật riêng
special-run = { number } lá giống nhau liên tiếp dọn sạch chồng bài
special-order = Từ nhỏ đến lớn: { $ranks }
special-suits = Chất: { $suits }
special-bombs = Hàng: { $kinds }
table-rules = Luật chơi
table-wait = Chờ một chút …

# Các nút đánh bài. $cards là một lá, vài lá, hoặc "hai lá 9".
move-yours = Lượt của bạn
move-sending = Đang gửi …
move-play = Đánh
move-play-cards = Đánh { $cards }
move-put = Đặt ngửa
move-put-cards = Đặt ngửa { $cards }
move-take-cards = Lấy { $cards }
move-turn = { $which ->
    [left] Lật lá bên trái
    [middle] Lật lá ở giữa
    [right] Lật lá bên phải
   *[other] Lật lá số { $place }
}
move-cards = { $count } lá
move-pick-up = Nhặt bài
move-pick-up-cards = Nhặt { $count } lá
move-pick-up-with = Nhặt cùng các lá này
move-pass = Bỏ lượt
move-end-turn = Hết lượt
move-sort = Xếp bài
move-undo = Đi lại
