# Sau ván: nhận xét của huấn luyện viên, xem lại, và các ván của mình.

review-turn-wins = Từ đây nước đã đi thắng { $here } trong 100 ván, nước hay hơn thắng { $there }.
review-turn-last = Từ đây nước đã đi về bét { $here } trong 100 ván, nước hay hơn { $there }.
review-turn-points = Từ đây nước đã đi được trung bình { NUMBER($here, maximumFractionDigits: 2) } điểm, nước hay hơn { NUMBER($there, maximumFractionDigits: 2) }.
review-turn-place = Từ đây nước đã đi về trung bình hạng { NUMBER($here, maximumFractionDigits: 2) }, nước hay hơn về hạng { NUMBER($there, maximumFractionDigits: 2) }.
review-proved-win = Không còn gì bị giấu: nước hay hơn thắng mọi cách chống đỡ, nước đã đi thua cách chống đỡ tốt nhất.
review-proved-not-last = Không còn gì bị giấu: nước hay hơn không bao giờ về bét, nước đã đi thì có thể.

review-link = Bước ngoặt
review-coach = Huấn luyện viên
review-whose = Ván của ai
review-offer = Huấn luyện viên xét từng quyết định theo những gì người chơi thấy được, và tìm chỗ ván bài xoay chiều.
review-ask = Xem các bước ngoặt
review-working = Huấn luyện viên đang nghĩ …
review-failed = Huấn luyện viên không xét được ván này.
review-missing = Máy chủ này không có huấn luyện viên.
review-again = Thử lại
review-your-turns = { $count ->
    [1] Bước ngoặt của bạn
    [2] Hai bước ngoặt của bạn
    [3] Ba bước ngoặt của bạn
   *[other] { $count } bước ngoặt của bạn
}
review-turns = { $count ->
    [1] Một bước ngoặt
    [2] Hai bước ngoặt
    [3] Ba bước ngoặt
   *[other] { $count } bước ngoặt
}
review-none = { $choices ->
    [0] Không có gì phải quyết định.
   *[other] Trong { $choices } lần chọn không thấy nước nào rõ ràng hay hơn. Chơi hay lắm!
}
review-more = Còn { $count } lần chọn khác chắc chắn có thiệt, nhưng ít hơn.
review-turn = Bước ngoặt { $number }: nước { $move }
review-played = Trong ván: { FORM($move, name: "do") }.
review-better = Hay hơn: { FORM($move, name: "do") }.
review-find = Tìm nước hay hơn
review-show = Xem luôn
review-position = Đến thế bài
review-question = Bước ngoặt { $number } · nước { $move }: bạn sẽ đánh gì?
review-tap = Chạm vào những lá bạn sẽ đánh.
review-do = { FORM($move, name: "do") }
review-right = Đúng rồi!
review-wrong = Còn nước hay hơn.
review-same = Đó là nước đã đi trong ván.
review-curve-wins = Cơ hội thắng
review-curve-points = Điểm trung bình
review-curve-places = Hạng trung bình, hạng nhất ở trên cùng
review-picture = Triển vọng của { $name } trong ván: { $first } ở quyết định đầu tiên, { $last } ở cuối. { $turns ->
    [0] Không có bước ngoặt.
   *[other] Có { $turns } bước ngoặt.
} Bảng bên dưới có đủ các con số.
review-axis-first = Chia bài
review-axis-last = Nước { $last }
review-as-table = Các con số dạng bảng
review-best = Với nước hay nhất
review-made = Với nước đã đi
review-luck-title = May rủi và lựa chọn
review-way-wins = Cơ hội { $own ->
    [yes] của bạn
   *[no] thắng
} { $way ->
    [up] tăng
   *[down] giảm
} từ { $start } đến { $end }. Tính bằng điểm phần trăm:
review-way-points = Từ phần chia đều { $start } điểm đến { $end }:
review-way-places = Từ hạng giữa { $start } đến hạng { $end }. Tính bằng số hạng tăng:
review-part-deal = Bài được chia
review-part-choices = Lựa chọn của mình
review-part-choices-own = Lựa chọn của bạn
review-part-luck = Bài và người khác
review-margin = (± { $margin })
review-luck-how = Cách cộng các phần
review-luck-explained = Các phần cộng lại đúng bằng kết quả. Bài được chia là đoạn từ phần chia đều đến cơ hội ở quyết định đầu tiên. Lựa chọn là những gì các nước của mình đã bỏ phí so với nước hay nhất; một cơ hội bỏ phí hai lần chỉ tính một lần. Phần còn lại do bài và do người khác.

