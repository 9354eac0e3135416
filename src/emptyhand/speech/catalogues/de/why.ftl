# Was der Tisch verlangt, und warum ein Zug nicht geht.

the-rank = { $rank ->
    [J] der Bube
    [Q] die Dame
    [K] der König
    [A] das Ass
    [R] der Joker
   *[other] die { $rank }
}
    .dative = { $rank ->
        [J] dem Buben
        [Q] der Dame
        [K] dem König
        [A] dem Ass
        [R] dem Joker
       *[other] der { $rank }
    }
    .accusative = { $rank ->
        [J] den Buben
        [Q] die Dame
        [K] den König
        [A] das Ass
        [R] den Joker
       *[other] die { $rank }
    }

bound-empty = ein leerer Stapel
    .accusative = einen leeren Stapel
bound-counts = { $top } (zählt wie { $bound })
    .accusative = { FORM($top, name: "accusative") } (zählt wie { $bound })
bound-lasting = alles, was auf { FORM($bound, name: "dative") } liegt
bound-under = { $count ->
    [one] { $bound } (gilt weiter unter { the-rank.dative })
   *[other] { $bound } (gilt darunter weiter)
}
    .accusative = { $count ->
        [one] { FORM($bound, name: "accusative") } (gilt weiter unter { the-rank.dative })
       *[other] { FORM($bound, name: "accusative") } (gilt darunter weiter)
    }

opening-all = alle deine { ranks }
    .dative = allen deinen Karten vom Rang { rank }
opening-one-or-all = { a-rank } oder alle deine { ranks }
    .dative = { a-rank.dative } oder allen davon
    .accusative = { a-rank.accusative } oder alle deine { ranks }
opening-some = { a-rank } oder mehrere
    .dative = { a-rank.dative } oder mehreren
    .accusative = { a-rank.accusative } oder mehrere

asks-up-cards = { $count ->
    [one] Wähle eine Karte, die offen liegen soll.
   *[other] Wähle { number } Karten, die offen liegen sollen.
}
asks-others-choose = Die offenen Karten werden gewählt.
asks-opening = Eröffne mit { FORM($cards, name: "dative") }.
asks-anything = Alles darf gespielt werden.
asks-anything-turned = Alles darf gespielt werden; die Rangfolge steht auf dem Kopf.
asks-answer = Auf { FORM($bound, name: "accusative") } passt: { $answers }.
asks-try = Nichts passt: Deck die oberste Karte des Ziehstapels auf.
asks-give = Nichts passt: Die Person vor dir nimmt den Stapel auf.
asks-again-anything = Spiel noch einmal oder beende den Zug: Alles darf gespielt werden.
asks-again-anything-turned = Spiel noch einmal oder beende den Zug: Alles darf gespielt werden; die Rangfolge steht auf dem Kopf.
asks-again = Spiel noch einmal oder beende den Zug. Auf { FORM($bound, name: "accusative") } passt: { $answers }.
asks-lead-but = Alles darf gespielt werden außer { FORM($cards, name: "dative") }.
asks-lead-but-turned = Alles darf gespielt werden außer { FORM($cards, name: "dative") }; die Rangfolge steht auf dem Kopf.
asks-again-lead = Spiel noch einmal oder beende den Zug: Alles darf gespielt werden außer { FORM($cards, name: "dative") }.
asks-again-lead-turned = Spiel noch einmal oder beende den Zug: Alles darf gespielt werden außer { FORM($cards, name: "dative") }; die Rangfolge steht auf dem Kopf.
asks-lead = Spiel aus, was du willst.
asks-lead-turned = Spiel aus, was du willst; jetzt schlagen niedrige Ränge hohe.
asks-lead-card = Spiel { $card } aus, allein oder in einer Kombination.
asks-lead-card-alone = Spiel { $card } aus, und zwar allein.
asks-not-last = Mit { FORM($cards, name: "dative") } darfst du nicht aufhören: Passe.
asks-locked-out = Nur { $suits } darf gespielt werden, damit kannst du { FORM($standing, name: "accusative") } nicht schlagen: Passe.
asks-unbeatable = Nichts schlägt { FORM($standing, name: "accusative") }.
asks-beat = Schlag { FORM($standing, name: "accusative") }: { $ways }.
asks-beat-locked = Schlag { FORM($standing, name: "accusative") }: { $ways }, nur { $suits }.

