### Hàng: bombs.*

## rulebook-climb

climb-heading-bombs = Hàng
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

## rulebook-questions

group-bombs = Hàng
clash-nobody-out = Ở đây không ai bị loại khỏi vòng.
remedy-bombs-one-colour-no = cho bom màu nào cũng được
remedy-bombs-four-no = không coi tứ quý là hàng
remedy-bombs-four-yes = coi tứ quý là hàng
ask-bombs-four = Tứ quý có phải là hàng không?
ask-bombs-sets = Những bộ cùng số nào khác là hàng?
choice-bombs-sets-3 = Sám
choice-bombs-sets-5 = Bộ năm lá cùng số
choice-bombs-sets-6 = Bộ sáu lá cùng số
choice-bombs-sets-7 = Bộ bảy lá cùng số
choice-bombs-sets-8 = Bộ tám lá cùng số
ask-bombs-pair-runs = Mấy đôi thông là hàng?
ask-bombs-pair-run-ranks = Những số nào tạo thành đôi thông?
ask-bombs-one-colour = Các đôi ấy có phải cùng màu đỏ hoặc cùng màu đen không?
ask-bombs-ladder = Hàng nào chặt được hàng nào?
ask-bombs-chops = Hàng chặt được những lá nào?
ask-bombs-beat-anything = Hàng có chặt được mọi thứ không phải là hàng không?
ask-bombs-beaten-is-out = Ai bị chặt có bị loại khỏi vòng không?

## page-table

special-bombs = Hàng: { $kinds }

## page-learn

tip-bomb = Đây là hàng ({ $kind }): chặt được cả { $what }.
