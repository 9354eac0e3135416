### Kombinationen: combinations.*

## rulebook-climb

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
climb-wins-round = { $bombs ->
    [yes] { START($ranks) } gewinnen die Runde, einzeln oder als Satz: Nichts schlägt sie, auch keine Bombe.
   *[no] { START($ranks) } gewinnen die Runde, einzeln oder als Satz: Nichts schlägt sie.
}
climb-beats-joker = { START($cards) } schlägt einen einzelnen Joker und gewinnt damit die Runde.
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
# Eine Zeile der Datei: Kombinationen wie „jedes Paar“ oder „zwei 2er“, und worauf sie gespielt werden dürfen.
beats-lines = Eine Regel geht allen anderen darüber vor, was was schlägt, auch denen über Bomben:
beats-several-lines = Diese Regeln gehen allen anderen darüber vor, was was schlägt, auch denen über Bomben; widersprechen sich zwei, gilt die spätere:
beats-line = Auf { FORM($on, name: "accusative") } darfst du { FORM($play, name: "accusative") } spielen.
beats-line-if = Auf { FORM($on, name: "accusative") } darfst du { FORM($play, name: "accusative") } spielen, wenn { $limits }.
beats-never = Nicht erlaubt: { $play } auf { FORM($on, name: "accusative") }.
beats-never-if = Nicht erlaubt: { $play } auf { FORM($on, name: "accusative") }, wenn { $limits }.
beats-chop = Das zählt wie eine Bombe.
beats-if-as-many = es gleich viele Karten sind
beats-if-more = es mehr Karten sind
beats-if-double = es doppelt so viele Karten sind
beats-if-higher = der Rang höher ist
beats-if-not-lower = der Rang gleich oder höher ist
beats-if-next = der Rang der nächsthöhere ist
beats-any-set = jede einzelne Karte und jeder Satz gleicher Karten
    .accusative = jede einzelne Karte und jeden Satz gleicher Karten
beats-any-larger-set = jeder Satz gleicher Karten
    .accusative = jeden Satz gleicher Karten
beats-any-run = jede Straße
beats-any-suited-run = jede einfarbige Straße
beats-any-pair-row = jede Paarfolge
beats-any-triple-row = jede Drillingsfolge
beats-any-bomb = jede Bombe
beats-anything = jede Kombination

## rulebook-questions

group-combinations = Kombinationen
clash-one-pack = In einem Kartenspiel sind von jedem Rang nur vier Karten.
clash-many-kinds = Es gibt { $kinds } Arten und Längen von Kombinationen, möglich sind höchstens { $most }.
clash-runs-one-suit = Straßen sind hier von einer Farbe, und nur eine höhere derselben Farbe schlägt sie.
clash-no-singles = Ohne einzelne Karten könnte, wer ausspielt, nichts zu spielen haben.
clash-set-or-bomb = Dieselben Karten sind entweder eine gewöhnliche Kombination oder eine Bombe.
clash-joker-sequence = Ein Joker gehört in keine Folge.
clash-neighbours = Diese Ränge müssen Nachbarn sein, von niedrig nach hoch.
clash-run-lengths = Keine Straße hat mindestens { $shortest } und höchstens { $longest } Karten.
clash-five-unplayable = Eine dieser Kombinationen aus fünf Karten kann gar nicht gespielt werden.
clash-no-flush = Niemand kann einen Flush spielen.
clash-flush-and-run = Fünf Karten können Straße und Flush zugleich sein; dann braucht auch der Straight Flush seinen Platz.
clash-no-runs = Es gibt keine Straßen.
clash-long-rows = Für so lange Folgen gibt es nicht genug Ränge.
remedy-combinations-beats-joker-none = den Joker von keiner Karte schlagen lassen
remedy-combinations-beats-none = keine eigenen Zeilen darüber, was was schlägt
remedy-combinations-suited-runs-beat-no = Straßen in einer Farbe wie alle anderen behandeln
remedy-combinations-run-suit-tiebreak-no = zwischen Straßen keine Farbe entscheiden lassen
ask-combinations-sets = Welche gleichen Karten dürfen gespielt werden?
choice-combinations-sets-1 = Einzelkarten
choice-combinations-sets-2 = Paare
choice-combinations-sets-3 = Drillinge
choice-combinations-sets-4 = Vierlinge
choice-combinations-sets-5 = Fünflinge
choice-combinations-sets-6 = Sechslinge
choice-combinations-sets-7 = Siebenlinge
choice-combinations-sets-8 = Achtlinge
ask-combinations-shortest-run = Wie viele Karten braucht eine Straße?
none-combinations-shortest-run = Es gibt keine Straßen
ask-combinations-longest-run = Wie viele Karten darf eine Straße haben?
none-combinations-longest-run = Beliebig viele
ask-combinations-longer-runs-beat = Schlägt eine längere Straße jede kürzere?
ask-combinations-run-ranks = Welche Ränge bilden Straßen?
ask-combinations-run-suit-tiebreak = Wenn zwei Straßen gleich enden: Entscheidet die Farbe der höchsten Karte?
ask-combinations-pair-runs = Wie viele Paare in Folge sind eine gewöhnliche Kombination?
ask-combinations-mixed = Welche Kombinationen aus zwei Rängen gibt es?
choice-combinations-mixed-three-and-one = Drilling mit beliebiger Karte
choice-combinations-mixed-full-house = Drilling mit Paar
choice-combinations-mixed-four-and-one = Vierling mit beliebiger Karte
ask-combinations-of-five = Welche Kombinationen aus fünf Karten schlagen die vor ihnen in dieser Liste?
choice-combinations-of-five-run = Straße
choice-combinations-of-five-full-house = Drilling mit Paar
choice-combinations-of-five-four-and-one = Vierling mit beliebiger Karte
ask-combinations-wins-round = Welche Karten gewinnen die Runde, weil nichts sie schlägt?
ask-combinations-beats-joker = Welche einzelnen Karten schlagen einen einzelnen Joker?
ask-combinations-beats = Was schlägt noch was, oder nie?
ask-combinations-triple-runs = Wie viele Drillinge in Folge sind eine Kombination?
ask-combinations-suited-runs-beat = Schlägt eine Straße in einer Farbe die anderen ihrer Länge?
ask-combinations-flush-order = Was entscheidet zuerst zwischen fünf Karten einer Farbe?
choice-combinations-flush-order-rank = Die höchste Karte
choice-combinations-flush-order-suit = Die Farbe
choice-combinations-of-five-flush = Fünf Karten einer Farbe
choice-combinations-of-five-straight-flush = Straße in einer Farbe

## page-table

special-wins-round = gewinnt die Runde

## page-learn

tip-kinds = Möglich sind: { $kinds }.
tip-a-kind = { $kind }
tip-kind-run = Straße ab { number } Karten

## why

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
