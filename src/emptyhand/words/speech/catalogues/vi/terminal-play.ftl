# Một ván trong cửa sổ dòng lệnh: câu hỏi, lời nhắc, lệnh, kết quả.

setup-what = Mình chơi gì đây?
setup-more = Trò chơi khác, nhập tên:
setup-game = Số hoặc tên [{ $default }]:
setup-no-game = Không có trò nào tên { $name }: gõ số hoặc tên trong danh sách, hoặc đường dẫn của một tệp.
setup-no-game-near = Không có trò nào tên { $name }. Có phải ý bạn là { $near }?
setup-players = Mấy người chơi? { $least } đến { $most } [{ $default }]:
setup-people = Mấy người ngồi chung màn hình này? { $least } đến { $most } [{ $default }]:
setup-number = Gõ một số từ { $least } đến { $most }.
setup-bots = Chơi với bot nào? { $bots }; nhiều bot thì cách nhau bằng dấu phẩy [{ $default }]:
setup-no-bot = Không có bot nào tên { $name }, chỉ có: { $bots }.

ask-choose = Chọn { $count } lá để đặt ngửa
    .long = Chọn { $count } lá để đặt ngửa, gõ quân hoặc số
ask-hand = Đánh bài
    .long = Đánh bài: gõ quân hoặc số
ask-row = Đánh bài ngửa
    .long = Đánh bài ngửa: gõ quân hoặc số
ask-take = Lấy một lá ngửa
    .long = Lấy một lá ngửa: gõ quân hoặc số
ask-along = Ôm chồng bài, kèm bài ngửa hoặc không
    .long = Ôm chồng bài, kèm bài ngửa (gõ quân hoặc số) hoặc không
    .short = Ôm chồng bài
ask-down = Lật một lá úp
    .long = Lật một lá úp: gõ số
ask-with-ways = { $asks } ({ $ways }):
ask-way-only = Enter: nước duy nhất
ask-way-pick-up = p: ôm bài
ask-way-pick-up-sign = ^: ôm bài
ask-way-pass = -: bỏ lượt
ask-way-end-turn = -: kết thúc lượt
ask-way-hint = ?: gợi ý
ask-way-quit = thoát
ask-way-help = h: trợ giúp
ask-only-pick-up = Không lá nào đánh được: bấm Enter để ôm chồng bài (h: trợ giúp):
    .short = Enter: ôm bài (h: trợ giúp):
ask-only-try = Không lá nào đánh được: bấm Enter để lật lá trên cùng của nọc (h: trợ giúp):
    .short = Enter: thử lá nọc (h: trợ giúp):
ask-only-give = Không lá nào đánh được: bấm Enter, người ngay trước bạn ôm chồng bài (h: trợ giúp):
    .short = Enter: đẩy chồng bài (h: trợ giúp):
ask-only-pass = Bạn không chặn được: bấm Enter để bỏ lượt (h: trợ giúp):
    .short = Enter: bỏ lượt (h: trợ giúp):
ask-only-not-last = Không được về bằng bài đó: bấm Enter để bỏ lượt (h: trợ giúp):
    .short = Enter: bỏ lượt (h: trợ giúp):
ask-only-locked = Với chất được đánh, bạn không chặn được: bấm Enter để bỏ lượt (h: trợ giúp):
    .short = Enter: bỏ lượt (h: trợ giúp):
ask-only-end-turn = Không đánh thêm được nữa: bấm Enter để kết thúc lượt (h: trợ giúp):
    .short = Enter: kết thúc lượt (h: trợ giúp):
ask-only-let-lie = Không lá nào đánh được: bấm Enter để bỏ lượt (h: trợ giúp):
    .short = Enter: bỏ lượt (h: trợ giúp):

forced-pick-up = Bạn không có lá nào đánh được.
forced-pass = Bạn không chặn được.
forced-not-last = Không được về bằng bài đó.
forced-locked = Với chất được đánh, bạn không chặn được.
forced-end-turn = Không đánh thêm được nữa.
forced-let-lie = Không lá nào đánh được.
forced-opening = Chỉ có một cách mở đầu.

help-title = Trợ giúp
help-naming = Gọi bài bằng quân, bằng số bên cạnh hoặc bằng tên lá: K, KK, 10, 1 3, 6h, heo, già.
    Chữ chỉ chất: s = bích ♠, c = chuồn ♣, d = rô ♦, h = cơ ♥; 6h là 6 cơ.
    Số nào vừa là quân vừa là số bên cạnh thì hiểu theo cách đánh được; #6 luôn là số bên cạnh.
