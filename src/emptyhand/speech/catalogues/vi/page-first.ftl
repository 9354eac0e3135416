# The first screen: games, levels, rooms, settings.

level-1 = Mới chơi
level-2 = Bình thường
level-3 = Khá
level-4 = Giỏi
level-5 = Cao thủ
