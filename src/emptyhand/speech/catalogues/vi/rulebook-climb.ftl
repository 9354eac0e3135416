# Luật của các trò kiểu Tiến Lên.

climb-heading-at-once = Tới trắng
climb-heading-bombs = Hàng

climb-aim = Đánh hết bài trên tay bằng cách chặn bài người khác đánh ra.
climb-aim-places = Hết bài càng sớm thì thứ hạng càng cao.
climb-suits = Thứ tự các chất từ nhỏ đến lớn: { $suits }.
climb-rank-before-suit = Quân lớn luôn thắng quân nhỏ; chất chỉ dùng để so các lá cùng số.
climb-suits-do-not-decide = Không so chất, trừ khi xét lá nào nhỏ nhất trong cùng số; thứ tự từ nhỏ đến lớn: { $suits }.
climb-suits-lowest = Cùng số thì chất cho biết lá nào nhỏ hơn; thứ tự từ nhỏ đến lớn: { $suits }.

climb-deal = Xáo bài rồi chia cho mỗi người { $cards }.
climb-left-over = Bài còn dư để sang một bên, không ai xem; những lá đó không dùng trong ván.
climb-spare = Bài thừa thuộc về người giữ lá nhỏ nhất.
climb-exchange = Từ ván thứ hai của trận, mọi người đổi bài trước lượt đánh đầu tiên: người về bét đưa cho người thắng { number } lá lớn nhất và nhận lại { number } lá nhỏ nhất của người thắng.
climb-exchange-next = { $sure ->
    [yes] Sau đó { exchange-places } cũng đổi { number } lá như vậy.
   *[no] Khi chơi từ { $players } người trở lên, sau đó { exchange-places } cũng đổi { number } lá như vậy.
}

climb-starts = { $first ->
    [yes] Ở ván đầu tiên, ai có { $lowest } thì đi trước.
   *[no] Ai có { $lowest } thì đi trước.
}
climb-starts-instead = Nếu không ai có lá đó, người giữ lá nhỏ nhất đã chia ra sẽ đi trước.
climb-starts-twice = Khi chơi hai bộ bài, có thể hai người cùng có lá đó: ai được chia bài trước thì đi trước.
climb-opens-with-lowest = Lượt đánh đầu tiên phải có lá nhỏ nhất này, đánh lẻ hoặc trong bộ nào cũng được.
climb-opens-with-lowest-alone = Lượt đánh đầu tiên phải là lá nhỏ nhất này, đánh lẻ.
climb-opens-with-anything = Lượt đánh đầu tiên là bộ nào cũng được, có hay không có lá nhỏ nhất này.
climb-clockwise = Đánh vòng quanh bàn theo chiều kim đồng hồ.

climb-leads = Người đi trước của một vòng đánh bộ nào cũng được và không được bỏ lượt.
climb-beat-or-pass = Sau đó từng người lần lượt phải chặn bộ bài trên bàn hoặc bỏ lượt.
climb-must-beat = Chỉ được bỏ lượt khi không chặn được.
climb-may-pass = Chặn được vẫn có quyền bỏ lượt.
climb-passed = { $bombs ->
    [yes] Đã bỏ lượt thì không được đánh nữa cho đến hết vòng, có hàng cũng vậy.
   *[no] Đã bỏ lượt thì không được đánh nữa cho đến hết vòng.
}
climb-passed-may-bomb = Đã bỏ lượt thì đến hết vòng chỉ còn được đánh hàng.
climb-last-card-duty = Khi người kế tiếp chỉ còn một lá, nếu đánh lẻ bạn phải đánh lá lớn nhất của mình.
climb-suit-lock = { $bombs ->
    [yes] { $jokers ->
        [0] Nếu bài của bạn có đúng các chất của bài bị chặn thì các chất ấy bị khóa: đến hết vòng chỉ được đánh những chất đó, trừ hàng.
       *[other] Nếu bài của bạn có đúng các chất của bài bị chặn thì các chất ấy bị khóa: đến hết vòng chỉ được đánh những chất đó, trừ joker và hàng.
    }
   *[no] { $jokers ->
        [0] Nếu bài của bạn có đúng các chất của bài bị chặn thì các chất ấy bị khóa: đến hết vòng chỉ được đánh những chất đó.
       *[other] Nếu bài của bạn có đúng các chất của bài bị chặn thì các chất ấy bị khóa: đến hết vòng chỉ được đánh những chất đó, trừ joker.
    }
}
climb-round-over = Khi mọi người khác đều đã bỏ lượt thì hết vòng, bài của vòng đó được dẹp sang một bên.
climb-passed-for-now = Đã bỏ lượt mà sau đó có người đánh tiếp thì đến lượt bạn lại được đánh.
climb-round-over-in-a-row = Khi mọi người khác bỏ lượt liên tiếp thì hết vòng, bài của vòng đó được dẹp sang một bên.
climb-next-round = Người có bộ bài không ai chặn được sẽ đi trước vòng sau, đánh bộ nào cũng được.

