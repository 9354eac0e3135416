# Phòng thí nghiệm: luật chơi làm ván bài ra sao. Trang chỉ tải tệp này khi mở phòng thí nghiệm.

lab-title = Phòng thí nghiệm
lab-intro = Máy chơi hàng nghìn ván trong vài giây. Hãy xem luật chơi tạo ra điều gì, hoặc so sánh hai bộ luật.
lab-game = Luật chơi
lab-versus = So sánh với
lab-versus-none = không so sánh
lab-players = Số người chơi
lab-levels = Mức của máy
lab-levels-none = không chơi
lab-levels-pair = { $strong } đấu { $weak }
api-lab-levels = Máy thứ nhất phải ở mức cao hơn các máy còn lại.
lab-house = luật riêng của bạn
lab-house-elsewhere = Chỉ trình duyệt đã mở trang này đầu tiên mới có bộ luật riêng đó. Hãy xin liên kết tới chính bộ luật.
lab-compares = So sánh { $one } với { $other }
# $own and $fit: numbers of players, such as 5–6
lab-alone = { $other } dành cho { $fit } người, còn { $one } cho { $own } người nên không so sánh được. Đây là riêng { $one }.
lab-read = Đọc { $title }
lab-share = Chia sẻ trang này
lab-choose = Hãy chọn bộ luật để nghiên cứu.
lab-lobby = Sảnh
lab-begins = Đang chơi những ván đầu tiên …
lab-working = Đã chơi { NUMBER($games) } ván. Càng nhiều ván, số liệu càng chính xác.
lab-done = Đã chơi { NUMBER($games) } ván.
lab-done-both = Đã chơi { NUMBER($games) } ván cho mỗi bộ luật.
lab-stopped = Phép đo dừng sớm: máy chủ đang bận nên trong thời gian cho phép chỉ chơi được { NUMBER($games) } ván.
lab-go-on = Chơi tiếp
lab-same-deals = Cả hai được chia cùng những lá bài, từng ván một.
lab-progress = Tiến độ nghiên cứu
lab-missing = Máy chủ này không có phòng thí nghiệm.
lab-failed = Không thể nghiên cứu bộ luật này.
api-lab-players = { $fixed ->
    [yes] { $game } dành cho { $most } người, không phải { $count } người.
   *[no] { $game } dành cho { $least } đến { $most } người, không phải { $count } người.
}
api-lab-one = Cần tên của một bộ luật hoặc nội dung luật riêng, một trong hai.
api-lab-busy = Phòng thí nghiệm đang bận. Hãy thử lại sau giây lát.
lab-again = Thử lại
lab-method = Cách đo
lab-method-text = Mọi chỗ ngồi đều do cùng một máy chơi theo kinh nghiệm. ± là một nửa khoảng tin cậy 95 %: nếu lặp lại nhiều lần với những lá bài khác, 95 trên 100 khoảng như vậy chứa giá trị thật.
lab-method-differs = ≠ đánh dấu những khác biệt mà may rủi khó tạo ra: hai bộ luật chơi cùng những lá bài, và tất cả các dấu cộng lại chỉ sai trong nhiều nhất 5 trên 100 lần so sánh.

# -- bằng lời trước

