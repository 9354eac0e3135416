# Die Spielregeln der Stapelspiele.

pile-heading-specials = Sonderkarten
pile-heading-runs = Gleiche Karten in Folge
pile-heading-picking-up = Aufnehmen
pile-heading-table = { $zones ->
    [up] Offene Karten
    [down] Verdeckte Karten
   *[both] Offene und verdeckte Karten
}

pile-aim = Werde alle deine Karten los, indem du sie auf einen gemeinsamen Stapel spielst: { $zones }.
pile-aim-hand-only = Werde alle deine Karten los, indem du sie auf einen gemeinsamen Stapel spielst.
pile-aim-hand = die auf deiner Hand
pile-aim-up = die offen vor dir liegenden
pile-aim-down = die verdeckten
pile-aim-last-loses = Wer zuletzt noch Karten hat, verliert.
pile-aim-no-suits = Nur der Rang der Karten zählt; die Farben spielen keine Rolle.

## Geben

pile-deal = Mischt und gebt dann allen der Reihe nach { $shares }.
pile-deal-whole = Mischt und verteilt dann das ganze Spiel: allen gleich viele Karten, so viele es für alle gibt.
pile-deal-rows = Davon { $shares }; die übrigen kommen auf die Hand.
pile-share = { $zone ->
    [up] { count-cards } offen (die offenen Karten)
    [down] { count-cards } verdeckt (die verdeckten Karten)
   *[hand] { count-cards } auf die Hand
}
pile-next-share = { $zone ->
    [up] { number.feminine } offen (die offenen Karten)
    [down] { number.feminine } verdeckt (die verdeckten Karten)
   *[hand] { number.feminine } auf die Hand
}
pile-down-unseen = Niemand sieht sich die verdeckten Karten an, nicht einmal die eigenen.
pile-choose-up = { $count ->
    [1] Dann wählen alle eine der { $dealt } Karten auf ihrer Hand aus, die offen liegen soll: die offene Karte.
   *[other] Dann wählen alle { number } der { $dealt } Karten auf ihrer Hand aus, die offen liegen sollen: die offenen Karten.
}
pile-choose-up-whole = { $count ->
    [1] Dann wählen alle eine Karte auf ihrer Hand aus, die offen liegen soll: die offene Karte.
   *[other] Dann wählen alle { number } der Karten auf ihrer Hand aus, die offen liegen sollen: die offenen Karten.
}
pile-choose-secretly = Die Auswahl bleibt geheim, bis alle gewählt haben; dann werden diese Karten aufgedeckt.
pile-choose-openly = Es wird der Reihe nach gewählt, und alle sehen, welche Karten schon gewählt sind.
pile-exchange = { $count ->
    [one] Ab dem zweiten Spiel einer Partie tauscht ihr vor dem ersten Zug offene Karten: Wer zuletzt übrig blieb, gibt der Person, die gewonnen hat, die höchste offene Karte und bekommt dafür deren niedrigste.
   *[other] Ab dem zweiten Spiel einer Partie tauscht ihr vor dem ersten Zug offene Karten: Wer zuletzt übrig blieb, gibt der Person, die gewonnen hat, die { number } höchsten offenen Karten und bekommt dafür deren { number } niedrigste.
}
pile-exchange-next = { $sure ->
    [yes] { $count ->
        [one] Dann tauschen die Personen auf dem { exchange-places } Platz genauso eine offene Karte.
       *[other] Dann tauschen die Personen auf dem { exchange-places } Platz genauso { number } offene Karten.
    }
   *[no] { $count ->
        [one] Spielen mindestens { $players } mit, tauschen dann die Personen auf dem { exchange-places } Platz genauso eine offene Karte.
       *[other] Spielen mindestens { $players } mit, tauschen dann die Personen auf dem { exchange-places } Platz genauso { number } offene Karten.
    }
}
pile-no-rest = Es bleiben keine Karten übrig, also zieht in diesem Spiel niemand nach.
pile-draw-pile = { $sure ->
    [yes] Die übrigen Karten bilden verdeckt in der Mitte den Ziehstapel.
   *[no] Die übrigen Karten, falls es welche gibt, bilden verdeckt in der Mitte den Ziehstapel.
}
pile-rest-aside = { $sure ->
    [yes] Die übrigen Karten kommen beiseite: In diesem Spiel zieht niemand nach.
   *[no] Die übrigen Karten, falls es welche gibt, kommen beiseite: In diesem Spiel zieht niemand nach.
}
pile-turned = Deckt die nächste Karte auf; mit ihr beginnt der Stapel.
pile-turned-first = { $runs ->
    [yes] Wer beginnt, spielt darauf, als hätte die Person sie gespielt, die gegeben hat, und sie zählt in Serien mit.
   *[no] Wer beginnt, spielt darauf, als hätte die Person sie gespielt, die gegeben hat.
}
pile-turned-kills = Wird { $cards } aufgedeckt, kommt die Karte aus dem Spiel, und wer beginnt, spielt auf einen leeren Stapel.
pile-turned-no-effect = Durch die aufgedeckte Karte spielt niemand noch einmal, niemand setzt aus, und die Richtung bleibt gleich.
pile-turned-no-draws = Ihretwegen muss niemand ziehen.
pile-turned-seen-through = Wird { $cards } aufgedeckt, darf alles darauf gespielt werden.

