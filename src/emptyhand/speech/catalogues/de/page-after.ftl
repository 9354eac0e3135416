# Nach einem Spiel: was der Coach sagt, Wiederholungen und die eigenen Spiele.

review-turn-wins = Von hier aus gewinnt dein Zug { $here } von 100 Spielen, der bessere { $there }.
review-turn-last = Von hier aus bringt dein Zug in { $here } von 100 Spielen den letzten Platz, der bessere in { $there }.
review-turn-points = Von hier aus bringt dein Zug im Mittel { NUMBER($here, maximumFractionDigits: 2) } Punkte, der bessere { NUMBER($there, maximumFractionDigits: 2) }.
review-turn-place = Von hier aus führt dein Zug im Mittel auf Platz { NUMBER($here, maximumFractionDigits: 2) }, der bessere auf Platz { NUMBER($there, maximumFractionDigits: 2) }.
review-proved-win = Nichts ist mehr verborgen: Der bessere Zug gewinnt gegen jede Gegenwehr, dein Zug verliert gegen die beste.
review-proved-not-last = Nichts ist mehr verborgen: Der bessere Zug vermeidet den letzten Platz gegen jede Gegenwehr, dein Zug nicht.