lab-says = Bằng lời
lab-say-starter-more = Người đi trước thắng nhiều hơn phần chia đều { $points } điểm phần trăm (±{ $margin }).
lab-say-starter-less = Người đi trước thắng ít hơn phần chia đều { $points } điểm phần trăm (±{ $margin }).
lab-say-starter-even = Trong phạm vi đo được, người đi trước thắng không nhiều hơn cũng không ít hơn phần chia đều (±{ $margin } điểm phần trăm).
lab-say-seat-wins = { $distance ->
    [1] Người kế tiếp thắng nhiều nhất: hơn phần chia đều { $points } điểm phần trăm (±{ $margin }).
   *[other] Người ngồi sau người đi trước { $distance } ghế thắng nhiều nhất: hơn phần chia đều { $points } điểm phần trăm (±{ $margin }).
}
lab-say-seat-last = { $distance ->
    [0] Người đi trước về bét nhiều nhất: hơn phần chia đều { $points } điểm phần trăm (±{ $margin }).
    [1] Người kế tiếp về bét nhiều nhất: hơn phần chia đều { $points } điểm phần trăm (±{ $margin }).
   *[other] Người ngồi sau người đi trước { $distance } ghế về bét nhiều nhất: hơn phần chia đều { $points } điểm phần trăm (±{ $margin }).
}
lab-say-length = Một ván có trung bình { $mean } lượt quyết định (±{ $margin }); 95 trên 100 ván có không quá { $most } lượt.
lab-say-swings = Trong { $share } số ván, người thắng bị dẫn trước lúc giữa ván (±{ $margin } điểm phần trăm). Vị trí dẫn đầu đổi { $changes } lần mỗi ván.
lab-say-pick-ups = Chồng bài bị lấy lên { $count } lần mỗi ván, mỗi lần { $cards } lá.
lab-say-rounds = Một ván có { $count } vòng, mỗi vòng { $cards } lá.
lab-say-choices = { $share } số lượt có quyền lựa chọn. Trong { $matter } số đó, nước đi quyết định người ấy thắng hay không (±{ $margin } điểm phần trăm).
lab-say-skill = Một người giỏi giữa những người không giỏi thắng { $share } số ván (±{ $margin } điểm phần trăm); chỉ nhờ may thì được { $even }.
lab-say-levels = Một máy mức “{ $strong }” giữa các máy mức “{ $weak }” thắng { $share } số ván (±{ $margin } điểm phần trăm); chỉ nhờ may thì được { $even }.
lab-say-cards = Lá tốt nhất khi chia: { $best }, đáng { $plus } điểm phần trăm thắng (±{ $margin }). Lá xấu nhất: { $worst }, { $minus } điểm phần trăm.
lab-say-stalled = { $share } số ván không bao giờ kết thúc.

# -- hai bộ luật: $one nhiều hơn $other

lab-differs = Khác nhau ở đâu
lab-mark-differs = ≠ khác biệt lớn hơn mức ngẫu nhiên.
lab-differs-none = Không có số liệu nào khác nhau rõ rệt.
lab-differs-none-yet = Đến giờ chưa có số liệu nào khác nhau rõ rệt.
lab-differs-few = { NUMBER($games) } ván là quá ít để thấy khác biệt.
lab-differs-count = { $count } trên { $of } số liệu khác nhau rõ rệt.
lab-differ-starter = Người đi trước thắng ở { $one } nhiều hơn ở { $other } { $by } điểm phần trăm (±{ $margin }).
lab-differ-length = Một ván { $one } nhiều hơn một ván { $other } { $by } lượt (±{ $margin }).
lab-differ-comebacks = Thắng ngược ở { $one } nhiều hơn ở { $other } { $by } điểm phần trăm (±{ $margin }).
lab-differ-matter = Lựa chọn quyết định người thắng ở { $one } nhiều hơn ở { $other } { $by } điểm phần trăm (±{ $margin }).
lab-differ-skill = Người giỏi thắng ở { $one } nhiều hơn ở { $other } { $by } điểm phần trăm (±{ $margin }).
lab-differ-pick-ups = Chồng bài bị lấy lên ở { $one } nhiều hơn ở { $other } { $by } lần mỗi ván (±{ $margin }).
lab-differ-kills = Chồng bài bị dẹp ở { $one } nhiều hơn ở { $other } { $by } lần mỗi ván (±{ $margin }).
lab-differ-rounds = Một ván { $one } nhiều hơn một ván { $other } { $by } vòng (±{ $margin }).
lab-differ-stalled = Ván { $one } không kết thúc nhiều hơn ván { $other } { $by } điểm phần trăm (±{ $margin }).

# -- biểu đồ và bảng

lab-figures = Số liệu
lab-value = Giá trị
lab-interval = Khoảng tin cậy 95 %
lab-difference = Chênh lệch
lab-picture = { $title }: { $count } giá trị kèm khoảng tin cậy; bảng bên dưới có mọi con số.
lab-picture-curve = { $title }: tỉ lệ từ { $low } đến { $high }, lớn nhất ở { $top }.
lab-to = { $low } – { $high }
lab-joker = joker

