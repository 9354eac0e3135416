# Huấn luyện viên: vì sao một nước đi hay, và gợi ý nói gì về nó.

coach-move-play = đánh { $cards }
    .do = đánh { $cards }
    .did = đã đánh { $cards }
coach-move-pick-up = ôm chồng bài
    .do = ôm chồng bài
    .did = đã ôm chồng bài
coach-move-pick-up-with = ôm chồng bài cùng { $cards }
    .do = ôm chồng bài cùng { $cards }
    .did = đã ôm chồng bài cùng { $cards }
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

coach-costly = { $count } lựa chọn
coach-headline-won = { $luck ->
    [good] May mắn, và các lựa chọn tốt đã thắng ván này.
    [bad] Không may, nhưng các lựa chọn tốt đã thắng ván này.
   *[even] Các lựa chọn tốt đã thắng ván này.
}
coach-headline-won-costly = { $luck ->
    [good] Thắng nhờ may mắn, dù { coach-costly } đã bỏ phí cơ hội.
    [bad] Không may mà vẫn thắng, dù { coach-costly } đã bỏ phí cơ hội.
   *[even] Thắng, dù { coach-costly } đã bỏ phí cơ hội.
}
coach-headline-clean = { $luck ->
    [good] May mắn, và không lựa chọn nào rõ ràng sai.
    [bad] Không may: không lựa chọn nào rõ ràng sai.
   *[even] Không lựa chọn nào rõ ràng sai.
}
coach-headline-lost-costly = { $luck ->
    [good] May mắn, nhưng { coach-costly } đã làm { $own ->
        [yes] bạn thua
       *[no] thua
    } ván này.
    [bad] Không may, và { coach-costly } làm tệ thêm.
   *[even] May rủi ngang nhau: { coach-costly } đã làm { $own ->
        [yes] bạn thua
       *[no] thua
    } ván này.
}
coach-headline-between-costly = { $luck ->
    [good] May mắn, nhưng { coach-costly } đã bỏ phí cơ hội.
    [bad] Không may, và { coach-costly } cũng bỏ phí cơ hội.
   *[even] May rủi ngang nhau, và { coach-costly } đã bỏ phí cơ hội.
}

coach-hint-do = Gợi ý: { FORM($move, name: "do") }.
coach-hint-wins = Từ đây, nước này thắng khoảng { $games } trong 100 ván.
coach-hint-last = Từ đây, nước này về bét khoảng { $games } trong 100 ván.
coach-hint-points = Nước này được trung bình { NUMBER($amount, maximumFractionDigits: 2) } điểm.
coach-hint-place = Nước này về trung bình ở hạng { NUMBER($amount, maximumFractionDigits: 2) }.
coach-next-wins = Nước hay thứ nhì, { $other }, thắng { $games }.
coach-next-last = Nước hay thứ nhì, { $other }, về bét { $games }.
coach-next-points = Nước hay thứ nhì, { $other }, được { NUMBER($amount, maximumFractionDigits: 2) }.
coach-next-place = Nước hay thứ nhì, { $other }, về hạng { NUMBER($amount, maximumFractionDigits: 2) }.
coach-hint-equal = Nước hay thứ nhì, { $other }, cũng gần bằng vậy.
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

coach-out = đánh hết { $count ->
    [1] lá cuối cùng
   *[other] những lá cuối cùng
} của bạn
coach-kills = dọn chồng bài
coach-kills-again = dọn chồng bài và cho bạn đánh tiếp
coach-again = cho bạn đánh tiếp
coach-spares = giúp bạn khỏi ôm chồng { $count } lá
coach-saves-special = để dành { a-rank }, một lá đặc biệt, cho cuối ván
coach-keeps-special = giữ { a-rank }, một lá đặc biệt, trên tay
coach-blocks = khiến người kế tiếp, người đã lộ hết bài, không còn lá nào đánh được
coach-keeps-one = để dành { a-rank } cho lúc sau
coach-keeps-all = để dành các { ranks } cho lúc sau
coach-keeps-some = để dành { $count } trong số các { ranks } cho lúc sau
coach-keeps-cards = để dành { $cards } cho lúc sau
coach-keeps-in-hand = giữ { $cards } trên tay
coach-sheds = đánh được { number } lá một lúc
coach-sheds-one = đánh được một lá
coach-harder-to-answer = khó đỡ hơn ({ $here } trong { $hidden } lá chưa lộ đỡ được, thay vì { $there })
coach-harder-to-beat = khó chặn hơn
coach-unbeatable = không lá nào chưa lộ chặn được
coach-unbroken = không xé các { ranks }
