# Bàn đang đòi gì, và vì sao một nước đi không được.

the-rank = lá { rank }

bound-empty = chồng bài trống
bound-counts = { FORM($top, name: "definite") } (tính như { FORM($bound, name: "definite") })
bound-lasting = các lá nằm trên { FORM($bound, name: "definite") }
bound-under = { FORM($bound, name: "definite") } (vẫn còn hiệu lực dưới lá { rank })

opening-all = tất cả lá { rank } của bạn
opening-one-or-all = một lá { rank } hoặc tất cả lá { rank } của bạn
opening-some = một hay nhiều lá { rank }

asks-up-cards = Chọn { number } lá để đặt ngửa.
asks-others-choose = Đang chọn bài ngửa.
asks-opening = Mở đầu bằng { $cards }.
asks-anything = Đánh lá nào cũng được.
asks-anything-turned = Đánh lá nào cũng được; thứ tự quân bài đang bị đảo ngược.
asks-answer = Trên { FORM($bound, name: "definite") }: { $answers }.
asks-try = Không lá nào đánh được: lật lá trên cùng của nọc.
asks-give = Không lá nào đánh được: người ngay trước bạn ôm chồng bài.
asks-again-anything = Đánh tiếp hoặc kết thúc lượt: đánh lá nào cũng được.
asks-again-anything-turned = Đánh tiếp hoặc kết thúc lượt: đánh lá nào cũng được; thứ tự quân bài đang bị đảo ngược.
asks-again = Đánh tiếp hoặc kết thúc lượt: trên { FORM($bound, name: "definite") } thì { $answers }.
asks-lead-but = Đánh lá nào cũng được, trừ { FORM($cards, name: "definite") }.
asks-lead-but-turned = Đánh lá nào cũng được, trừ { FORM($cards, name: "definite") }; thứ tự quân bài đang bị đảo ngược.
asks-again-lead = Đánh tiếp hoặc kết thúc lượt: đánh lá nào cũng được, trừ { FORM($cards, name: "definite") }.
asks-again-lead-turned = Đánh tiếp hoặc kết thúc lượt: đánh lá nào cũng được, trừ { FORM($cards, name: "definite") }; thứ tự quân bài đang bị đảo ngược.
asks-lead = Đi gì cũng được.
asks-lead-turned = Đi gì cũng được; lúc này quân nhỏ chặn được quân lớn.
asks-lead-card = Đi { $card }, đánh lẻ hoặc trong một bộ.
asks-lead-card-alone = Đánh lẻ { $card } trước.
asks-not-last = Không được về bằng { FORM($cards, name: "definite") }: bỏ lượt.
asks-locked-out = Chỉ được đánh { $suits } nên bạn không chặn được { $standing }: bỏ lượt.
asks-unbeatable = Không gì chặn được { $standing }.
asks-beat = Chặn { $standing }: { $ways }.
asks-beat-locked = Chặn { $standing }: { $ways }, chỉ { $suits }.

why-watching = Bạn đang xem, không có bài để đánh.
why-out = Bạn đã hết bài và xong ván này.
why-passed = Bạn đã bỏ lượt, chờ vòng sau nhé.
why-passed-for-now = Bạn đã bỏ lượt; nếu có người đánh tiếp thì sẽ lại đến lượt bạn.
why-not-your-turn = Chưa đến lượt bạn.
why-no-cards = Chọn ít nhất một lá.
why-one-up-card = Mỗi lần chỉ lấy một lá ngửa.
why-not-in-hand = Trên tay bạn không có { $cards }.
why-not-in-row = Trong bài ngửa của bạn không có { $cards }.

