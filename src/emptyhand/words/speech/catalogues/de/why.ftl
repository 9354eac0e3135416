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

asks-anything = Alles darf gespielt werden.
asks-anything-turned = Alles darf gespielt werden; die Rangfolge steht auf dem Kopf.
asks-answer = Auf { FORM($bound, name: "accusative") } passt: { $answers }.
asks-lead = Spiel aus, was du willst.
asks-lead-turned = Spiel aus, was du willst; jetzt schlagen niedrige Ränge hohe.
asks-unbeatable = Nichts schlägt { FORM($standing, name: "accusative") }.
asks-beat = Schlag { FORM($standing, name: "accusative") }: { $ways }.

why-watching = Du siehst zu und hast keine Karten.
why-out = Du hast keine Karten mehr und bist fertig.
why-not-your-turn = Du bist nicht am Zug.
why-no-cards = Wähle mindestens eine Karte.
why-not-in-hand = Du hast { FORM($cards, name: "accusative") } nicht auf der Hand.

why-mixed = { START($cards) } gehen nicht zusammen: Gespielt werden nur Karten vom gleichen Rang.

why-play-or-pass = In diesem Spiel kannst du nur Karten spielen oder passen.
why-leader-passes = Du spielst aus und darfst nicht passen: Spiel irgendeine Kombination.
why-nothing-beats = Mit { FORM($played, name: "dative") } schlägst du { FORM($standing, name: "accusative") } nicht: Das schlägt nichts, also passe.
why-beat = Mit { FORM($played, name: "dative") } schlägst du { FORM($standing, name: "accusative") } nicht: Möglich ist { $ways }.
why-beat-or-pass = Mit { FORM($played, name: "dative") } schlägst du { FORM($standing, name: "accusative") } nicht: Möglich ist { $ways }, oder du passt.