## Tới trắng

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

## Các bộ bài

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
climb-equal-beats = Bộ cùng loại, cùng số lá và lớn bằng nhau cũng chặn được.
climb-equal-skips = Khi đó người kế tiếp còn được đánh trong vòng bị mất lượt. Nếu sau đó không còn ai khác thì hết vòng.
climb-wins-round = { $bombs ->
    [yes] Lá lẻ hoặc bộ { $ranks } thắng luôn vòng đó: không gì chặn được, kể cả hàng.
   *[no] Lá lẻ hoặc bộ { $ranks } thắng luôn vòng đó: không gì chặn được.
}
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
climb-joker-no-wild = Joker là lá lớn nhất và không thay được lá nào khác.
climb-big-joker = Một trong hai lá là joker lớn, chặn được lá joker kia.
climb-big-jokers = Mỗi bộ bài có một joker lớn, chặn được joker thường.
climb-joker-pair = Hai lá joker cùng nhau là một đôi, đôi lớn nhất.
climb-joker-sets = Nhiều joker đánh cùng nhau là bộ lớn nhất trong các bộ cùng số lá, bất kể là joker nào.
climb-beats-joker = { START($cards) } chặn được một lá joker lẻ và thắng luôn vòng đó.
climb-joker-not-turned = Joker vẫn là lá lớn nhất.
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

## Hàng

climb-bombs = Những bộ sau là hàng; khi đi trước cũng được đánh hàng như các bộ khác:
climb-pairs = Đôi thông
climb-pairs-one-colour = { $sizes } đôi có số liền nhau, tất cả cùng đỏ hoặc cùng đen.
climb-pairs-any-suits = { $sizes } đôi có số liền nhau, chất nào cũng được.
climb-pairs-colour = So độ lớn của đôi lớn nhất; nếu bằng thì { $high } thắng { $low }.
climb-pairs-suit = So độ lớn của đôi lớn nhất; nếu bằng thì so chất lớn nhất trong đôi đó.
climb-pairs-by-rank = So độ lớn của đôi lớn nhất.
climb-bomb-beats-lower = Hàng chặt được hàng nhỏ hơn cùng loại và cùng cỡ.
climb-bombs-apart = Hàng khác loại hoặc khác cỡ không chặt được nhau.
climb-bombs-ladder = Hàng cũng chặt được mọi hàng đứng trước nó trong danh sách này: { $kinds }.
climb-bomb-beaten = { $bomb } bị chặt bằng { $by }.
climb-bombs-beat-anything = Hàng chặt được mọi bộ không phải là hàng, và chỉ hàng mới chặt được hàng.
climb-beaten-is-out = Ai bị hàng chặt thì không được đánh nữa cho đến hết vòng.
climb-no-chops = Hàng không chặt được bộ nào khác, và không bộ nào khác chặn được hàng.
climb-chops = Không bộ nào khác chặn được hàng, nhưng hàng chặt được những bộ sau:
climb-chop = { $size ->
    [1] { $rank ->
        [2] Một con heo (lá 2 đánh lẻ) bị chặt bằng { $by }.
       *[other] Một lá { rank } đánh lẻ bị chặt bằng { $by }.
    }
    [2] { $rank ->
        [2] Đôi heo (hai lá 2) bị chặt bằng { $by }.
       *[other] Đôi { rank } bị chặt bằng { $by }.
    }
   *[3] { $rank ->
        [2] Sám heo (ba lá 2) bị chặt bằng { $by }.
       *[other] Sám { rank } bị chặt bằng { $by }.
    }
}

## Kết thúc

climb-plays-on = Chơi tiếp đến khi chỉ còn một người có bài; người đó về bét.
climb-not-last = Trừ khi đi trước, những lá cuối cùng của bạn không được có { FORM($cards, name: "definite") }: hãy giữ lại lá khác hoặc bỏ lượt.
climb-beat-a-leaver = Bộ bài cuối cùng của người đã tới vẫn có thể bị chặn bởi những người chưa bỏ lượt.
climb-beat-a-leaver-bomb = Những người khác vẫn được chặn bộ cuối của người đã hết bài; ai đã bỏ lượt thì chỉ được dùng hàng.
climb-beat-a-leaver-too = Người khác vẫn được chặn bộ cuối cùng của người đã hết bài.
climb-lead-after-a-leaver = Nếu không ai chặn, người kế tiếp còn bài sẽ đi trước vòng sau.
