### Thứ tự của các số và các chất: ranking.*

## rulebook-pile

pile-otherwise = { $strict ->
    [yes] Còn lại thì phải đánh quân lớn hơn lá trên cùng của chồng bài.
   *[no] Còn lại thì phải đánh cùng số với lá trên cùng của chồng bài, hoặc quân lớn hơn.
}
pile-otherwise-turned = { $strict ->
    [yes] { $cards } đảo ngược thứ tự quân bài; khi đó phải đánh quân nhỏ hơn lá trên cùng.
   *[no] { $cards } đảo ngược thứ tự quân bài; khi đó phải đánh cùng số với lá trên cùng, hoặc quân nhỏ hơn.
}
pile-higher = { $strict ->
    [yes] quân lớn hơn
   *[no] cùng số hoặc lớn hơn
}
pile-higher-or = { $strict ->
    [yes] quân lớn hơn, hoặc { $others }
   *[no] cùng số hoặc lớn hơn, hoặc { $others }
}
pile-lower = { $strict ->
    [yes] quân nhỏ hơn
   *[no] cùng số hoặc nhỏ hơn
}
pile-lower-or = { $strict ->
    [yes] quân nhỏ hơn, hoặc { $others }
   *[no] cùng số hoặc nhỏ hơn, hoặc { $others }
}

## rulebook-climb

climb-suits = Thứ tự các chất từ nhỏ đến lớn: { $suits }.
climb-rank-before-suit = Quân lớn luôn thắng quân nhỏ; chất chỉ dùng để so các lá cùng số.
climb-suits-do-not-decide = Không so chất, trừ khi xét lá nào nhỏ nhất trong cùng số; thứ tự từ nhỏ đến lớn: { $suits }.
climb-suits-lowest = Cùng số thì chất cho biết lá nào nhỏ hơn; thứ tự từ nhỏ đến lớn: { $suits }.
climb-equal-beats = Bộ cùng loại, cùng số lá và lớn bằng nhau cũng chặn được.
climb-equal-skips = Khi đó người kế tiếp còn được đánh trong vòng bị mất lượt. Nếu sau đó không còn ai khác thì hết vòng.
climb-four-turns = Tứ quý đảo ngược thứ tự quân bài: từ đó quân nhỏ chặn được quân lớn, cho đến khi có người lại đánh tứ quý.
climb-more-turn = Bộ từ bốn lá cùng số trở lên đảo ngược thứ tự quân bài: từ đó quân nhỏ chặn được quân lớn, cho đến khi có người lại đánh bộ như vậy.
climb-turns-round = Lá lẻ hoặc bộ { $ranks } đảo ngược thứ tự quân bài đến hết vòng; đánh thêm một lần nữa thì đảo lại.
climb-turned-ranks = Chỉ độ lớn của quân bị đảo: chất và loại bộ nào chặn được loại nào vẫn giữ nguyên.
climb-suits-follow = { $pairs ->
    [yes] { $runs ->
        [yes] Lá lẻ chỉ bị chặn bởi lá lớn hơn cùng chất, đôi chỉ bị chặn bởi đôi lớn hơn cùng màu, sảnh chỉ bị chặn bởi sảnh lớn hơn cùng chất.
       *[no] Lá lẻ chỉ bị chặn bởi lá lớn hơn cùng chất, đôi chỉ bị chặn bởi đôi lớn hơn cùng màu.
    }
   *[no] { $runs ->
        [yes] Lá lẻ chỉ bị chặn bởi lá lớn hơn cùng chất, sảnh chỉ bị chặn bởi sảnh lớn hơn cùng chất.
       *[no] Lá lẻ chỉ bị chặn bởi lá lớn hơn cùng chất.
    }
}
climb-suits-free = { $pairs ->
    [yes] { START($ranks) } không cần cùng chất: lá lẻ hoặc đôi chặn được mọi lá hoặc đôi nhỏ hơn, chất nào cũng được.
   *[no] { START($ranks) } không cần cùng chất: chặn được mọi lá nhỏ hơn, chất nào cũng được.
}
climb-suits-free-decide = Giữa các { $ranks } cùng số thì so chất hoặc màu.
climb-pair-of-colour = hai lá cùng số, cùng đỏ hoặc cùng đen.
climb-run-follows = Chỉ so độ lớn của lá lớn nhất.
climb-joker-not-turned = Joker vẫn là lá lớn nhất.

## rulebook-questions

group-order = Thứ tự các lá bài
clash-joker-suit = Joker không có chất để đánh theo.
clash-none-equal = Chất phân định giữa các quân bằng nhau, nên không có hai lá nào bằng nhau.
clash-equal-does-not-beat = Ở đây các lá bằng nhau không bắt được nhau.
clash-rank-place = Thứ tự lớn nhỏ còn thiếu { a-rank }.
clash-thirteen-ranks = Quân nào cũng phải có chỗ trong thứ tự.
clash-no-fours = Không ai đánh được tứ quý.
clash-joker-turns = Joker không đảo thứ tự lớn nhỏ.
clash-suits-free = Ở đây vốn không phải theo chất.
remedy-ranking-suits-decide-no = coi mọi chất bằng nhau
remedy-ranking-suits-follow-no = cho đánh chất nào cũng được
ask-ranking-order = Những lá nào theo thứ tự, từ nhỏ đến lớn?
ask-ranking-strict = Lá đánh ra có phải lớn hơn lá bên dưới, bằng thì không được, không?
ask-ranking-suits = Các chất xếp theo thứ tự nào?
ask-ranking-suits-decide = Cùng số thì chất có quyết định không?
ask-ranking-equal-beats = Các lá bằng nhau có bắt được nhau không?
ask-ranking-equal-skips = Đánh bài bằng nhau có làm người kế tiếp mất lượt không?
ask-ranking-suits-follow = Có phải đánh cùng chất, cùng màu không?
ask-ranking-suits-free = Quân nào chặn được cả chất và màu khác?
ask-ranking-four-turns = Tứ quý có đảo ngược thứ tự cho đến tứ quý kế tiếp không?
ask-ranking-turns-round = Những lá nào đảo ngược thứ tự trong vòng?

## page-table

special-order = Từ nhỏ đến lớn: { $ranks }
special-suits = Chất: { $suits }
special-four-turns = Tứ quý: đảo thứ tự lớn nhỏ
special-more-turn = Từ bốn lá cùng số: đảo thứ tự lớn nhỏ
special-equal-skips = Bài bằng nhau: người kế tiếp mất lượt
special-turns-round = đảo thứ tự lớn nhỏ đến hết vòng

## page-learn

tip-turned = Thứ tự quân bài đang bị đảo ngược: quân nhỏ chặn được quân lớn.
tip-lowest = { $plain ->
    [yes] Lá nào cũng đánh lên { a-rank } được, vì đó là lá thường nhỏ nhất.
   *[no] Lá nào cũng đánh lên { a-rank } được, vì đó là lá nhỏ nhất.
}
tip-order = Thứ tự từ nhỏ đến lớn: { $row }.
tip-suits = Cùng số thì so chất, từ nhỏ đến lớn: { $suits }.
tip-follow = { $what ->
    [colour] Chỉ đôi cùng màu mới chặn được.
   *[suit] Chỉ cùng chất mới chặn được.
}

## table

table-order-turned = { $upside_down ->
    [yes] Thứ tự quân bài bị đảo ngược: quân nhỏ chặn được quân lớn.
   *[no] Thứ tự quân bài trở lại như thường.
}
