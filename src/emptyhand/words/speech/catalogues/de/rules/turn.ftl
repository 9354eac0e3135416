### Der Zug, mit Passen und Nachziehen: turn.*

## rulebook-pile

pile-turn = { $all ->
    [yes] Wenn du am Zug bist, spielst du eine Karte, oder alle deine Karten eines Ranges zusammen, von der Hand auf den Stapel.
   *[no] Wenn du am Zug bist, spielst du eine Karte, oder mehrere Karten gleichen Ranges, von der Hand auf den Stapel.
}
pile-as-before = Auf einen Stapel spielst du genau so viele Karten, wie zuletzt gespielt wurden; auf einen leeren beliebig viele.
pile-as-before-alone = Eine Karte, die du einzeln nimmst oder aufdeckst, muss nur passen, gleich wie viele Karten vorher gespielt wurden.
pile-may-pick-up-instead = Du darfst stattdessen den Stapel aufnehmen, wenn er nicht leer ist.
pile-must-play = Kannst du spielen, musst du spielen; kannst du es nicht, nimmst du den Stapel auf.
pile-must-play-or-give = Kannst du spielen, musst du spielen; kannst du es nicht, nimmt die Person vor dir den Stapel auf.
pile-may-avoid = Liegt { $cards } oben, darfst du den Stapel aufnehmen, auch wenn du spielen könntest.
pile-may-avoid-or-pass = Liegt { $cards } oben, darfst du auch den Stapel aufnehmen, ob du spielen kannst oder nicht.
pile-stuck-passes = Kannst du spielen, musst du spielen; kannst du es nicht, passt du, und der Stapel bleibt liegen.
pile-stuck-passes-or-picks-up = Kannst du nicht spielen, nimmst du ihn auf, oder du passt und lässt ihn liegen.
pile-may-pass = Du darfst auch passen, wenn der Stapel nicht leer ist; kannst du nicht spielen, musst du es.
pile-may-pass-or-pick-up = Du darfst stattdessen passen oder den Stapel aufnehmen, wenn er nicht leer ist; kannst du nicht spielen, tust du eins von beiden.
pile-all-pass = Hast du gepasst, darfst du wieder spielen, wenn du an die Reihe kommst und inzwischen jemand gespielt hat. Kommt durch Passen die Person wieder an die Reihe, die zuletzt gespielt hat, kommen alle Karten des Stapels aus dem Spiel, und diese Person spielt auf einen leeren Stapel.
pile-all-pass-leaver = Hat die Person, die zuletzt gespielt hat, keine Karten mehr, tritt die Person an ihre Stelle, die als Nächste am Zug ist: Haben alle gepasst, spielt sie auf einen leeren Stapel.
pile-all-pass-skipped = Auf Personen, die aussetzen mussten, wird dabei nicht gewartet.
pile-all-pass-turned = Passen alle auf die aufgedeckte Karte, kommt sie aus dem Spiel, und wer begonnen hat, spielt auf einen leeren Stapel.
pile-draw = Nach jedem Zug ziehst du { $cards }, gleich wie viele du gespielt hast, solange der Ziehstapel reicht.
pile-refill = Nach jedem Zug ziehst du auf { $cards } nach, solange der Ziehstapel reicht.
pile-no-draw-after-pick-up = Nach dem Aufnehmen ziehst du nicht.
pile-may-play-again = { $draws ->
    [yes] Erlaubt dir ein Zug, noch einmal zu spielen, darfst du das tun oder deinen Zug beenden: erst ziehen, dann entscheiden.
   *[no] Erlaubt dir ein Zug, noch einmal zu spielen, darfst du das tun oder deinen Zug beenden.
}
pile-must-play-again = { $draws ->
    [yes] Erlaubt dir ein Zug, noch einmal zu spielen, musst du es tun: erst ziehen, dann spielen.
   *[no] Erlaubt dir ein Zug, noch einmal zu spielen, musst du es tun.
}
pile-turn-again = { $draws ->
    [yes] Erlaubt dir ein Zug, noch einmal zu spielen, ziehst du erst; dann bist du wieder am Zug und hast dieselbe Wahl.
   *[no] Erlaubt dir ein Zug, noch einmal zu spielen, bist du wieder am Zug und hast dieselbe Wahl.
}
pile-stuck-again = Kannst du nicht, nimmst du den Stapel auf, und dein Zug ist zu Ende.
pile-stuck-again-passes = Kannst du nicht, passt du.
pile-stuck-again-goes-on = Kannst du nicht, nimmst du den Stapel auf und spielst auf einen leeren weiter.
pile-stuck-again-goes-on-rest = Kannst du nicht, nimmst du den Stapel auf und spielst noch einmal.
pile-stuck-gives = Kannst du nicht, nimmt die Person vor dir den Stapel auf, und dein Zug ist zu Ende.
pile-stuck-gives-goes-on = Kannst du nicht, nimmt die Person vor dir den Stapel auf, und du spielst auf einen leeren weiter.
pile-stuck-gives-goes-on-rest = Kannst du nicht, nimmt die Person vor dir den Stapel auf, und du spielst noch einmal.
pile-bomb = { $length } oder mehr Karten eines Ranges, zusammen gespielt, passen auf alles.
pile-announce-last = { $table ->
    [yes] Sobald jemand nur noch eine Karte hat, auf der Hand oder auf dem Tisch, wird es allen angesagt.
   *[no] Sobald jemand nur noch eine Karte hat, wird es allen angesagt.
}

