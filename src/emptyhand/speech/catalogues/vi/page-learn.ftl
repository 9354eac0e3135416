# Học tại bàn: gợi ý và mách nước.

bubble-close = Đóng
hint-button = Gợi ý
hint-looking = Đang tính trước …
hint-taken = { $name } đã xem gợi ý.
hint-taken-you = Bạn đã xem gợi ý.

hints-option = Gợi ý
hints-alone = chỉ khi chơi một mình với bot
hints-always = cho mọi người, ai cũng thấy
hints-never = không có
