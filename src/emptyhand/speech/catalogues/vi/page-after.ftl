# Sau ván: nhận xét của huấn luyện viên, xem lại, và các ván của mình.

review-turn-wins = Từ đây nước của bạn thắng { $here } trong 100 ván, nước hay hơn thắng { $there }.
review-turn-last = Từ đây nước của bạn về bét { $here } trong 100 ván, nước hay hơn { $there }.
review-turn-points = Từ đây nước của bạn được trung bình { NUMBER($here, maximumFractionDigits: 2) } điểm, nước hay hơn { NUMBER($there, maximumFractionDigits: 2) }.
review-turn-place = Từ đây nước của bạn về trung bình hạng { NUMBER($here, maximumFractionDigits: 2) }, nước hay hơn về hạng { NUMBER($there, maximumFractionDigits: 2) }.
review-proved-win = Không còn gì bị giấu: nước hay hơn thắng mọi cách chống đỡ, nước của bạn thua cách chống đỡ tốt nhất.
review-proved-not-last = Không còn gì bị giấu: nước hay hơn không bao giờ về bét, nước của bạn thì có thể.
