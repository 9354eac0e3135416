# Der Coach: warum ein Zug gut ist, und was ein Tipp dazu sagt.

coach-move-play = { FORM($cards, name: "accusative") } zu spielen
    .do = spiel { FORM($cards, name: "accusative") }
    .did = { FORM($cards, name: "accusative") } gespielt
coach-move-pick-up = den Stapel aufzunehmen
    .do = nimm den Stapel auf
    .did = den Stapel aufgenommen
coach-move-pick-up-with = den Stapel mit { FORM($cards, name: "dative") } aufzunehmen
    .do = nimm den Stapel mit { FORM($cards, name: "dative") } auf
    .did = den Stapel mit { FORM($cards, name: "dative") } aufgenommen
coach-move-take = { FORM($cards, name: "accusative") } zu nehmen
    .do = nimm { FORM($cards, name: "accusative") }
    .did = { FORM($cards, name: "accusative") } genommen
coach-slot = { $slot }.
coach-move-flip = die { coach-slot } verdeckte Karte aufzudecken
    .do = deck die { coach-slot } verdeckte Karte auf
    .did = die { coach-slot } verdeckte Karte aufgedeckt
coach-move-place = { FORM($cards, name: "accusative") } offen hinzulegen
    .do = leg { FORM($cards, name: "accusative") } offen hin
    .did = { FORM($cards, name: "accusative") } offen hingelegt
coach-move-pass = zu passen
    .do = passe
    .did = gepasst

coach-costly = { $count ->
    [one] eine Entscheidung
   *[other] { number } Entscheidungen
}
coach-headline-won = { $luck ->
    [good] Glück gehabt, und gute Entscheidungen haben das Spiel gewonnen.
    [bad] Pech gehabt, aber gute Entscheidungen haben das Spiel gewonnen.
   *[even] Gute Entscheidungen haben das Spiel gewonnen.
}
coach-headline-won-costly = { $luck ->
    [good] Mit Glück gewonnen; verschenkte Chancen: { coach-costly }.
    [bad] Trotz Pech gewonnen; verschenkte Chancen: { coach-costly }.
   *[even] Gewonnen; verschenkte Chancen: { coach-costly }.
}
coach-headline-clean = { $luck ->
    [good] Glück gehabt, und keine Entscheidung war klar falsch.
    [bad] Pech gehabt: Keine Entscheidung war klar falsch.
   *[even] Keine Entscheidung war klar falsch.
}
coach-headline-lost-costly = { $luck ->
    [good] Glück gehabt, aber { $count ->
        [one] eine Entscheidung hat
       *[other] { number } Entscheidungen haben
    } { $own ->
        [yes] dich das Spiel gekostet
       *[no] das Spiel gekostet
    }.
    [bad] Pech gehabt, und { $count ->
        [one] eine Entscheidung hat
       *[other] { number } Entscheidungen haben
    } es noch schlimmer gemacht.
   *[even] Das Glück war ausgeglichen: { $count ->
        [one] Eine Entscheidung hat
       *[other] { number } Entscheidungen haben
    } { $own ->
        [yes] dich das Spiel gekostet
       *[no] das Spiel gekostet
    }.
}
coach-headline-between-costly = { $luck ->
    [good] Glück gehabt; verschenkte Chancen: { coach-costly }.
    [bad] Pech gehabt; verschenkte Chancen: { coach-costly }.
   *[even] Ausgeglichenes Glück; verschenkte Chancen: { coach-costly }.
}

coach-hint-do = Tipp: { START($move, name: "do") }.
coach-hint-wins = Das gewinnt von hier aus etwa { $games } von 100 Spielen.
coach-hint-last = Das bringt von hier aus in etwa { $games } von 100 Spielen den letzten Platz.
coach-hint-points = Das bringt im Mittel { NUMBER($amount, maximumFractionDigits: 2) } Punkte.
coach-hint-place = Das führt im Mittel auf Platz { NUMBER($amount, maximumFractionDigits: 2) }.
coach-next-wins = Der nächstbeste Zug, { $other }, gewinnt { $games }.
coach-next-last = Mit dem nächstbesten Zug, { $other }, sind es { $games }.
coach-next-points = Der nächstbeste Zug, { $other }, bringt { NUMBER($amount, maximumFractionDigits: 2) }.
coach-next-place = Der nächstbeste Zug, { $other }, führt auf Platz { NUMBER($amount, maximumFractionDigits: 2) }.
coach-hint-equal = Der nächstbeste Zug, { $other }, ist etwa gleich gut.
coach-hint-unknown = Eine unbekannte Karte ist so gut wie die andere.
coach-hint-only = Etwas anderes ist nicht möglich.
coach-hint-quick = Das ist die Wahl des schnellen Bots, ohne vorauszurechnen.

coach-why = der Zug { $fact }
coach-why-two = der Zug { $first } und { $second }
coach-why-three = der Zug { $first } und { $second }
coach-because = Der Zug { $fact }.
coach-because-two = Der Zug { $first } und { $second }.
coach-because-three = Der Zug { $first } und { $second }.
coach-proved-win = nichts ist mehr verborgen, und der bessere Zug gewinnt gegen jede Gegenwehr, während der gespielte Zug gegen die beste verliert
coach-proved-not-last = nichts ist mehr verborgen, und der bessere Zug vermeidet gegen jede Gegenwehr den letzten Platz, während der gespielte Zug ihn bringen kann

coach-out = bringt deine { $count ->
    [one] letzte Karte
   *[other] letzten Karten
} weg
coach-kills = räumt den Stapel ab
coach-kills-again = räumt den Stapel ab, lässt dich noch einmal spielen
coach-again = lässt dich noch einmal spielen
coach-spares = erspart dir den Stapel mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
coach-saves-special = hebt { a-rank.accusative } mit Sonderregel für das Ende auf
coach-keeps-special = behält { a-rank.accusative } mit Sonderregel auf der Hand
coach-blocks = lässt der nächsten Person, deren Karten alle bekannt sind, nichts Passendes
coach-keeps-one = hebt { a-rank.accusative } für später auf
coach-keeps-all = hebt die { ranks } für später auf
coach-keeps-some = hebt { $count ->
    [1] eine Karte
   *[other] { $count } Karten
} von den { ranks } für später auf
coach-keeps-cards = hebt { FORM($cards, name: "accusative") } für später auf
coach-keeps-in-hand = behält { FORM($cards, name: "accusative") } auf der Hand
coach-sheds = bringt { number } Karten auf einmal weg
coach-sheds-one = bringt eine Karte weg
coach-harder-to-answer = ist schwerer zu beantworten ({ $here } der { $hidden } ungesehenen Karten passen, statt { $there })
coach-harder-to-beat = ist schwerer zu schlagen
coach-unbeatable = ist durch nichts Ungesehenes zu schlagen
coach-unbroken = reißt die { ranks } nicht auseinander
