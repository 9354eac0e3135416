# Khi chơi: trang nói gì về một lần chạm, một phím hay lượt sắp tới.

play-next = Kế tiếp là bạn.
