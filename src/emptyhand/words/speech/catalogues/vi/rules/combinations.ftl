### Các bộ bài: combinations.*

## rulebook-climb

climb-beaten = Một bộ bị chặn bởi bộ lớn hơn cùng loại và cùng số lá.
climb-three-and-one = Sám cô kèm một lá
climb-three-and-one-rule = ba lá cùng số và một lá bất kỳ khác số.
climb-full-house = Cù lũ
climb-full-house-rule = ba lá cùng số và một đôi khác số.
climb-four-and-one = Tứ quý kèm một lá
climb-four-and-one-rule = cả bốn lá của một quân và một lá bất kỳ.
climb-four-and-one-equal = bốn lá cùng số và một lá bất kỳ khác số.
climb-triple-decides = So độ lớn của ba lá giống nhau.
climb-four-decides = So độ lớn của bốn lá giống nhau.
climb-of-five = Mỗi bộ sau đây cũng chặn được mọi bộ đứng trước nó: { $kinds }.
climb-wins-round = { $bombs ->
    [yes] Lá lẻ hoặc bộ { $ranks } thắng luôn vòng đó: không gì chặn được, kể cả hàng.
   *[no] Lá lẻ hoặc bộ { $ranks } thắng luôn vòng đó: không gì chặn được.
}
climb-beats-joker = { START($cards) } chặn được một lá joker lẻ và thắng luôn vòng đó.
climb-single = Rác (lá lẻ)
climb-single-rule = lá lớn hơn thì thắng, cùng số thì so chất.
climb-single-by-rank = lá lớn hơn thì thắng.
climb-pair = Đôi
climb-pair-rule = hai lá cùng số.
climb-pair-higher = Hai đôi cùng số thì đôi có chất lớn nhất thắng.
climb-triple = Sám
climb-triple-rule = ba lá cùng số.
climb-four = Tứ quý
climb-four-rule = đủ bốn lá của một quân.
climb-four-equal = bốn lá cùng số.
climb-large-sets = Bộ lớn hơn
climb-large-sets-rule = { $sizes } lá cùng số.
climb-run = Sảnh
climb-run-length = { $suits ->
    [one] { number } lá có số liền nhau, tất cả cùng chất.
   *[any] { number } lá có số liền nhau, chất nào cũng được.
}
climb-run-at-least = { $suits ->
    [one] từ { number } lá trở lên có số liền nhau, tất cả cùng chất.
   *[any] từ { number } lá trở lên có số liền nhau, chất nào cũng được.
}
climb-run-between = { $suits ->
    [one] từ { $least } đến { $most } lá có số liền nhau, tất cả cùng chất.
   *[any] từ { $least } đến { $most } lá có số liền nhau, chất nào cũng được.
}
climb-run-no-corner = Sảnh không nối vòng từ quân lớn nhất sang quân nhỏ nhất.
climb-run-suit-decides = So độ lớn của lá lớn nhất; nếu bằng thì so chất của lá đó.
climb-run-rank-decides = Chỉ so độ lớn của lá lớn nhất, không kể chất, và sảnh bằng nhau thì không chặn được nhau.
climb-run-by-rank = Chỉ so độ lớn của lá lớn nhất, không kể chất.
climb-run-longer = Sảnh dài hơn chặn được mọi sảnh ngắn hơn, dù lớn nhỏ thế nào.
climb-run-suited = Sảnh đồng chất chặn được mọi sảnh cùng số lá khác chất, và không sảnh khác chất nào chặn được nó.
climb-triples = Sám liên tiếp
climb-triples-rule = { $sizes } sám có số liền nhau.
climb-triples-decide = So độ lớn của sám lớn nhất.
climb-flush = Thùng
climb-flush-rule = năm lá cùng chất.
climb-flush-no-run = Năm lá liền nhau cùng chất thì là thùng phá sảnh.
climb-flush-by-rank = So độ lớn của lá lớn nhất; nếu bằng thì so chất.
climb-flush-by-suit = So chất trước; cùng chất thì so độ lớn của lá lớn nhất.
climb-straight-flush = Thùng phá sảnh
climb-straight-flush-rule = năm lá có số liền nhau, tất cả cùng chất.
climb-any-rank = { $what ->
    [run] Quân nào cũng được nằm trong sảnh, riêng lá { $highest } chỉ được đứng cao nhất.
    [triples] Quân nào cũng được nằm trong sám liên tiếp, riêng lá { $highest } chỉ được đứng cao nhất.
   *[pairs] Quân nào cũng được nằm trong đôi thông, riêng lá { $highest } chỉ được đứng cao nhất.
}
climb-without-ranks = { $what ->
    [run] { $ranks } không được nằm trong sảnh.
    [triples] { $ranks } không được nằm trong sám liên tiếp.
   *[pairs] { $ranks } không được nằm trong đôi thông.
}
climb-only-ranks = { $what ->
    [run] Chỉ những quân này được nằm trong sảnh, quân trước liền với quân sau: { $ranks }.
    [triples] Chỉ những quân này được nằm trong sám liên tiếp, quân trước liền với quân sau: { $ranks }.
   *[pairs] Chỉ những quân này được nằm trong đôi thông, quân trước liền với quân sau: { $ranks }.
}
# Một dòng trong tệp: những bộ như "đôi bất kỳ" và những bộ mà chúng chặn được.
beats-lines = Luật sau đứng trước mọi luật khác về việc bộ nào chặn được bộ nào, kể cả luật về hàng:
beats-several-lines = Những luật sau đứng trước mọi luật khác về việc bộ nào chặn được bộ nào, kể cả luật về hàng; nếu hai luật trái nhau thì theo luật đứng sau:
beats-line = { START($play) } chặn được { $on }.
beats-line-if = { START($play) } chặn được { $on } nếu { $limits }.
beats-never = Không được đánh { $play } lên { $on }.
beats-never-if = Không được đánh { $play } lên { $on } nếu { $limits }.
beats-chop = Đánh như vậy tính là chặt.
beats-if-as-many = cùng số lá
beats-if-more = nhiều lá hơn
beats-if-double = gấp đôi số lá
beats-if-higher = số lớn hơn
beats-if-not-lower = số bằng hoặc lớn hơn
beats-if-next = số liền trên
beats-any-set = lá lẻ hoặc bộ cùng số bất kỳ
beats-any-larger-set = bộ cùng số bất kỳ
beats-any-run = sảnh bất kỳ
beats-any-suited-run = sảnh đồng chất bất kỳ
beats-any-pair-row = đôi thông bất kỳ
beats-any-triple-row = dãy sám liên tiếp bất kỳ
beats-any-bomb = hàng bất kỳ
beats-anything = bộ bất kỳ

