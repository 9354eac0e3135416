### Tới trắng: instant

## rulebook-climb

climb-heading-at-once = Tới trắng
climb-at-once = Ai được chia một trong những bộ sau thì tới trắng, thắng ngay trước lượt đánh đầu tiên:
climb-several-at-once = Nếu nhiều người cùng được tới trắng, người thắng là người đầu tiên trong số đó theo vòng đánh, tính từ người lẽ ra đi trước.
instant-four-2s = tứ quý heo (bốn lá 2)
instant-five-pairs-in-sequence = năm đôi thông
instant-six-pairs = sáu đôi
instant-six-pairs-in-sequence = sáu đôi thông
instant-three-triples-in-sequence = ba sám liên tiếp
instant-a-dragon = sảnh rồng
climb-sets = { $size ->
    [1] { number } lá
    [2] { number } đôi
    [3] { number } sám
    [4] { number } tứ quý
   *[other] { number } bộ { $size } lá giống nhau
}
climb-instant = { $neighbours ->
    [yes] { $sets } có số liền nhau.
   *[no] { $sets } khác nhau.
}
climb-instant-without = { $neighbours ->
    [yes] { $sets } có số liền nhau; không tính { $missing }.
   *[no] { $sets } khác nhau; không tính { $missing }.
}
climb-instant-only = { $neighbours ->
    [yes] { $sets } có số liền nhau, chỉ tính các quân này: { $ranks }.
   *[no] { $sets } khác nhau, chỉ tính các quân này: { $ranks }.
}
climb-instant-neighbours = { $sets } có số liền nhau, thứ tự liền nhau là: { $ranks }.
climb-instant-held = { $cards }.
climb-each-of = mỗi quân { $ranks } có { $count } lá
climb-of-any-suits = { $cards }, chất nào cũng được

## rulebook-questions

ask-instant = Những bài nào tới trắng?

## table

table-wins-at-once = { $me ->
    [yes] Bạn tới trắng với { $hand }: { $cards }.
   *[no] { $who } tới trắng với { $hand }: { $cards }.
}
winning-hand = { $key ->
    [four-2s] tứ quý heo
    [six-pairs] sáu đôi
    [six-pairs-in-sequence] sáu đôi thông
    [three-triples-in-sequence] ba sám liên tiếp
    [a-dragon] sảnh rồng
   *[other] { $name }
}
