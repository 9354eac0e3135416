# Die Spielregeln der Kletterspiele.

climb-heading-at-once = Sofort gewinnen
climb-heading-bombs = Bomben

climb-aim = Werde alle deine Karten los, indem du schlägst, was die anderen spielen.
climb-aim-places = Je früher du keine Karten mehr hast, desto besser dein Platz.
climb-suits = Die Farben sind, von niedrig nach hoch: { $suits }.
climb-rank-before-suit = Ein höherer Rang schlägt immer einen niedrigeren; die Farbe entscheidet nur zwischen Karten gleichen Ranges.
climb-suits-do-not-decide = Die Farben spielen keine Rolle, außer für die Frage, welche Karte eines Ranges die niedrigste ist; von niedrig nach hoch: { $suits }.
climb-suits-lowest = Bei gleichem Rang sagt die Farbe, welche Karte niedriger ist; von niedrig nach hoch: { $suits }.

climb-deal = Mischt und gebt allen { $cards }.
climb-left-over = Bleiben Karten übrig, legt ihr sie ungesehen beiseite; sie werden nicht gebraucht.
climb-spare = Übrige Karten bekommt, wer die niedrigste Karte hält.
climb-exchange = { $count ->
    [one] Ab dem zweiten Spiel einer Partie tauscht ihr vor dem ersten Zug Karten: Wer zuletzt übrig blieb, gibt der Person, die gewonnen hat, die höchste Karte und bekommt dafür deren niedrigste.
   *[other] Ab dem zweiten Spiel einer Partie tauscht ihr vor dem ersten Zug Karten: Wer zuletzt übrig blieb, gibt der Person, die gewonnen hat, die { number } höchsten Karten und bekommt dafür deren { number } niedrigste.
}
climb-exchange-next = { $sure ->
    [yes] { $count ->
        [one] Dann tauschen die Personen auf dem { exchange-places } Platz genauso eine Karte.
       *[other] Dann tauschen die Personen auf dem { exchange-places } Platz genauso { number } Karten.
    }
   *[no] { $count ->
        [one] Spielen mindestens { $players } mit, tauschen dann die Personen auf dem { exchange-places } Platz genauso eine Karte.
       *[other] Spielen mindestens { $players } mit, tauschen dann die Personen auf dem { exchange-places } Platz genauso { number } Karten.
    }
}

climb-starts = { $first ->
    [yes] Im ersten Spiel beginnt, wer { FORM($lowest, name: "accusative") } hat.
   *[no] Es beginnt, wer { FORM($lowest, name: "accusative") } hat.
}
climb-starts-instead = Hat niemand diese Karte, beginnt stattdessen, wer die niedrigste ausgeteilte Karte hat.
climb-starts-twice = Bei zwei Kartenspielen können zwei sie haben: Dann beginnt, wer zuerst Karten bekommen hat.
climb-opens-with-lowest = Der erste Zug muss diese niedrigste Karte enthalten, allein oder in einer beliebigen Kombination.
climb-opens-with-lowest-alone = Der erste Zug muss diese niedrigste Karte sein, und zwar allein.
climb-opens-with-anything = Der erste Zug darf eine beliebige Kombination sein, mit oder ohne diese niedrigste Karte.
climb-clockwise = Gespielt wird im Uhrzeigersinn.

climb-leads = Wer eine Runde eröffnet, spielt eine beliebige Kombination aus und darf nicht passen.
climb-beat-or-pass = Danach müssen die anderen der Reihe nach die liegende Kombination schlagen oder passen.
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
climb-next-round = Wer die ungeschlagene Kombination gespielt hat, eröffnet die nächste Runde mit einer beliebigen Kombination.

## Sofort gewinnen

climb-at-once = Wer eines dieser Blätter bekommt, gewinnt sofort, noch vor dem ersten Zug:
climb-several-at-once = Bekommen mehrere ein solches Blatt, gewinnt, wer der Reihe nach zuerst käme, gezählt von der Person, die beginnen würde.
instant-four-2s = vier 2er
instant-five-pairs-in-sequence = fünf Paare in Folge
instant-six-pairs = sechs Paare
instant-six-pairs-in-sequence = sechs Paare in Folge
instant-three-triples-in-sequence = drei Drillinge in Folge
instant-a-dragon = ein Drache
climb-sets = { $size ->
    [1] { $count ->
        [1] eine Karte
       *[other] { number } Karten
    }
    [2] { $count ->
        [1] ein Paar
       *[other] { number } Paare
    }
    [3] { $count ->
        [1] ein Drilling
       *[other] { number } Drillinge
    }
    [4] { $count ->
        [1] ein Vierling
       *[other] { number } Vierlinge
    }
   *[other] { $count ->
        [1] { $size } gleiche Karten
       *[other] { number } Sätze aus { $size } gleichen Karten
    }
}
climb-instant = { $neighbours ->
    [yes] { $sets } aufeinanderfolgender Ränge.
   *[no] { $sets } verschiedener Ränge.
}
climb-instant-without = { $neighbours ->
    [yes] { $sets } aufeinanderfolgender Ränge; { $missing } zählen nicht.
   *[no] { $sets } verschiedener Ränge; { $missing } zählen nicht.
}
climb-instant-only = { $neighbours ->
    [yes] { $sets } aufeinanderfolgender Ränge, wobei nur diese zählen: { $ranks }.
   *[no] { $sets } verschiedener Ränge, wobei nur diese zählen: { $ranks }.
}
climb-instant-neighbours = { $sets } aufeinanderfolgender Ränge in der Reihenfolge dieser Liste: { $ranks }.
climb-instant-held = { $cards }.
climb-each-of = je { FORM($count, name: "feminine") } von { $ranks }
climb-of-any-suits = { $cards }, in beliebigen Farben

