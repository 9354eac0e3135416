# Những gì người chơi gõ vào, và vì sao một dòng không được nhận. Gõ không dấu cũng được.

typed-hint = gợi ý, gợi
typed-rules = luật, luật chơi
typed-undo = đi lại
typed-save = lưu
typed-log = diễn biến
typed-known = biết
typed-help = trợ giúp, giúp
typed-quit = thoát, nghỉ
typed-pass = bỏ lượt, bỏ, qua
typed-pick-up = ôm bài, ôm
typed-flip = lật
typed-again = chơi lại, nữa
typed-coach = hlv
typed-all = hết, tất cả
typed-ranks = bồi J, đầm Q, già K, át A, xì A, heo 2

entry-range = { $count ->
    [0] ở đây không có lá nào để gọi
    [1] lá của bạn mang số { $first }
   *[other] bài của bạn đánh số từ { $first } đến { $last }
}
entry-not-a-number = Gõ số bên cạnh từng lá bạn chọn, hoặc h để xem trợ giúp.
entry-not-a-number-down = Gõ số bên cạnh một lá úp, hoặc h để xem trợ giúp.
entry-empty = Gõ quân hoặc số của từng lá bạn chọn, hoặc h để xem trợ giúp.
entry-empty-down = Gõ số của một lá úp, hoặc h để xem trợ giúp.
entry-one-down = Mỗi lần chỉ lật một lá úp.
entry-one-up = Mỗi lần chỉ lấy một lá ngửa.
entry-no-such-number = Không có lá nào mang số đó; { entry-range }.
entry-no-number = Không có lá số { $number }; { entry-range }.
entry-no-rank = Bạn không có lá { $number }, cũng không có lá nào mang số { $number }; { entry-range }.
entry-twice = Số { $number } bị gõ hai lần.
entry-p-both = p ở đây có thể là bỏ lượt hoặc ôm bài: gõ bỏ để để yên chồng bài, hoặc ôm để ôm chồng bài.
entry-both = { $number } có thể là lá số { $number }, tức { $by_number }, hoặc { $by_rank }: gõ #{ $number } nếu là số, { $card } nếu là lá bài.
entry-unknown = Không hiểu “{ $word }”; gọi bài bằng quân hoặc số, ví dụ KK; h để xem trợ giúp.
entry-not-held = Bạn không có đủ những lá đó.
entry-too-many = Chọn nhiều nhất { $most } lá, không phải { $count }.