why-watching = Du siehst zu und hast keine Karten.
why-out = Du hast keine Karten mehr und bist fertig.
why-passed = Du hast gepasst und wartest auf die nächste Runde.
why-passed-for-now = Du hast gepasst; spielt noch jemand, kommst du wieder an die Reihe.
why-not-your-turn = Du bist nicht am Zug.
why-no-cards = Wähle mindestens eine Karte.
why-one-up-card = Nimm nur eine offene Karte auf einmal.
why-not-in-hand = Du hast { FORM($cards, name: "accusative") } nicht auf der Hand.
why-not-in-row = Du hast { FORM($cards, name: "accusative") } nicht unter deinen offenen Karten.

why-choose-first = { $count ->
    [one] Wähle zuerst eine Karte, die offen liegen soll.
   *[other] Wähle zuerst { number } Karten, die offen liegen sollen.
}
why-chosen-already = Die offenen Karten sind schon gewählt.
why-never-chosen = In diesem Spiel werden keine offenen Karten gewählt.
why-open-first = Das Spiel muss erst eröffnet werden: Spiel { FORM($opening, name: "accusative") }.
why-down-after-hand = Deine verdeckten Karten warten, bis deine Hand leer ist.
why-down-after-up = Deine verdeckten Karten warten, bis deine offenen Karten weg sind.
why-up-after-hand = Deine offenen Karten warten, bis deine Hand leer ist.
why-up-from-row = In diesem Spiel werden offene Karten direkt aus der Reihe gespielt.
why-take-up = Nimm eine deiner offenen Karten: Wenn sie passt, wird sie gespielt.
why-take-up-first = Du darfst den Stapel jetzt nicht aufnehmen: Nimm eine deiner offenen Karten, und den Stapel dazu, wenn sie nicht passt.
why-only-down = Du hast nur noch verdeckte Karten: Deck eine davon auf.
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
why-no-pile = Es liegt kein Stapel da, den du aufnehmen könntest.
why-again-or-end = Du darfst noch einmal spielen oder den Zug beenden, aber nicht den Stapel aufnehmen.
why-must-play = Du darfst den Stapel nicht aufnehmen, solange du { FORM($cards, name: "accusative") } spielen kannst.
why-must-fit = Du hast eine offene Karte, die passt: Nimm { FORM($cards, name: "accusative") }.
why-up-fits = Offene Karten gehen nur mit dem Stapel mit, wenn keine von ihnen passt.
why-must-take-up = Nichts passt: Wähle die offenen Karten eines Ranges, die mit dem Stapel mitgehen.
why-none-along = In diesem Spiel gehen offene Karten nicht mit dem Stapel mit.
why-no-such-place = { $count ->
    [one] Auf Platz { $place } liegt keine Karte: Wähle Platz { $places }.
   *[other] Auf Platz { $place } liegt keine Karte: Wähle Platz { $places }.
}
why-one-rank-along = Nur offene Karten vom gleichen Rang gehen mit dem Stapel mit.
why-mixed = { START($cards) } gehen nicht zusammen: Gespielt werden nur Karten vom gleichen Rang.
why-not-on = { START($cards, name: "accusative") } kannst du nicht auf { FORM($bound, name: "accusative") } legen: Spiel { FORM($answers, name: "accusative") }.
why-not-led = { START($cards, name: "accusative") } darfst du nicht ausspielen, solange du einen anderen Rang spielen kannst.
why-nothing-goes = { START($cards, name: "accusative") } kannst du nicht auf { FORM($bound, name: "accusative") } legen: Nichts passt darauf.
why-cannot-open = Mit { FORM($cards, name: "dative") } kannst du nicht eröffnen: Spiel { FORM($opening, name: "accusative") }.
why-open-one = Eröffnet wird nur mit { a-rank.dative }.
why-open-one-or-all = Eröffnet wird mit { a-rank.dative } oder mit allen davon.
why-open-all = Eröffnet wird mit allen deinen Karten vom Rang { rank } zusammen.
why-one-or-all = Spiel { a-rank.accusative } oder alle davon.
why-as-many = { $count ->
    [1] Spiel nur eine Karte: Zuletzt wurde auch nur eine gespielt.
   *[other] Spiel { number } gleiche Karten: Zuletzt wurden auch so viele gespielt.
}

