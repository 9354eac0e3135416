# Huấn luyện viên nói gì về cả ván trong cửa sổ dòng lệnh, và về các nước của một câu đố.

worth-percent = { $percent } %
worth-amount = { $digits ->
    [0] { NUMBER($amount, maximumFractionDigits: 0) }
    [1] { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[2] { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
}
worth-gain = { $sign ->
    [minus] -{ worth-amount }
   *[plus] +{ worth-amount }
}
worth-points = { $count } điểm phần trăm
worth-margin = { $shown } (± { $margin })
puzzle-outcome-wins = { START($move) } thắng { $amount } số ván.
puzzle-outcome-last = { START($move) } về bét { $amount } số ván.
puzzle-outcome-points = { START($move) } được trung bình { $amount } điểm.
puzzle-outcome-place = { START($move) } về trung bình hạng { $amount }.

told-game = { $title }, { $count } nước. { $over }
told-unfinished = Ván bài chưa chơi xong.
told-nothing = Chỗ { $seat }, { $who }: không có gì để chọn.
told-headline = Chỗ { $seat }, { $who }: { $headline }
told-decisions = { $count } nước đi, { $choices } nước trong đó có lựa chọn.
told-who = { a-seat }
told-mistake-wins = Nước { $move }: { told-who } { FORM($made, name: "did") }; { $best } thắng nhiều hơn { $lead } ({ $there } thay vì { $here })
told-mistake-last = Nước { $move }: { told-who } { FORM($made, name: "did") }; { $best } về bét ít hơn { $lead } ({ $there } thay vì { $here })
told-mistake-points = Nước { $move }: { told-who } { FORM($made, name: "did") }; { $best } được nhiều hơn { $lead } điểm ({ $there } thay vì { $here })
told-mistake-place = Nước { $move }: { told-who } { FORM($made, name: "did") }; { $best } về cao hơn { $lead } hạng ({ $there } thay vì { $here })
told-plain = { $told }.
told-because = { $told }: { $why }.
told-more = Còn { $number } lựa chọn nữa chắc chắn có hại, nhưng ít hơn.
told-others = { $count ->
    [1] Ở lựa chọn còn lại không có nước nào rõ ràng hay hơn.
   *[other] Ở { $count } lựa chọn còn lại không có nước nào rõ ràng hay hơn.
}
told-all = { $count ->
    [1] Ở lựa chọn duy nhất không có nước nào rõ ràng hay hơn.
   *[other] Ở cả { $count } lựa chọn không có nước nào rõ ràng hay hơn.
}
told-sign-each = { $size ->
    [1] mỗi nước một ký hiệu
   *[other] cứ { $size } nước một ký hiệu
}
told-curve-wins = Cơ hội thắng, { told-sign-each }, cuối cùng là kết quả; lúc đầu { $first }:
told-curve-points = Điểm trung bình, { told-sign-each }, cuối cùng là kết quả; lúc đầu { $first }:
told-curve-place = Hạng trung bình, { told-sign-each }, cuối cùng là kết quả; lúc đầu { $first }:
told-marks = (^ nước đi phải trả giá)
told-own = { $me ->
    [yes] các nước bạn chọn
   *[no] các nước { $who } chọn
}
told-margin = { $exact ->
    [yes] {""}
   *[no] {" "}(± { $margin })
}
told-way = Cơ hội của { $me ->
    [yes] bạn
   *[no] { $who }
} { $way ->
    [up] tăng
    [down] giảm
   *[same] đi
}
told-parts-wins = { told-way } từ { $start } % đến { $end } %, tính bằng điểm phần trăm: bài được chia { $deal }, { told-own } { $own }{ told-margin }, may rủi ({ told-luck }) { $luck }.
told-parts-points = Từ phần chia đều { $start } điểm đến { $end }: bài được chia { $deal }, { told-own } { $own }{ told-margin }, may rủi ({ told-luck }) { $luck }.
told-parts-place = Từ hạng giữa { $start } đến hạng { $end }, tính bằng số hạng tăng: bài được chia { $deal }, { told-own } { $own }{ told-margin }, may rủi ({ told-luck }) { $luck }.
told-luck = { $sources ->
    [climb] bài và nước đi của người khác
    [both] bài bốc và bài lật, nước đi của người khác
    [drawn] bài bốc, nước đi của người khác
    [turned] bài lật, nước đi của người khác
   *[none] nước đi của người khác
}
told-column-move = nước
told-column-made = đã đi
told-column-best = hay nhất
told-column-cost = mất
told-column-wins = thắng
told-column-points = điểm
told-column-place = hạng
told-same = như vậy
told-no-difference = không khác mấy
told-progress = Đang xét các nước đi
told-drawn = Biểu đồ nằm ở { $path }
told-puzzle = Một câu đố nằm ở { $path }

plot-wins = cơ hội thắng, %
plot-points = điểm trung bình
plot-place = hạng trung bình
plot-share = chia đều
plot-costly = nước đi phải trả giá

puzzle-question-wins = Đến lượt bạn. Nước nào thắng nhiều nhất?
puzzle-question-last = Đến lượt bạn. Nước nào ít về bét nhất?
puzzle-question-points = Đến lượt bạn. Nước nào được nhiều điểm nhất?
puzzle-question-place = Đến lượt bạn. Nước nào về hạng cao nhất?
puzzle-right = Đúng rồi. { $outcome }
puzzle-as-good = Gần như hay bằng đáp án. { $outcome }
puzzle-behind-wins = Chưa phải hay nhất. { START($move) } thắng { $amount } số ván, kém một nước khác { $behind }. Thử lại, hoặc gõ ? để xem đáp án.
puzzle-behind-last = Chưa phải hay nhất. { START($move) } về bét { $amount } số ván, nhiều hơn một nước khác { $behind }. Thử lại, hoặc gõ ? để xem đáp án.
puzzle-behind-points = Chưa phải hay nhất. { START($move) } được trung bình { $amount } điểm, kém một nước khác { $behind } điểm. Thử lại, hoặc gõ ? để xem đáp án.
puzzle-behind-place = Chưa phải hay nhất. { START($move) } về trung bình hạng { $amount }, thấp hơn một nước khác { $behind } hạng. Thử lại, hoặc gõ ? để xem đáp án.
puzzle-best-wins = Hay nhất là { $move }: thắng { $amount } số ván
puzzle-best-last = Hay nhất là { $move }: về bét { $amount } số ván
puzzle-best-points = Hay nhất là { $move }: được trung bình { $amount } điểm
puzzle-best-place = Hay nhất là { $move }: về trung bình hạng { $amount }
puzzle-because = { $told }; { $why }.
puzzle-made = { $move } (nước đã đi trong ván)
