### Nhiều ván: match.*

## rulebook-pile

pile-exchange = Từ ván thứ hai của trận, mọi người đổi bài ngửa trước lượt đánh đầu tiên: người về bét đưa cho người thắng { number } lá ngửa lớn nhất và nhận lại { number } lá ngửa nhỏ nhất của người thắng.
pile-exchange-next = { $sure ->
    [yes] Sau đó { exchange-places } cũng đổi { number } lá ngửa như vậy.
   *[no] { exchange-with }, sau đó { exchange-places } cũng đổi { number } lá ngửa như vậy.
}

## rulebook-climb

climb-exchange = Từ ván thứ hai của trận, mọi người đổi bài trước lượt đánh đầu tiên: người về bét đưa cho người thắng { number } lá lớn nhất và nhận lại { number } lá nhỏ nhất của người thắng.
climb-exchange-next = { $sure ->
    [yes] Sau đó { exchange-places } cũng đổi { number } lá như vậy.
   *[no] { exchange-with }, sau đó { exchange-places } cũng đổi { number } lá như vậy.
}

## rulebook

book-single-games = Mỗi ván tính riêng.
book-match-by-place = Một trận kéo dài đến khi có người thắng { $wins } ván.
book-match = Ai thắng đủ { $wins } ván trước thì thắng cả trận.
book-no-points = Không tính điểm.
book-points = { $count ->
    [0] 0 điểm
   *[other] { number } điểm
}
book-points-winner = Người thắng ván được { $points }, mỗi người còn lại được { $others }.
book-points-by-place = Mỗi ván tính điểm theo thứ hạng: { $scores }.
book-points-place = { $place ->
    [1] về nhất được { $points }
    [2] về nhì được { $points }
    [3] về ba được { $points }
   *[other] { $last ->
        [yes] về bét được { $points }
       *[no] về thứ { $place } được { $points }
    }
}
book-points-further = những người còn lại được { $points }
book-points-at-once = Nếu có người tới trắng, mỗi người còn lại được { $others }.
book-most-points = Hết trận, ai nhiều điểm nhất thì thắng; bằng điểm thì xét số ván thắng.
book-match-to-points = Ai được { $points } điểm trước thì thắng cả trận; nếu nhiều người cùng đạt thì ai nhiều điểm nhất thắng.
book-left-cards = Khi ván kết thúc, ai còn bài phải trả cho người thắng: { $prices }.
book-left-each = { $some ->
    [yes] { $more ->
        [yes] mỗi lá { $each }
       *[no] { $each } cho mỗi lá
    } { $all ->
        [yes] nếu còn đủ { $least } lá
       *[no] nếu còn từ { $least } lá trở lên
    }
   *[no] { $each } cho mỗi lá
}
book-left-price = { $more ->
    [yes] thêm { $price } cho mỗi lá { $cards }
   *[no] { $price } cho mỗi lá { $cards }
}
book-unplayed-doubles = Ai chưa đánh được lá nào thì phải trả gấp đôi.
# $both says whether a player without a play pays double, too.
book-left-doubles = { $both ->
    [yes] Ai còn { $cards } cũng phải trả gấp đôi; gặp cả hai thì trả gấp bốn.
   *[no] Ai còn { $cards } thì phải trả gấp đôi.
}
book-chop-price = Ai bị hàng chặt thì trả { $price } cho người chặt.
book-chop-price-line = Ai bị một bộ tính là chặt đánh lên thì trả { $price } cho người đánh bộ đó.
book-instant-price = { $cards ->
    [yes] Nếu có người tới trắng, mỗi người còn lại trả { $price } cho người thắng và không tính bài còn lại.
   *[no] Nếu có người tới trắng, mỗi người còn lại trả { $price } cho người thắng.
}
book-instant-free = Nếu có người tới trắng thì không ai phải trả cho bài còn lại.
book-winner-falls = Ai thắng ván trước mà không thắng ván này thì bị tính là về bét ván này, dù về thứ mấy.
book-winner-leads = { $several ->
    [yes] Người thắng ván này đi trước ván sau và được đánh gì cũng được.
   *[no] Trong trận nhiều ván, người thắng ván này đi trước ván sau và được đánh gì cũng được.
}
book-loser-leads = { $several ->
    [yes] Người về bét ván này đi trước ván sau và được đánh gì cũng được.
   *[no] Trong trận nhiều ván, người về bét ván này đi trước ván sau và được đánh gì cũng được.
}
book-loser-deals = { $several ->
    [yes] Người về bét ván này chia bài ván sau; người bên trái người đó đi trước và đánh gì cũng được.
   *[no] Trong trận nhiều ván, người về bét ván này chia bài ván sau; người bên trái người đó đi trước và đánh gì cũng được.
}
book-winner-deals = { $several ->
    [yes] Người thắng ván này chia bài ván sau; người bên trái người đó đi trước và đánh gì cũng được.
   *[no] Trong trận nhiều ván, người thắng ván này chia bài ván sau; người bên trái người đó đi trước và đánh gì cũng được.
}
book-titles = Khi có { $players } người, danh hiệu theo thứ hạng là { $titles }.
book-same-starter = Ván nào cũng chọn người đi trước theo cùng một cách.
exchange-with = { $all ->
    [yes] Khi chơi { $players } người
   *[no] Khi chơi từ { $players } người trở lên
}
exchange-places = { $place ->
    [2] người về nhì và người về áp chót
    [3] người về thứ ba và người về thứ ba từ dưới lên
   *[other] người về thứ tư và người về thứ tư từ dưới lên
}

## rulebook-questions

clash-nobody-last = Khi người hết bài đầu tiên thắng thì không ai về bét.
clash-exchange-many = Không ai có đủ số lá để đổi.
clash-exchange-chosen = Bài ngửa được đổi như lúc chia, nên không ai chọn được.
clash-exchange-order = Bài ngửa lớn và nhỏ được đổi cho nhau, nên quân nào cũng phải có chỗ trong thứ tự đi trước.
clash-titles-idle = Chỉ khi đổi bài thì người chơi mới có danh hiệu.
clash-no-prices = Trong loại trò này không ai phải trả điểm.
clash-nothing-doubled = Bài còn lại không mất điểm nên không có gì để nhân đôi.
clash-no-points = Sẽ không ai được điểm.
clash-one-leads = Chỉ một người được đi trước ván sau.
remedy-match-exchange-none = không đổi bài
remedy-match-loser-leads-no = không để người về bét đi trước
remedy-match-loser-deals-no = không để người về bét chia bài
remedy-match-winner-leads-no = không để người thắng đi trước
remedy-match-winner-falls-no = không phạt người thắng ván trước
ask-match-wins = Thắng mấy ván thì thắng cả trận?
ask-match-points = Mỗi hạng được mấy điểm?
ask-match-winner-leads = Người thắng có đi trước ở ván sau không?
ask-match-loser-deals = Người về bét có chia ván sau, và người bên trái họ ra bài trước không?
ask-match-winner-deals = Người thắng có chia ván sau, và người bên trái họ ra bài trước không?
ask-match-loser-leads = Người bét có đi trước ở ván sau không?
ask-match-to-points = Bao nhiêu điểm thì thắng cả trận?
none-match-to-points = Tính ván, không tính điểm
ask-match-left-cards = Mỗi lá còn lại mất bao nhiêu?
ask-match-left-prices = Những lá nào mất nhiều hơn nếu còn lại?
ask-match-unplayed-doubles = Người bị cóng có phải trả gấp đôi không?
ask-match-left-doubles = Còn lại những lá nào thì phải trả gấp đôi?
ask-match-chop-price = Người bị chặt phải trả bao nhiêu?
none-match-chop-price = Không trả
ask-match-instant-price = Khi có người tới trắng, mỗi người phải trả bao nhiêu?
none-match-instant-price = Không trả
ask-match-winner-falls = Người thắng ván trước mà ván này không thắng có bị xếp bét không?
ask-match-exchange = Người nhất và người bét đổi mấy lá trước ván sau?
ask-match-titles = Các danh hiệu theo thứ hạng là gì, từ cao nhất?

## page-table

title-was = trước là { $title }

## table

table-leads = { $me ->
    [yes] Bạn đi trước vì bạn thắng ván trước.
   *[no] { $who } đi trước vì thắng ván trước.
}
table-leads-loser = { $me ->
    [yes] Bạn đi trước vì bạn về bét ván trước.
   *[no] { $who } đi trước vì về bét ván trước.
}
table-leads-after-loser = { $me ->
    [yes] Bạn đi trước: người bên phải bạn về bét ván trước và chia bài.
   *[no] { $who } đi trước: người bên phải về bét ván trước và chia bài.
}
table-leads-after-winner = { $me ->
    [yes] Bạn đi trước: người bên phải bạn thắng ván trước và chia bài.
   *[no] { $who } đi trước: người bên phải thắng ván trước và chia bài.
}
table-exchanged = { $who } đưa cho { $to } { $count } lá.
table-gives = { $me ->
    [yes] Bạn đưa cho { $to } { $cards }.
   *[no] { $who } đưa cho bạn { $cards }.
}
table-gives-up = { $me ->
    [giver] Bạn đưa cho { $to } lá ngửa { $cards }.
    [taker] { $who } đưa cho bạn lá ngửa { $cards }.
   *[no] { $who } đưa cho { $to } lá ngửa { $cards }.
}
# Danh hiệu theo thứ hạng ván trước, khi có đổi bài; đứng cạnh tên.
title-president = Tổng thống
title-vice-president = Phó tổng thống
title-citizen = Thường dân
title-peasant = Nông dân
title-beggar = Ăn mày
title-of = { $me ->
    [yes] bạn là { $title }
   *[no] { $who } là { $title }
}
table-titles = Danh hiệu: { $titles }.