replay-title = Xem lại
replay-of = { $title }: { $names }
replay-steps = Các bước
replay-to-deal = Về lúc chia bài
replay-back = Lùi một nước
replay-play = Chạy
replay-pause = Dừng
replay-on = Tới một nước
replay-to-end = Đến cuối
replay-speed = Tốc độ
replay-times = { NUMBER($each) }×
replay-move = Nước
replay-at = { $at }/{ $last }
replay-to-turn = Đến bước ngoặt ở nước { $move }
replay-turning = Bước ngoặt { $number }
replay-moves = Các nước đi
replay-deal = Chia bài
replay-share = Chia sẻ
replay-copied = Đã chép liên kết.
replay-missing = Không có ván bài nào ở địa chỉ này. Có thể liên kết bị thiếu, hoặc ván bài đã bị xóa.
replay-seen-by = Nhìn từ
replay-spectator = người xem
replay-open = tất cả: mở hết bài
replay-download = Tải biên bản
replay-record = Một biên bản
replay-watch = Xem
replay-in-hand = trên tay
replay-down = Bài úp
replay-pile = Chồng bài, từ trên xuống: { $cards }
replay-pile-empty = Chồng bài trống
replay-counts-draw = { $pile } lá trong chồng, { $draw } lá để bốc, { $gone } lá đã bỏ.
replay-counts = { $pile } lá trong chồng, { $gone } lá đã bỏ.

after-place = { $place ->
    [1] Nhất
    [2] { $last ->
        [yes] Bét
       *[no] Nhì
    }
   *[other] { $last ->
        [yes] Bét
       *[no] Hạng { $place }
    }
}
after-moment = Chờ một chút …
after-lobby = Trang đầu
after-close = Đóng

mine-title = Các ván của bạn
mine-of = Các ván của { $name }
mine-none = Chưa có ván nào kết thúc. Ván đầu tiên bạn chơi xong sẽ hiện ở đây.
mine-play = Chơi
mine-going = Các bàn của bạn
mine-waits-lobby = chưa bắt đầu
mine-waits-playing = đang chơi
mine-waits-next = đã xong ván, trận vẫn tiếp tục
mine-waits-again = đã xong ván, có thể đấu lại
mine-to-lobby = Vào bàn
mine-to-playing = Chơi tiếp
mine-to-next = Ván kế tiếp
mine-to-again = Chơi lại
mine-games = ván
mine-row-now = Chuỗi thắng hiện tại
mine-row-most = Chuỗi thắng dài nhất
mine-rates = Tỉ lệ thắng của bạn
mine-game = Trò chơi
mine-against = Đối thủ
mine-won = Thắng
mine-rate = { $wins }/{ $games } ván, { $percent } ({ $low } đến { $high })
mine-rate-few = { $wins }/{ $games } ván
mine-interval = Trong ngoặc: tỉ lệ thật của bạn nằm ở đâu với độ tin cậy 95%. Ít ván thì chưa nói lên gì nhiều.
mine-against-people = người
mine-against-bots = máy khác
mine-list = Các ván đã xong
mine-entry = { $title } với { $names }
mine-win = Thắng
mine-loss = Thua
mine-unfinished = Chưa xong
mine-watch = Xem lại
mine-more = Xem thêm
mine-keeping = Sao lưu
mine-where = Máy chủ giữ các ván này cùng tên của bạn. Liên kết bên dưới đưa chúng sang thiết bị khác.
mine-export = Xuất danh sách (JSON)
mine-records = Tải mọi biên bản
mine-elsewhere = Chơi ở nơi khác, thêm vào { $date }
mine-add = Thêm ván chơi ở nơi khác
mine-add-how = Chọn các tệp mà một trang không cần máy chủ đã lưu, hoặc dán nội dung của chúng. Máy chủ kiểm tra từng nước đi. Các ván vào danh sách của bạn cùng phần xem lại, nhưng không tính vào tỉ lệ thắng.
mine-add-files = Tệp
mine-add-text = Hoặc nội dung biên bản
mine-add-name = Tên của bạn trong các ván này
mine-add-name-too = Một tên khác của bạn trong các ván này
mine-add-name-more = Có ván tôi dùng tên khác
mine-add-send = Thêm
mine-added = { $count ->
    [0] Không thêm được ván nào.
   *[other] Đã thêm { $count } ván vào danh sách của bạn.
}
mine-add-refused = Ván { $number }: { $why }
mine-add-refused-in = { $file }, ván { $number }: { $why }
mine-add-others = Còn { $count } ván nữa cũng không thêm được.
mine-move = Chơi trên thiết bị khác
mine-delete-all = Xóa mọi ván
mine-delete-one = Xóa { $name }
mine-delete-title = Xóa ván này
mine-delete-explained = Ván chỉ có bạn và máy sẽ bị xóa hẳn, cùng phần xem lại. Ván có người khác chỉ rời khỏi danh sách của bạn và vẫn là của họ.
mine-delete = Xóa
mine-keep = Giữ lại
mine-left = { $count } ván đã rời danh sách của bạn, nhưng vẫn còn với những người cùng chơi.