help-numbering = Gọi bài bằng số bên cạnh: 1 3 hoặc 1,3.
help-pass = - -, p hoặc bỏ: bỏ lượt
help-pick-up = - p, ^ hoặc ôm: ôm chồng bài
help-pick-up-with = - p, ^ hoặc ôm: ôm chồng bài; p #2: ôm kèm lá ngửa số 2
help-pick-up-sign = - ^ hoặc ôm: ôm chồng bài
help-end-turn = - - hoặc bỏ: kết thúc lượt khi không bắt buộc đánh tiếp
help-let-lie = - - hoặc bỏ: bỏ lượt, để yên chồng bài
help-flip = - 2 hoặc f2: lật lá úp số 2
help-commands = - Enter: đi nước duy nhất có thể
    - ? hoặc gợi ý: xin gợi ý
    - u hoặc đi lại: rút lại nước vừa chọn
    - k hoặc biết: ai đang giữ những lá nào đã lộ
    - l hoặc diễn biến: những gì đã xảy ra
    - r hoặc luật: luật của trò này
    - s hoặc lưu: lưu rồi chơi tiếp
    - q hoặc thoát: lưu rồi nghỉ
help-letters = Chữ k, q, r là lá già, đầm, joker khi bạn đang có lá đó; các từ thì lúc nào cũng dùng được.
undo-shared = Chơi chung một màn hình thì không đi lại được: làm vậy sẽ lộ bài.
undo-nothing = Bạn chưa chọn nước nào để rút lại.
turn-page = Enter: xem tiếp, q: về ván bài

known-title = Những gì đã biết
known-nothing = { $who }, hết bài trên tay
known-none = { $who }, { $count } lá trên tay: chưa biết lá nào
known-cards = { $who }, { $count } lá trên tay: đã lộ { $cards }
known-gone = Ra khỏi ván: { $cards }
known-gone-nothing = Ra khỏi ván: chưa có gì
known-why = Một lá trên tay được coi là đã lộ khi ai cũng thấy nó được ôm lên và từ đó chưa đánh ra.

hint-typed = Gợi ý: { $entry } ({ FORM($move, name: "do") }).
hint-missing = Muốn gợi ý có tính trước, hãy cài numba.
hint-first = Đang chuẩn bị tính trước: một giây, riêng lần đầu trên máy này thì nửa phút …

bots-compiling = Các bot đang chuẩn bị tính trước. Mất khoảng nửa phút, chỉ một lần trên máy này.
bots-compiling-begin = Các bot đang chuẩn bị tính trước. Mất khoảng nửa phút, chỉ một lần trên máy này. Bạn cứ chơi trước đi.
bots-loading = Các bot đang chuẩn bị tính trước.

after-next = Enter: ván sau, thoát: nghỉ
after-choose = Enter: nghỉ, a: chơi lại, c: nghe huấn luyện viên
after-choose-again = Enter: nghỉ, a: chơi lại
after-coaching = Huấn luyện viên đang xem lại ván bài, chừng nửa phút …
after-turn-page = Enter: xem tiếp, q: quay lại
score-won = thắng
score-points = điểm
score-has-won = { $who } thắng { $wins } ván.
score-has-points = { $who } thắng { $wins } ván và có { $points } điểm.
score-goal = Đã chơi { $count } ván; ai thắng { $wins } ván trước thì thắng cả trận.
score-goal-points = Đã chơi { $count } ván; ai được { $points } điểm trước thì thắng cả trận.

save-done = Đã lưu vào { $path }.
save-failed = Không lưu được ván bài: { $reason }.
save-failed-record = Không lưu được ván bài: { $reason }. Đây là biên bản của ván:
left-record = Biên bản nằm ở { $path }
left-replay = Xem lại bằng: { $command }
left-coach = Nghe huấn luyện viên bằng: { $command }
left-saved = Ván bài đã lưu ở { $path }
left-resume = Chơi tiếp bằng: { $command }

steps-prompt = Nước { $at } trên { $last }. Enter: tiếp, b: lùi, g 40: đến nước 40, v 2: chỗ 2, v hết, thoát
steps-help = Gõ Enter hoặc n, b, g kèm số nước, v kèm số chỗ hoặc “hết”, hoặc q.
steps-unfinished = Ván này chưa xong nên chỉ xem được từ một chỗ: chọn một chỗ, ví dụ v 2.
steps-no-seat = Không có chỗ { $seat }: gõ số từ 1 đến { $count }, hoặc “hết”.
steps-left = Ván bài dừng ở đây, chưa xong.
demo-title = { $title }, ván { $seed }: { $seated }.
demo-stalled = Sau { $count } nước vẫn chưa ai thắng: ván bài coi như bế tắc.
demo-left = Dừng sau { $count } nước; --seed { $seed } cho xem lại ván này.
demo-over = Ván bài có { $count } nước; --seed { $seed } cho xem lại.

puzzle-help = Gõ một nước như khi chơi, ? để xem đáp án, biết để xem những gì đã lộ, luật để xem luật, hoặc thoát để nghỉ.
puzzle-answer = Đáp án:
