# Bàn chơi: chỗ ngồi, dòng tin, bài của mình, nút bấm, diễn biến và trò chuyện.

table-others = Những người chơi khác

place = { $place ->
    [1] nhất
    [2] nhì
    [3] ba
    [4] tư
   *[other] thứ { $place }
}
seat-place = về { place }
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