## Kombinationen

climb-beaten = Eine Kombination wird von einer höheren der gleichen Art mit gleich vielen Karten geschlagen.
climb-three-and-one = Drei und eins
climb-three-and-one-rule = drei Karten gleichen Ranges und eine beliebige Karte eines anderen.
climb-full-house = Full House
climb-full-house-rule = drei Karten gleichen Ranges und zwei eines anderen.
climb-four-and-one = Vier und eins
climb-four-and-one-rule = alle vier Karten eines Ranges und eine beliebige andere.
climb-four-and-one-equal = vier Karten gleichen Ranges und eine beliebige eines anderen.
climb-triple-decides = Der Rang der drei Karten entscheidet.
climb-four-decides = Der Rang der vier Karten entscheidet.
climb-of-five = Jede dieser Kombinationen schlägt auch alle, die vor ihr stehen: { $kinds }.
climb-equal-beats = Auch eine gleich hohe der gleichen Art und Größe schlägt sie.
climb-equal-skips = Dann setzt die nächste Person aus, die in der Runde noch spielen darf. Ist danach niemand mehr übrig, ist die Runde zu Ende.
climb-wins-round = { $bombs ->
    [yes] { START($ranks) } gewinnen die Runde, einzeln oder als Satz: Nichts schlägt sie, auch keine Bombe.
   *[no] { START($ranks) } gewinnen die Runde, einzeln oder als Satz: Nichts schlägt sie.
}
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
climb-joker-no-wild = { $count ->
    [one] Der Joker ist die höchste Karte von allen und steht für keine andere.
   *[other] Joker sind die höchsten Karten von allen und stehen für keine anderen.
}
climb-big-joker = Einer der beiden ist der große Joker; er schlägt den anderen.
climb-big-jokers = Jedes Kartenspiel hat einen großen Joker; er schlägt die gewöhnlichen.
climb-joker-pair = Beide Joker zusammen sind ein Paar, das höchste von allen.
climb-joker-sets = Mehrere Joker zusammen sind der höchste Satz ihrer Größe, gleich welche Joker es sind.
climb-beats-joker = { START($cards) } schlägt einen einzelnen Joker und gewinnt damit die Runde.
climb-joker-not-turned = { $count ->
    [one] Der Joker bleibt die höchste Karte.
   *[other] Joker bleiben die höchsten Karten.
}
climb-single = Einzelne Karte
climb-single-rule = Der höhere Rang gewinnt, bei gleichem Rang die höhere Farbe.
climb-single-by-rank = Der höhere Rang gewinnt.
climb-pair = Paar
climb-pair-rule = zwei Karten gleichen Ranges.
climb-pair-higher = Zwischen Paaren gleichen Ranges gewinnt das mit der höchsten Farbe.
climb-triple = Drilling
climb-triple-rule = drei Karten gleichen Ranges.
climb-four = Vierling
climb-four-rule = alle vier Karten eines Ranges.
climb-four-equal = vier Karten gleichen Ranges.
climb-large-sets = Größere Sätze
climb-large-sets-rule = { $sizes } Karten gleichen Ranges.
climb-run = Straße
climb-run-length = { $suits ->
    [one] { number } Karten aufeinanderfolgender Ränge, alle in einer Farbe.
   *[any] { number } Karten aufeinanderfolgender Ränge, in beliebigen Farben.
}
climb-run-at-least = { $suits ->
    [one] { number } oder mehr Karten aufeinanderfolgender Ränge, alle in einer Farbe.
   *[any] { number } oder mehr Karten aufeinanderfolgender Ränge, in beliebigen Farben.
}
climb-run-between = { $suits ->
    [one] { $least } bis { $most } Karten aufeinanderfolgender Ränge, alle in einer Farbe.
   *[any] { $least } bis { $most } Karten aufeinanderfolgender Ränge, in beliebigen Farben.
}
climb-run-no-corner = Keine Straße geht vom höchsten Rang zum niedrigsten weiter.
climb-run-suit-decides = Der Rang der höchsten Karte entscheidet; ist er gleich, entscheidet die Farbe dieser Karte.
climb-run-rank-decides = Der Rang der höchsten Karte entscheidet, gleich in welcher Farbe, und eine gleich hohe Straße schlägt sie nicht.
climb-run-by-rank = Der Rang der höchsten Karte entscheidet, gleich in welcher Farbe.
climb-run-longer = Eine längere Straße schlägt jede kürzere, gleich welchen Ranges.
climb-run-suited = Eine Straße in einer einzigen Farbe schlägt jede gleich lange mit mehreren Farben und wird von keiner solchen geschlagen.
climb-triples = Drillingsfolge
climb-triples-rule = { $sizes } Drillinge aufeinanderfolgender Ränge.
climb-triples-decide = Der Rang des höchsten Drillings entscheidet.
climb-flush = Flush
climb-flush-rule = fünf Karten einer Farbe.
climb-flush-no-run = Fünf aufeinanderfolgende Karten einer Farbe sind stattdessen ein Straight Flush.
climb-flush-by-rank = Der Rang der höchsten Karte entscheidet; ist er gleich, entscheidet die Farbe.
climb-flush-by-suit = Die Farbe entscheidet; bei gleicher Farbe entscheidet der Rang der höchsten Karte.
climb-straight-flush = Straight Flush
climb-straight-flush-rule = fünf Karten aufeinanderfolgender Ränge, alle in einer Farbe.
climb-any-rank = { $what ->
    [run] Jeder Rang darf in einer Straße vorkommen, { $highest } aber nur als höchste Karte.
    [triples] Jeder Rang darf in einer Drillingsfolge vorkommen, { $highest } aber nur als höchster Drilling.
   *[pairs] Jeder Rang darf in einer Paarfolge vorkommen, { $highest } aber nur als höchstes Paar.
}
climb-without-ranks = { $what ->
    [run] { $ranks } dürfen nicht in einer Straße vorkommen.
    [triples] { $ranks } dürfen nicht in einer Drillingsfolge vorkommen.
   *[pairs] { $ranks } dürfen nicht in einer Paarfolge vorkommen.
}
climb-only-ranks = { $what ->
    [run] Nur diese Ränge dürfen in einer Straße vorkommen, und so folgen sie aufeinander: { $ranks }.
    [triples] Nur diese Ränge dürfen in einer Drillingsfolge vorkommen, und so folgen sie aufeinander: { $ranks }.
   *[pairs] Nur diese Ränge dürfen in einer Paarfolge vorkommen, und so folgen sie aufeinander: { $ranks }.
}

