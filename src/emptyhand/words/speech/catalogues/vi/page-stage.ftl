# Cài đặt, lá bài, âm thanh và những khoảnh khắc lớn trên bàn.

settings-name-save = Lưu tên
settings-language = Ngôn ngữ
settings-language-browser = Theo trình duyệt
settings-theme = Sáng hay tối
settings-theme-auto = Theo hệ thống
settings-theme-light = Sáng
settings-theme-dark = Tối
settings-back = Mặt lưng lá bài
settings-four-colours = Bộ bài bốn màu
settings-hints = Đánh dấu những lá đánh được
settings-sort = Xếp bài trên tay
settings-typing = Chọn bài bằng cách gõ tên lá
settings-motion = Hiệu ứng lá bài
settings-sound = Âm thanh
settings-volume = Âm lượng
settings-muted = Ẩn trò chuyện và biểu cảm của người khác
settings-keys = Phím tắt

back-lattice = Ô trám xanh dương
back-waves = Sóng đỏ
back-rosette = Hoa thị xanh lá
back-night = Trời đêm

key-arrows = ← → ↑ ↓
key-arrows-does = đi dọc bài trên tay; giữ Shift thì lá bài đi theo
key-space = Phím cách
key-space-does = chọn một lá, hoặc bỏ chọn
key-ranks = 2 đến 9, 0, J Q K A R
key-ranks-does = chọn một lá theo tên; 0 là lá mười, R là joker
key-slots = 1 2 3
key-slots-does = chọn lá úp theo vị trí
key-enter = Enter
key-enter-does = đánh những lá đã chọn; hết ván thì sang ván kế tiếp
key-u = U
key-u-does = ôm chồng bài
key-p = P
key-p-does = bỏ lượt, hoặc kết thúc lượt
key-escape = Esc
key-escape-does = chọn lại từ đầu

# $place đếm từ 1.
moment-out = { $place ->
    [1] { $name } tới nhất!
    [2] { $name } tới nhì
    [3] { $name } tới ba
   *[other] { $name } về thứ { $place }
}
moment-you-out = { $place ->
    [1] Bạn tới nhất!
    [2] Bạn tới nhì
    [3] Bạn tới ba
   *[other] Bạn về thứ { $place }
}

# Bài tới trắng.
moment-at-once = { $me ->
    [yes] Bạn tới trắng với { $hand }!
   *[no] { $who } tới trắng với { $hand }!
}

# Đổi bài trước lá đầu tiên.
exchange-heading = Đổi bài
exchange-from = Từ { $name }
exchange-to = Cho { $name }
exchange-between = { $who } cho { $to }
exchange-highest = { $count ->
    [1] lá lớn nhất
   *[other] { $count } lá lớn nhất
}
exchange-lowest = { $count ->
    [1] lá nhỏ nhất
   *[other] { $count } lá nhỏ nhất
}
exchange-also = { $count ->
    [1] { $who } đưa { $to } lá lớn nhất và nhận lại lá nhỏ nhất.
   *[other] { $who } đưa { $to } { $count } lá lớn nhất và nhận lại { $count } lá nhỏ nhất.
}
exchange-start = Bắt đầu

middle-label = Giữa bàn
middle-you = Bạn
middle-draw = bốc
middle-draw-spoken = Chồng bốc: { $count } lá
middle-draw-empty-spoken = Chồng bốc đã hết
middle-gone = loại { $count }
# $way là clockwise hoặc counter.
middle-gone-spoken = { $way ->
    [clockwise] { $count } lá đã loại; đi theo chiều kim đồng hồ
   *[counter] { $count } lá đã loại; đi ngược chiều kim đồng hồ
}
middle-cards = { $count } lá
middle-empty = trống
middle-pile-empty-spoken = Chồng bài trống. Xem những lá đã loại
# $cards kể từ trên xuống.
middle-pile-spoken = Chồng bài có { $count } lá; từ trên xuống: { $cards }. Xem tất cả
middle-pile-spoken-by = Chồng bài có { $count } lá, { $name } vừa đánh; từ trên xuống: { $cards }. Xem tất cả
middle-table = Bài trên bàn
middle-round-newest = Vòng này, lá mới nhất trước
middle-pile-newest = Chồng bài, lá mới nhất trước
middle-out-of-game = Đã loại khỏi ván
middle-nothing = Không có gì.
