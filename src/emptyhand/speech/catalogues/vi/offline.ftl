# Trang không có máy chủ: chỉ chơi trên thiết bị này.

offline-loading = Đang chuẩn bị bàn chơi …
offline-unable = Trình duyệt này không mở được bàn chơi khi không có máy chủ: nó không có WebAssembly.
offline-failed = Không mở được bàn chơi. Hãy tải lại trang.
offline-elsewhere = Bàn chơi đang mở ở một cửa sổ khác. Đóng cửa sổ đó thì bàn mở ở đây.
offline-kept = Mọi thứ đã có trên thiết bị này. Bạn chơi được khi không có mạng.
offline-where = Các ván này được giữ trên thiết bị này, trong trình duyệt này. Không ai khác có chúng.
offline-add = Để thêm chúng vào các ván của bạn trên một máy chủ, hãy tải mọi biên bản ở đây rồi chọn tệp đó ở mục “Thêm ván chơi ở nơi khác” tại đó.
offline-needs-server = Việc đó cần máy chủ. Ở đây bạn chỉ chơi trên thiết bị này.
offline-needs-coach = Huấn luyện viên cần máy chủ. Ở đây bạn chỉ chơi trên thiết bị này.
offline-bot = Trên thiết bị này, trình độ cao nhất của máy trong trò này là “{ $level }”.
offline-level = Máy tính trước nhiều nhất trong 0,3 giây mỗi nước trên thiết bị này.
offline-own-bot = Thiết bị này không chạy được người chơi tự viết.
offline-unwritten = Thiết bị này không lưu được. Hãy kiểm tra xem còn chỗ trống không.
