# Luật chơi: các tiêu đề và những gì mọi trò đều có.

book-heading-aim = Mục tiêu
book-heading-need = Cần chuẩn bị
book-heading-dealing = Chia bài
book-heading-start = Ai đi trước
book-heading-turn = Lượt của bạn
book-heading-play = Được đánh gì
book-heading-end = Hết bài và thắng
book-heading-games = Chơi nhiều ván
book-heading-house-rules = Luật nhà

book-head = **{ $head }:**
book-head-alone = **{ $head }.**

number-span = { $least } đến { $most }

book-aim-first-out = Ai hết bài đầu tiên thì thắng.
book-ranks = Thứ tự các quân từ nhỏ đến lớn: { $ranks }.

## Kết thúc

book-first-out = { $table ->
    [yes] Ai hết bài đầu tiên, cả trên tay lẫn trên bàn, thì thắng và ván bài kết thúc ngay.
   *[no] Ai hết bài đầu tiên thì thắng và ván bài kết thúc ngay.
}
book-out = { $table ->
    [yes] Ai hết bài, cả trên tay lẫn trên bàn, là tới: người tới đầu tiên về nhất, người tới kế tiếp về nhì, và cứ thế tiếp tục.
   *[no] Ai hết bài là tới: người tới đầu tiên về nhất, người tới kế tiếp về nhì, và cứ thế tiếp tục.
}

## Luật nhà

book-house-rules = Có nơi chơi khác ở những điểm sau. Ở đây quy định là:
book-answer = { $answer ->
    [yes] **Có.** (`{ $name }`)
   *[no] **Không.** (`{ $name }`)
}

question-pick-up-threes = Trên lá 3, bạn có được ôm chồng bài dù vẫn đánh được lá 3 hoặc joker không?
question-whole-sets = Có bắt buộc chỉ đánh một lá hoặc đánh hết các lá cùng số mà bạn có không?
question-free-opening = Lượt đánh đầu tiên có được đánh lá nào cũng được, không chỉ quân nhỏ nhất không?
question-five-transparent = Lá 5 có trong suốt, nghĩa là lá bên dưới vẫn còn hiệu lực không?
question-bomb-single-play = Các lá giống nhau dọn chồng bài có phải đánh ra trong cùng một lượt không?
question-fives-add-up = Có tính chung tất cả lá 5 trong chồng bài, chứ không chỉ những lá 5 của một lượt đánh không?
question-may-end-turn = Khi được đánh tiếp, bạn có được kết thúc lượt thay vì đánh không?
question-mirror-threes = Lá 3 có tính như lá nằm ngay dưới nó không?
question-lower-sevens = Có phải trên lá 7 chỉ đánh được lá 2, 3, 4, 5, 6 hoặc 7 không?
question-strictly-higher = Lá đánh ra có bắt buộc lớn hơn lá bên dưới, bằng nhau thì không được đánh, không?
question-ten-ends-turn = Khi lá 10 dọn sạch chồng bài thì có hết lượt không?
question-twos-in-runs = Heo (lá 2) có được đứng cao nhất trong sảnh hoặc đôi thông không?
question-bombs-chop-twos = Hàng có chặt được heo (lá 2) không?
question-see-through-eights = Lá 8 có trong suốt, nghĩa là lá bên dưới vẫn còn hiệu lực không?
question-last-card-duty = Khi người kế tiếp chỉ còn một lá, lá lẻ đánh ra có phải là lá lớn nhất của bạn không?
question-equal-ranks = Có được đánh bài cùng số lên nhau không?

## Các trò chơi

