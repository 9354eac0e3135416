### Die Reihenfolge der Werte und Farben: ranking.*

## rulebook-pile

pile-otherwise = { $strict ->
    [yes] Sonst spielst du eine Karte, die höher ist als die oberste des Stapels.
   *[no] Sonst spielst du eine Karte, die gleich hoch ist wie die oberste des Stapels oder höher.
}
pile-otherwise-turned = { $strict ->
    [yes] { $cards } stellt die Rangfolge auf den Kopf; dann spielst du stattdessen eine Karte, die niedriger ist als die oberste.
   *[no] { $cards } stellt die Rangfolge auf den Kopf; dann spielst du stattdessen eine Karte, die gleich hoch ist wie die oberste oder niedriger.
}
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

## rulebook-climb

climb-suits = Die Farben sind, von niedrig nach hoch: { $suits }.
climb-rank-before-suit = Ein höherer Rang schlägt immer einen niedrigeren; die Farbe entscheidet nur zwischen Karten gleichen Ranges.
climb-suits-do-not-decide = Die Farben spielen keine Rolle, außer für die Frage, welche Karte eines Ranges die niedrigste ist; von niedrig nach hoch: { $suits }.
climb-suits-lowest = Bei gleichem Rang sagt die Farbe, welche Karte niedriger ist; von niedrig nach hoch: { $suits }.
climb-equal-beats = Auch eine gleich hohe der gleichen Art und Größe schlägt sie.
climb-equal-skips = Dann setzt die nächste Person aus, die in der Runde noch spielen darf. Ist danach niemand mehr übrig, ist die Runde zu Ende.
climb-four-turns = Ein Vierling stellt die Rangfolge auf den Kopf: Von da an schlagen niedrige Ränge hohe, bis wieder jemand einen Vierling spielt.
climb-more-turn = Vier oder mehr gleiche Karten stellen die Rangfolge auf den Kopf: Von da an schlagen niedrige Ränge hohe, bis wieder jemand vier oder mehr gleiche Karten spielt.
climb-turns-round = { START($ranks) }, einzeln oder als Satz, stellen die Rangfolge auf den Kopf, bis die Runde zu Ende ist; die nächsten drehen sie zurück.
climb-turned-ranks = Nur die Ränge drehen sich um: Die Farben und welche Arten von Kombinationen einander schlagen bleiben, wie sie sind.
climb-suits-follow = { $pairs ->
    [yes] { $runs ->
        [yes] Eine einzelne Karte wird nur von einer höheren der gleichen Farbe geschlagen, ein Paar nur von einem höheren, das ebenso rot oder schwarz ist, und eine Straße nur von einer höheren der gleichen Farbe.
       *[no] Eine einzelne Karte wird nur von einer höheren der gleichen Farbe geschlagen, ein Paar nur von einem höheren, das ebenso rot oder schwarz ist.
    }
   *[no] { $runs ->
        [yes] Eine einzelne Karte wird nur von einer höheren der gleichen Farbe geschlagen, eine Straße nur von einer höheren der gleichen Farbe.
       *[no] Eine einzelne Karte wird nur von einer höheren der gleichen Farbe geschlagen.
    }
}
climb-suits-free = { $pairs ->
    [yes] { START($ranks) } müssen nicht bedienen: Allein oder als Paar schlagen sie jede niedrigere Karte und jedes niedrigere Paar, gleich in welcher Farbe.
   *[no] { START($ranks) } müssen nicht bedienen: Sie schlagen jede niedrigere Karte, gleich in welcher Farbe.
}
climb-suits-free-decide = Zwischen { $ranks } gleichen Ranges gewinnt die höhere Farbe.
climb-pair-of-colour = zwei Karten gleichen Ranges, beide rot oder beide schwarz.
climb-run-follows = Der Rang der höchsten Karte entscheidet.
climb-joker-not-turned = { $count ->
    [one] Der Joker bleibt die höchste Karte.
   *[other] Joker bleiben die höchsten Karten.
}

## rulebook-questions

group-order = Reihenfolge der Karten
clash-joker-suit = Ein Joker hat keine Farbe, die man bedienen könnte.
clash-none-equal = Farben entscheiden zwischen gleichen Rängen, also sind keine zwei Karten gleich.
clash-equal-does-not-beat = Gleiche Karten schlagen einander hier nicht.
clash-rank-place = Unter den Rängen fehlt noch { a-rank }.
clash-thirteen-ranks = Jeder Rang braucht einen Platz in der Reihenfolge.
clash-no-fours = Niemand kann einen Vierling spielen.
clash-joker-turns = Ein Joker dreht die Rangfolge nicht um.
clash-suits-free = Farben müssen hier ohnehin nicht bedient werden.
remedy-ranking-suits-decide-no = alle Farben gleich zählen lassen
remedy-ranking-suits-follow-no = jede Farbe erlauben
ask-ranking-order = Welche Karten folgen aufeinander, von niedrig nach hoch?
ask-ranking-strict = Muss eine Karte höher sein als die Karte darunter, nicht nur gleich hoch?
ask-ranking-suits = Wie ordnen sich die Farben?
ask-ranking-suits-decide = Entscheidet bei gleichem Rang die Farbe?
ask-ranking-equal-beats = Schlagen gleiche Karten einander?
ask-ranking-equal-skips = Setzt die nächste Person aus, wenn jemand gleiche Karten darauf spielt?
ask-ranking-suits-follow = Muss die gleiche Farbe folgen?
ask-ranking-suits-free = Welche Ränge schlagen auch andere Farben?
ask-ranking-four-turns = Dreht ein Vierling die Reihenfolge um, bis zum nächsten Vierling?
ask-ranking-turns-round = Welche Karten drehen die Reihenfolge für die Runde um?

## page-table

special-order = Von niedrig bis hoch: { $ranks }
special-suits = Farben: { $suits }
special-four-turns = Vierling: dreht die Rangfolge um
special-more-turn = Vier oder mehr gleiche: drehen die Rangfolge um
special-equal-skips = Gleiche Karten: lassen die nächste Person aussetzen
special-turns-round = dreht die Rangfolge für die Runde um

## page-learn

tip-turned = Die Rangfolge steht auf dem Kopf: Niedrige Karten schlagen hohe.
tip-lowest = { $plain ->
    [yes] Auf { a-rank.accusative } passt alles: Niedriger ist keine gewöhnliche Karte.
   *[no] Auf { a-rank.accusative } passt alles: Niedriger ist keine Karte.
}
tip-order = Die Reihenfolge hier, von niedrig nach hoch: { $row }.
tip-suits = Bei gleichem Rang entscheidet die Farbe, von niedrig nach hoch: { $suits }.
tip-follow = { $what ->
    [colour] Nur ein Paar, das ebenso rot oder schwarz ist, schlägt es.
   *[suit] Nur die gleiche Farbe schlägt das.
}

## table

table-order-turned = { $upside_down ->
    [yes] Die Rangfolge steht auf dem Kopf: Niedrige Ränge schlagen hohe.
   *[no] Die Rangfolge ist wieder wie üblich.
}
