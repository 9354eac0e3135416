# Máy chủ trả lời khi không làm được. $detail bằng tiếng Anh.

api-unreachable = Không kết nối được với máy chủ.
api-refused = Máy chủ không chấp nhận.
api-not-there = Ở đây không có gì cho bạn.
api-too-often = Bạn gửi quá nhiều yêu cầu. Xin chờ { $count } giây.
api-too-often-minutes = Bạn gửi quá nhiều yêu cầu. Xin chờ { $count } phút.
api-too-large = Văn bản dài quá.
api-mistake = Máy chủ bị lỗi.
api-unwritten = Máy chủ đang không lưu được. Bạn thử lại sau giây lát.
api-bad-request = Máy chủ không hiểu yêu cầu này.
api-no-name = Bạn cần đặt tên trước.
api-name-length = Tên dài từ 1 đến { $most } ký tự.
api-name-blank = Tên không được có ký tự vô hình như { $code }.
api-name-start = Tên phải bắt đầu bằng chữ cái, chữ số hoặc ký hiệu nhìn thấy được.
api-code = Mã bàn gồm { $count } chữ và số.
api-room = Không mở được bàn như vậy: { $detail }
api-rules = Không đọc được luật này: { $detail }
api-bad-link = Liên kết này không chứa luật nào chơi được ở đây.
api-no-rules = Đây không phải luật chơi: luật là văn bản, chẳng hạn extends = "life".
api-no-record = Đây không phải biên bản ván bài: biên bản là văn bản bắt đầu bằng [Game.
api-record = Không đọc được biên bản này: { $detail }
api-records-many = Nhiều hơn { $most } ván một lúc.
api-record-unfinished = Ván này chưa kết thúc.
api-record-name = Không ai trong ván này tên là { $name }: người chơi là { $names }.
api-record-known = Ván này đã có trong danh sách của bạn.
api-record-full = Danh sách của bạn đã có { $most } ván chơi ở nơi khác, đó là mức tối đa.
api-coach-busy = Huấn luyện viên đang bận xem ván khác: bạn thử lại sau giây lát.
api-open-tables = Bạn có { $count } bàn đang mở mà chưa bắt đầu. Hãy chơi ở đó trước, hoặc mời bạn bè vào bàn này bằng liên kết.
