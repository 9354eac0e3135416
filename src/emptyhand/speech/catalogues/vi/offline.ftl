# Trang không có máy chủ: chỉ chơi trên thiết bị này.

offline-loading = Đang chuẩn bị bàn chơi …
offline-unable = Trình duyệt này không mở được bàn chơi khi không có máy chủ: nó không có WebAssembly.
offline-failed = Không mở được bàn chơi. Hãy tải lại trang.
offline-missing = Không tải được một tệp của trang này. Hãy tải lại trang; nếu vẫn vậy thì thư mục trên máy chủ web còn thiếu tệp.
offline-unstored = Trình duyệt này không cho trang lưu gì cả. Bạn chơi được, nhưng ván chơi sẽ mất khi bạn đóng trang.
offline-elsewhere = Bàn chơi đang mở ở một cửa sổ khác. Đóng cửa sổ đó thì bàn mở ở đây.
offline-take = Chơi ở đây
offline-cleared = Những gì trang này đã lưu bị xóa trong trình duyệt này, cả ván này nữa. Hãy tải lại trang để bắt đầu lại.
offline-kept = Mọi thứ đã có trên thiết bị này. Bạn chơi được khi không có mạng.
offline-unkept = Không giữ được trang trên thiết bị này, nên lần sau vẫn cần mạng.
offline-insecure = Không có HTTPS thì trình duyệt không giữ trang, nên trang chỉ mở được khi máy chủ web còn đó.
offline-here = Được lưu trên thiết bị này
offline-stored = Trang, các ván và cài đặt của bạn được lưu trong trình duyệt này, trên thiết bị này, không ở đâu khác.
offline-size = Chúng chiếm { NUMBER($size) } MB.
offline-delete = Xóa tất cả
offline-delete-explained = Trang, mọi ván và cài đặt sẽ bị xóa khỏi trình duyệt này. Không ai lấy lại được.
offline-delete-sure = Xóa
offline-delete-not = Giữ lại
offline-deleted = Đã xóa tất cả khỏi thiết bị này. Hãy đóng trang, hoặc tải lại để bắt đầu lại.
offline-where = Các ván này được giữ trên thiết bị này, trong trình duyệt này. Không ai khác có chúng.
offline-add = Để thêm chúng vào các ván của bạn trên một máy chủ, hãy tải mọi biên bản ở đây rồi chọn tệp đó ở mục “Thêm ván chơi ở nơi khác” tại đó.
offline-needs-server = Việc đó cần máy chủ. Ở đây bạn chỉ chơi trên thiết bị này.
offline-needs-coach = Huấn luyện viên cần máy chủ. Ở đây bạn chỉ chơi trên thiết bị này.
offline-bot = Trên thiết bị này, trình độ cao nhất của máy trong trò này là “{ $level }”.
offline-level = Máy tính trước nhiều nhất trong 0,3 giây mỗi nước trên thiết bị này.
offline-own-bot = Thiết bị này không chạy được người chơi tự viết.
offline-unwritten = Thiết bị này không lưu được. Hãy kiểm tra xem còn chỗ trống không.
offline-discard = { $name } sẽ bị xóa khỏi thiết bị này khi chưa kết thúc. Không ai lấy lại được.
offline-forget = Ván đã xóa sẽ mất hẳn khỏi thiết bị này, cùng phần xem lại.

offline-fair-how = Trước khi ván bắt đầu, bàn trên thiết bị này đã cam kết phần của mình, và trang góp thêm một con số của mình. Mỗi lá bạn thấy đều được so với bộ bài đã niêm phong, và hết ván thì tất cả được mở ra. Bàn và phần kiểm tra chạy trên cùng một thiết bị: chúng cho thấy sau đó không lá nào bị đổi, và ai có biên bản cũng tính lại được.
offline-fair-promise = Cam kết cho lần chia này là { $digits }. Biên bản ván bài cũng ghi đúng như vậy: lệnh emptyhand verify cho xem.
offline-fair-server = Thiết bị này chia: không ai trong bàn góp con số nào.
offline-fair-server-checked = Số bí mật của lần chia cho đúng những lá này, và không ai trong bàn góp con số nào.
offline-fair-checked-by = Lần chia này đã được kiểm tra: số bí mật của nó và con số của { $names } cho đúng những lá này.
