### Ôm chồng bài: pick_up.*

## rulebook-pile

pile-heading-picking-up = Ôm chồng bài
pile-must-pick-up = Không đánh được lá nào thì bạn phải ôm chồng bài.
pile-must-give = Không đánh được lá nào thì người ngay trước bạn ôm chồng bài.
pile-pass-not-pick-up = Không đánh được lá nào thì bạn bỏ lượt, không phải ôm chồng bài.
pile-pass-or-choice = Không đánh được lá nào thì bạn bỏ lượt, trừ khi tự ý ôm chồng bài.
pile-pass-any-choice = Bạn được tự ý ôm trong bất kỳ lượt nào, dù đánh được hay không, trừ khi chồng bài trống.
pile-pass-choice-from = Bạn được tự ý ôm khi còn đánh { $zones }, dù đánh được hay không, trừ khi chồng bài trống.
pile-pass-choice-on = Bạn chỉ được tự ý ôm trên { FORM($cards, name: "definite") }, dù đánh được hay không.
pile-pass-no-choice = { $tried ->
    [yes] Không được tự ý ôm, chỉ ôm cùng với lá của mình vừa lấy hay lật lên mà không đánh được.
   *[no] Không được tự ý ôm.
}
pile-no-choice = Còn đánh được thì không được ôm.
pile-no-choice-except = Còn đánh được thì không được ôm, trừ khi trên cùng là { FORM($cards, name: "definite") }.
pile-any-choice = Bạn cũng được tự ý ôm trong bất kỳ lượt nào, trừ khi chồng bài trống.
pile-choice-from = Bạn cũng được tự ý ôm khi còn đánh { $zones }, trừ khi chồng bài trống.
pile-your-hand = bài trên tay
pile-your-up = bài ngửa
pile-your-down = bài úp
pile-choice-on = Trên { FORM($cards, name: "definite") } thì lúc nào bạn cũng được ôm.
pile-try-draw = Trước đó, chừng nào nọc còn bài, bạn lật lá trên cùng của nọc: đánh được thì nó được đánh ra và không ai phải ôm; không đánh được thì nó cũng lên tay bạn.
pile-picked-up = Cả chồng bài lên tay bạn, bạn hết lượt, và người kế tiếp đánh lên chồng bài trống.
pile-picked-up-goes-on = Cả chồng bài lên tay bạn, rồi bạn đánh tiếp lên chồng bài trống.
pile-given = Cả chồng bài lên tay người đó, bạn hết lượt, và người kế tiếp đánh lên chồng bài trống.
pile-given-goes-on = Cả chồng bài lên tay người đó, rồi bạn đánh lên chồng bài trống.
pile-part-picked-up = { $count ->
    [1] Chỉ lá trên cùng của chồng bài lên tay bạn.
   *[other] Chỉ { number } lá trên cùng của chồng bài lên tay bạn, hoặc tất cả nếu có ít hơn.
}
pile-part-given = { $count ->
    [1] Chỉ lá trên cùng của chồng bài lên tay người đó.
   *[other] Chỉ { number } lá trên cùng của chồng bài lên tay người đó, hoặc tất cả nếu có ít hơn.
}
pile-rest-leaves = Các lá còn lại bị bỏ khỏi ván, bạn hết lượt, và người kế tiếp đánh lên chồng bài trống.
pile-rest-leaves-goes-on = Các lá còn lại bị bỏ khỏi ván, rồi bạn đánh tiếp lên chồng bài trống.
pile-rest-stays = Các lá còn lại nằm yên, bạn hết lượt, và người kế tiếp đánh gì lên cũng được.
pile-rest-stays-goes-on = Các lá còn lại nằm yên, rồi bạn đánh tiếp: đánh gì lên cũng được.
pile-rest-binds = Các lá còn lại nằm yên, bạn hết lượt, và người kế tiếp phải đánh theo lá lúc này nằm trên cùng.
pile-rest-binds-goes-on = Các lá còn lại nằm yên, rồi bạn đánh tiếp theo lá lúc này nằm trên cùng.
pile-rest-no-runs = Các lá nằm lại không còn được tính vào loạt.
pile-rest-any-number = Lần đánh đó gồm mấy lá bằng nhau cũng được.
pile-given-tried = Lá của bạn không đánh được thì ở lại trên tay bạn.
pile-burns = { $cards } trong chồng không lên tay bạn mà bị bỏ khỏi ván.
pile-burns-part = Trong số đó, { $cards } không lên tay bạn mà bị bỏ khỏi ván.
pile-up-along = Nếu bạn đang đánh bài ngửa mà phải ôm, bạn được lấy kèm { $some } lá ngửa cùng số lên tay với chồng bài.
pile-up-must-along = Nếu bạn đang đánh bài ngửa mà phải ôm, bạn phải lấy kèm { $some } lá ngửa cùng số lên tay với chồng bài.
pile-up-card-along = Nếu bạn đang đánh bài ngửa mà phải ôm, bạn được lấy kèm lá ngửa của mình lên tay với chồng bài.
pile-up-card-must-along = Nếu bạn đang đánh bài ngửa mà phải ôm, lá ngửa của bạn cũng lên tay với chồng bài.
pile-none-along-by-choice = Khi tự ý ôm thì không được lấy kèm lá ngửa nào.
pile-picked-whole = chồng bài
pile-picked-part = { $count ->
    [1] lá trên cùng của chồng bài
   *[other] { number } lá trên cùng của chồng bài
}

## rulebook-questions

