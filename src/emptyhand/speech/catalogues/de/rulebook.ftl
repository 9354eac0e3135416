# Die Spielregeln: Überschriften und was alle Spiele gemeinsam haben.

book-heading-aim = Ziel des Spiels
book-heading-need = Was ihr braucht
book-heading-dealing = Geben
book-heading-start = Wer beginnt
book-heading-turn = Dein Zug
book-heading-play = Was du spielen darfst
book-heading-end = Fertig werden und gewinnen
book-heading-games = Mehrere Spiele
book-heading-house-rules = Hausregeln

book-head = **{ $head }:**
book-head-alone = **{ $head }.**

number-span = { $least } bis { $most }
    .feminine = { FORM($least, name: "feminine") } bis { $most }

book-aim-first-out = Wer zuerst keine Karten mehr hat, gewinnt.
book-ranks = Die Ränge sind, von niedrig nach hoch: { $ranks }.

## Was ihr braucht

book-players = { $count ->
    [1] Das Spiel ist für eine Person.
   *[other] Das Spiel ist für { number } Personen.
}
book-players-usual = Das Spiel ist für { $players } Personen; üblich sind { $usual }.
book-jokers = { $count ->
    [0] ohne Joker
    [1] davon ein Joker
   *[other] davon { number } Joker
}
book-packs = { $count ->
    [1] Ihr braucht ein Kartenspiel mit { $cards } Karten, { $jokers }.
   *[other] Mischt { number } Kartenspiele mit je { $cards } Karten, { $jokers }, zusammen.
}
book-packs-each = Mischt Kartenspiele mit je { $cards } Karten, { $jokers }, zusammen.
book-packs-take = Nehmt dazu { $packs }.
book-packs-for = { $count ->
    [1] ein Kartenspiel für { $players } Personen
   *[other] { number } Kartenspiele für { $players } Personen
}

## Das Ende

book-first-out = { $table ->
    [yes] Wer zuerst keine Karten mehr hat, weder auf der Hand noch auf dem Tisch, gewinnt, und das Spiel ist sofort zu Ende.
   *[no] Wer zuerst keine Karten mehr hat, gewinnt, und das Spiel ist sofort zu Ende.
}
book-out = { $table ->
    [yes] Wer keine Karten mehr hat, weder auf der Hand noch auf dem Tisch, ist fertig: Wer zuerst fertig ist, gewinnt, wer danach fertig wird, kommt auf Platz 2, und so weiter.
   *[no] Wer keine Karten mehr hat, ist fertig: Wer zuerst fertig ist, gewinnt, wer danach fertig wird, kommt auf Platz 2, und so weiter.
}

## Mehrere Spiele

book-single-games = Jedes Spiel steht für sich.
book-match-by-place = Eine Partie dauert, bis jemand { $wins } Spiele gewonnen hat.
book-match = Wer zuerst { $wins } Spiele gewonnen hat, gewinnt die Partie.
book-no-points = Punkte werden nicht gezählt.
book-points = { $count ->
    [0] nichts
    [1] einen Punkt
   *[other] { number } Punkte
}
book-points-winner = Wer ein Spiel gewinnt, bekommt { $points }, alle anderen bekommen { $others }.
book-points-by-place = Jedes Spiel bringt Punkte nach Plätzen: { $scores }.
book-points-place = { $points } für Platz { $place }
book-points-at-once = Wird ein Spiel sofort gewonnen, bekommen alle anderen { $others }.
book-most-points = Dann gewinnt die Partie, wer die meisten Punkte hat; bei Gleichstand entscheiden die gewonnenen Spiele.
book-match-to-points = Wer zuerst { $points } Punkte hat, gewinnt die Partie; erreichen sie mehrere zugleich, gewinnt, wer die meisten hat.
book-left-cards = Ist ein Spiel vorbei, zahlen alle, die noch Karten haben, an den Sieger: { $prices }.
book-left-each = { $least ->
    [1] { $each } für jede Karte
   *[other] { $each } für jede Karte ab { $least } Karten
}
book-left-price = zusätzlich { $price } für jede { $cards }
book-unplayed-doubles = Wer keine einzige Karte gespielt hat, zahlt doppelt.
book-chop-price = Wessen Kombination eine Bombe schlägt, zahlt { $price } an den Spieler der Bombe.
book-instant-price = Wird ein Spiel sofort gewonnen, zahlen alle anderen { $price } an den Sieger und nichts für Karten.
book-winner-leads = { $several ->
    [yes] Wer ein Spiel gewinnt, beginnt das nächste und darf mit einer beliebigen Kombination eröffnen.
   *[no] In einer Partie aus mehreren Spielen beginnt, wer ein Spiel gewinnt, das nächste und darf mit einer beliebigen Kombination eröffnen.
}
book-loser-leads = { $several ->
    [yes] Wer auf den letzten Platz kommt, beginnt das nächste Spiel und darf mit einer beliebigen Kombination eröffnen.
   *[no] In einer Partie aus mehreren Spielen beginnt, wer auf den letzten Platz kommt, das nächste und darf mit einer beliebigen Kombination eröffnen.
}
book-same-starter = In jedem Spiel wird auf dieselbe Weise bestimmt, wer beginnt.