## Wer beginnt

pile-starts-left-of-dealer = Lost aus, wer gibt; die Person links davon beginnt.
pile-starts-right-of-dealer = Lost aus, wer gibt; die Person rechts davon beginnt.
pile-starts-up = { $chosen ->
    [yes] Sind die offenen Karten gewählt, beginnt, wer die niedrigste offene Karte hat.
   *[no] Es beginnt, wer die niedrigste offene Karte hat.
}
pile-starts = { $chosen ->
    [yes] { $table ->
        [yes] Sind die offenen Karten gewählt, beginnt, wer die niedrigste Karte auf der Hand hat; Karten auf dem Tisch zählen nicht.
       *[no] Sind die offenen Karten gewählt, beginnt, wer die niedrigste Karte auf der Hand hat.
    }
   *[no] { $table ->
        [yes] Es beginnt, wer die niedrigste Karte auf der Hand hat; Karten auf dem Tisch zählen nicht.
       *[no] Es beginnt, wer die niedrigste Karte auf der Hand hat.
    }
}
pile-starts-order = Dafür gilt, von niedrig nach hoch, diese Reihenfolge: { $ranks }.
pile-starts-tie-seat = Haben mehrere den niedrigsten Rang, beginnt, wer zuerst Karten bekommen hat.
pile-starts-tie-lots = Haben mehrere den niedrigsten Rang, entscheidet das Los.
pile-starts-tie-hands = Haben mehrere den niedrigsten Rang, entscheidet statt Schere, Stein, Papier das Los.
pile-opens-with-anything = { $turned ->
    [yes] Der erste Zug darf alles sein, was auf die aufgedeckte Karte passt.
   *[no] Der erste Zug ist beliebig.
}
pile-opens-with-one = Der erste Zug muss genau eine Karte dieses Ranges sein; sie wirkt wie immer.
pile-opens-with-some = { $all ->
    [yes] Der erste Zug muss eine Karte dieses Ranges sein, oder alle, die du davon hast; sie wirken wie immer.
   *[no] Der erste Zug muss aus einer oder mehreren Karten dieses Ranges bestehen; sie wirken wie immer.
}
pile-opens-with-all = Der erste Zug muss aus allen Karten dieses Ranges auf der Hand bestehen; sie wirken wie immer.
pile-clockwise = { $reverses ->
    [yes] Gespielt wird im Uhrzeigersinn, bis eine Karte die Richtung umkehrt.
   *[no] Gespielt wird immer im Uhrzeigersinn.
}

## Dein Zug

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

## Was du spielen darfst

pile-on-empty = Auf einen leeren Stapel darfst du alles spielen.
pile-on-empty-but = Auf einen leeren Stapel darfst du alles spielen außer { FORM($cards, name: "dative") }, es sei denn, du hast nichts anderes.
pile-otherwise = { $strict ->
    [yes] Sonst spielst du eine Karte, die höher ist als die oberste des Stapels.
   *[no] Sonst spielst du eine Karte, die gleich hoch ist wie die oberste des Stapels oder höher.
}
pile-otherwise-turned = { $strict ->
    [yes] { $cards } stellt die Rangfolge auf den Kopf; dann spielst du stattdessen eine Karte, die niedriger ist als die oberste.
   *[no] { $cards } stellt die Rangfolge auf den Kopf; dann spielst du stattdessen eine Karte, die gleich hoch ist wie die oberste oder niedriger.
}
pile-specials = Für { $ranks } gelten besondere Regeln; sie stehen weiter unten.
pile-bomb = { $length } oder mehr Karten eines Ranges, zusammen gespielt, passen auf alles.
pile-ranks-only = Hier geht es nur um die Ränge; wie viele Karten du spielst, steht weiter oben.
pile-in-full = { $turns ->
    [yes] Das passt auf die oberste Karte, solange die Rangfolge wie üblich ist:
   *[no] Das passt auf die oberste Karte:
}
pile-in-full-turned = Das passt auf die oberste Karte, solange die Rangfolge auf dem Kopf steht:
pile-on = Auf { FORM($cards, name: "accusative") }: { $answers }.
pile-on-lasting = Auf alles, was auf { FORM($card, name: "dative") } liegt: { $answers }.
pile-on-mirror = Auf { FORM($card, name: "accusative") }: was auf die Karte passt, als die sie zählt; zählt sie als { $itself }: { $answers }.
pile-on-seen-through = Auf { FORM($card, name: "accusative") }: was auf die Karte darunter passt; liegt keine darunter, alles.
pile-higher = { $strict ->
    [yes] ein höherer Rang
   *[no] der gleiche Rang oder ein höherer
}
pile-higher-or = { $strict ->
    [yes] ein höherer Rang, oder { $others }
   *[no] der gleiche Rang oder ein höherer, oder { $others }
}
pile-lower = { $strict ->
    [yes] ein niedrigerer Rang
   *[no] der gleiche Rang oder ein niedrigerer
}
pile-lower-or = { $strict ->
    [yes] ein niedrigerer Rang, oder { $others }
   *[no] der gleiche Rang oder ein niedrigerer, oder { $others }
}

