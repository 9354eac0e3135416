# Cài đặt, lá bài, âm thanh và những khoảnh khắc lớn trên bàn.

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
settings-motion = Cho lá bài bay
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
key-enter-does = đánh những lá đã chọn
key-u = U
key-u-does = ôm chồng bài
key-p = P
key-p-does = bỏ lượt, hoặc kết thúc lượt
key-escape = Esc
key-escape-does = chọn lại từ đầu
