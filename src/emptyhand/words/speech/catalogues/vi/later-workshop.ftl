# Xưởng luật nhà.

bench-title = Luật nhà
bench-about = Trả lời vài câu hỏi, đọc sách luật của riêng bạn và chơi ngay.
bench-start = Bắt đầu từ một trò bạn biết
bench-continue = Làm tiếp { $title }
bench-saved = Luật của bạn
bench-delete = Xóa { $title }
bench-deleted = Đã xóa { $title }.
bench-undelete = Hoàn tác
bench-meet = Hai nhóm gặp nhau
bench-meet-about = Đặt hai bộ luật cạnh nhau: khác nhau chỗ nào, bằng câu chữ.
bench-moment = Chờ một chút …
bench-again = Thử lại
bench-over = Làm lại từ đầu

# -- Câu hỏi
bench-name = Tên bộ luật của bạn
bench-questions = Câu hỏi
bench-cards = Các lá bài của bạn làm gì?
bench-special = { $title } Lá này có luật riêng.
bench-changed = Đã đổi
bench-usual = { $game }: { $value }
bench-back = Trả lại như cũ: { $question }
bench-less = Bớt: { $question }
bench-more = Thêm: { $question }
bench-yes = có
bench-no = không
# An answer that is neither yes nor no.
bench-otherwise = Không hẳn: luật của bạn nói khác.
bench-none = không có
bench-only-ranks = Chỉ những lá này:
bench-lower = Thấp hơn
bench-higher = Cao hơn
bench-leave-out = Bỏ ra
bench-put-in = Thêm vào: { $rank }

# -- Kết quả
bench-result = Luật bạn chơi
bench-differs = { $count ->
    [0] Giống hệt luật { $game }
   *[other] Khác { $game } ở { $count } luật
}
bench-difference = Khác { $game } chỗ nào
bench-relative = { $count ->
    [0] Đây đúng là luật { $game }.
   *[other] Trò gần nhất mà chúng tôi biết là { $game }: khác { $count } luật.
}
bench-problem = Chưa chơi được
bench-lab = Luật này làm ván bài ra sao?
bench-book = Toàn bộ sách luật
bench-file = Dạng văn bản
bench-file-why = Cùng bộ luật ấy dưới dạng tệp, cho ai thích tự viết. Vài điều chỉ nói được ở đây:
bench-file-text = Luật dạng văn bản
bench-file-use = Dùng văn bản này

# -- Chơi, giữ lại, gửi đi
bench-play-bots = Chơi với bot
bench-play-friends = Chơi với bạn bè
bench-change = Sửa luật này
bench-save = Lưu
bench-kept = Đã lưu trên thiết bị này.
bench-kept-draft = Đã lưu bản nháp: sửa xong mới chơi được.
bench-kept-with-name = Đã lưu theo tên của bạn, trên mọi thiết bị bạn dùng.
bench-unkept = Trình duyệt này không giữ lại gì: hãy chia sẻ liên kết và giữ nó.
bench-share = Chia sẻ
bench-share-how = Liên kết chứa toàn bộ luật của bạn. Ai mở ra cũng đọc và chơi được.
bench-copy = Sao chép liên kết
bench-copied = Đã sao chép.

# -- Thử một tình huống
bench-situation = Thử một tình huống
bench-situation-about = Chọn bài trên chồng và bài bạn đánh, rồi hỏi.
bench-pile = Trên chồng bài
bench-mine = Bạn đánh
bench-nothing = Không có gì
bench-add-pile = Đặt lên chồng: { $card }
bench-add-mine = Đánh: { $card }
bench-last = Đó là những lá cuối của tôi
bench-ask = Đánh vậy được không?
bench-clear = Xóa hết
bench-allowed = Được.
bench-refused = Không được.
situation-cards = Hãy chọn ít nhất một lá để đánh và tổng cộng không quá { $most } lá.
situation-card = { $name } không phải là một lá bài.
situation-no-rank = Bộ bài này không có lá { rank } nào.
situation-no-big-joker = Bộ bài này không có lá joker lớn.
situation-only-card = Bộ bài chỉ có { number } lá { $card }.
situation-only-rank = Bộ bài chỉ có { cards-of }.
situation-only-jokers = Bộ bài chỉ có mỗi loại joker { number } lá.
situation-no-figure = Bài trên chồng không thành bộ nào.
situation-not-last = Bạn chưa về: { $cards } chỉ được là lượt cuối khi chồng bài trống.

# -- Hai nhóm
bench-first = Luật của bạn
bench-second = Luật của họ
bench-link = Hoặc dán một liên kết
bench-compare = So sánh
bench-both = { $first } và { $second }
bench-differ = { $count ->
    [0] Hai bên chơi cùng một luật.
   *[other] Có { $count } luật khác nhau.
}
bench-play-these = Chơi { $title }
api-long-link = Luật này quá dài cho một liên kết: hãy lưu lại, hoặc gửi dưới dạng văn bản.
api-two-kinds = { $first } và { $second } là hai loại trò chơi khác nhau: liệt kê điểm khác cũng không giúp được gì.