## Sonderkarten

pile-head = { rank }
pile-goes-on-anything = Passt auf alles.
pile-goes-on-anything-but = Passt auf alles außer auf { FORM($cards, name: "accusative") }.
pile-goes-on = Passt auf { FORM($cards, name: "accusative") }.
pile-goes-on-empty = Passt nur auf einen leeren Stapel.
pile-goes-on-turned = { $kind ->
    [anything] Steht die Rangfolge auf dem Kopf, passt sie auf alles.
    [nothing] Steht die Rangfolge auf dem Kopf, passt sie nur auf einen leeren Stapel.
   *[cards] Steht die Rangfolge auf dem Kopf, passt sie auf { FORM($cards, name: "accusative") }.
}
pile-not-led = Auf einen leeren Stapel darfst du diese Karte nicht spielen, solange du einen anderen Rang spielen kannst.
pile-lying = { $several ->
    [yes] { $cards }, oder { $mirrored }
   *[no] { $cards } oder { $mirrored }
}
    .accusative = { $several ->
        [yes] { FORM($cards, name: "accusative") }, oder auf { FORM($mirrored, name: "accusative") }
       *[no] { FORM($cards, name: "accusative") } oder auf { FORM($mirrored, name: "accusative") }
    }
pile-counting = { $cards }, sofern diese Karte { $counting } zählt
    .accusative = { FORM($cards, name: "accusative") }, sofern diese Karte { $counting } zählt
