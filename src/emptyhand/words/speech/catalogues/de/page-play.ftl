# Spielen: was die Seite zu einem Tippen, einer Taste oder dem nächsten Zug sagt.

play-next = Danach bist du dran.
