# Trợ giúp soạn luật riêng: `rules check` và `rules find`.

rules-complete = { $file }: { $title } đã đủ luật và chơi được.
rules-relative = Gần nhất: { $relative }
rules-relative-none = không có bộ luật có sẵn nào cùng loại.
rules-relative-same = chơi giống hệt { $other }.
rules-relative-near = { $other }, có { $count } điểm khác (`{ $command }`).
# $key is a key of a ruleset file.
rules-idle = { $key } không có tác dụng. { $why }
rules-limited = { $key } chỉ có tác dụng một phần. { $why }
rules-endings = Kết thúc: { $endings }
rules-endings-unmeasured = chưa đo; hãy cài numba để chơi thử.
rules-endings-too-many = chưa đo; có quá nhiều lá bài để chơi thử.
rules-endings-all = cả { $games } ván của { $players } người chơi ngẫu nhiên đều kết thúc, một nửa trong vòng { $moves } nước.
rules-endings-most = { $ended } trong { $games } ván của { $players } người chơi ngẫu nhiên kết thúc trong { $cap } nước.
rules-endings-stalled = { $stalled } trong { $games } ván của { $players } người chơi ngẫu nhiên chưa kết thúc sau { $cap } nước ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%): ván bài có thể quay vòng mãi.
rules-endings-never = không ván nào của { $players } người chơi ngẫu nhiên kết thúc trong { $cap } nước: những ván như vậy quay vòng mãi.

rules-found = Luật chơi:
rules-found-keys = Khóa trong tệp luật (tiếng Anh):
rules-found-more = … và { $count } câu nữa
rules-found-most = Không câu nào có đủ các từ này. Gần nhất là:
rules-found-nothing = Không luật chơi và không khóa nào nhắc đến { $words }.

# -- rules new
new-parent = Bạn bắt đầu từ trò nào?
new-stop = dừng
new-back = xong
new-how = Enter giữ câu trả lời trong ngoặc, và “{ $none }” nghĩa là không có gì ở câu có thể chọn nhiều mục. “{ $done }” quay lại danh sách; “{ $stop }” lưu các câu đã trả lời rồi kết thúc.
new-usual = [{ $usual } hoặc { $stop }]
new-usual-below = [{ $usual }, { $done } hoặc { $stop }]
new-none = { $sign } là không có
new-name = Bộ luật của bạn tên là gì?
new-group = Bạn muốn đổi gì?
new-done = Xong
new-cards = Các lá bài làm gì
new-changed = đã đổi { $count }
new-card = Lá nào?
new-card-none = không lá nào
new-card-expected = Cần một trong các lá { $ranks }.
new-only = Chỉ những lá này
new-number = Cần một số từ { $least } đến { $most }.
new-numbers = Cần các số từ { $least } đến { $most }, cách nhau bằng dấu cách, hoặc - nếu không có.
new-ranks = Cần các lá cách nhau bằng dấu cách, ví dụ 2 10 J, hoặc - nếu không có.
new-several = Cần các lá cách nhau bằng dấu cách, ví dụ 3S 10H (S bích, C chuồn, D rô, H cơ), hoặc - nếu không có.
new-remedy = Bạn muốn làm gì?
new-change = Trả lời câu hỏi khác
new-file = Tệp nào?
new-turned = Tên không được có { $code }: ký tự này đảo chiều những chữ sau nó.
new-file-there = { $file } đã có và được giữ nguyên: hãy chọn tên khác.
new-file-not = Không ghi được { $file } ({ $reason }): hãy chọn tên khác.
new-written = Luật của bạn nằm trong { $file }. Chơi bằng lệnh: { $command }
new-kept = Các câu đã trả lời nằm trong { $file }. Làm tiếp bằng lệnh: { $command }
new-file-unwritten = Không ghi được { $file } ({ $reason }). Đây là các câu đã trả lời:
new-left = Chưa ghi gì cả.