why-play-or-pass = In diesem Spiel kannst du nur Karten spielen oder passen.
why-opening-card = Die erste Kombination muss { $card } enthalten.
why-opening-alone = Die erste Karte muss { $card } sein, allein gespielt.
why-leader-passes = Du spielst aus und darfst nicht passen: Spiel irgendeine Kombination.
why-must-beat = Du darfst nicht passen, denn du kannst { FORM($standing, name: "accusative") } schlagen.
why-not-last = Mit { FORM($cards, name: "dative") } darfst du nicht aufhören: Passe, oder spiel so, dass eine andere Karte übrig bleibt.
why-bombs-only = Du hast gepasst, also darfst du in dieser Runde nur noch eine Bombe spielen.
why-suit-lock = Bis die Runde zu Ende ist, darf nur { $suits } gespielt werden.
why-last-card = Wer nach dir kommt, hat nur noch eine Karte, also muss eine einzelne Karte deine höchste sein.
why-nothing-beats = Mit { FORM($played, name: "dative") } schlägst du { FORM($standing, name: "accusative") } nicht: Das schlägt nichts, also passe.
why-beat = Mit { FORM($played, name: "dative") } schlägst du { FORM($standing, name: "accusative") } nicht: Möglich ist { $ways }.
why-beat-or-pass = Mit { FORM($played, name: "dative") } schlägst du { FORM($standing, name: "accusative") } nicht: Möglich ist { $ways }, oder du passt.

why-no-set = { START($cards) } zusammen sind in diesem Spiel keine Kombination.
why-pair-colours = { $cards } ist hier kein Paar: Beide Karten müssen rot sein, oder beide schwarz.
why-no-combination = { $cards } zusammen sind keine Kombination: Karten müssen vom gleichen Rang sein oder eine Straße bilden.
why-no-pair = { $cards } ist keine Kombination: Zwei Karten müssen ein Paar sein.
why-no-runs = { $cards } ist keine Kombination: In diesem Spiel gibt es keine Straßen.
why-not-in-runs = { $cards } ist keine Straße: { START($outside) } darf nicht darin vorkommen.
why-short-run = { $cards } ist keine Kombination: Eine Straße braucht mindestens { number } Karten.
why-no-run = { $cards } ist keine Straße: { START($gap) }.
why-no-run-or-flush = { $cards } ist weder eine Straße noch ein Flush: Die Ränge haben Lücken, und die Farben sind verschieden.
why-no-pair-rows = { $cards } ist keine Kombination: In diesem Spiel wird jedes Paar allein gespielt.
why-not-in-pair-rows = { $cards } ist keine Paarfolge: { ranks } dürfen nicht darin vorkommen.
why-no-pair-row = { $cards } ist keine Paarfolge: { START($gap) }.
why-pair-row-length = { $cards } ist keine Kombination: Eine Paarfolge hat { $lengths } Paare.

gap-longest = die längste hat { number } Karten
gap-colours = alle Karten müssen rot sein, oder alle schwarz
gap-suits = alle Karten müssen von einer Farbe sein
gap-corner = es geht nicht weiter von { FORM($top, name: "dative") } zu { FORM($bottom, name: "dative") }
gap-wide = die Ränge folgen nicht aufeinander
gap-missing = { $count ->
    [one] { $ranks } fehlt
   *[other] { $ranks } fehlen
}