## rulebook-climb

climb-must-beat = Du darfst nur passen, wenn du sie nicht schlagen kannst.
climb-may-pass = Du darfst auch passen, wenn du sie schlagen könntest.
climb-passed = { $bombs ->
    [yes] Hast du gepasst, darfst du bis zum Ende der Runde nicht mehr spielen, auch keine Bombe.
   *[no] Hast du gepasst, darfst du bis zum Ende der Runde nicht mehr spielen.
}
climb-passed-may-bomb = Hast du gepasst, darfst du bis zum Ende der Runde nur noch eine Bombe spielen.
climb-last-card-duty = Solange die nächste Person nur noch eine Karte hat, musst du als einzelne Karte deine höchste spielen.
climb-suit-lock = { $bombs ->
    [yes] { $jokers ->
        [0] Haben deine Karten genau die Farben derer, die sie schlagen, sind die Farben gesperrt: Bis die Runde zu Ende ist, dürfen nur Karten dieser Farben gespielt werden, außer Bomben.
       *[other] Haben deine Karten genau die Farben derer, die sie schlagen, sind die Farben gesperrt: Bis die Runde zu Ende ist, dürfen nur Karten dieser Farben gespielt werden, außer Jokern und Bomben.
    }
   *[no] { $jokers ->
        [0] Haben deine Karten genau die Farben derer, die sie schlagen, sind die Farben gesperrt: Bis die Runde zu Ende ist, dürfen nur Karten dieser Farben gespielt werden.
       *[other] Haben deine Karten genau die Farben derer, die sie schlagen, sind die Farben gesperrt: Bis die Runde zu Ende ist, dürfen nur Karten dieser Farben gespielt werden, außer Jokern.
    }
}
climb-round-over = Haben alle anderen gepasst, ist die Runde zu Ende, und ihre Karten kommen beiseite.
climb-passed-for-now = Hast du gepasst und spielt danach noch jemand, darfst du wieder spielen, sobald du an der Reihe bist.
climb-round-over-in-a-row = Haben alle anderen hintereinander gepasst, ist die Runde zu Ende, und ihre Karten kommen beiseite.
climb-not-last = Außer beim Ausspielen darf { FORM($cards, name: "none") } unter deinen letzten Karten sein: Behalte eine andere Karte oder passe.

## rulebook-questions