lab-topic-seats = Ai đi trước có quan trọng không?
lab-topic-last = Ai về bét?
lab-topic-length = Một ván dài bao lâu?
lab-topic-events = Những gì xảy ra trong một ván
lab-topic-swings = Thế trận đảo chiều
lab-topic-pick_ups = Mỗi lần lấy bao nhiêu lá
lab-topic-rounds = Mỗi vòng bao nhiêu lá
lab-topic-choices = Lựa chọn quan trọng đến đâu
lab-topic-skill = May rủi và tài năng
lab-topic-values = Một lá được chia đáng giá bao nhiêu
lab-topic-zones = Như trên, theo nơi lá bài được chia
lab-topic-laid = Những gì được đánh trong một ván
lab-topic-winners = Phần do người thắng đánh

lab-note-seats = Số ván thắng theo khoảng cách với người đi trước. Nét đứt: phần chia đều.
lab-note-last = Số lần về bét theo khoảng cách tới người đi trước. Nét đứt: phần chia đều.
lab-note-length = Tỉ lệ ván theo số lượt quyết định: đánh, lấy bài và bỏ lượt của mọi người.
lab-note-events = Số trung bình mỗi ván, tính chung mọi người.
lab-note-swings = Bị dẫn: có người khác ít lá hơn. Giữa ván: một nửa số lượt cho đến khi có người tới.
lab-note-pick_ups = Tỉ lệ theo số lá được lấy lên tay.
lab-note-rounds = Tỉ lệ vòng theo số lá được đánh trong vòng.
lab-note-choices = Mỗi ván có một lựa chọn được chơi theo cả hai cách, rồi chơi lại với bài rút mới, để tác động của may rủi triệt tiêu.
lab-note-skill = Mỗi lần chia được chơi từ mọi chỗ ngồi, để may rủi của bài triệt tiêu. Nét đứt: chỉ nhờ may.
lab-note-values = Số điểm phần trăm thắng mà một lá của hạng này thêm vào khi thay một lá trung bình. ★ có luật riêng.
lab-note-zones = Chỉ những lá có luật riêng.
lab-note-laid = Số trung bình mỗi ván, tính chung mọi người. Lá được đánh lại thì tính lại.
lab-note-winners = Trong tất cả những gì được đánh, phần do người thắng đánh. Nét đứt: phần chia đều.

lab-axis-wins = ván thắng, %
lab-axis-last = số ván về bét, %
lab-axis-games = ván, %
lab-axis-share = %
lab-axis-number = số trung bình mỗi ván
lab-axis-points = điểm phần trăm
lab-axis-winner = do người thắng đánh, %
lab-axis-decisions = lượt quyết định
lab-axis-cards = lá
lab-axis-of-games = { $size ->
    [1] % số ván
   *[other] % số ván, mỗi { $size } lượt
}
lab-axis-of-pick-ups = % số lần lấy
lab-axis-of-rounds = % số vòng

lab-row-starter = đi trước
lab-row-seat = sau { $distance } chỗ
lab-row-mean = trung bình
lab-row-median = trung vị
lab-row-p95 = 95 % không quá
lab-row-kills = chồng bị dẹp
lab-row-pick_ups = chồng bị lấy lên
lab-row-rounds = vòng
lab-row-passes = bỏ lượt
lab-row-cards_left = lá còn lại cuối ván
lab-row-stalled = ván không kết thúc
lab-row-instant = tới trắng: { $name }
lab-row-comebacks = thắng ngược
lab-row-lead_changes = lần đổi dẫn đầu
lab-row-choices-share = lượt có lựa chọn
lab-row-choices-matter = lựa chọn quyết định
lab-row-choices-gain = điểm được nhờ lựa chọn
lab-row-skill = người giỏi thắng
lab-row-levels = máy mạnh hơn thắng
lab-row-hand = { $rank } trên tay
lab-row-up = { $rank } ngửa
lab-row-down = { $rank } úp