group-pick-up = Ôm bài
clash-row-only = Chỉ khi đánh thẳng lá ngửa từ bàn thì lá ngửa mới lấy cùng chồng bài được.
clash-only-stuck = Chỉ người không đánh được mới tránh được chồng bài như vậy.
clash-no-pile = Người không đánh được có thể không phải ôm chồng bài, nên lá ngửa không lấy cùng được.
clash-up-stays = Bài ngửa không đi theo chồng bài.
clash-no-rest = Cả chồng bài bị bốc hết nên không còn gì.
remedy-pick-up-rest-leaves = bỏ phần còn lại của chồng bài khỏi ván
remedy-pick-up-with-up-no = để yên các lá ngửa
remedy-pick-up-try-draw-no = không thử nọc
remedy-pick-up-taker-self = để người không đánh được ôm chồng bài
remedy-pick-up-by-choice-none = không ai được tự ý bốc chồng bài
ask-pick-up-by-choice = Khi nào được ôm chồng bài dù vẫn đánh được?
choice-pick-up-by-choice-hand = Khi đánh bài trên tay
choice-pick-up-by-choice-up = Khi đánh bài ngửa
choice-pick-up-by-choice-down = Khi đánh bài úp
ask-pick-up-with-up = Nếu không lá ngửa nào đánh được, có được lấy các lá ngửa bằng nhau cùng chồng bài không?
ask-pick-up-must-take-up = Có phải lấy ít nhất một lá trong số đó không?
ask-pick-up-taker = Bạn không đánh được thì ai ôm chồng bài?
choice-pick-up-taker-self = Bạn
choice-pick-up-taker-previous = Người ngay trước bạn
ask-pick-up-try-draw = Không đánh được, bạn có thử lá trên cùng của nọc trước không?
ask-pick-up-ends-turn = Ôm chồng bài rồi có hết lượt không?
ask-pick-up-top = Bạn ôm mấy lá của chồng bài?
none-pick-up-top = Cả chồng
ask-pick-up-rest = Các lá còn lại của chồng bài thì sao?
choice-pick-up-rest-binds = Nằm lại, phải đánh theo lá trên cùng
choice-pick-up-rest-stays = Nằm lại, đánh gì lên cũng được
choice-pick-up-rest-leaves = Bị bỏ khỏi ván

## page-table

special-top = chỉ bốc { number } lá trên cùng

## page-learn

tip-must-pick-up = { $takes ->
    [before] Không lá nào của bạn đánh được, nên người trước bạn phải ôm bài.
   *[all] Không lá nào của bạn đánh được, nên bạn ôm chồng bài. Mọi lá trong đó lên tay bạn.
}
tip-must-pick-up-part = Không lá nào của bạn đánh được, nên { $count } lá trên cùng của chồng bài lên tay bạn.
tip-may-pick-up = Bạn cũng có thể ôm bài thay vì đánh.
tip-try-draw = { $takes ->
    [part] Không lá nào của bạn đánh được: lật lá trên cùng của nọc. Nếu đánh được thì đánh; nếu không, bạn giữ nó và ôm các lá trên cùng của chồng bài.
    [before] Không lá nào của bạn đánh được: lật lá trên cùng của nọc. Nếu đánh được thì đánh; nếu không, bạn giữ nó, và người trước bạn phải ôm bài.
   *[all] Không lá nào của bạn đánh được: lật lá trên cùng của nọc. Nếu đánh được thì đánh; nếu không, bạn giữ nó và ôm chồng bài.
}
tip-picked-up = Có người ôm cả chồng bài. Bạn cũng có thể gặp cảnh đó.
tip-picked-up-part = Có người ôm các lá trên cùng của chồng bài. Bạn cũng có thể gặp cảnh đó.

## table

table-tries = { $me ->
    [yes] Bạn lật { $cards } từ nọc và đánh được.
   *[no] { $who } lật { $cards } từ nọc và đánh được.
}
table-tries-wrong = { $me ->
    [yes] Bạn lật { $cards } từ nọc nhưng không đánh được.
   *[no] { $who } lật { $cards } từ nọc nhưng không đánh được.
}
table-picks-up = { $me ->
    [yes] Bạn ôm { $pile }.
   *[no] { $who } ôm { $pile }.
}
table-picks-up-with = { $me ->
    [yes] Bạn ôm { $pile }, kèm { $up } từ bài ngửa.
   *[no] { $who } ôm { $pile }, kèm { $up } từ bài ngửa.
}
table-picks-up-top = { $me ->
    [yes] Bạn ôm { $pile }; các lá còn lại bị bỏ khỏi ván.
   *[no] { $who } ôm { $pile }; các lá còn lại bị bỏ khỏi ván.
}
table-picks-up-with-top = { $me ->
    [yes] Bạn ôm { $pile }, kèm { $up } từ bài ngửa; các lá còn lại của chồng bài bị bỏ khỏi ván.
   *[no] { $who } ôm { $pile }, kèm { $up } từ bài ngửa; các lá còn lại của chồng bài bị bỏ khỏi ván.
}
picked-pile = chồng bài { tally-cards }
picked-pile-less = chồng bài { tally-cards } (bỏ ra ngoài: { $gone })
picked-back = lại { $cards } và thêm { $pile }
picked-top = { tally-cards } trên cùng của chồng bài
picked-top-less = { tally-cards } trên cùng của chồng bài (bỏ ra ngoài: { $gone })

## why

asks-try = Không lá nào đánh được: lật lá trên cùng của nọc.
asks-give = Không lá nào đánh được: người ngay trước bạn ôm chồng bài.
why-no-pile = Không có chồng bài để ôm.
why-up-fits = Chỉ được ôm kèm bài ngửa khi không lá ngửa nào đánh được.
why-must-take-up = Không lá nào đánh được: hãy chọn các lá ngửa cùng số để ôm kèm.
why-none-along = Trò này không được ôm kèm bài ngửa.
why-one-rank-along = Chỉ được ôm kèm các lá ngửa cùng số.