group-turn = Dein Zug
group-passing = Passen und die letzte Karte
clash-stuck-passes = Wer nicht spielen kann, passt. Dann kann nichts anderes geschehen.
clash-nobody-leads = Wenn beim Rest eines Stapels alle passen, spielt niemand aus.
clash-own-number = Gleiche Karten, die auf alles passen, haben eine eigene Anzahl.
clash-nothing-turns = Keine Karte dreht die Reihenfolge um.
clash-passed-plays = Wer gepasst hat, darf ohnehin wieder alles spielen.
remedy-turn-suit-lock-no = Farben nicht mehr sperren lassen
remedy-turn-passing-never = niemanden passen lassen
ask-turn-draw = Wie viele Karten ziehst du nach jedem Zug?
none-turn-draw = Keine
ask-turn-refill-to = Auf wie viele Handkarten ziehst du nach jedem Zug nach?
none-turn-refill-to = Du ziehst nicht nach
ask-turn-reverse-with-two = Was bewirkt ein Richtungswechsel zu zweit?
choice-turn-reverse-with-two-turns = Nichts
choice-turn-reverse-with-two-skips = Die andere Person setzt aus
ask-turn-sets = Wie viele gleiche Karten darfst du zusammen spielen?
choice-turn-sets-any = Beliebig viele
choice-turn-sets-one-or-all = Eine oder alle, die du hast
choice-turn-sets-as-before = So viele wie zuletzt gespielt
ask-turn-bomb = Wie viele gleiche Karten zusammen passen auf alles?
none-turn-bomb = Keine Anzahl
ask-turn-again = Wenn du noch einmal spielen darfst: Musst du?
choice-turn-again-must = Ja
choice-turn-again-may = Nein, du kannst den Zug beenden
ask-turn-announce-last = Wird angesagt, wenn jemand nur noch eine Karte hat?
ask-turn-stays-turned = Bleibt eine Rangfolge auf dem Kopf, auch wenn der Stapel weg ist?
ask-turn-passing = Darf man passen und den Stapel liegen lassen?
choice-turn-passing-never = Nein
choice-turn-passing-stuck = Nur wer nicht spielen kann, statt aufzunehmen
choice-turn-passing-may = Ja, immer
ask-turn-must-beat = Musst du schlagen, was liegt, wenn du kannst?
ask-turn-pass-locks = Bist du in dieser Runde nicht mehr dabei, wenn du passt?
ask-turn-not-last = Mit welchen Karten darf niemand ausgehen?
ask-turn-passed-may-bomb = Darf man nach dem Passen noch eine Bombe spielen?
ask-turn-suit-lock = Sperren zwei Züge in denselben Farben alle anderen Farben?
ask-turn-last-card-duty = Wenn die nächste Person nur noch eine Karte hat: Muss eine Einzelkarte deine höchste sein?

## page-table

special-may-pass = du darfst passen
special-stuck-passes = kannst du nicht spielen, passt du
special-stuck-chooses = kannst du nicht spielen, passt du oder nimmst auf

## page-learn

tip-sets = { $sets ->
    [all] Du darfst eine Karte eines Rangs spielen oder alle, die du davon hast.
    [same] Du spielst so viele Karten eines Rangs, wie der Zug davor hatte. Auf einen leeren Stapel wählst du, wie viele.
   *[any] Du darfst mehrere Karten des gleichen Rangs zusammen spielen: Tipp sie nacheinander an.
}
tip-may-end = Du darfst noch einmal spielen oder deinen Zug beenden.
tip-must-end = Du dürftest noch einmal spielen, aber keine deiner Karten passt: Beende deinen Zug.
tip-stuck-passes = Du kannst keine deiner Karten spielen, also passt du. Der Stapel bleibt liegen.
tip-stuck-passes-or-picks-up = Du kannst keine deiner Karten spielen: Passe und lass den Stapel liegen, oder nimm auf.
tip-may-let-lie = Du darfst auch passen und den Stapel liegen lassen.
tip-all-passed = Auf diesen Stapel hat niemand mehr gespielt, also kommt er aus dem Spiel, und ein neuer beginnt.
tip-refill = Nach jedem Zug ziehst du auf { $count } Karten nach, solange der Ziehstapel reicht.
tip-draw = Nach jedem Zug ziehst du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, solange der Ziehstapel reicht.
tip-again = { $may ->
    [yes] Damit darfst du noch einmal spielen, wenn du willst.
   *[no] Damit spielst du noch einmal.
}
tip-may-pass = Du darfst passen, auch wenn du spielen könntest. Dann wartest du auf die nächste Runde.
tip-must-pass = Nichts auf deiner Hand schlägt das: Pass und warte auf die nächste Runde.
tip-may-pass-for-now = Du darfst passen, auch wenn du spielen könntest. Schlägt das jemand, kommst du wieder an die Reihe.
tip-must-pass-for-now = Nichts auf deiner Hand schlägt das: Pass. Spielt noch jemand, kommst du wieder an die Reihe.

## table

