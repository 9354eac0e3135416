### Bộ bài: pack.*

## rulebook-climb

climb-joker-no-wild = Joker là lá lớn nhất và không thay được lá nào khác.
climb-big-joker = Một trong hai lá là joker lớn, chặn được lá joker kia.
climb-big-jokers = Mỗi bộ bài có một joker lớn, chặn được joker thường.
climb-joker-pair = Hai lá joker cùng nhau là một đôi, đôi lớn nhất.
climb-joker-sets = Nhiều joker đánh cùng nhau là bộ lớn nhất trong các bộ cùng số lá, bất kể là joker nào.

## rulebook

book-jokers = { $count ->
    [0] không có joker
   *[other] gồm cả { number } lá joker
}
book-packs = { $count ->
    [1] Dùng một bộ bài { $cards } lá, { $jokers }.
   *[other] Dùng { number } bộ bài, mỗi bộ { $cards } lá, { $jokers }, xáo chung.
}
book-packs-each = Dùng các bộ bài { $cards } lá, { $jokers }, xáo chung.
book-packs-take = Số bộ bài: { $packs }.
book-left-out = Trước hết bỏ hết { $cards } ra ngoài.
book-left-out-with = Với { $players } người, trước hết bỏ hết { $cards } ra ngoài.
book-left-out-but = Giữ nguyên { number } bộ bài, không bỏ lá nào.
book-packs-for = { number } bộ cho { $players } người

## rulebook-questions

clash-twice = Hai bộ bài thì lá nào cũng có hai, nên chất không phân định được gì.
clash-many-packs = Đông người như vậy thì cần hơn hai bộ bài.
clash-joker-place = Joker chưa có chỗ trong thứ tự các quân.
clash-no-jokers = Bộ bài không có joker.
clash-same-cards = Loại trò chơi này luôn dùng cùng các lá bài, dù có bao nhiêu người chơi.
clash-jokers-by-number = Muốn bỏ joker thì đặt số joker bằng 0.
clash-nothing-left-out = Không có quân nào bị bỏ ra.
clash-never-so-few = Trò này không bao giờ có ít người như vậy.
clash-two-jokers = Loại trò này có tối đa hai joker trong mỗi bộ bài.
clash-joker-in-order = Joker có chỗ trong thứ tự lớn nhỏ, nhưng trong bộ bài không có joker.
ask-pack-jokers = Mỗi bộ bài có mấy joker?
none-pack-jokers = Không có
ask-pack-players-per-pack = Cứ mấy người thì thêm một bộ bài?
none-pack-players-per-pack = Một bộ cho tất cả
ask-pack-without = Bỏ những quân nào ra khỏi bộ bài?
ask-pack-without-up-to = Nhiều nhất mấy người chơi thì bỏ?
none-pack-without-up-to = Mấy người cũng bỏ
ask-pack-full = Mấy bộ bài được giữ nguyên?
none-pack-full = Không bộ nào
