# Der Tisch in Sätzen.

view-turn = { $me ->
    [yes] Du bist am Zug.
   *[no] { $who } ist am Zug.
}
view-turn-choosing = { $me ->
    [yes] Du bist am Zug und wählst eine offene Karte.
   *[no] { $who } ist am Zug und wählt eine offene Karte.
}
view-played = { $me ->
    [yes] Du hast { FORM($laid, name: "accusative") } gespielt.
   *[no] { $who } hat { FORM($laid, name: "accusative") } gespielt.
}
view-pile = { $more ->
    [yes] Im Stapel liegen { tally-cards }, von oben: { $cards } und so weiter.
   *[no] Der Stapel von oben ({ tally-cards }): { $cards }.
}
view-pile-empty = Der Stapel ist leer.
view-run = Oben liegen { $length } { ranks } hintereinander; { $enough } räumen den Stapel ab.
view-you-out = Du bist fertig: { place }.
view-hand = Deine Hand ({ tally-cards }): { $cards }.
view-hand-empty = Deine Hand ist leer.
view-up = { $count ->
    [one] Deine offene Karte: { $cards }.
   *[other] Deine offenen Karten: { $cards }.
}
view-down = { $count ->
    [one] Deine verdeckte Karte liegt auf Platz { $places }.
   *[other] Deine verdeckten Karten liegen auf Platz { $places }.
}
view-you-passed = Du hast gepasst und wartest auf die nächste Runde.
view-out = { $who } ist fertig: { place }.
view-has = { $who } hat { $cards }.
view-has-passed = { $who } hat { $cards } und hat gepasst.
view-in-hand = { $count ->
    [0] keine Karten auf der Hand
   *[other] { tally-cards } auf der Hand
}
view-in-hand-known = { tally-cards } auf der Hand ({ $cards })
view-in-hand-among = { tally-cards } auf der Hand (darunter { $cards })
view-face-up = { $cards } offen
view-face-down = { tally-cards } verdeckt
view-draw-pile = { $count ->
    [one] Im Ziehstapel liegt { tally-cards }.
   *[other] Im Ziehstapel liegen { tally-cards }.
}
view-draw-pile-empty = Der Ziehstapel ist aufgebraucht.
view-gone = { $count ->
    [one] { $count } Karte ist aus dem Spiel.
   *[other] { $count } Karten sind aus dem Spiel.
}
view-direction = Gespielt wird { direction }.
