# Luật của các trò kiểu Tiến Lên.

climb-aim = Đánh hết bài trên tay bằng cách chặn bài người khác đánh ra.
climb-aim-places = Hết bài càng sớm thì thứ hạng càng cao.

climb-clockwise = Đánh vòng quanh bàn theo chiều kim đồng hồ.

climb-leads = Người đi trước của một vòng đánh bộ nào cũng được và không được bỏ lượt.
climb-beat-or-pass = Sau đó từng người lần lượt phải chặn bộ bài trên bàn hoặc bỏ lượt.
climb-next-round = Người có bộ bài không ai chặn được sẽ đi trước vòng sau, đánh bộ nào cũng được.

## Kết thúc

climb-plays-on = Chơi tiếp đến khi chỉ còn một người có bài; người đó về bét.
climb-beat-a-leaver = Bộ bài cuối cùng của người đã tới vẫn có thể bị chặn bởi những người chưa bỏ lượt.
climb-beat-a-leaver-bomb = Những người khác vẫn được chặn bộ cuối của người đã hết bài; ai đã bỏ lượt thì chỉ được dùng hàng.
climb-beat-a-leaver-too = Người khác vẫn được chặn bộ cuối cùng của người đã hết bài.
climb-lead-after-a-leaver = Nếu không ai chặn, người kế tiếp còn bài sẽ đi trước vòng sau.
