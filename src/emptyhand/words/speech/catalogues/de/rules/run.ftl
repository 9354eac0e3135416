### Gleiche Karten in Folge: run.*

## rulebook-pile

pile-heading-runs = Gleiche Karten in Folge
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

## rulebook-questions

group-runs = Gleiche Karten in Folge
clash-run-players = Zu { $players } wird dieses Spiel nie gespielt.
ask-run-kill-run = Wie viele gleiche Karten obenauf räumen den Stapel ab?
none-run-kill-run = Serien räumen nie ab
ask-run-within-one-play = Müssen diese Karten in einem einzigen Zug kommen?
ask-run-effects-lapse = Verlieren die Karten, die eine Serie vollenden, ihre andere Wirkung?
ask-run-again = Ist man noch einmal dran, wenn man den Stapel durch eine Serie abräumt?

## page-table

special-run = { number } gleiche Karten in Folge räumen den Stapel ab

## page-learn

tip-killed-by-run = { $together ->
    [yes] { $count } gleiche Karten in einem Zug räumen den Stapel ab: Er ist aus dem Spiel.
   *[no] { $count } gleiche Karten hintereinander räumen den Stapel ab: Er ist aus dem Spiel.
}
tip-run-again = { $may ->
    [yes] Wer die letzte gelegt hat, darf noch einmal spielen.
   *[no] Wer die letzte gelegt hat, spielt noch einmal.
}

## table

table-killed-run = Eine Reihe gleicher Karten räumt den Stapel mit { tally-cards } ab.