table-ends-turn = { $me ->
    [yes] Du beendest deinen Zug.
   *[no] { $who } beendet den Zug.
}
table-killed-passes = { $me ->
    [yes] Niemand spielt mehr darauf: Der Stapel mit { tally-cards } kommt aus dem Spiel, und du spielst aus.
   *[no] Niemand spielt mehr darauf: Der Stapel mit { tally-cards } kommt aus dem Spiel, und { $who } spielt aus.
}
table-again = { $me ->
    [yes] Du spielst noch einmal.
   *[no] { $who } spielt noch einmal.
}
table-may-again = { $me ->
    [yes] Du darfst noch einmal spielen.
   *[no] { $who } darf noch einmal spielen.
}
table-last-card = { $me ->
    [yes] Du hast nur noch eine Karte.
   *[no] { $who } hat nur noch eine Karte.
}
table-suits-locked = Von jetzt an darf in dieser Runde nur { $suits } gespielt werden.

## why

asks-again-anything = Spiel noch einmal oder beende den Zug: Alles darf gespielt werden.
asks-again-anything-turned = Spiel noch einmal oder beende den Zug: Alles darf gespielt werden; die Rangfolge steht auf dem Kopf.
asks-again = Spiel noch einmal oder beende den Zug. Auf { FORM($bound, name: "accusative") } passt: { $answers }.
asks-again-lead = Spiel noch einmal oder beende den Zug: Alles darf gespielt werden außer { FORM($cards, name: "dative") }.
asks-again-lead-turned = Spiel noch einmal oder beende den Zug: Alles darf gespielt werden außer { FORM($cards, name: "dative") }; die Rangfolge steht auf dem Kopf.
asks-not-last = Mit { FORM($cards, name: "dative") } darfst du nicht aufhören: Passe.
asks-locked-out = Nur { $suits } darf gespielt werden, damit kannst du { FORM($standing, name: "accusative") } nicht schlagen: Passe.
asks-beat-locked = Schlag { FORM($standing, name: "accusative") }: { $ways }, nur { $suits }.
why-passed = Du hast gepasst und wartest auf die nächste Runde.
why-passed-for-now = Du hast gepasst; spielt noch jemand, kommst du wieder an die Reihe.
why-no-end = Du darfst den Zug nur beenden, wenn du noch einmal spielen dürftest.
why-no-pass = { $can ->
    [play] In diesem Spiel passt niemand: Spiel eine Karte.
    [pick-up] In diesem Spiel passt niemand: Du kannst nichts spielen, also nimm auf.
    [either] In diesem Spiel passt niemand: Spiel eine Karte, oder nimm auf.
   *[other] In diesem Spiel passt niemand.
}
why-pass-instead = Du kannst nicht spielen, also passt du: Den Stapel darfst du nicht aufnehmen.
why-lead-no-pass = Der Stapel ist leer: Spiel eine Karte, passen darfst du nicht.
why-play-no-pass = Du darfst nicht passen, solange du { FORM($cards, name: "accusative") } spielen kannst.
why-pass-after-turning = Du darfst jetzt nicht passen: Deck eine deiner verdeckten Karten auf.
why-pass-after-taking = Du darfst jetzt nicht passen: Nimm eine deiner offenen Karten.
why-again-or-end = Du darfst noch einmal spielen oder den Zug beenden, aber nicht den Stapel aufnehmen.
why-must-play = Du darfst den Stapel nicht aufnehmen, solange du { FORM($cards, name: "accusative") } spielen kannst.
why-one-or-all = Spiel { a-rank.accusative } oder alle davon.
why-as-many = { $count ->
    [1] Spiel nur eine Karte: Zuletzt wurde auch nur eine gespielt.
   *[other] Spiel { number } gleiche Karten: Zuletzt wurden auch so viele gespielt.
}
why-must-beat = Du darfst nicht passen, denn du kannst { FORM($standing, name: "accusative") } schlagen.
why-not-last = Mit { FORM($cards, name: "dative") } darfst du nicht aufhören: Passe, oder spiel so, dass eine andere Karte übrig bleibt.
why-bombs-only = Du hast gepasst, also darfst du in dieser Runde nur noch eine Bombe spielen.
why-suit-lock = Bis die Runde zu Ende ist, darf nur { $suits } gespielt werden.
why-last-card = Wer nach dir kommt, hat nur noch eine Karte, also muss eine einzelne Karte deine höchste sein.