pile-as-these = als eine davon
pile-as = als { rank }
pile-kills = { $again ->
    [must] Räumt den Stapel ab: Alle seine Karten kommen aus dem Spiel, und dieselbe Person spielt noch einmal, auf einen leeren Stapel.
    [may] Räumt den Stapel ab: Alle seine Karten kommen aus dem Spiel, und dieselbe Person darf noch einmal spielen, auf einen leeren Stapel.
   *[no] Räumt den Stapel ab: Alle seine Karten kommen aus dem Spiel, und die nächste Person spielt auf einen leeren Stapel.
}
pile-kills-on = { $again ->
    [must] Auf { FORM($cards, name: "accusative") } gespielt, räumt sie den Stapel ab: Alle seine Karten kommen aus dem Spiel, und dieselbe Person spielt noch einmal, auf einen leeren Stapel.
    [may] Auf { FORM($cards, name: "accusative") } gespielt, räumt sie den Stapel ab: Alle seine Karten kommen aus dem Spiel, und dieselbe Person darf noch einmal spielen, auf einen leeren Stapel.
   *[no] Auf { FORM($cards, name: "accusative") } gespielt, räumt sie den Stapel ab: Alle seine Karten kommen aus dem Spiel, und die nächste Person spielt auf einen leeren Stapel.
}
pile-lasts = { $passes ->
    [yes] Das gilt, bis der Stapel aus dem Spiel kommt oder aufgenommen wird, gleich was darauf gespielt wird.
   *[no] Das gilt, bis der Stapel abgeräumt oder aufgenommen wird, gleich was darauf gespielt wird.
}
pile-lasts-till-picked-up = Das gilt, gleich was darauf gespielt wird, bis der Stapel abgeräumt oder die Karte selbst aufgenommen wird.
pile-seen-through = Ist durchsichtig: Was darunter liegt, zählt weiter, und liegt nichts darunter, darf alles gespielt werden.
pile-mirrors = Zählt so viel wie die Karte, auf der sie liegt; der nächste Zug muss also auf jene passen.
pile-mirrors-all = { $draws ->
    [yes] Zählt so viel wie die Karte, auf der sie liegt: Der nächste Zug muss auf jene passen, und sie ändert wie jene die Richtung, lässt ziehen, lässt aussetzen oder gibt noch einen Zug.
   *[no] Zählt so viel wie die Karte, auf der sie liegt: Der nächste Zug muss auf jene passen, und sie ändert wie jene die Richtung, lässt aussetzen oder gibt noch einen Zug.
}
pile-mirror-alone = { $turned ->
    [yes] Auf einem leeren Stapel oder zum Start aufgedeckt zählt sie als { $itself }, und { $follows }.
   *[no] Auf einem leeren Stapel zählt sie als { $itself }, und { $follows }.
}
pile-mirror-on-seen-through = { $turned ->
    [yes] Auf einem leeren Stapel, nur auf { FORM($cards, name: "dative") } oder zum Start aufgedeckt zählt sie als { $itself }, und { $follows }.
   *[no] Auf einem leeren Stapel oder nur auf { FORM($cards, name: "dative") } zählt sie als { $itself }, und { $follows }.
}
pile-next = { $follows }.
pile-on-it = { $kind ->
    [anything] darauf passt alles
    [nothing] darauf passt nichts
   *[only] darauf passt nur { $answers }
}
pile-on-it-or = { $turns ->
    [yes] { $follows }; dreht sie die Rangfolge zurück, { $otherwise }
   *[no] { $follows }; steht die Rangfolge auf dem Kopf, { $otherwise }
}
pile-only = nur { $answers }
pile-turns-order = { $strict ->
    [yes] Stellt die Rangfolge auf den Kopf, bis der Stapel weg ist: Dann folgen niedrigere statt höherer Ränge. Die nächste Karte dieser Art dreht sie zurück; mehrere zusammen zählen wie eine.
   *[no] Stellt die Rangfolge auf den Kopf, bis der Stapel weg ist: Dann folgen gleiche oder niedrigere statt höherer Ränge. Die nächste Karte dieser Art dreht sie zurück; mehrere zusammen zählen wie eine.
}
pile-turns-for-good = { $strict ->
    [yes] Stellt die Rangfolge auf den Kopf: Dann folgen niedrigere statt höherer Ränge. Das bleibt so, auch wenn der Stapel weg ist, bis die nächste solche Karte sie zurückdreht; mehrere zusammen zählen wie eine.
   *[no] Stellt die Rangfolge auf den Kopf: Dann folgen gleiche oder niedrigere statt höherer Ränge. Das bleibt so, auch wenn der Stapel weg ist, bis die nächste solche Karte sie zurückdreht; mehrere zusammen zählen wie eine.
}
pile-turns-back = Nimmt jemand den Stapel auf, ist die Rangfolge wieder wie üblich, auch wenn Karten liegen bleiben.
pile-again = { $may ->
    [yes] Dieselbe Person darf noch einmal spielen.
   *[no] Dieselbe Person spielt noch einmal.
}
pile-reverses-once = Kehrt die Richtung um, nur einmal, gleich wie viele zusammen gespielt werden.
pile-reverses-odd = Eine ungerade Anzahl davon in einem Zug kehrt die Richtung um; eine gerade nicht.
pile-reverses-each = Jede Karte davon kehrt die Richtung um; zwei zusammen heben sich also auf.
pile-reverses-in-pile = Kehrt die Richtung um, wenn danach eine ungerade Anzahl { $cards } im Stapel liegt.
pile-two-skipped = { $left ->
    [yes] Sind nur noch zwei im Spiel, setzt stattdessen die andere Person aus.
   *[no] Zu zweit setzt stattdessen die andere Person aus.
}
pile-two-reversing-nothing = { $left ->
    [yes] Sind nur noch zwei im Spiel, ändert der Richtungswechsel nichts.
   *[no] Zu zweit ändert der Richtungswechsel nichts.
}
pile-draws-once = { $turned ->
    [yes] Wer nach einem etwaigen Richtungswechsel als Nächstes dran wäre, zieht { $cards } vom Ziehstapel, solange er reicht; nicht mehr, auch wenn mehrere zusammen gespielt werden.
   *[no] Die nächste Person zieht { $cards } vom Ziehstapel, solange er reicht; nicht mehr, auch wenn mehrere zusammen gespielt werden.
}
pile-draws-each = { $turned ->
    [yes] Für jede Karte davon zieht, wer nach einem etwaigen Richtungswechsel als Nächstes dran wäre, { $cards } vom Ziehstapel, solange er reicht.
   *[no] Für jede Karte davon zieht die nächste Person { $cards } vom Ziehstapel, solange er reicht.
}
pile-draws-skipped = { $several ->
    [yes] Setzen mehrere aus, zieht nur die erste Person.
   *[no] Setzt diese Person aus, zieht sie trotzdem.
}
pile-skips-once = Die nächste Person setzt aus, nur eine, gleich wie viele zusammen gespielt werden.
pile-skips-odd = Bei einer ungeraden Anzahl davon in einem Zug setzt die nächste Person aus; bei einer geraden niemand.
pile-skips-each = Für jede Karte davon setzt eine Person aus: Bei zwei { FORM($cards, name: "dative") } setzen zwei Personen aus.
pile-skips-in-pile = Die nächste Person setzt aus, wenn danach eine ungerade Anzahl { $cards } im Stapel liegt.
pile-skips-all = Setzen dadurch alle anderen aus, hat dieselbe Person den nächsten Zug; bei einer weiteren setzt auch sie aus.
pile-two-skips-once = { $left ->
    [yes] Sind nur noch zwei im Spiel, hat dieselbe Person auch den nächsten Zug.
   *[no] Zu zweit hat dieselbe Person auch den nächsten Zug.
}
pile-two-skips-odd = { $left ->
    [yes] Sind nur noch zwei im Spiel, hat dieselbe Person bei einer ungeraden Anzahl auch den nächsten Zug.
   *[no] Zu zweit hat dieselbe Person bei einer ungeraden Anzahl auch den nächsten Zug.
}
pile-two-skips-each = { $left ->
    [yes] Sind nur noch zwei im Spiel, hat dieselbe Person bei einer ungeraden Anzahl auch den nächsten Zug; bei einer geraden nicht.
   *[no] Zu zweit hat dieselbe Person bei einer ungeraden Anzahl auch den nächsten Zug; bei einer geraden nicht.
}
pile-two-skips-in-pile = { $left ->
    [yes] Sind nur noch zwei im Spiel, hat dieselbe Person dann auch den nächsten Zug.
   *[no] Zu zweit hat dieselbe Person dann auch den nächsten Zug.
}
pile-two-skips-twice = { $left ->
    [yes] Sind nur noch zwei im Spiel, wird statt des Richtungswechsels einmal mehr ausgesetzt, und zweimal Aussetzen hebt sich auf.
   *[no] Zu zweit wird statt des Richtungswechsels einmal mehr ausgesetzt, und zweimal Aussetzen hebt sich auf.
}
pile-run-skips-nobody = Bei einem Zug, der eine Serie vollendet, setzt niemand aus.
pile-kill-skips-nobody = Räumt sie den Stapel ab, setzt niemand aus.
pile-only-as-itself = Das gilt nur, wenn sie als { $itself } zählt; sonst bewirkt sie, was die Karte bewirkt, als die sie zählt.
pile-avoid = Wer darauf spielen müsste, darf stattdessen den Stapel aufnehmen.
pile-avoid-as = Zählt die Karte als { $itself }, darf stattdessen den Stapel aufnehmen, wer darauf spielen müsste.
pile-burnt = Wird der Stapel aufgenommen, kommt diese Karte aus dem Spiel.
pile-burnt-part = Wird diese Karte aufgenommen, kommt sie aus dem Spiel.
pile-not-last = Als letzte Karte auf andere gespielt, macht sie dich nicht fertig: Du nimmst den Stapel mit ihr auf.
pile-not-last-part = Als letzte Karte auf andere gespielt, macht sie dich nicht fertig: Du nimmst sie zurück und dazu { $pile } darunter auf.
pile-not-last-empty = Auf einem leeren Stapel darfst du mit ihr fertig werden.
pile-idle-last = Als letzte Karte bewirkt sie nichts: Sie liegt nur auf dem Stapel.
pile-never-runs = { $cards } bilden nie eine Serie.
pile-breaks-runs = Unterbricht eine Serie, und { $cards } bilden nie eine.
pile-passed-over = Wird beim Zählen einer Serie übergangen: Die Karte unterbricht sie nicht und verlängert sie nicht.
pile-mirrors-in-runs = Auch in einer Serie zählt sie so viel wie die Karte, auf der sie liegt.
pile-own-runs = In einer Serie ist die Karte nicht durchsichtig: Sie unterbricht eine Serie anderer Karten, und { $cards } bilden eigene Serien.

