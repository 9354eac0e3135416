### Loạt: run.*

## rulebook-pile

pile-heading-runs = Loạt bài giống nhau
pile-no-runs = Các lá giống nhau nằm liền nhau không có tác dụng gì đặc biệt.
pile-no-runs-with = Khi chơi { $players } người, các lá giống nhau nằm liền nhau không có tác dụng gì đặc biệt.
pile-run = Từ { $length } lá cùng số trở lên nằm liền nhau trên cùng chồng bài là một loạt.
pile-run-with = Khi chơi { $players } người, từ { $length } lá cùng số trở lên nằm liền nhau trên cùng chồng bài là một loạt.
pile-run-kills = Một loạt dọn sạch chồng bài: tất cả các lá trong chồng bị bỏ khỏi ván.
pile-run-again = { $may ->
    [yes] Người làm đủ loạt được đánh tiếp lên chồng bài trống.
   *[no] Người làm đủ loạt phải đánh tiếp lên chồng bài trống.
}
pile-run-no-again = Người kế tiếp đánh lên chồng bài trống.
pile-run-one-play = Các lá của một loạt phải đánh ra trong cùng một lượt; bài đã có sẵn trên chồng không tính.
pile-run-specials = { $odd ->
    [yes] Các lá đặc biệt cũng tạo thành loạt như mọi lá khác, trừ khi luật riêng của chúng nói khác.
   *[no] Các lá đặc biệt cũng tạo thành loạt như mọi lá khác.
}
pile-run-killers-again = Một loạt { $cards } đánh cùng lúc vẫn cho bạn đánh tiếp.
pile-run-cards-again = Một loạt { $cards } vẫn cho bạn đánh tiếp.
pile-run-none-grows = Các lá của một loạt phải đánh ra trong cùng một lượt, vì không được đánh lá cùng số lên chúng.
pile-run-few-grow = Chỉ { $cards } mới tạo thành loạt qua nhiều lượt đánh, ai đánh cũng được.
pile-run-others-do-not = Mọi loạt khác phải đánh ra trong cùng một lượt, vì không được đánh lá cùng số lên các lá đó.
pile-run-anyhow = Các lá của một loạt do ai đánh, trong mấy lượt, đều được.
pile-run-but = Nhưng { $cards } chỉ tạo thành loạt khi đánh trong cùng một lượt, vì không được đánh lá cùng số lên chúng.
pile-run-effects-lapse = { $cards } khi làm đủ loạt thì không có tác dụng nào khác.
pile-run-still-reverses = { $cards } khi làm đủ loạt vẫn đổi chiều đánh.
pile-run-still-turns = { $cards } khi làm đủ loạt vẫn đảo thứ tự quân bài.
pile-run-still-draws = { $cards } khi làm đủ loạt vẫn bắt người kế tiếp bốc bài.
pile-run-once-again = { $cards } khi làm đủ loạt vẫn chỉ cho đánh tiếp một lần.

## rulebook-questions

group-runs = Loạt bài giống nhau
clash-run-players = Trò này không bao giờ có { $players } người.
ask-run-kill-run = Mấy lá bằng nhau trên cùng thì dọn sạch chồng bài?
none-run-kill-run = Loạt không dọn chồng bài
ask-run-within-one-play = Các lá ấy có phải đánh ra trong cùng một lượt không?
ask-run-effects-lapse = Các lá làm trọn một loạt có mất tác dụng khác không?
ask-run-again = Ai dọn chồng bài bằng một loạt có được đánh tiếp không?

## page-table

special-run = { number } lá giống nhau liên tiếp dọn sạch chồng bài

## page-learn

tip-killed-by-run = { $together ->
    [yes] { $count } lá bằng nhau trong một lượt dọn chồng bài: chồng bài ra khỏi ván.
   *[no] { $count } lá bằng nhau liên tiếp dọn chồng bài: chồng bài ra khỏi ván.
}
tip-run-again = { $may ->
    [yes] Người đánh lá cuối được đánh tiếp nếu muốn.
   *[no] Người đánh lá cuối đánh tiếp.
}

## table

table-killed-run = Chồng bài { tally-cards } bị một loạt lá giống nhau dọn sạch.
