# Luật của các trò đánh bài lên một chồng chung.

pile-aim = Đánh hết bài của bạn lên một chồng chung: { $zones }.
pile-aim-hand-only = Đánh hết bài trên tay lên một chồng chung.
pile-aim-hand = bài trên tay
pile-aim-up = bài ngửa trước mặt
pile-aim-down = bài úp
pile-aim-last-loses = Ai còn bài cuối cùng thì thua.
pile-aim-no-suits = Chỉ tính số của lá bài; chất không có vai trò gì.

## Ai đi trước

pile-clockwise = { $reverses ->
    [yes] Đánh vòng quanh bàn theo chiều kim đồng hồ cho đến khi có lá đổi chiều.
   *[no] Đánh vòng quanh bàn theo chiều kim đồng hồ và không bao giờ đổi chiều.
}

## Kết thúc

pile-finish-with-anything = Bạn được kết thúc bằng bất kỳ lá nào; tác dụng của lá đó không còn quan trọng.
pile-finish-except = Bạn được kết thúc bằng bất kỳ lá nào, riêng { FORM($cards, name: "definite") } thì chỉ trên chồng bài trống; tác dụng của lá cuối cùng không còn quan trọng.
pile-plays-on = Chơi tiếp đến khi chỉ còn một người có bài; người đó về bét và thua.
pile-finish-with-effect = Bạn được kết thúc bằng bất kỳ lá nào, và lá đó vẫn có tác dụng.
pile-finish-effect-except = Bạn được kết thúc bằng bất kỳ lá nào, riêng { FORM($cards, name: "definite") } thì chỉ trên chồng bài trống; lá cuối cùng vẫn có tác dụng.
pile-finish-idle = Nhưng { $cards } mà là bài cuối cùng thì không có tác dụng.
pile-finish-no-again = Nếu lá đó cho bạn đánh tiếp thì người kế tiếp đánh thay.
