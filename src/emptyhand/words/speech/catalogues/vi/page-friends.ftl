# Lời mời, phòng chờ, kết nối, thiết bị khác và chơi lại.

# -- lời mời
friends-invites = { $host } mời bạn chơi { $game }
friends-invited = Bạn được mời chơi { $game }
friends-open-of = { $game } tại bàn của { $host }
friends-open = Bàn mở: { $game }
friends-rules = { $count ->
    [0] Luật giống hệt { $game }
   *[other] { $count } luật khác { $game }
}
friends-rules-all = Toàn bộ sách luật
friends-preview = Vào chơi { $game }
# What search engines and previews of a link say about the page.
friends-preview-page = Bàn chơi bài ngay trong trình duyệt: chơi với máy hoặc với bạn bè, ai hết bài trước thì thắng.
friends-preview-line = Bàn chơi bài ngay trong trình duyệt. Mở liên kết rồi ngồi vào: không cần tài khoản, không phải cài gì.
friends-your-name = Tên của bạn ở bàn
friends-guest = Khách
friends-sit-down = Ngồi vào bàn
friends-sit-for = Vào thay { $name }
friends-just-watch = Chỉ xem
friends-full = Bàn đã đủ người. Bạn có thể xem, và ngồi vào khi có người rời bàn.
friends-full-playing = Ván bài đang chơi và bàn đã đủ người. Bạn có thể xem, và ngồi vào khi có người rời bàn.
friends-take-over = { $count ->
   *[other] Ván bài đang chơi. Bạn có thể vào thay { $names } để chơi tiếp, hoặc chỉ xem.
}
friends-stand-in = máy chơi thay
friends-no-table = Chỉ với mã này thì không mở được bàn nào. Có thể bàn đã đóng, hoặc bạn cần liên kết của bàn.
friends-no-link = Liên kết này không mở được bàn nào. Có thể bàn đã đóng.
friends-coming = Đang vào bàn …
friends-moment = Chờ một chút …
friends-played-there = Các ván đã chơi ở đó:
friends-watch-game = Xem ván { $number }
friends-to-lobby = Về trang đầu

# -- xin vào một bàn mà mình chỉ có mã
knock-seat = Xin một chỗ ngồi
knock-watch = Xin vào xem
knock-asked = Đã hỏi. Đang chờ trả lời …
knock-cancel = Hủy
knock-silence = Chưa ai trả lời. Có thể bàn đã đóng, hoặc chủ bàn đang vắng.
knock-label = Cho vào?
knock-asks-seat = { $name } xin một chỗ ngồi.
knock-asks-watch = { $name } xin vào xem.
knock-yes = Cho vào
knock-no = Để sau

# -- tùy chọn
friends-option-seats = { $count ->
   *[other] { $count } chỗ
}
friends-option-no-clock = không tính giờ
friends-option-seconds = { $count ->
   *[other] { $count } giây mỗi lượt
}
friends-option-minutes = { $count ->
   *[other] { $count } phút mỗi lượt
}
friends-option-wins = { $count ->
    [1] một ván duy nhất
   *[other] ai thắng { $count } ván trước
}
friends-option-undo = được đi lại nếu mọi người đồng ý
friends-option-no-undo = không đi lại
friends-option-hints = được gợi ý
friends-option-no-hints = không gợi ý

# -- phòng chờ
friends-table = Ai đang ở bàn
friends-options = Tùy chọn
friends-free = Trống
friends-bot = Máy
friends-you = bạn
friends-host = chủ bàn
friends-ready = sẵn sàng
friends-away = vắng mặt
friends-invite = Mời bạn bè
friends-code = Mã
friends-link = Liên kết
friends-copy = Chép liên kết
friends-copied = Đã chép.
friends-copy-by-hand = Hãy chọn liên kết rồi chép.
friends-share = Chia sẻ …
friends-only-here = Chỉ thiết bị này mở được liên kết: máy chủ không có địa chỉ nào khác.
friends-qr = Mã QR
friends-qr-of-link = Mã QR của liên kết
friends-sit-at = Ngồi vào chỗ { $number }
friends-remove = Mời { $name } ra
friends-remove-sure = Mời { $name } ra khỏi bàn? Người đó sẽ không vào lại bàn này được.
friends-remove-yes = Mời ra
friends-remove-no = Giữ lại
friends-bot-at = Cho máy ngồi chỗ { $number }
friends-no-bot-at = Bỏ máy ở chỗ { $number }
friends-bots-play = Máy
friends-fill = { $count ->
    [0] Không còn chỗ trống
   *[other] Thêm { $count } máy cho đủ
}
friends-standing = { $count ->
   *[other] { $names } đang xem.
}
friends-start = Bắt đầu
friends-start-with = { $count ->
   *[other] Bắt đầu với { $count } máy
}
friends-not-ready = { $count ->
   *[other] { $names } chưa sẵn sàng.
}
friends-start-anyway = Cứ bắt đầu
friends-start-anyway-sure = Cứ bắt đầu?
friends-wait = Chờ
friends-waiting = Đang chờ những người khác …
friends-i-am-ready = Tôi sẵn sàng
friends-propose = Đề nghị luật
friends-propose-title = Đề nghị luật khác
friends-propose-about = Mọi người ngồi ở bàn cùng biểu quyết. Nếu hơn một nửa đồng ý, cả bàn chơi theo luật này.
friends-propose-which = Luật
friends-propose-link = Hoặc dán một liên kết tới luật
friends-propose-ask = Đề nghị
friends-rules-long = Luật này quá dài để biểu quyết: hãy mở một bàn mới với luật này.
friends-differences = Những gì sẽ thay đổi
friends-differs = { $count ->
    [0] Không luật nào khác { $game }.
   *[other] { $count } luật khác { $game }:
}
friends-stand-up = Đứng dậy

