# Trợ giúp soạn luật riêng: `rules check` và `rules find`.

rules-complete = { $file }: { $title } đã đủ luật và chơi được.
rules-relative = Gần nhất: { $relative }
rules-relative-none = không có bộ luật có sẵn nào cùng loại.
rules-relative-same = chơi giống hệt { $other }.
rules-relative-near = { $other }, có { $count } điểm khác (`{ $command }`).
rules-endings = Kết thúc: { $endings }
rules-endings-unmeasured = chưa đo; hãy cài emptyhand[fast] để chơi thử.
rules-endings-all = cả { $games } ván của { $players } người chơi ngẫu nhiên đều kết thúc, một nửa trong vòng { $moves } nước.
rules-endings-stalled = { $stalled } trong { $games } ván của { $players } người chơi ngẫu nhiên chưa kết thúc sau { $cap } nước ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }): ván bài có thể quay vòng mãi.

rules-found = Luật chơi:
rules-found-keys = Khóa trong tệp luật (tiếng Anh):
rules-found-more = … và { $count } câu nữa
rules-found-nothing = Không luật chơi và không khóa nào nhắc đến { $words }.