## Serien

pile-no-runs = Gleiche Karten in Folge bewirken nichts Besonderes.
pile-no-runs-with = Mit { $players } Personen bewirken gleiche Karten in Folge nichts Besonderes.
pile-run = { $length } oder mehr Karten gleichen Ranges, die oben auf dem Stapel aufeinander liegen, sind eine Serie.
pile-run-with = Mit { $players } Personen sind { $length } oder mehr Karten gleichen Ranges, die oben auf dem Stapel aufeinander liegen, eine Serie.
pile-run-kills = Eine Serie räumt den Stapel ab: Alle seine Karten kommen aus dem Spiel.
pile-run-again = { $may ->
    [yes] Wer die Serie vollendet hat, darf noch einmal spielen, auf einen leeren Stapel.
   *[no] Wer die Serie vollendet hat, spielt noch einmal, auf einen leeren Stapel.
}
pile-run-no-again = Die nächste Person spielt auf einen leeren Stapel.
pile-run-one-play = Alle Karten einer Serie müssen in einem Zug gespielt werden; Karten, die schon auf dem Stapel liegen, zählen nicht mit.
pile-run-specials = { $odd ->
    [yes] Sonderkarten bilden Serien wie alle anderen, soweit ihre eigene Regel nichts anderes sagt.
   *[no] Sonderkarten bilden Serien wie alle anderen.
}
pile-run-killers-again = Mit einer Serie aus { FORM($cards, name: "dative") }, zusammen gespielt, spielst du trotzdem noch einmal.
pile-run-cards-again = Mit einer Serie aus { FORM($cards, name: "dative") } spielst du trotzdem noch einmal.
pile-run-none-grows = Alle Karten einer Serie müssen in einem Zug gespielt werden, weil keine gleiche Karte auf sie passt.
pile-run-few-grow = Nur { $cards } bilden auch in mehreren Zügen eine Serie, gleich wer sie spielt.
pile-run-others-do-not = Jede andere Serie muss in einem Zug gespielt werden, weil keine gleiche Karte auf ihre Karten passt.
pile-run-anyhow = Es ist gleich, wer die Karten einer Serie gespielt hat und in wie vielen Zügen.
pile-run-but = Aber { $cards } bilden nur in einem einzigen Zug eine Serie, weil keine gleiche Karte auf sie passt.
pile-run-effects-lapse = { $cards }, die eine Serie vollenden, haben keine andere Wirkung.
pile-run-still-reverses = { $cards }, die eine Serie vollenden, kehren trotzdem die Richtung um.
pile-run-still-turns = { $cards }, die eine Serie vollenden, drehen trotzdem die Rangfolge um.
pile-run-still-draws = { $cards }, die eine Serie vollenden, lassen die nächste Person trotzdem ziehen.
pile-run-once-again = { $cards }, die eine Serie vollenden, geben trotzdem nur einen weiteren Zug.

