# The first screen: games, levels, rooms, settings.

level-1 = Beginner
level-2 = Casual
level-3 = Skilled
level-4 = Expert
level-5 = Master
