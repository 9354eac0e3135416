# The first screen: games, levels, rooms, settings.

sheet-close = Đóng

lobby-begin = Bắt đầu
lobby-moment = Chờ một chút …
lobby-mine = Ván của tôi
lobby-settings = Cài đặt
lobby-claim = Đánh hết bài trước mọi người.
lobby-continue = Chơi tiếp { $game }
lobby-with = với { $who }
lobby-nobody = chưa có ai
lobby-play = Chơi ngay
lobby-play-what = { $game } · { $count } người · { $level }
lobby-play-game = Chơi { $game }
lobby-friends = Chơi với bạn bè
lobby-friends-what = Mở bàn rồi gửi liên kết
lobby-rules = Luật chơi
lobby-rules-of = Luật chơi { $game }
lobby-best-known = thirteen-southern
lobby-choose = Chọn trò chơi
lobby-forms = Các kiểu chơi
lobby-form = { $name }
lobby-people = { $least ->
    [2] { $most ->
        [2] 2 người
       *[other] 2 đến { $most } người
    }
   *[other] { $least } đến { $most } người
}
lobby-name = Tên của bạn
lobby-name-ask = Mọi người gọi bạn là gì?
lobby-name-go = Tiếp tục
lobby-guest = Khách
lobby-join = Vào một bàn
lobby-join-go = Vào
lobby-code = Mã hoặc liên kết
lobby-open = Bàn đang mở
lobby-phase-lobby = chưa bắt đầu
lobby-phase-playing = đang chơi
lobby-phase-over = đã xong ván
lobby-phase-closed = đã đóng
lobby-watch = Xem lại
lobby-game = { $game }, ván { $number }
lobby-paste = Dán biên bản ván bài
lobby-device = Thiết bị khác

create-options = Tùy chọn
create-players = Số người chơi
create-pace = Tốc độ của máy
create-level = Trình độ của máy
create-friends = Khi chơi với bạn bè
create-clock = Thời gian mỗi lượt
create-undo = Đi lại
create-access = Ai được vào
create-wins = Chơi bao lâu
create-house = Luật riêng
create-house-why = Chơi theo luật của bạn: dán luật vào đây, cả hai nút ở trên sẽ dùng luật này.
create-house-text = Luật ở dạng TOML
create-house-read = Đọc luật này
create-house-told = { $title }: { $summary }
create-house-all = Toàn bộ luật

pace-2000 = thong thả
pace-1200 = đều đặn
pace-500 = nhanh
pace-0 = tức thì
clock-0 = không giới hạn
clock-30000 = 30 giây
clock-60000 = một phút
clock-180000 = ba phút
undo-yes = khi mọi người đồng ý
undo-no = không được
access-code = ai có liên kết hoặc mã
access-link = chỉ ai có liên kết
access-open = tất cả mọi người
wins-0 = theo luật chơi
wins-1 = một ván
wins-2 = ai thắng trước 2 ván
wins-3 = ai thắng trước 3 ván
wins-5 = ai thắng trước 5 ván

level-1 = Mới chơi
level-2 = Bình thường
level-3 = Khá
level-4 = Giỏi
level-5 = Cao thủ
level-1-plays = Dễ thắng nhất: đánh lá thấp nhất có thể và không tính xa hơn.
level-2-plays = Đánh lá thấp sớm, và đánh nhiều lá một lần khi dễ thấy.
level-3-plays = Biết nên giữ lá nào và bỏ lá nào.
level-4-plays = Cân nhắc mỗi nước qua hàng chục cách chia bài úp.
level-5-plays = Cân nhắc mỗi nước qua hàng nghìn cách chia bài úp.
level-wins-two = Chơi { $game } một đối một, trình độ này thắng { $won } trên 100 ván trước trình độ “{ $below }”.
level-wins-four = Chơi { $game } bốn người, trình độ này thắng { $won } trên 100 ván trước ba máy trình độ “{ $below }”; ngang sức thì thắng 25.

game-obsession = Obsession
game-obsession-line = Đánh hết bài trên tay, rồi đến bài ngửa và bài úp. Sáu lá đặc biệt làm đảo lộn ván bài.
game-obsession-form = Thông thường
game-obsession-first = Obsession, bản đầu
game-obsession-first-line = Obsession thời đầu: lá 3 lấy lên vẫn ở lại trong ván.
game-obsession-first-form = Bản đầu
game-obsessed = Obsessed
game-obsessed-line = Obsession có chọn lựa: tự chọn bài ngửa và đánh thẳng từ đó.
game-obsessed-form = Obsessed
game-life = Life
game-life-line = 2, 5, 7 và 10 đánh lúc nào cũng được. Không ai muốn là người cuối cùng còn bài.
game-life-form = Life
game-cardgame = CardGame
game-cardgame-line = Nhanh và dễ: đánh xong thì bốc một lá; lá 10 hoặc bốn lá giống nhau liên tiếp dọn sạch chồng bài.
game-cardgame-form = Cơ bản
game-cardgame-mirror = CardGame có gương
game-cardgame-mirror-line = CardGame mà lá 3 đánh lên lá nào cũng được và tính như lá bên dưới.
game-cardgame-mirror-form = Có gương
game-cardgame-sevens = CardGame có bảy thấp
game-cardgame-sevens-line = CardGame mà trên lá 7 chỉ được đánh 7 hoặc thấp hơn.
game-cardgame-sevens-form = Có bảy thấp
game-cardgame-plus = CardGame có gương và bảy thấp
game-cardgame-plus-line = CardGame có cả hai: lá 3 tính như lá bên dưới, và trên lá 7 chỉ được đánh 7 hoặc thấp hơn.
game-cardgame-plus-form = Có cả hai
game-thirteen = Tiến Lên
game-thirteen-line = Mười ba lá, đôi, sảnh và hàng: chặn bài hoặc bỏ lượt. Ai tới trước thì thắng.
game-thirteen-form = Cơ bản
game-thirteen-southern = Tiến Lên miền Nam
game-thirteen-southern-line = Kiểu phổ biến nhất: tứ quý và đôi thông chặt heo, chơi tiếp để tính nhất, nhì, ba, bét.
game-thirteen-southern-form = Miền Nam

install-new = Đã có phiên bản mới.
install-reload = Tải lại