## Aufnehmen

pile-must-pick-up = Kannst du keine Karte spielen, musst du den Stapel aufnehmen.
pile-must-give = Kannst du keine Karte spielen, nimmt die Person vor dir den Stapel auf.
pile-pass-not-pick-up = Kannst du keine Karte spielen, passt du: Den Stapel nimmst du nicht auf.
pile-pass-or-choice = Kannst du keine Karte spielen, passt du, wenn du den Stapel nicht freiwillig aufnimmst.
pile-pass-any-choice = Freiwillig aufnehmen darfst du in jedem Zug, ob du spielen kannst oder nicht, wenn der Stapel nicht leer ist.
pile-pass-choice-from = Freiwillig aufnehmen darfst du, solange du { $zones } spielst, ob du spielen kannst oder nicht, wenn der Stapel nicht leer ist.
pile-pass-choice-on = Freiwillig aufnehmen darfst du nur, wenn { $cards } oben liegt, ob du spielen kannst oder nicht.
pile-pass-no-choice = { $tried ->
    [yes] Freiwillig darfst du ihn nicht aufnehmen, nur mit einer eigenen Karte, die du nimmst oder aufdeckst und die nicht passt.
   *[no] Freiwillig darfst du ihn nicht aufnehmen.
}
pile-no-choice = Solange du spielen kannst, darfst du ihn nicht aufnehmen.
pile-no-choice-except = Solange du spielen kannst, darfst du ihn nicht aufnehmen, außer wenn { $cards } oben liegt.
pile-any-choice = Du darfst ihn auch freiwillig aufnehmen, in jedem Zug, wenn er nicht leer ist.
pile-choice-from = Du darfst ihn auch freiwillig aufnehmen, solange du { $zones } spielst und er nicht leer ist.
pile-your-hand = von der Hand
pile-your-up = von deinen offenen Karten
pile-your-down = von deinen verdeckten Karten
pile-choice-on = Liegt { $cards } oben, darfst du ihn immer aufnehmen.
pile-try-draw = Vorher deckst du, solange der Ziehstapel reicht, dessen oberste Karte auf: Passt sie, wird sie gespielt, und niemand nimmt den Stapel auf; passt sie nicht, kommt sie auch auf deine Hand.
pile-picked-up = Der ganze Stapel kommt auf deine Hand, dein Zug ist zu Ende, und die nächste Person spielt auf einen leeren Stapel.
pile-picked-up-goes-on = Der ganze Stapel kommt auf deine Hand, und du spielst noch einmal, auf einen leeren Stapel.
pile-given = Der ganze Stapel kommt dort auf die Hand, dein Zug ist zu Ende, und die nächste Person spielt auf einen leeren Stapel.
pile-given-goes-on = Der ganze Stapel kommt dort auf die Hand, und du spielst auf einen leeren Stapel.
pile-part-picked-up = { $count ->
    [1] Nur die oberste Karte des Stapels kommt auf deine Hand.
   *[other] Nur die obersten { number } Karten des Stapels kommen auf deine Hand, oder alle, wenn es weniger sind.
}
pile-part-given = { $count ->
    [1] Nur die oberste Karte des Stapels kommt dort auf die Hand.
   *[other] Nur die obersten { number } Karten des Stapels kommen dort auf die Hand, oder alle, wenn es weniger sind.
}
pile-rest-leaves = Der Rest kommt aus dem Spiel, dein Zug ist zu Ende, und die nächste Person spielt auf einen leeren Stapel.
pile-rest-leaves-goes-on = Der Rest kommt aus dem Spiel, und du spielst noch einmal, auf einen leeren Stapel.
pile-rest-stays = Der Rest bleibt liegen, dein Zug ist zu Ende, und die nächste Person darf alles darauf spielen.
pile-rest-stays-goes-on = Der Rest bleibt liegen, und du spielst noch einmal: Darauf darf alles gespielt werden.
pile-rest-binds = Der Rest bleibt liegen, dein Zug ist zu Ende, und was die nächste Person spielt, muss auf die Karte passen, die jetzt oben liegt.
pile-rest-binds-goes-on = Der Rest bleibt liegen, und du spielst noch einmal; es muss auf die Karte passen, die jetzt oben liegt.
pile-rest-no-runs = Die Karten, die liegen bleiben, zählen nicht mehr zu einer Serie.
pile-rest-any-number = Dabei dürfen es beliebig viele gleiche Karten sein.
pile-given-tried = Eine eigene Karte, die nicht gepasst hat, bleibt auf deiner Hand.
pile-burns = { $cards } im Stapel kommen nicht auf deine Hand, sondern aus dem Spiel.
pile-burns-part = { $cards } darunter kommen nicht auf deine Hand, sondern aus dem Spiel.
pile-up-along = Spielst du von deinen offenen Karten und musst aufnehmen, darfst du { FORM($some, name: "feminine") } deiner offenen Karten, alle vom gleichen Rang, mit dem Stapel auf die Hand nehmen.
pile-up-must-along = Spielst du von deinen offenen Karten und musst aufnehmen, nimmst du auch { FORM($some, name: "feminine") } deiner offenen Karten, alle vom gleichen Rang, mit dem Stapel auf die Hand.
pile-up-card-along = Spielst du von deinen offenen Karten und musst aufnehmen, darfst du deine offene Karte mit dem Stapel auf die Hand nehmen.
pile-up-card-must-along = Spielst du von deinen offenen Karten und musst aufnehmen, geht deine offene Karte mit dem Stapel auf die Hand.
pile-none-along-by-choice = Nimmst du freiwillig auf, gehen keine offenen Karten mit.