## Hausregeln

book-house-rules = Manche spielen diese Punkte anders. Hier gilt:
book-answer = { $answer ->
    [yes] **Ja.** (`{ $name }`)
   *[no] **Nein.** (`{ $name }`)
}

question-pick-up-threes = Darfst du den Stapel, wenn eine 3 oben liegt, auch dann aufnehmen, wenn du eine 3 oder einen Joker spielen könntest?
question-whole-sets = Musst du von einem Rang entweder eine Karte oder alle deine Karten spielen?
question-free-opening = Darf der erste Zug beliebig sein, nicht nur mit dem niedrigsten Rang?
question-five-transparent = Ist eine 5 durchsichtig, sodass die Karte darunter weiter gilt?
question-bomb-single-play = Müssen alle Karten einer Serie in einem einzigen Zug gespielt werden?
question-fives-add-up = Zählen alle 5er im Stapel zusammen, nicht nur die aus einem Zug?
question-may-end-turn = Wenn du noch einmal spielen darfst: Kannst du deinen Zug stattdessen beenden?
question-mirror-threes = Passt eine 3 auf alles und zählt so viel wie die Karte, auf der sie liegt?
question-lower-sevens = Passt auf eine 7 nur eine 2, 3, 4, 5, 6 oder 7?
question-strictly-higher = Muss eine Karte höher sein als die Karte, auf die sie gespielt wird, und nicht nur gleich hoch?
question-ten-ends-turn = Ist der Zug zu Ende, wenn eine 10 den Stapel abräumt?
question-twos-in-runs = Darf eine 2 die höchste Karte einer Straße oder Paarfolge sein?
question-bombs-chop-twos = Schlagen Bomben 2er?

## Die Spiele

summary-obsession = Erst die Hand, dann die offenen und die verdeckten Karten auf einen gemeinsamen Stapel spielen; sechs Ränge sind Sonderkarten; vier gleiche in Folge räumen den Stapel ab.
summary-obsession-first = Das frühere Obsession: 3er in einem aufgenommenen Stapel bleiben im Spiel und kommen auf die Hand.
summary-obsessed = Obsession, wie das ursprüngliche Programm es spielt: Du wählst deine offenen Karten selbst und spielst direkt aus der Reihe; zu zweit räumen schon drei gleiche in Folge den Stapel ab.
summary-life = Ein Kartenspiel, für alle drei offene und drei verdeckte Karten; 2, 5, 7 und 10 passen immer; wer zuletzt noch Karten hat, verliert.
summary-cardgame = Ein Kartenspiel; zum Start wird eine Karte aufgedeckt, nach jedem Zug ziehst du eine Karte nach; auf eine 2 passt alles; eine 10 oder vier gleiche in Folge räumen den Stapel ab.
summary-cardgame-mirror = CardGame, bei dem eine 3 auf alles passt und so viel zählt wie die Karte, auf der sie liegt.
summary-cardgame-sevens = CardGame, bei dem auf eine 7 nur eine 7 oder eine niedrigere Karte passt.
summary-cardgame-plus = CardGame mit beiden Zusatzregeln: Eine 3 zählt so viel wie die Karte, auf der sie liegt, und auf eine 7 passt nur eine 7 oder eine niedrigere Karte.
summary-thirteen = Dreizehn Karten für alle; schlage die liegende Kombination, oder passe und setze bis zum Ende der Runde aus; Bomben sind Vierlinge oder drei aufeinanderfolgende Paare, alle rot oder alle schwarz; wer zuerst fertig ist, gewinnt.
summary-thirteen-southern = Thirteen, wie es die meisten spielen: Bomben in beliebigen Farben, die auch 2er schlagen; bei gleichen Straßen entscheidet die Farbe; es wird um die Plätze weitergespielt.
