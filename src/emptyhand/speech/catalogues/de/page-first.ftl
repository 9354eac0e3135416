# The first screen: games, levels, rooms, settings.

level-1 = Leicht
level-2 = Locker
level-3 = Geübt
level-4 = Stark
level-5 = Meisterhaft
