# Bàn chơi: chỗ ngồi, dòng tin, bài của mình, nút bấm, diễn biến và trò chuyện.

table-others = Những người chơi khác

seat-ordinal = { $place ->
    [1] nhất
    [2] nhì
    [3] ba
    [4] tư
   *[other] thứ { $place }
}
seat-place = { $last ->
    [yes] bét
   *[no] về { seat-ordinal }
}
seat-passed = bỏ lượt
seat-bot = máy
seat-away = vắng mặt
seat-stand-in = máy đánh thay
seat-back = đã trở lại
seat-turn = đang đến lượt
seat-next = kế tiếp
seat-cards = { $count } lá trên tay
row-up = bài ngửa: { $cards }
row-down = { $count } lá úp
clock-seconds = { $seconds } s
clock-spoken = Còn { $seconds } giây

log-away = { $name } vắng mặt.
log-back = { $name } đã trở lại.

reaction-applause = Hoan hô!
reaction-laugh = Ha ha
reaction-wow = Ồ!
reaction-ouch = Úi
reaction-think = Hừm …
reaction-hurry = Nhanh lên!
reaction-thanks = Cảm ơn
reaction-good-game = Ván hay

# Lá đặc biệt, nói ngắn gọn. $ranks và $does là danh sách.
table-specials = Lá đặc biệt
table-specials-hide = Ẩn các lá đặc biệt
table-specials-show = Hiện trên bàn
special-card = { $ranks }: { $does }
special-finishes-leading = chỉ được về khi đi trước
table-rules = Luật
table-wait = Chờ một chút …

# Các nút đánh bài. $cards là một lá, vài lá, hoặc "hai lá 9".
move-yours = Lượt của bạn
move-sending = Đang gửi …
move-play = Đánh
move-play-cards = Đánh { $cards }
move-put = Đặt ngửa
move-put-cards = Đặt ngửa { $cards }
move-take-cards = Lấy { $cards }
move-turn = { $which ->
    [left] Lật lá bên trái
    [middle] Lật lá ở giữa
    [right] Lật lá bên phải
   *[other] Lật lá số { $place }
}
move-cards = { $count } lá
move-pick-up = Ôm bài
move-pick-up-cards = Ôm { $count } lá
move-pick-up-with = Ôm cùng các lá này
move-try = Thử lá nọc
move-give = Đẩy chồng bài
move-pass = Bỏ lượt
move-end-turn = Hết lượt
move-sort = Xếp bài
move-undo = Đi lại

hand-label = Bài trên tay bạn, { $count } lá
hand-can = { $card }, đánh được
hand-given = { $card }, của { $name } đưa
own-label = Bài của bạn
own-rows = Bài ngửa và bài úp của bạn
own-up = lá ngửa { $card }
own-down = lá úp số { $place }

status-turn = Đến lượt { $who }.
status-out = Bạn đã hết bài: { seat-place }.
status-passed = Bạn đã bỏ lượt.
status-watching = Bạn đang xem.
status-sit-for = Vào thay:
status-left-out = Bạn không kịp xin chơi tiếp nên máy đã vào chỗ của bạn.

vote-label = Biểu quyết
vote-undo = { $who } xin đi lại một nước.
vote-undo-you = Bạn xin đi lại một nước.
vote-pause = { $who } xin tạm dừng.
vote-pause-you = Bạn xin tạm dừng.
vote-resume = { $who } xin chơi tiếp.
vote-resume-you = Bạn xin chơi tiếp.
# $me: whether the reader is the one to be removed.
vote-kick = { $me ->
    [yes] { $who } muốn mời bạn ra khỏi bàn.
   *[no] { $who } muốn mời { $whom } ra khỏi bàn.
}
vote-kick-you = Bạn muốn mời { $whom } ra khỏi bàn.
vote-propose = { $who } đề nghị chơi { $game }.
vote-propose-you = Bạn đề nghị chơi { $game }.
vote-waiting = Đang chờ { $names }.
vote-yes = Đồng ý
vote-no = Không
vote-withdraw = Rút lại

bar-table = Bàn chơi
bar-log = Diễn biến
bar-unread = tin mới: { $count }
bar-talk = Diễn biến và trò chuyện
bar-chat = Trò chuyện và diễn biến
bar-menu = Bàn chơi và cài đặt
menu-pause = Tạm dừng
menu-resume = Chơi tiếp
menu-remove = Mời { $name } ra khỏi bàn
menu-host = Để { $name } làm chủ bàn
menu-lobby = Về trang đầu (vẫn giữ chỗ)
menu-lobby-watching = Về trang đầu
give-up = Bỏ chỗ ngồi
give-up-sure = Bỏ chỗ ngồi này?
give-up-playing = Máy sẽ đánh tiếp thay bạn, và người khác có thể ngồi vào chỗ đó.
give-up-watching = Từ đó bạn chỉ xem, và người khác có thể ngồi vào chỗ đó.
give-up-yes = Đúng, bỏ chỗ
give-up-no = Giữ chỗ

standin-plays = Máy đang đánh thay bạn.
standin-end = Tự đánh tiếp
standin-away = Lúc bạn vắng mặt, máy đã thay bạn { $moves }.
standin-late = Bạn hết giờ nên máy đã thay bạn { $moves }.
standin-away-many = Lúc bạn vắng mặt, máy đã đi thay bạn { $count } nước, nước cuối là { $last }.
standin-late-many = Bạn hết giờ nên máy đã đi thay bạn { $count } nước, nước cuối là { $last }.
standin-played = đánh { $cards }
standin-placed = đặt ngửa { $cards }
standin-took = lấy { $cards }
standin-flipped = lật { $cards }
standin-picked-up = ôm { $count } lá
standin-passed = bỏ lượt
standin-moved = đi một nước
standin-ok = OK

log-heading = Diễn biến ván bài
log-lines = Từng câu, cũ nhất trước
log-empty = Chưa có gì.
chat-title = Trò chuyện
chat-hidden = Đã ẩn trong phần cài đặt.
chat-lines = Từng dòng, cũ nhất trước
chat-empty = Chưa ai nói gì.
chat-reactions = Biểu cảm
chat-say = Nhắn gì đó
chat-send = Gửi

outcome-label = Kết quả
outcome-nobody = Ván này không ai thắng.
outcome-seat = { $last ->
    [yes] Bét
   *[no] { $place ->
        [1] Nhất
        [2] Nhì
        [3] Ba
        [4] Tư
       *[other] Thứ { $place }
    }
}: { a-seat }
outcome-seat-loses = { $me ->
    [yes] Bét: bạn (thua)
   *[no] Bét: { $who } (thua)
}
outcome-match = Điểm đến lúc này
outcome-match-over = Trận đấu kết thúc
outcome-match-brief = Đến lúc này, số ván thắng (điểm):
outcome-match-over-brief = Trận đấu kết thúc, số ván thắng (điểm):
outcome-score = { a-seat } { $won } ({ $points })
outcome-player = Người chơi
outcome-won = Thắng
outcome-scored = Điểm
outcome-replay = Xem lại
