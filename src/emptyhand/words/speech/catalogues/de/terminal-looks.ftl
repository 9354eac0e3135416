# Der Tisch, wie ihn das Terminal zeichnet oder vorliest.

title-draw = Ziehstapel { $count }
    .short = Ziehst. { $count }
title-way = Richtung { $arrow }
title-way-letters = { $way ->
    [down] ab
   *[up] auf
}
title-gone = aus dem Spiel { $count }
    .short = weg { $count }
column-hand = Hand
column-up = offen
column-down = verdeckt
    .short = verd
column-all = alle
column-cards = Karten
state-out = fertig, { numeral }
state-last = zuletzt
state-choosing = wählt
state-chosen = hat schon
state-to-beat = liegt oben
pile-label = Stapel
panel-hand = Deine Hand, { tally-cards }
panel-up = Deine offenen Karten, { tally-cards }
panel-down = Deine verdeckten Karten, { tally-cards }
panel-fits = { $mark } spielbar
panel-fresh = { $mark } gerade gezogen
pass-to = Gib an { $name } weiter — dann Enter

card-in-sentence = { $card }
card-without-article = -
card-none = keine Karten
aloud-seats = { $title }. Am Tisch der Reihe nach: { $seats }.
aloud-continues = { $count ->
    [one] Das Spiel geht nach { $count } Zug weiter.
   *[other] Das Spiel geht nach { $count } Zügen weiter.
}
aloud-holds = { $who } hat { $cards }.
aloud-down = Verdeckte Karten: { $numbers }.
aloud-choose = Zur Auswahl: { $items }.
aloud-item = { $number }: { $card }
aloud-item-fits = { $number }: { $card }, passt
aloud-all-fit = { $count ->
    [one] Sie passt.
   *[other] Alle passen.
}
aloud-none-fits = { $count ->
    [one] Sie passt nicht.
   *[other] Keine davon passt.
}
aloud-page = { $title }.
aloud-page-end = Ende des Textes.

classic-resumed = { $count ->
    [one] Fortgesetzt nach { $count } Zug
   *[other] Fortgesetzt nach { $count } Zügen
}
classic-enter = Nummern der Karten eingeben:
classic-pass-to = Weiter an { $name }, dann Enter:
classic-score = Platz { $seat }: { $wins } gewonnen, { $points } Punkte
classic-player = PLATZ { $seat }
classic-draw = Ziehen:
classic-discard = Stapel:
classic-hand = Hand:
classic-up = Offen:
classic-down = Verdeckt:
classic-cards = { tally-cards }
classic-must-pick-up = Kein Zug möglich, Enter nimmt den Stapel auf
classic-must-pass = Kein Zug möglich, mit Enter passt du
classic-must-end-turn = Kein Zug möglich, Enter beendet deinen Zug
classic-may-pick-up = Mit p den Stapel aufnehmen
classic-may-pass = Mit - passen
classic-may-end-turn = Mit - den Zug beenden
classic-select-choose = { $count ->
    [one] Wähle { $count } offene Karte
   *[other] Wähle { $count } offene Karten
}
classic-select-hand = Wähle Karten aus deiner Hand
classic-select-row = Wähle von deinen offenen Karten
classic-select-take = Wähle eine deiner offenen Karten
classic-select-along = Wähle offene Karten, die du mit aufnimmst, oder keine
classic-select-down = Wähle eine deiner verdeckten Karten
classic-played = { $card } gespielt
classic-killed-pile = Stapel abgeräumt
classic-reversed = Richtungswechsel!
classic-picked-up = { tally-cards } aufgenommen
classic-had-to-pick-up = Kein Zug möglich, { tally-cards } aufgenommen
classic-took = { $cards } von den offenen Karten genommen
classic-killed = { $cards } aus dem Spiel
classic-from-up = Offene Karte genommen (noch { $left })
classic-from-down = Verdeckte Karte aufgedeckt (noch { $left })
classic-drew = Es ist { $card }
classic-wins = Platz { $seat } gewinnt!
classic-last = Platz { $seat } ist Schlusslicht
classic-out = Platz { $seat } ist fertig, Rang { $place }
classic-placed = { $card } offen hingelegt
classic-shows = Platz { $seat } zeigt { $cards }
classic-gives = Platz { $seat } gibt Platz { $to } { $cards }
classic-turned = { $card } aufgedeckt
classic-starts-lot = Platz { $seat } beginnt durch das Los
classic-skipped = Platz { $seat } setzt aus
classic-last-card = Platz { $seat } hat nur noch eine Karte
classic-passed = Gepasst
classic-turn-ended = Zug beendet
classic-order-turned = { $upside_down ->
    [yes] *** Rangfolge steht kopf!
   *[no] *** Rangfolge wie üblich!
}
classic-suits-locked = *** Nur { $suits }!
classic-round-won = Runde gewonnen, Platz { $seat } spielt aus
classic-dealt = Platz { $seat } gewinnt sofort mit { $hand }: { $cards }
