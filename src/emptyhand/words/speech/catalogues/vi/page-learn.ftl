# Học tại bàn: gợi ý và chỉ dẫn.

bubble-close = Đóng
hint-button = Gợi ý
hint-looking = Đang tính trước …
hint-taken = { $name } đã xem gợi ý.
hint-taken-you = Bạn đã xem gợi ý.

hints-option = Gợi ý
hints-alone = chỉ khi chơi một mình với máy
hints-always = cho mọi người, ai cũng thấy
hints-never = không có

## Mách nước: mỗi luật khi cần đến lần đầu

guide-label = Chỉ dẫn
guide-got-it = Đã hiểu
guide-waits = Mọi người chờ bạn đọc xong.
guide-no-more = Tắt chỉ dẫn
guide-on = Bật chỉ dẫn
guide-learn = Vừa chơi vừa học
guide-learn-about = Một ván thật với máy dễ. Mỗi luật được giải thích khi cần đến lần đầu.

tip-goal-pile = Hãy đánh hết bài. { $rows ->
    [both] Trước hết là bài trên tay, rồi các lá ngửa trước mặt, cuối cùng là các lá úp.
    [up] Trước hết là bài trên tay, rồi các lá ngửa trước mặt.
    [down] Trước hết là bài trên tay, rồi các lá úp trước mặt.
   *[none] Đánh lên chồng bài.
}
tip-goal-climb = Hãy đánh hết bài. Chặn bài trên bàn bằng bộ cùng loại lớn hơn.
tip-first-out = Ai hết bài trước thì thắng.
tip-play-on = Ai hết bài trước thì về nhất; những người khác đánh tiếp để phân thứ hạng.
tip-out = Có người đã tới và có thứ hạng. Những người khác đánh tiếp.

tip-empty = Chồng bài đang trống: bạn đánh gì cũng được.
tip-anything = Lúc này lá nào cũng đánh lên chồng được.
tip-answer = Đánh được lên chồng này: { $what }.
tip-bright = Các lá đánh được thì sáng. Chạm một lá rồi bấm nút đầu tiên bên dưới.

tip-lead = Bạn đi trước: muốn đánh bộ nào cũng được.
tip-beat = Muốn chặn { FORM($figure, name: "the") }, hãy đánh { $kind } lớn hơn.
tip-round = Không ai chặn được. Vòng này kết thúc, và người thắng vòng đi trước, đánh gì cũng được.
