### Was jede Karte bewirkt: card.RANK.*

## rulebook-pile

pile-heading-specials = Sonderkarten
pile-on-empty = Auf einen leeren Stapel darfst du alles spielen.
pile-on-empty-but = Auf einen leeren Stapel darfst du alles spielen außer { FORM($cards, name: "dative") }, es sei denn, du hast nichts anderes.
pile-specials = Für { $ranks } gelten besondere Regeln; sie stehen weiter unten.
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

## rulebook-questions

group-card = { $rank ->
    [J] Was macht euer Bube?
    [Q] Was macht eure Dame?
    [K] Was macht euer König?
    [A] Was macht euer Ass?
    [R] Was macht euer Joker?
   *[other] Was macht eure { $rank }?
}
# $card is a card of the rank: "an 8".
workshop-idle-skips = Niemand setzt aus, wenn { $card } gespielt wird: Danach ist dieselbe Person noch einmal dran, und dann setzt niemand aus.
workshop-idle-again = Wer den Stapel mit { FORM($card, name: "dative") } abräumt, ist ohnehin noch einmal dran.
workshop-limited = Auf { FORM($others, name: "accusative") } passen nur bestimmte Karten: { START($card) } passt auf alles andere.
workshop-let-on = { START($card, name: "accusative") } auch auf { FORM($others, name: "accusative") } spielen lassen
clash-mirror-through = Eine Karte zählt entweder wie die unter ihr, oder sie ist durchsichtig, nicht beides.
clash-mirror-kills = Eine Karte, die den Stapel abräumt, kann nicht wie die unter ihr zählen.
clash-burns = Eine Karte, die aus dem Spiel kommt, kann man nicht aufnehmen, statt fertig zu werden.
clash-turns-nothing = Eine Karte, die den Stapel abräumt, lässt nichts übrig, dessen Ordnung sie umdrehen könnte.
clash-nothing-fits = Auf diese Karte könnte man nie etwas spielen.
clash-kills-anyway = Sie räumt den Stapel ohnehin auf jeder Karte ab.
clash-copies-nothing = Nur eine Karte, die wie die darunter zählt, kann deren Wirkung haben.
clash-draws-nothing = Sie lässt niemanden ziehen.
clash-nothing-fits-turned = Solange die Reihenfolge umgedreht ist, würde nichts auf diese Karte passen.
clash-none-led = Auf einen leeren Stapel dürfte keine Karte gespielt werden.
clash-lasts-nothing = Sie verlangt nichts, was andauern könnte.
clash-lasts-mirror = Was andauert, kann keine Karte nachahmen, die wie die darunter zählt.
ask-card-on = Worauf passt sie?
choice-card-on-order = Auf gleiche oder niedrigere Karten
choice-card-on-anything = Auf alles
ask-card-not-on = Worauf passt sie nie?
ask-card-next = Was darf auf sie gespielt werden?
choice-card-next-order = Gleiche oder höhere Karten
choice-card-next-anything = Alles
choice-card-next-see-through = Was auf die Karte darunter passt
ask-card-mirrors = Zählt sie so viel wie die Karte, auf der sie liegt?
ask-card-copies = Wirkt sie dann auch wie diese Karte?
ask-card-again = Ist man nach ihr noch einmal dran?
ask-card-kills = Räumt sie den Stapel ab?
ask-card-kill-again = Ist man noch einmal dran, wenn sie den Stapel abräumt?
ask-card-turns = Stellt sie die Rangfolge auf den Kopf?
ask-card-reverses = Dreht sie die Richtung um?
choice-card-reverses-never = Nein
choice-card-reverses-once = Ja, einmal pro Zug
choice-card-reverses-odd = Ja, bei einer ungeraden Anzahl
choice-card-reverses-each = Ja, einmal für jede Karte
choice-card-reverses-odd-in-pile = Ja, bei einer ungeraden Anzahl im Stapel
ask-card-skips = Setzt nach ihr jemand aus?
choice-card-skips-never = Nein
choice-card-skips-once = Ja, eine Person
choice-card-skips-odd = Ja, bei einer ungeraden Anzahl
choice-card-skips-each = Ja, eine Person für jede Karte
choice-card-skips-odd-in-pile = Ja, bei einer ungeraden Anzahl im Stapel
ask-card-draws = Wie viele Karten muss die nächste Person ihretwegen ziehen?
none-card-draws = Keine
ask-card-draws-each = Zieht die nächste Person so viele für jede davon?
ask-card-may-pick-up = Darf man den Stapel aufnehmen, statt auf sie zu spielen?
ask-card-finishes = Darf sie die letzte Karte sein, die du auf andere spielst? Auf leerem Stapel darf sie es immer.
ask-card-burns = Scheidet sie aus, wenn der Stapel aufgenommen wird?
ask-card-kills-on = Auf welchen Karten räumt sie den Stapel ab?
ask-card-lasts = Gilt sie, bis der Stapel weg ist, was auch auf sie gespielt wird?
ask-card-leads = Darfst du einen leeren Stapel mit ihr beginnen?
ask-card-acts-last = Wirkt sie auch als deine letzte Karte?
ask-card-in-runs = Wie zählt sie in Serien?
choice-card-in-runs-forms = Sie bildet Serien
choice-card-in-runs-breaks = Sie unterbricht Serien
choice-card-in-runs-through = Sie wird übergangen

## page-table

