### Das Kartenspiel: pack.*

## rulebook-climb

climb-joker-no-wild = { $count ->
    [one] Der Joker ist die höchste Karte von allen und steht für keine andere.
   *[other] Joker sind die höchsten Karten von allen und stehen für keine anderen.
}
climb-big-joker = Einer der beiden ist der große Joker; er schlägt den anderen.
climb-big-jokers = Jedes Kartenspiel hat einen großen Joker; er schlägt die gewöhnlichen.
climb-joker-pair = Beide Joker zusammen sind ein Paar, das höchste von allen.
climb-joker-sets = Mehrere Joker zusammen sind der höchste Satz ihrer Größe, gleich welche Joker es sind.

## rulebook

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
book-left-out = Sortiert zuerst diese Ränge aus: { $cards }.
book-left-out-with = Zu { $players } sortiert ihr zuerst diese Ränge aus: { $cards }.
book-left-out-but = { $count ->
    [1] In einem der Kartenspiele bleiben sie.
   *[other] In { number } der Kartenspiele bleiben sie.
}
book-packs-for = { $count ->
    [1] ein Kartenspiel für { $players } Personen
   *[other] { number } Kartenspiele für { $players } Personen
}

## rulebook-questions

clash-twice = Mit zwei Kartenspielen ist jede Karte doppelt, also können Farben nicht zählen.
clash-many-packs = So viele bräuchten mehr als zwei Kartenspiele.
clash-joker-place = Der Joker hat noch keinen Platz unter den Rängen.
clash-no-jokers = Im Kartenspiel ist kein Joker.
clash-same-cards = Spiele dieser Art brauchen immer dieselben Karten, egal wie viele mitspielen.
clash-jokers-by-number = Joker lässt man durch ihre Anzahl weg.
clash-nothing-left-out = Es wird kein Rang weggelassen.
clash-never-so-few = So wenige spielen dieses Spiel nie.
clash-two-jokers = Spiele dieser Art haben höchstens zwei Joker in jedem Kartenspiel.
clash-joker-in-order = Der Joker hat einen Platz unter den Rängen, aber im Kartenspiel ist keiner.
ask-pack-jokers = Wie viele Joker hat jedes Kartenspiel?
none-pack-jokers = Keine
ask-pack-players-per-pack = Für wie viele Personen gibt es je ein Kartenspiel?
none-pack-players-per-pack = Eins für alle
ask-pack-without = Welche Ränge werden aussortiert?
ask-pack-without-up-to = Bis zu wie vielen Personen werden sie aussortiert?
none-pack-without-up-to = Immer
ask-pack-full = Wie viele Kartenspiele behalten alle Karten?
none-pack-full = Keins