## Bomben

climb-bombs = Diese Kombinationen sind Bomben; du darfst sie ausspielen wie jede andere:
climb-pairs = Paarfolge
climb-pairs-one-colour = { $sizes } Paare aufeinanderfolgender Ränge, alle Karten rot oder alle schwarz.
climb-pairs-any-suits = { $sizes } Paare aufeinanderfolgender Ränge, in beliebigen Farben.
climb-pairs-colour = Der Rang des höchsten Paares entscheidet; ist er gleich, schlägt { $high } { $low }.
climb-pairs-suit = Der Rang des höchsten Paares entscheidet; ist er gleich, entscheidet die höchste Farbe in diesem Paar.
climb-pairs-by-rank = Der Rang des höchsten Paares entscheidet.
climb-bomb-beats-lower = Eine Bombe schlägt eine niedrigere Bombe der gleichen Art und Größe.
climb-bombs-apart = Bomben verschiedener Art oder Größe schlagen einander nicht.
climb-bombs-ladder = Sie schlägt auch jede Bombe, die in dieser Liste vor ihr steht: { $kinds }.
climb-bomb-beaten = { $bomb } wird von { FORM($by, name: "dative") } geschlagen.
climb-bombs-beat-anything = Eine Bombe schlägt jede Kombination, die keine Bombe ist, und nur eine Bombe schlägt eine Bombe.
climb-beaten-is-out = Wessen Kombination eine Bombe schlägt, der darf bis zum Ende der Runde nicht mehr spielen.
climb-no-chops = Bomben schlagen keine anderen Kombinationen, und keine andere Kombination schlägt eine Bombe.
climb-chops = Keine andere Kombination schlägt eine Bombe, aber Bomben schlagen diese:
climb-chop = { $size ->
    [1] { a-rank } allein wird von { FORM($by, name: "dative") } geschlagen.
    [2] Ein Paar { ranks } wird von { FORM($by, name: "dative") } geschlagen.
   *[3] Ein Drilling { ranks } wird von { FORM($by, name: "dative") } geschlagen.
}

## Das Ende

climb-plays-on = Gespielt wird, bis nur noch eine Person Karten hat; sie kommt auf den letzten Platz.
climb-not-last = Außer beim Ausspielen darf { FORM($cards, name: "none") } unter deinen letzten Karten sein: Behalte eine andere Karte oder passe.
climb-beat-a-leaver = Die letzte Kombination einer Person, die fertig ist, dürfen die anderen noch schlagen, sofern sie nicht gepasst haben.
climb-beat-a-leaver-bomb = Die anderen dürfen die letzte Kombination einer ausgeschiedenen Person noch schlagen, nach einem Passen nur mit einer Bombe.
climb-beat-a-leaver-too = Die anderen dürfen auch die letzte Kombination von jemandem schlagen, der fertig ist.
climb-lead-after-a-leaver = Tut das niemand, eröffnet die nächste Person, die noch im Spiel ist, die nächste Runde.