# -- thiết bị khác
friends-device = Chơi trên thiết bị khác
friends-device-how = Mở liên kết này ở đó, hoặc hướng máy ảnh vào hình. Chỗ ngồi và tên giống nhau trên cả hai. Liên kết dùng được một lần, trong mười phút, cho bất kỳ ai có nó: đừng cho người khác xem.
friends-device-done = Xong ở đây rồi?
friends-forgotten = Khi đã quên bạn, bạn không thể trở lại chỗ ngồi của mình, và trình duyệt này không còn giữ luật nhà và các ván của bạn.
friends-forget-here = Quên tôi trên thiết bị này
friends-forget-everywhere = Trên mọi thiết bị
friends-device-used = Liên kết này đã được dùng hoặc đã quá mười phút. Hãy tạo liên kết mới ở nơi bạn đang chơi.
friends-device-other = Trên thiết bị này bạn là { $name }. Liên kết sẽ biến nó thành của một khách khác, với các ván của họ.
friends-device-change = Đổi
friends-device-stay = Vẫn là { $name }

# -- kết nối, và báo đến lượt
friends-link-connecting = Đang kết nối …
friends-link-lost = Mất kết nối. Đang thử lại …
friends-link-stand-in = Mất kết nối. Máy sẽ chơi thay bạn sau { $seconds } giây.
friends-link-stood-in = Mất kết nối. Máy chơi thay bạn cho đến khi bạn trở lại.
friends-link-waits = Mất kết nối. Ván bài chờ bạn.
friends-link-offline = Trong lúc chờ, chơi không cần mạng
friends-title-turn = Đến lượt bạn · Emptyhand
friends-your-turn = Đến lượt bạn
friends-notify = Báo khi đến lượt tôi
friends-notify-denied = Trình duyệt không cho trang này gửi thông báo.

# -- chơi lại
friends-again = Chơi lại
friends-next = Ván tiếp
friends-new-match = Trận mới
friends-again-dealing = Đang chia bài …
friends-again-waiting = Đang chờ { $names } đồng ý.
friends-again-waiting-until = { $count ->
   *[other] Đang chờ { $names } đồng ý. Sau { $seconds } giây máy sẽ ngồi thay.
}
friends-again-asked = { $count ->
   *[other] { $names } muốn chơi ván nữa. Bạn có chơi không?
}
friends-again-asked-until = { $count ->
   *[other] { $names } muốn chơi ván nữa. Bạn có chơi không? Sau { $seconds } giây máy sẽ ngồi thay bạn.
}

# -- nhiều người một thiết bị
friends-pass-to = Chuyển máy cho { $name }
friends-i-am = Tôi là { $name }: mở bài của tôi
friends-undo-first = Cho tôi đi lại trước
friends-here = Trên thiết bị này
friends-here-who = Ai chơi? Thiết bị được chuyền tay và che bài giữa các lượt.
friends-here-game = { $game } cho { $count } người: { $bots ->
    [0] chỗ nào cũng có tên.
   *[other] máy giữ { $bots } chỗ còn lại.
}
friends-here-few = Cần ít nhất hai người dùng chung thiết bị: hãy ghi tên họ.
# The person whose device it is: their name is the one that they have everywhere.
friends-here-you = Bạn (tên của bạn từ nay)
friends-here-player = Người chơi { $number }
friends-here-play = Chơi trên thiết bị này
