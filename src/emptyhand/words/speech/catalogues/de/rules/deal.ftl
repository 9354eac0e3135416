### Das Geben: deal.*

## rulebook-pile

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

## rulebook-climb

climb-deal = Mischt und gebt allen { $cards }.
climb-left-over = Bleiben Karten übrig, legt ihr sie ungesehen beiseite; sie werden nicht gebraucht.
climb-spare = Übrige Karten bekommt, wer die niedrigste Karte hält.

## rulebook-questions

clash-no-up-cards = Es gibt keine offenen Karten.
clash-dealing-order = Alle Karten, die gegeben werden, brauchen einen Platz in der Reihenfolge des Gebens.
clash-nobody-chooses = Niemand wählt offene Karten.
clash-many-spare = Es bleiben so viele Karten übrig, dass alle noch eine bekommen könnten.
remedy-deal-choose-up-no = die offenen Karten geben statt wählen lassen
ask-deal-choose-openly = Sehen alle sofort, welche offenen Karten jemand wählt?
ask-deal-whole = Wird das ganze Spiel gleichmäßig an alle ausgeteilt?
ask-deal-order = In welcher Reihenfolge wird ausgeteilt?
ask-deal-hand = Wie viele Handkarten bekommen alle?
ask-deal-up = Wie viele Karten liegen offen vor allen?
ask-deal-down = Wie viele Karten liegen verdeckt vor allen?
ask-deal-choose-up = Wählen alle selbst, welche Karten offen liegen?
ask-deal-flip-start = Wird für den Stapel eine erste Karte aufgedeckt?
ask-deal-spare-to-lowest = Gehen übrige Karten an die Person mit der niedrigsten Karte?

## page-learn

tip-choose = { $count ->
    [one] Wähle noch eine Karte, die offen vor dir liegt. Du spielst sie, wenn deine Hand leer ist.
   *[other] Wähle { number } Karten, die offen vor dir liegen. Du spielst sie, wenn deine Hand leer ist: Gute Karten sind dort gut aufgehoben.
}

## table

table-chooses = { $count ->
    [one] { $who } wählt eine offene Karte.
   *[other] { $who } wählt { $count } offene Karten.
}
table-puts = { $me ->
    [yes] Du legst { FORM($cards, name: "accusative") } offen hin.
   *[no] { $who } legt { FORM($cards, name: "accusative") } offen hin.
}
table-turned = Aufgedeckt für den Stapel: { $cards }.

## why

asks-up-cards = { $count ->
    [one] Wähle eine Karte, die offen liegen soll.
   *[other] Wähle { number } Karten, die offen liegen sollen.
}
asks-others-choose = Die offenen Karten werden gewählt.
why-choose-first = { $count ->
    [one] Wähle zuerst eine Karte, die offen liegen soll.
   *[other] Wähle zuerst { number } Karten, die offen liegen sollen.
}
why-chosen-already = Die offenen Karten sind schon gewählt.
why-never-chosen = In diesem Spiel werden keine offenen Karten gewählt.