special-kills = räumt den Stapel ab
special-seen-through = ist durchsichtig
special-mirrors = zählt wie die Karte darunter
special-resets = lässt alles zu
special-stops = lässt nichts zu
special-lower = verlangt { rank } oder niedriger
special-lower-or = verlangt { rank } oder niedriger, oder { FORM($others, name: "accusative") }
special-only = verlangt { FORM($answers, name: "accusative") }
special-again = gibt noch einen Zug
special-reverses = ändert die Richtung
special-skips = lässt die nächste Person aussetzen
special-draws = { $count ->
    [one] nächste Person zieht eine Karte
   *[other] nächste Person zieht { $count }
}
special-draws-each = { $count ->
    [one] nächste Person zieht je eine Karte
   *[other] nächste Person zieht je { $count }
}
special-turns = dreht die Reihenfolge um
special-not-last = darf nur auf leerem Stapel die letzte Karte sein
special-lasts = wirkt, bis der Stapel weg ist
special-kills-on = räumt auf { FORM($cards, name: "dative") } den Stapel ab
special-idle-last = wirkt nicht als letzte Karte
special-not-led = wird nicht ausgespielt
special-on-anything = passt auf alles
special-own-rule = hat eine eigene Regel

## page-learn

tip-empty-but = Der Stapel ist leer: Du kannst alles spielen außer { FORM($cards, name: "dative") }, es sei denn, du hast nichts anderes.
tip-skipped = Hier hat jemand einmal ausgesetzt.
tip-special = { $rank ->
    [J] Ein Bube hat eine Sonderregel.
    [Q] Eine Dame hat eine Sonderregel.
    [K] Ein König hat eine Sonderregel.
    [A] Ein Ass hat eine Sonderregel.
    [R] Ein Joker hat eine Sonderregel.
   *[other] Eine { $rank } hat eine Sonderregel.
}
tip-on-anything = Diese Karte passt auf alles.
tip-on-anything-but = Diese Karte passt auf alles, nur nicht auf { FORM($cards, name: "accusative") }.
tip-kills = { $again ->
    [must] Sie räumt den Stapel ab: Alle seine Karten sind aus dem Spiel, und wer sie gelegt hat, spielt noch einmal.
    [may] Sie räumt den Stapel ab: Alle seine Karten sind aus dem Spiel, und wer sie gelegt hat, darf noch einmal spielen.
   *[no] Sie räumt den Stapel ab: Alle seine Karten sind aus dem Spiel.
}
tip-kills-on = { $again ->
    [must] Auf { FORM($cards, name: "dative") } räumt sie den Stapel ab: Alle seine Karten sind aus dem Spiel, und wer sie gelegt hat, spielt noch einmal.
    [may] Auf { FORM($cards, name: "dative") } räumt sie den Stapel ab: Alle seine Karten sind aus dem Spiel, und wer sie gelegt hat, darf noch einmal spielen.
   *[no] Auf { FORM($cards, name: "dative") } räumt sie den Stapel ab: Alle seine Karten sind aus dem Spiel.
}
tip-lasts = Das gilt, bis der Stapel abgeräumt oder aufgenommen ist.
tip-lasts-till-picked-up = Das gilt, bis der Stapel abgeräumt oder die Karte selbst aufgenommen ist.
tip-see-through = Sie ist durchsichtig: Was darunter liegt, zählt weiter.
tip-mirror = Sie zählt als die Karte, auf der sie liegt.
tip-then-anything = Danach passt alles.
tip-then-only = Danach passt nur: { $what }.
tip-plays-again = { $may ->
    [yes] Wer sie legt, darf noch einmal spielen.
   *[no] Wer sie legt, spielt noch einmal.
}
tip-turns-for-good = Die Rangfolge bleibt gedreht, auch wenn der Stapel weg ist.
tip-reverses = Sie ändert die Richtung.
tip-skips = Die nächste Person setzt aus.
tip-draws = { $each ->
    [yes] Für jede davon zieht die nächste Person { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
   *[no] Die nächste Person zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
}
tip-only-as-itself = Das gilt nur, wenn sie als { a-rank } zählt.
tip-burns = Sie ist aus dem Spiel, sobald jemand sie aufnimmt.
tip-not-last = Als letzte Karte macht sie dich nur auf einem leeren Stapel fertig: Auf anderen Karten nimmst du sie zurück und musst aufnehmen.
tip-idle-last = Als letzte Karte bewirkt sie nichts.
tip-not-led = Auf einen leeren Stapel musst du einen anderen Rang spielen, wenn du kannst.

## table

table-killed = { START($by) } räumt den Stapel mit { tally-cards } ab.
table-reversed = Richtungswechsel: Gespielt wird { direction }.
table-skipped = { $me ->
    [yes] Du setzt aus.
   *[no] { $who } setzt aus.
}

## why

asks-lead-but = Alles darf gespielt werden außer { FORM($cards, name: "dative") }.
asks-lead-but-turned = Alles darf gespielt werden außer { FORM($cards, name: "dative") }; die Rangfolge steht auf dem Kopf.
why-not-on = { START($cards, name: "accusative") } kannst du nicht auf { FORM($bound, name: "accusative") } legen: Spiel { FORM($answers, name: "accusative") }.
why-not-led = { START($cards, name: "accusative") } darfst du nicht ausspielen, solange du einen anderen Rang spielen kannst.
why-nothing-goes = { START($cards, name: "accusative") } kannst du nicht auf { FORM($bound, name: "accusative") } legen: Nichts passt darauf.