## rulebook-questions

group-combinations = Bộ bài đánh ra
clash-one-pack = Một bộ bài chỉ có bốn lá mỗi quân.
clash-many-kinds = Có { $kinds } loại và độ dài bộ bài, tối đa chỉ được { $most }.
clash-runs-one-suit = Ở đây sảnh phải cùng chất, và chỉ sảnh lớn hơn cùng chất mới chặn được.
clash-no-singles = Nếu không được đánh lẻ, người đi trước có thể không có gì để đánh.
clash-set-or-bomb = Cùng một bộ bài chỉ có thể là bộ thường hoặc là hàng.
clash-joker-sequence = Joker không nằm trong dãy nào.
clash-neighbours = Các quân này phải liền nhau, từ nhỏ đến lớn.
clash-run-lengths = Không sảnh nào có ít nhất { $shortest } và nhiều nhất { $longest } lá.
clash-five-unplayable = Có một bộ năm lá trong số này không đánh được.
clash-no-flush = Không ai đánh được thùng.
clash-flush-and-run = Năm lá có thể vừa là sảnh vừa là thùng, nên thùng phá sảnh cũng cần có chỗ.
clash-no-runs = Không có sảnh.
clash-long-rows = Không đủ quân cho dãy dài như vậy.
remedy-combinations-beats-joker-none = không để lá nào chặn joker
remedy-combinations-beats-none = bỏ các dòng riêng về bộ nào chặn bộ nào
remedy-combinations-suited-runs-beat-no = coi sảnh đồng chất như sảnh thường
remedy-combinations-run-suit-tiebreak-no = không phân định sảnh bằng chất
ask-combinations-sets = Được đánh những lá bằng nhau nào?
choice-combinations-sets-1 = Rác
choice-combinations-sets-2 = Đôi
choice-combinations-sets-3 = Sám
choice-combinations-sets-4 = Tứ quý
choice-combinations-sets-5 = Bộ năm lá cùng số
choice-combinations-sets-6 = Bộ sáu lá cùng số
choice-combinations-sets-7 = Bộ bảy lá cùng số
choice-combinations-sets-8 = Bộ tám lá cùng số
ask-combinations-shortest-run = Sảnh cần ít nhất mấy lá?
none-combinations-shortest-run = Không có sảnh
ask-combinations-longest-run = Sảnh có nhiều nhất mấy lá?
none-combinations-longest-run = Mấy lá cũng được
ask-combinations-longer-runs-beat = Sảnh dài hơn có bắt được mọi sảnh ngắn hơn không?
ask-combinations-run-ranks = Những số nào tạo thành sảnh?
ask-combinations-run-suit-tiebreak = Nếu hai sảnh cùng lá cao nhất, chất của lá đó có quyết định không?
ask-combinations-pair-runs = Mấy đôi thông là bộ bài thường?
ask-combinations-mixed = Có những bộ bài hai số nào?
choice-combinations-mixed-three-and-one = Sám kèm một lá bất kỳ
choice-combinations-mixed-full-house = Sám kèm một đôi
choice-combinations-mixed-four-and-one = Tứ quý kèm một lá bất kỳ
ask-combinations-of-five = Những bộ năm lá nào bắt được các bộ đứng trước trong danh sách này?
choice-combinations-of-five-run = Sảnh
choice-combinations-of-five-full-house = Sám kèm một đôi
choice-combinations-of-five-four-and-one = Tứ quý kèm một lá bất kỳ
ask-combinations-wins-round = Những lá nào thắng luôn vòng vì không gì bắt được?
ask-combinations-beats-joker = Lá lẻ nào chặn được một lá joker lẻ?
ask-combinations-beats = Còn bộ nào chặn được, hoặc không bao giờ chặn được, bộ nào?
ask-combinations-triple-runs = Mấy sám liền nhau thành một bộ?
ask-combinations-suited-runs-beat = Sảnh cùng chất có bắt được các sảnh khác cùng độ dài không?
ask-combinations-flush-order = Giữa hai bộ năm lá cùng chất, cái gì quyết định trước?
choice-combinations-flush-order-rank = Lá cao nhất
choice-combinations-flush-order-suit = Chất
choice-combinations-of-five-flush = Năm lá cùng chất
choice-combinations-of-five-straight-flush = Sảnh cùng chất

