# Ein Spiel im Terminal: Fragen, Eingaben, Befehle, Ergebnisse.

setup-what = Was wollen wir spielen?
setup-more = Weitere Spiele, mit Namen einzugeben:
setup-game = Nummer oder Name [{ $default }]:
setup-no-game = Ein Spiel namens { $name } gibt es nicht: Gib eine Nummer oder einen Namen aus der Liste ein, oder den Pfad einer Datei.
setup-no-game-near = Ein Spiel namens { $name } gibt es nicht. Meinst du { $near }?
setup-players = Wie viele spielen mit? { $least } bis { $most } [{ $default }]:
setup-people = Wie viele davon sind Menschen an diesem Bildschirm? { $least } bis { $most } [{ $default }]:
setup-number = Gib eine Zahl von { $least } bis { $most } ein.
setup-bots = Welche Bots? { $bots }, mehrere durch Kommas getrennt [{ $default }]:
setup-no-bot = Einen Bot namens { $name } gibt es nicht, nur diese: { $bots }.

ask-choose = { $count ->
    [one] Leg { $count } Karte offen hin
   *[other] Leg { $count } Karten offen hin
}
    .long = { $count ->
        [one] Leg { $count } Karte offen hin, nach Rang oder Nummer
       *[other] Leg { $count } Karten offen hin, nach Rang oder Nummer
    }
ask-hand = Spiel Karten
    .long = Spiel Karten nach Rang oder Nummer
ask-row = Spiel offene Karten
    .long = Spiel offene Karten nach Rang oder Nummer
ask-take = Nimm eine offene Karte
    .long = Nimm eine offene Karte nach Rang oder Nummer
ask-along = Nimm den Stapel auf, allein oder mit offenen Karten
    .long = Nimm den Stapel auf, allein oder mit offenen Karten nach Rang oder Nummer
    .short = Nimm den Stapel auf
ask-down = Deck eine verdeckte Karte auf
    .long = Deck eine verdeckte Karte nach ihrer Nummer auf
ask-with-ways = { $asks } ({ $ways }):
ask-way-only = Enter: der einzige Zug
ask-way-pick-up = p: aufnehmen
ask-way-pick-up-sign = ^: aufnehmen
ask-way-pass = -: passen
ask-way-end-turn = -: Zug beenden
ask-way-hint = ?: Tipp
ask-way-quit = ende
ask-way-help = h: Hilfe
ask-only-pick-up = Nichts passt: Mit Enter nimmst du den Stapel auf (h: Hilfe):
    .short = Enter: aufnehmen (h: Hilfe):
ask-only-try = Nichts passt: Mit Enter deckst du die oberste Karte des Ziehstapels auf (h: Hilfe):
    .short = Enter: vom Ziehstapel (h: Hilfe):
ask-only-give = Nichts passt: Mit Enter bekommt die Person vor dir den Stapel (h: Hilfe):
    .short = Enter: Stapel abgeben (h: Hilfe):
ask-only-pass = Das kannst du nicht schlagen: Mit Enter passt du (h: Hilfe):
    .short = Enter: passen (h: Hilfe):
ask-only-not-last = Damit darfst du nicht aufhören: Mit Enter passt du (h: Hilfe):
    .short = Enter: passen (h: Hilfe):
ask-only-locked = Mit den erlaubten Farben kannst du das nicht schlagen: Mit Enter passt du (h: Hilfe):
    .short = Enter: passen (h: Hilfe):
ask-only-end-turn = Nichts passt mehr: Mit Enter beendest du deinen Zug (h: Hilfe):
    .short = Enter: Zug beenden (h: Hilfe):
ask-only-let-lie = Du kannst nichts spielen: Mit Enter passt du (h: Hilfe):
    .short = Enter: passen (h: Hilfe):

forced-pick-up = Du hast nichts, was passt.
forced-pass = Das kannst du nicht schlagen.
forced-not-last = Damit darfst du nicht aufhören.
forced-locked = Mit den erlaubten Farben kannst du das nicht schlagen.
forced-end-turn = Nichts passt mehr.
forced-let-lie = Nichts passt.
forced-opening = Nur so kannst du eröffnen.

help-title = Hilfe
help-naming = Nenne Karten nach Rang, nach der Nummer daneben oder als Karte: K, KK, 10, 1 3, 6h.
    B und D sind Bube und Dame: BB, BDK; auch J und Q gelten. KD ist der Karokönig.
    Ziffern, die Rang oder Nummer sein können, meinen das, was du spielen kannst; #6 ist immer die Nummer.
help-numbering = Nenne Karten mit den Nummern daneben: 1 3 oder 1,3.
help-pass = - -, p oder passen: passen
help-pick-up = - p, ^ oder nimm: den Stapel aufnehmen
help-pick-up-with = - p, ^ oder nimm: den Stapel aufnehmen; p #2: zusammen mit der offenen Karte 2
help-pick-up-sign = - ^ oder nimm: den Stapel aufnehmen
help-end-turn = - - oder passen: deinen Zug beenden, wenn du nicht noch einmal spielen musst
help-let-lie = - - oder passen: passen und den Stapel liegen lassen
help-flip = - 2 oder f2: verdeckte Karte 2 aufdecken
help-commands = - Enter: den einzigen möglichen Zug machen
    - ? oder tipp: ein Tipp
    - u oder zurück: deine letzte Entscheidung zurücknehmen
    - k oder bekannt: welche Karten in wessen Hand bekannt sind
    - l oder verlauf: was bisher geschehen ist
    - r oder regeln: die Regeln dieses Spiels
    - s oder speichern: speichern und weiterspielen
    - q oder ende: speichern und aufhören