why-choose-first = Trước hết hãy chọn { number } lá để đặt ngửa.
why-chosen-already = Bài ngửa đã chọn xong rồi.
why-never-chosen = Ván này không chọn bài ngửa.
why-open-first = Phải mở đầu trước đã: đánh { $opening }.
why-down-after-hand = Hết bài trên tay mới được lật bài úp.
why-down-after-up = Hết bài ngửa mới được lật bài úp.
why-up-after-hand = Hết bài trên tay mới được dùng bài ngửa.
why-up-from-row = Ở trò này bài ngửa được đánh thẳng từ hàng.
why-take-up = Lấy một lá ngửa của bạn: hợp thì lá đó được đánh.
why-take-up-first = Chưa ôm chồng bài được: lấy một lá ngửa của bạn, không hợp thì ôm luôn chồng bài.
why-only-down = Bạn chỉ còn bài úp: lật một lá.
why-no-end = Chỉ kết thúc lượt được sau một nước cho phép đánh tiếp.
why-no-pass = { $can ->
    [play] Trò này không có bỏ lượt: đánh một lá.
    [pick-up] Trò này không có bỏ lượt: không đánh được lá nào nên ôm bài.
    [either] Trò này không có bỏ lượt: đánh, hoặc ôm bài.
   *[other] Trò này không có bỏ lượt.
}
why-pass-instead = Bạn không đánh được nên bỏ lượt: không được ôm chồng bài.
why-lead-no-pass = Chồng bài trống: bạn phải đánh, không được bỏ lượt.
why-play-no-pass = Không được bỏ lượt khi bạn còn đánh được { $cards }.
why-pass-after-turning = Chưa bỏ lượt được: lật một lá úp của bạn.
why-pass-after-taking = Chưa bỏ lượt được: lấy một lá ngửa của bạn.
why-no-pile = Không có chồng bài để ôm.
why-again-or-end = Bạn được đánh tiếp hoặc kết thúc lượt, nhưng không được ôm chồng bài.
why-must-play = Không được ôm chồng bài khi bạn còn đánh được { $cards }.
why-must-fit = Bạn có lá ngửa đánh được: lấy { $cards }.
why-up-fits = Chỉ được ôm kèm bài ngửa khi không lá ngửa nào đánh được.
why-must-take-up = Không lá nào đánh được: hãy chọn các lá ngửa cùng số để ôm kèm.
why-none-along = Trò này không được ôm kèm bài ngửa.
why-no-such-place = Ô { $place } không có bài: chọn ô { $places }.
why-one-rank-along = Chỉ được ôm kèm các lá ngửa cùng số.
why-mixed = { START($cards, name: "definite") } không đánh chung được: mỗi lần chỉ đánh các lá cùng số.
why-not-on = { START($cards, name: "definite") } không đánh được trên { FORM($bound, name: "definite") }: đánh { $answers }.
why-not-led = Không được đánh { FORM($cards, name: "definite") } lên chồng bài trống khi còn quân khác để đánh.
why-nothing-goes = { START($cards, name: "definite") } không đánh được trên { FORM($bound, name: "definite") }: không lá nào đánh được.
why-cannot-open = { START($cards, name: "definite") } không mở đầu được: đánh { $opening }.
why-open-one = Chỉ được mở đầu bằng một lá { rank }.
why-open-one-or-all = Mở đầu bằng một lá { rank } hoặc tất cả.
why-open-all = Phải mở đầu bằng tất cả lá { rank } của bạn cùng lúc.
why-one-or-all = Đánh một lá { rank } hoặc tất cả.
why-as-many = Phải đánh đúng { number } lá cùng số, bằng số lá của lần đánh trước.

why-play-or-pass = Trò này chỉ có đánh bài hoặc bỏ lượt.
why-opening-card = Lượt đầu tiên phải có { $card }.
why-opening-alone = Lượt đầu tiên phải đánh lẻ { $card }.
why-leader-passes = Bạn đi trước nên không được bỏ lượt: đánh bộ nào cũng được.
why-must-beat = Không được bỏ lượt vì bạn chặn được { $standing }.
why-not-last = Không được về bằng { FORM($cards, name: "definite") }: hãy bỏ lượt hoặc đánh sao cho còn lại lá khác.
why-bombs-only = Bạn đã bỏ lượt nên trong vòng này chỉ còn được đánh hàng.
why-suit-lock = Đến hết vòng chỉ được đánh { $suits }.
why-last-card = Người kế tiếp chỉ còn một lá nên nếu đánh lẻ, bạn phải đánh lá lớn nhất.
why-nothing-beats = { START($played) } không chặn được { $standing }: không gì chặn được, bỏ lượt thôi.
why-beat = { START($played) } không chặn được { $standing }: đánh { $ways }.
why-beat-or-pass = { START($played) } không chặn được { $standing }: đánh { $ways }, hoặc bỏ lượt.

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
