# Ghi chú về các trò từ nơi khác: điểm nào còn bỏ ngỏ đã được quyết định, và điều gì không có ở đây.

as-played = Cách chơi ở đây
as-played-of = Cách chơi ở đây: { $game }
as-played-sources = Nguồn
as-played-decided = Đã quyết định
as-played-omits = Không có ở đây

decided-shithead = ai cũng sắp bài trước khi biết người đi trước, nên lá nhỏ nhất trên tay đi trước chứ không phải lá 3 ngửa đầu tiên. Nếu bằng nhau thì bốc thăm.
omits-shithead = hoàn thành bốn lá giống nhau ngoài lượt, và hình phạt cho người thua.
decided-palace = lá nhỏ nhất đi trước và được đánh ngay; theo một nguồn khác, người bên trái người chia đi trước.
omits-palace = thử lá trên cùng của chồng bốc trước khi ôm chồng bài, một nguồn cho phép như vậy.
decided-shed = hai lá 8 làm hai người mất lượt; lá 3 nằm trên lá 8 thì không ai mất lượt. Ai bí với bài ngửa được lấy các lá cùng số kèm chồng bài: nếu không, vài lá 7 có thể đi vòng mãi.
decided-karma = joker đánh được trên mọi lá và lá bên dưới vẫn còn hiệu lực; nguồn chỉ nói tác dụng của joker. Lá 10 không đánh được trên lá 7, và lá 2 là lá nhỏ. Ai bí với bài ngửa được lấy các lá cùng số kèm chồng bài: nếu không, các lá 7 có thể đi vòng mãi.
omits-karma = trò cùng tên bán trong hộp, có 60 lá riêng.
decided-vandtia = đánh được thì phải đánh, và lá nhỏ nhất mở đầu. Người bí luôn thử lá trên cùng của chồng bốc; trong các nguồn thì tùy ý. Nếu bằng nhau thì bốc thăm; theo một nguồn, cơ là chất nhỏ.
omits-vandtia = đặt lá cùng số lên bài ngửa của người khác trước ván.
decided-paskahousu = người có lá nhỏ nhất đi trước và đánh gì cũng được; trong các nguồn, người có nhiều lá 3 nhất đi trước. Lá 10 hoặc át đánh khi bàn trống thì nằm lại, và chỉ lá cùng số đánh được lên trên.
omits-paskahousu = đánh lá trên cùng của chồng bốc mà không xem, và Valepaska, kiểu chơi có lừa.
decided-reverse-shithead = người bên trái người chia đi trước; trong nguồn, mọi người bỏ hết lá già trước. Ai bí thì ôm chồng bài; trong nguồn, người trước đó ôm, nhưng như vậy nhiều ván đi vòng mãi.
omits-reverse-shithead = xếp các lá ngửa cùng số chồng lên nhau.
decided-palace-party = năm lá cùng số dọn chồng bài, vì mỗi quân có tám lá. Lá 9 đòi lá nhỏ hơn, nhưng lá 10 và át, đánh được trên mọi lá, vẫn đánh được trên lá 9.
omits-palace-party = mỗi lượt tối đa bốn lá, và một luật về lá đầm chỉ biết phần đầu.
decided-tien-len-nam = tứ quý chặt cả đôi heo, không gì chặt được ba heo, và năm đôi thông là tới trắng. Điểm theo mức thường chơi: bét trả nhất, ba trả nhì.
omits-tien-len-nam = bốn đôi thông chặt không cần vòng, thối hàng, và tứ quý ba tới trắng ở ván đầu.
decided-tien-len-bac = đôi phải cùng đỏ hoặc cùng đen, sảnh phải cùng chất, còn bộ ba chất nào cũng được. Hai lá heo không so chất, heo không vào sảnh, và đôi thông không phải là hàng.
decided-killer = ván nào lá nhỏ nhất cũng đi trước. Hàng chỉ chặt heo và hàng nhỏ hơn cùng loại, cùng cỡ.
omits-killer = hai tứ quý chặt đôi heo, và báo sảnh cùng chất để chỉ sảnh cùng chất mới chặn được.
decided-big-two = sảnh từ 3 đến át, không có 2; các nguồn khác tính 2 là nhỏ hoặc lớn. Sảnh bằng nhau thì so chất lá lớn nhất. Ai đã bỏ lượt vẫn được đánh lại. Mỗi lá còn lại mất điểm, và một trận đến năm mươi điểm.
omits-big-two = các bộ danh dự trên mọi bộ khác, và nhân đôi điểm khi còn lá 2.
decided-pusoy-dos = được đánh bộ ba, thùng so chất trước, và lá 3 chuồn mở đầu mọi ván.
omits-pusoy-dos = kiểu đảo ngược, trong đó 2 là nhỏ.
decided-president = phải đánh lớn hơn; có luật riêng cho phép đánh bằng nhau. Ai đã bỏ lượt vẫn được đánh lại. Người có lá chuồn nhỏ nhất mở ván đầu, người về bét mở ván sau. Một trận đến mười một điểm.
omits-president = người thắng tự chọn lá trả lại, và từ năm người trở lên, khi số lá mỗi người khác nhau.
decided-daifugo = lá 8 kết thúc vòng và người đánh nó đi tiếp. Lá 3 rô mở ván đầu, người về bét mở ván sau. Tứ quý đảo thứ tự cho đến tứ quý tiếp theo. Có một joker, lá lớn nhất, chỉ lá 3 bích chặn được. Người thắng mà ván sau không thắng thì tụt xuống cuối.
omits-daifugo = joker thay cho lá khác, sảnh cùng chất, và việc cấm người đi trước về bằng lá 2 hoặc 8.
decided-zheng-shangyou = ai bỏ lượt thì nghỉ đến hết vòng, và 2 không vào sảnh. Người có lá 3 cơ đi trước và đánh gì cũng được; trong nguồn, đó là người bốc được lá này khi chia.
omits-zheng-shangyou = hai joker lớn nhất và thay được lá khác, dãy tứ quý, hơn bốn người chơi, và việc người cuối đưa bài cho người đầu.
