# Was am Tisch geschieht.

a-seat = { $me ->
    [yes] du
   *[no] { $who }
}
tally-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
direction = { $direction ->
    [forward] im Uhrzeigersinn
   *[back] gegen den Uhrzeigersinn
}
place = Platz { $place }

laid-set = { cards-of } ({ $cards })
    .accusative = { cards-of.accusative } ({ $cards })
laid-run = eine Straße aus { number } Karten ({ $cards })
laid-mixed = { $kind } ({ $cards })
laid-pairs = eine Paarfolge aus { number } Paaren ({ $cards })

table-plays = { $me ->
    [yes] Du spielst { FORM($laid, name: "accusative") }.
   *[no] { $who } spielt { FORM($laid, name: "accusative") }.
}
table-plays-draws = { $me ->
    [yes] Du spielst { FORM($laid, name: "accusative") } und ziehst { FORM($drawn, name: "accusative") }.
   *[no] { $who } spielt { FORM($laid, name: "accusative") } und zieht { FORM($drawn, name: "accusative") }.
}
table-draws = { $me ->
    [yes] Du ziehst { FORM($drawn, name: "accusative") }.
   *[no] { $who } zieht { FORM($drawn, name: "accusative") }.
}
table-passes = { $me ->
    [yes] Du passt.
   *[no] { $who } passt.
}
table-round-won = { $me ->
    [yes] Niemand schlägt deine Karten, und du spielst zur nächsten Runde aus.
   *[no] Niemand schlägt die Karten von { $who }, und { $who } spielt zur nächsten Runde aus.
}
table-round-passed-on = { $me ->
    [yes] Niemand schlägt deine Karten, und { $leader } spielt zur nächsten Runde aus.
   *[no] { $leader_me ->
        [yes] Niemand schlägt die Karten von { $who }, und du spielst zur nächsten Runde aus.
       *[no] Niemand schlägt die Karten von { $who }, und { $leader } spielt zur nächsten Runde aus.
    }
}
table-last = { $me ->
    [yes] Du landest auf dem letzten Platz.
   *[no] { $who } landet auf dem letzten Platz.
}
table-finishes = { $me ->
    [yes] Du bist fertig: { place }.
   *[no] { $who } ist fertig: { place }.
}
table-over = Das Spiel ist aus.
table-over-places = Das Spiel ist aus: { START($places) }.
ends-winning = { $me ->
    [yes] du gewinnst
   *[no] { $who } gewinnt
}
ends-placed = { $me ->
    [yes] du landest auf { place }
   *[no] { $who } landet auf { place }
}
ends-last = { $me ->
    [yes] du landest auf dem letzten Platz
   *[no] { $who } landet auf dem letzten Platz
}
ends-losing = { $me ->
    [yes] du verlierst
   *[no] { $who } verliert
}

result-nobody = Niemand gewinnt: Nach { $count } Zügen wurde das Spiel beendet.
result-wins = { $me ->
    [yes] Du gewinnst!
   *[no] { $who } gewinnt.
}
result-places = Das Spiel ist aus: { $places }.
result-place = { numeral } { a-seat }
numeral = { $place }.