## page-table

special-wins-round = thắng luôn vòng

## page-learn

tip-kinds = Bạn có thể đánh { $kinds }.
tip-a-kind = { $kind }
tip-kind-run = sảnh từ { number } lá trở lên

## why

why-no-set = { START($cards) } không phải một bộ trong trò này.
why-pair-colours = { $cards } không thành đôi ở trò này: hai lá phải cùng đỏ hoặc cùng đen.
why-no-combination = { $cards } không thành bộ: bài phải cùng số hoặc liền sảnh.
why-no-pair = { $cards } không thành bộ: hai lá phải là một đôi.
why-no-runs = { $cards } không thành bộ: trò này không có sảnh.
why-not-in-runs = { $cards } không phải sảnh: { FORM($outside, name: "definite") } không được nằm trong sảnh.
why-short-run = { $cards } không thành bộ: sảnh phải có ít nhất { number } lá.
why-no-run = { $cards } không phải sảnh: { $gap }.
why-no-run-or-flush = { $cards } không phải sảnh cũng không phải thùng: các lá không liền nhau và khác chất.
why-no-pair-rows = { $cards } không thành bộ: trò này chỉ đánh từng đôi một.
why-not-in-pair-rows = { $cards } không phải đôi thông: lá { rank } không được nằm trong đôi thông.
why-no-pair-row = { $cards } không phải đôi thông: { $gap }.
why-pair-row-length = { $cards } không thành bộ: đôi thông phải có { $lengths } đôi.
gap-longest = sảnh dài nhất có { number } lá
gap-colours = tất cả phải cùng đỏ hoặc cùng đen
gap-suits = tất cả phải cùng chất
gap-corner = không nối vòng từ { $top } sang { $bottom }
gap-wide = các lá không liền nhau
gap-missing = thiếu { $ranks }