## Offene und verdeckte Karten

pile-when = { $when ->
    [drawn] deine Hand leer und der Ziehstapel aufgebraucht ist
    [up-card] auch deine offene Karte weg ist
    [up-cards] auch deine offenen Karten weg sind
   *[hand] deine Hand leer ist
}
pile-up-take-fitting = Wenn { pile-when }, nimmst du eine deiner offenen Karten auf die Hand: eine, die passt, wenn es eine gibt.
pile-up-take = { $several ->
    [yes] Wenn { pile-when }, nimmst du eine beliebige deiner offenen Karten auf die Hand.
   *[no] Wenn { pile-when }, nimmst du deine offene Karte auf die Hand.
}
pile-up-take-all = { $several ->
    [yes] Wenn { pile-when }, nimmst du alle deine offenen Karten auf einmal auf die Hand und spielst von dort weiter.
   *[no] Wenn { pile-when }, nimmst du deine offene Karte auf die Hand und spielst von dort weiter.
}
pile-up-taken = Passt sie, wird sie sofort gespielt; passt sie nicht, bleibt sie auf deiner Hand, und du nimmst auch { $pile } auf.
pile-up-taken-or-give = Passt sie, wird sie sofort gespielt; passt sie nicht, bleibt sie auf deiner Hand, und die Person vor dir nimmt { $pile } auf.
pile-picked-whole = den Stapel
    .dative = dem Stapel
pile-picked-part = { $count ->
    [1] die oberste Karte des Stapels
   *[other] die obersten { number } Karten des Stapels
}
    .dative = { $count ->
        [1] der obersten Karte des Stapels
       *[other] den obersten { number } Karten des Stapels
    }
