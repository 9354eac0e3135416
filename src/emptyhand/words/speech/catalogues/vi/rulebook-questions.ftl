# Các câu hỏi của xưởng luật. Câu hỏi về một lá bài gọi lá ấy là “lá này”.

group-switches = Hay được hỏi
group-end = Kết thúc
group-other = Luật khác

# -- Trục trặc
workshop-our = { $game } nhà mình
# Two groups whose rules have the same title.
workshop-first = { $title } (bên bạn)
workshop-second = { $title } (bên kia)
workshop-quoted = “{ $question }”
workshop-clash = Các câu trả lời này không đi được với nhau: { $questions }.
workshop-clash-one = Câu trả lời này không hợp với các luật khác: { $question }.
workshop-too-few = { $how ->
    [ranks] { $players } người chơi cần { $needed } lá, nhưng chỉ có { $there } lá. Hãy chia ít lá hơn, chơi ít người hơn hoặc bỏ ra ít quân hơn.
    [packs] { $players } người chơi cần { $needed } lá, nhưng chỉ có { $there } lá. Hãy chia ít lá hơn, chơi ít người hơn hoặc dùng thêm bộ bài.
   *[deal] { $players } người chơi cần { $needed } lá, nhưng chỉ có { $there } lá. Hãy chia ít lá hơn hoặc chơi ít người hơn.
}
workshop-unclear = Không chơi được theo luật này: { $detail }
workshop-title = Tên bộ luật có tối đa { $most } ký tự, và ký tự nào cũng nhìn thấy được.
workshop-title-instead = Đặt tên là “{ $title }”
workshop-of-card = { START($card) }: { $question }
workshop-answer = trả lời “{ $question }” là “{ $answer }”
workshop-more-packs = Dùng thêm bộ bài: cứ { $each } người một bộ
workshop-set-back = Trả lại như cũ: { $question }
workshop-set-all-back = Trả lại tất cả như cũ
workshop-set-these-back = Trả lại như cũ: { $questions }
workshop-dealt-too = chia những lá này sau các lá khác
workshop-joker-highest = Cho joker là lá cao nhất
workshop-joker-out = Bỏ joker ra khỏi thứ tự
workshop-not-joker = Không tính joker
workshop-no-jokers = Chơi không có joker
workshop-all-ranks = Cho mọi quân vào dãy như vậy
workshop-cards-cost = Mỗi lá còn lại mất một điểm
workshop-order-rest = Đặt { $ranks } vào cuối thứ tự
workshop-order-whole = Dùng thứ tự lớn nhỏ của quân bài
workshop-yes = Có
workshop-no = Không
workshop-clash-why = { $clash } { $why }
workshop-none = Không có

# Why answers don’t go together.
clash-suits-equal = Ở đây chất không phân định gì.
clash-listed-twice = Có mục bị liệt kê hai lần.

# What a button changes so that the answers go together; several are joined by “and”.
remedy-ends-play-on = chơi tiếp đến khi còn một người

# -- Thứ tự, bắt đầu, kết thúc
ask-ends = Khi nào hết ván?
choice-ends-first-out = Khi có người đầu tiên hết bài
choice-ends-play-on = Khi chỉ còn một người có bài