summary-obsession = Đánh hết bài trên tay, rồi đến bài ngửa và bài úp, lên cùng một chồng; sáu quân đặc biệt; bốn lá giống nhau liền nhau dọn sạch chồng bài.
summary-obsession-first = Obsession mà lá 3 ở lại: ôm chồng bài thì các lá 3 trong đó cũng lên tay.
summary-obsessed = Obsession như chương trình gốc: tự chọn bài ngửa và đánh thẳng từ đó; khi chơi hai người, ba lá giống nhau liền nhau dọn sạch chồng bài.
summary-life = Một bộ bài, mỗi người ba lá ngửa và ba lá úp; 2, 5, 7 và 10 đánh lúc nào cũng được; ai còn bài cuối cùng thì thua.
summary-cardgame = Một bộ bài; lật một lá để bắt đầu, đánh xong thì bốc một lá; trên lá 2 đánh gì cũng được; lá 10 hoặc bốn lá giống nhau liền nhau dọn sạch chồng bài.
summary-cardgame-mirror = Hai và Mười mà lá 3 đánh được trên mọi lá và tính như lá nằm ngay dưới nó.
summary-cardgame-sevens = Hai và Mười mà trên lá 7 chỉ đánh được lá 7 hoặc nhỏ hơn.
summary-cardgame-plus = Hai và Mười có cả hai luật thêm: lá 3 tính như lá nằm ngay dưới nó, và trên lá 7 chỉ đánh được lá 7 hoặc nhỏ hơn.
summary-thirteen = Mỗi người mười ba lá; chặn bộ bài trên bàn, hoặc bỏ lượt và nghỉ hết vòng; hàng là tứ quý hoặc ba đôi thông cùng màu đỏ hay cùng màu đen; ai hết bài trước thì thắng.
summary-thirteen-southern = Kiểu Tiến Lên phổ biến: hàng không cần cùng màu và chặt được heo; sảnh bằng nhau thì so chất; chơi tiếp để phân nhất, nhì, ba, bét.
summary-shithead = Trò của dân du lịch bụi: đánh lớn hơn lá trên chồng bài hoặc ôm hết; lá 2 làm lại từ đầu, lá 10 và bốn lá giống nhau dọn sạch chồng bài; ai còn bài cuối cùng thì thua.
summary-palace = Xây cung điện từ ba lá ngửa và ba lá úp; có bài đánh được thì phải đánh; lá 2 làm lại từ đầu, lá 10 và bốn lá giống nhau dọn sạch chồng bài; ai hết bài trước thì thắng.
summary-shed = Shithead có năm quân đặc biệt: lá 2 làm lại từ đầu, lá 3 tính như lá bên dưới, trên lá 7 chỉ đánh 7 hoặc nhỏ hơn, lá 8 bắt mất lượt, lá 10 dọn sạch chồng bài.
summary-karma = Hai lá joker đảo chiều, trên lá 7 chỉ đánh 7 hoặc nhỏ hơn, lá 2 làm lại từ đầu, lá 10 và bốn lá giống nhau dọn sạch chồng bài; ai hết bài trước thì thắng.
summary-vandtia = Trò kinh điển của Thụy Điển: đánh được thì phải đánh, không thì thử lá trên cùng của nọc; lá 10 dọn sạch chồng bài, bốn lá giống nhau cũng vậy, lá 2 làm lại từ đầu; ai còn bài cuối cùng thì thua.
summary-paskahousu = Trò kinh điển của Phần Lan: năm lá trên tay, không có bài trên bàn; lá 10 dọn sạch trên 3 đến 9, lá át dọn sạch trên bồi, đầm, già, chỉ lá 2 chặn được lá 2; ai còn bài cuối cùng thì thua.
summary-reverse-shithead = Shithead lộn ngược: lá át nhỏ nhất, mỗi lá bồi bắt một người mất lượt, và chỉ lá át không đánh được trên lá 2; có bài đánh được thì phải đánh.
summary-palace-party = Hai bộ bài cho năm đến tám người: luôn phải đánh lớn hơn, lá át được đánh tiếp, lá 7 trong suốt, lá 8 bắt mất lượt, lá 9 đòi lá nhỏ hơn, lá 10 và năm lá giống nhau dọn sạch chồng bài; ai hết bài trước thì thắng.
summary-tien-len-nam = Luật quen thuộc ở Việt Nam: tứ quý chặt một heo hoặc đôi heo, ba đôi thông chặt một heo, bốn đôi thông chặt cả tứ quý; chơi tiếp để phân nhất, nhì, ba, bét.
summary-tien-len-bac = Luật miền Bắc chặt hơn: phải đánh cùng chất, cùng màu, heo chặn được mọi chất, không được về bằng heo, và chỉ tứ quý mới chặt được heo.
summary-killer = Tiến Lên ở Mỹ: tứ quý hoặc ba đôi thông chặt một heo, đôi thông dài hơn chặt nhiều heo; tứ quý heo tới trắng; ai hết bài trước thì thắng.
summary-big-two = Lá lẻ, đôi, sám và bộ năm lá như poker; chất bích lớn nhất, lá 2 bích lớn nhất; ai hết bài trước thì thắng.
summary-pusoy-dos = Big Two kiểu Philippines: chất rô lớn nhất, lá 2 rô lớn nhất, lá 3 chuồn đi trước, chơi tiếp để phân hạng.
summary-president = Các lá cùng số, không tính chất, lá 2 lớn nhất: chặn bằng cùng số lá lớn hơn, hoặc bỏ lượt; ai hết bài trước làm tổng thống và ván sau nhận hai lá lớn của người cuối cùng.
summary-daifugo = Đại phú hào: các lá cùng số; tứ quý đảo ngược thứ tự các quân, không gì chặn được lá 8, và không ai được về bằng lá 2 hoặc lá 8 trừ khi đang đi trước.
summary-zheng-shangyou = Bơi ngược dòng: bộ cùng số, sảnh, đôi thông và sám liên tiếp; không tính chất, lá 2 lớn nhất; hai người hết bài trước được điểm.
