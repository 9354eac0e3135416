# Huấn luyện viên: vì sao một nước đi hay, và gợi ý nói gì về nó.

coach-move-play = đánh { $cards }
    .do = đánh { $cards }
    .did = đã đánh { $cards }
coach-move-pick-up = nhặt chồng bài
    .do = nhặt chồng bài
    .did = đã nhặt chồng bài
coach-move-pick-up-with = nhặt chồng bài cùng { $cards }
    .do = nhặt chồng bài cùng { $cards }
    .did = đã nhặt chồng bài cùng { $cards }
coach-move-take = lấy { $cards }
    .do = lấy { $cards }
    .did = đã lấy { $cards }
coach-slot = thứ { $slot }
coach-move-flip = lật lá úp { coach-slot }
    .do = lật lá úp { coach-slot }
    .did = đã lật lá úp { coach-slot }
coach-move-place = đặt ngửa { $cards }
    .do = đặt ngửa { $cards }
    .did = đã đặt ngửa { $cards }
coach-move-pass = bỏ lượt
    .do = bỏ lượt
    .did = đã bỏ lượt

coach-hint-do = Gợi ý: { FORM($move, name: "do") }.
coach-hint-wins = Nước này thắng khoảng { $games } trong 100 ván từ đây.
coach-hint-last = Nước này về bét khoảng { $games } trong 100 ván từ đây.
coach-hint-points = Nước này được trung bình { NUMBER($amount, maximumFractionDigits: 2) } điểm.
coach-hint-place = Nước này về trung bình ở hạng { NUMBER($amount, maximumFractionDigits: 2) }.
coach-next-wins = Nước tốt kế tiếp, { $other }, thắng { $games }.
coach-next-last = Nước tốt kế tiếp, { $other }, về bét { $games }.
coach-next-points = Nước tốt kế tiếp, { $other }, được { NUMBER($amount, maximumFractionDigits: 2) }.
coach-next-place = Nước tốt kế tiếp, { $other }, về hạng { NUMBER($amount, maximumFractionDigits: 2) }.
coach-hint-equal = Nước tốt kế tiếp, { $other }, cũng tốt gần như vậy.
coach-hint-unknown = Các lá chưa biết đều như nhau.
coach-hint-only = Không còn nước nào khác.
coach-hint-quick = Đây là lựa chọn của bot nhanh, không tính trước.

coach-why = nước này { $fact }
coach-why-two = nước này { $first } và { $second }
coach-why-three = nước này { $first }, và { $second }
coach-because = Nước này { $fact }.
coach-because-two = Nước này { $first } và { $second }.
coach-because-three = Nước này { $first }, và { $second }.
coach-proved-win = không còn gì bị giấu, và nước này thắng mọi cách chống đỡ, còn nước đã đi thì thua cách chống đỡ tốt nhất
coach-proved-not-last = không còn gì bị giấu, và nước này không bao giờ về bét, còn nước đã đi thì có thể

coach-out = bỏ được { $count ->
    [1] lá cuối cùng
   *[other] những lá cuối cùng
} của bạn
coach-kills = dọn chồng bài
coach-kills-again = dọn chồng bài và cho bạn đánh tiếp
coach-again = cho bạn đánh tiếp
coach-spares = giúp bạn khỏi nhặt chồng { $count } lá
coach-saves-special = để dành { a-rank }, một lá đặc biệt, cho cuối ván
coach-keeps-special = giữ { a-rank }, một lá đặc biệt, trên tay
coach-blocks = khiến người kế tiếp, người đã lộ hết bài, không còn lá nào đánh được
coach-keeps-one = giữ { a-rank } cho lúc sau
coach-keeps-all = giữ các { ranks } cho lúc sau
coach-keeps-some = giữ { $count } trong số các { ranks } cho lúc sau
coach-keeps-cards = giữ { $cards } cho lúc sau
coach-keeps-in-hand = giữ { $cards } trên tay
coach-sheds = bỏ được { number } lá một lúc
coach-sheds-one = bỏ được một lá
coach-harder-to-answer = khó đỡ hơn ({ $here } trong { $hidden } lá chưa thấy đỡ được, thay vì { $there })
coach-harder-to-beat = khó chặn hơn
coach-unbeatable = không lá chưa thấy nào chặn được
coach-unbroken = không xé các { ranks }