pile-up-choice = Du darfst den Stapel aufnehmen, statt eine offene Karte zu nehmen, wenn er nicht leer ist.
pile-up-pass = { $may ->
    [yes] Du darfst auch passen und keine nehmen, wenn der Stapel nicht leer ist.
   *[no] Du darfst nicht passen, statt eine zu nehmen.
}
pile-up-one = Wenn { pile-when }, spielst du deine offene Karte genau wie von der Hand.
pile-up-one-stays = { $along ->
    [pass] Kannst du sie nicht spielen, passt du, und die offene Karte bleibt liegen.
    [choose] Kannst du sie nicht spielen, passt du, wenn du den Stapel nicht freiwillig aufnimmst; so oder so bleibt die offene Karte liegen.
    [give] Passt sie nicht, nimmt die Person vor dir den Stapel auf, und die offene Karte bleibt liegen.
    [must] Passt sie nicht, nimmst du den Stapel mitsamt der offenen Karte auf.
    [yes] Passt sie nicht, nimmst du den Stapel auf, und die offene Karte bleibt liegen, sofern du sie nicht mitnimmst.
   *[no] Passt sie nicht, nimmst du den Stapel auf, und die offene Karte bleibt liegen.
}
pile-up-row = { $sets ->
    [same] Wenn { pile-when }, spielst du von deinen offenen Karten genau wie von der Hand.
    [all] Wenn { pile-when }, spielst du von deinen offenen Karten genau wie von der Hand, eine davon oder alle gleichen.
   *[any] Wenn { pile-when }, spielst du von deinen offenen Karten genau wie von der Hand, gleiche auch zusammen.
}
pile-up-row-stays = { $along ->
    [pass] Kannst du keine davon spielen, passt du, und die offenen Karten bleiben liegen.
    [choose] Kannst du keine davon spielen, passt du, wenn du den Stapel nicht freiwillig aufnimmst; so oder so bleiben die offenen Karten liegen.
    [give] Passt keine davon, nimmt die Person vor dir den Stapel auf, und die offenen Karten bleiben liegen.
    [must] Passt keine davon, nimmst du den Stapel auf, und die Karten, die du nicht mitnimmst, bleiben liegen.
    [yes] Passt keine davon, nimmst du den Stapel auf, und die offenen Karten bleiben liegen, sofern du keine mitnimmst.
   *[no] Passt keine davon, nimmst du den Stapel auf, und die offenen Karten bleiben liegen.
}
pile-down = { $several ->
    [yes] Wenn { pile-when }, deckst du eine deiner verdeckten Karten auf.
   *[no] Wenn { pile-when }, deckst du deine verdeckte Karte auf.
}
pile-down-played = Passt sie, wird sie gespielt; passt sie nicht, nimmst du sie mit { FORM($pile, name: "dative") } auf die Hand, und dein Zug ist zu Ende.
pile-down-played-goes-on = Passt sie, wird sie gespielt; passt sie nicht, nimmst du sie mit { FORM($pile, name: "dative") } auf die Hand und spielst noch einmal, auf einen leeren Stapel.
pile-down-played-goes-on-rest = Passt sie, wird sie gespielt; passt sie nicht, nimmst du sie mit { FORM($pile, name: "dative") } auf die Hand und spielst noch einmal.
pile-down-gives = Passt sie, wird sie gespielt; passt sie nicht, kommt sie auf deine Hand, die Person vor dir nimmt { $pile } auf, und dein Zug ist zu Ende.
pile-down-gives-goes-on = Passt sie, wird sie gespielt; passt sie nicht, kommt sie auf deine Hand, die Person vor dir nimmt { $pile } auf, und du spielst noch einmal, auf einen leeren Stapel.
pile-down-gives-goes-on-rest = Passt sie, wird sie gespielt; passt sie nicht, kommt sie auf deine Hand, die Person vor dir nimmt { $pile } auf, und du spielst noch einmal.
pile-down-choice = Du darfst den Stapel aufnehmen, statt eine Karte aufzudecken, wenn er nicht leer ist.
pile-down-pass = { $may ->
    [yes] Du darfst auch passen und keine aufdecken, wenn der Stapel nicht leer ist.
   *[no] Du darfst nicht passen, statt eine aufzudecken.
}
pile-down-no-choice = Du darfst den Stapel nicht aufnehmen, statt eine Karte aufzudecken.
pile-down-no-choice-except = Du darfst den Stapel nicht aufnehmen, statt eine Karte aufzudecken, außer wenn { $cards } oben liegt.
pile-table-after-pick-up = Nach dem Aufnehmen musst du deine Hand erst wieder leer spielen, bevor du mit den Karten auf dem Tisch weitermachst.
pile-table-again = Spielst du noch einmal und ist deine Hand leer, machst du im selben Zug mit den Karten auf dem Tisch weiter.

## Das Ende

pile-finish-with-anything = Du darfst mit jeder Karte fertig werden; was sie bewirkt hätte, spielt keine Rolle mehr.
pile-finish-except = Du darfst mit jeder Karte fertig werden, mit { FORM($cards, name: "dative") } aber nur auf einem leeren Stapel; was deine letzte Karte bewirkt hätte, spielt keine Rolle mehr.
pile-plays-on = Gespielt wird, bis nur noch eine Person Karten hat; sie kommt auf den letzten Platz und verliert.
pile-finish-with-effect = Du darfst mit jeder Karte fertig werden, und sie wirkt trotzdem.
pile-finish-effect-except = Du darfst mit jeder Karte fertig werden, mit { FORM($cards, name: "dative") } aber nur auf einem leeren Stapel; deine letzte Karte wirkt trotzdem.
pile-finish-idle = Aber { $cards } bewirken als letzte Karten nichts.
pile-finish-no-again = Dürftest du danach noch einmal spielen, spielt stattdessen die nächste Person.
pile-announce-last = { $table ->
    [yes] Sobald jemand nur noch eine Karte hat, auf der Hand oder auf dem Tisch, wird es allen angesagt.
   *[no] Sobald jemand nur noch eine Karte hat, wird es allen angesagt.
}