help-letters = Die Buchstaben k, q und r meinen König, Dame oder Joker, solange du eine solche Karte hast; die Wörter gehen immer.
undo-shared = An einem gemeinsamen Bildschirm wird nichts zurückgenommen: Sonst wüssten die anderen zu viel.
undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
turn-page = Enter: weiter, q: zurück zum Spiel

known-title = Was bekannt ist
known-nothing = { $who }, nichts auf der Hand
known-none = { $count ->
    [one] { $who }, { $count } Karte auf der Hand: unbekannt
   *[other] { $who }, { $count } Karten auf der Hand: keine davon bekannt
}
known-cards = { $count ->
    [one] { $who }, { $count } Karte auf der Hand, bekannt: { $cards }
   *[other] { $who }, { $count } Karten auf der Hand, bekannt: { $cards }
}
known-gone = Aus dem Spiel: { $cards }
known-gone-nothing = Aus dem Spiel: noch nichts
known-why = Eine Karte auf einer Hand ist bekannt, wenn alle sahen, wie sie aufgenommen wurde, und sie seitdem nicht gespielt wurde.

hint-typed = Tipp: { $entry } ({ FORM($move, name: "do") }).
hint-missing = Für Tipps, die vorausrechnen, installiere numba.
hint-first = Gleich wird vorausgerechnet: Das dauert eine Sekunde, beim ersten Mal auf diesem Rechner eine halbe Minute …

bots-compiling = Die Bots bereiten sich aufs Vorausrechnen vor. Das dauert etwa eine halbe Minute, einmal auf diesem Rechner.
bots-compiling-begin = Die Bots bereiten sich aufs Vorausrechnen vor. Das dauert etwa eine halbe Minute, einmal auf diesem Rechner. Du kannst schon anfangen.
bots-loading = Die Bots bereiten sich aufs Vorausrechnen vor.

after-next = Enter: nächstes Spiel, ende: aufhören
after-choose = Enter: aufhören, a: noch einmal spielen, c: den Coach fragen
after-choose-again = Enter: aufhören, a: noch einmal spielen
after-coaching = Der Coach prüft deine Züge: Das dauert bis zu einer halben Minute …
after-turn-page = Enter: weiter, q: zurück
score-won = Siege
score-points = Punkte
score-has-won = { $wins ->
    [one] { $who } hat { $wins } Sieg.
   *[other] { $who } hat { $wins } Siege.
}
score-has-points = { $wins ->
    [one] { $who } hat { $wins } Sieg und { $points } Punkte.
   *[other] { $who } hat { $wins } Siege und { $points } Punkte.
}
score-goal = { $count ->
    [one] { $count } Spiel gespielt; wer zuerst { $wins } gewinnt, hat die Partie gewonnen.
   *[other] { $count } Spiele gespielt; wer zuerst { $wins } gewinnt, hat die Partie gewonnen.
}
score-goal-points = { $count ->
    [one] { $count } Spiel gespielt; wer zuerst { $points } Punkte hat, gewinnt die Partie.
   *[other] { $count } Spiele gespielt; wer zuerst { $points } Punkte hat, gewinnt die Partie.
}

save-done = Gespeichert in { $path }.
save-failed = Das Spiel ließ sich nicht speichern: { $reason }.
save-failed-record = Das Spiel ließ sich nicht speichern: { $reason }. Hier ist seine Aufzeichnung:
left-record = Die Aufzeichnung steht in { $path }
left-replay = Noch einmal ansehen: { $command }
left-coach = Den Coach fragen: { $command }
left-saved = Das Spiel ist gespeichert in { $path }
left-resume = Weiterspielen: { $command }

steps-prompt = Zug { $at } von { $last }. Enter: weiter, b: zurück, g 40: zu 40, v 2: Platz 2, v alle, ende
steps-help = Gib Enter oder n ein, b, g mit einer Zugnummer, v mit einem Platz oder „alle“, oder q.
steps-unfinished = Dieses Spiel ist nicht zu Ende, darum siehst du immer nur einen Platz: Wähle einen, etwa v 2.
steps-no-seat = Einen Platz { $seat } gibt es nicht: Gib 1 bis { $count } oder „alle“ ein.
steps-left = Hier wurde das Spiel abgebrochen.
demo-title = { $title }, Spiel { $seed }: { $seated }.
demo-stalled = Nach { $count } Zügen hat niemand gewonnen: Das Spiel gilt als festgefahren.
demo-left = { $count ->
    [one] Abgebrochen nach { $count } Zug; --seed { $seed } zeigt das Spiel noch einmal.
   *[other] Abgebrochen nach { $count } Zügen; --seed { $seed } zeigt das Spiel noch einmal.
}
demo-over = { $count ->
    [one] Das Spiel dauerte { $count } Zug; --seed { $seed } zeigt es noch einmal.
   *[other] Das Spiel dauerte { $count } Züge; --seed { $seed } zeigt es noch einmal.
}

puzzle-help = Gib einen Zug ein wie im Spiel, ? für die Lösung, bekannt für das, was man weiß, regeln für die Regeln oder ende zum Aufhören.
puzzle-answer = Die Lösung:
