# Nach einem Spiel: was der Coach sagt, Wiederholungen und die eigenen Spiele.

review-turn-wins = Von hier aus gewinnt der gespielte Zug { $here } von 100 Spielen, der bessere { $there }.
review-turn-last = Von hier aus bringt der gespielte Zug in { $here } von 100 Spielen den letzten Platz, der bessere in { $there }.
review-turn-points = Von hier aus bringt der gespielte Zug im Mittel { NUMBER($here, maximumFractionDigits: 2) } Punkte, der bessere { NUMBER($there, maximumFractionDigits: 2) }.
review-turn-place = Von hier aus führt der gespielte Zug im Mittel auf Platz { NUMBER($here, maximumFractionDigits: 2) }, der bessere auf Platz { NUMBER($there, maximumFractionDigits: 2) }.
review-proved-win = Nichts ist mehr verborgen: Der bessere Zug gewinnt gegen jede Gegenwehr, der gespielte verliert gegen die beste.
review-proved-not-last = Nichts ist mehr verborgen: Der bessere Zug vermeidet den letzten Platz gegen jede Gegenwehr, der gespielte nicht.

review-coach = Der Coach
review-whose = Wessen Spiel
review-offer = Der Coach beurteilt jede Entscheidung danach, was der Platz sehen konnte, und findet, wo das Spiel kippte.
review-ask = Wendepunkte zeigen
review-working = Der Coach denkt nach …
review-failed = Der Coach konnte dieses Spiel nicht beurteilen.
review-missing = Auf diesem Server gibt es keinen Coach.
review-again = Noch einmal versuchen
review-your-turns = { $count ->
    [1] Dein Wendepunkt
    [2] Deine zwei Wendepunkte
    [3] Deine drei Wendepunkte
   *[other] Deine { $count } Wendepunkte
}
review-turns = { $count ->
    [1] Ein Wendepunkt
    [2] Zwei Wendepunkte
    [3] Drei Wendepunkte
   *[other] { $count } Wendepunkte
}
review-none = { $choices ->
    [0] Es gab nichts zu entscheiden.
    [one] Bei der einzigen Entscheidung fand sich nichts klar Besseres. Gut gespielt!
   *[other] Bei keiner von { $choices } Entscheidungen fand sich etwas klar Besseres. Gut gespielt!
}
review-more = { $count ->
    [one] Eine weitere Entscheidung kostete sicher etwas, aber weniger.
   *[other] { $count } weitere Entscheidungen kosteten sicher etwas, aber weniger.
}
review-turn = Zug { $move }
review-played = Im Spiel: { FORM($move, name: "do") }.
review-better = Besser: { FORM($move, name: "do") }.
review-find = Finde den besseren Zug
review-show = Zeigen
review-position = Zur Stellung
review-question = Was würdest du jetzt tun?
review-do = { FORM($move, name: "do") }
review-right = Genau!
review-wrong = Es geht besser.
review-same = Das war der Zug im Spiel.
review-curve-wins = Gewinnchance
review-curve-points = Punkte im Mittel
review-curve-places = Platz im Mittel, der erste oben
review-picture = Die Aussichten von { $name } im Lauf des Spiels: { $first } bei der ersten Entscheidung, { $last } am Ende. { $turns ->
    [0] Kein Wendepunkt.
    [one] Ein Wendepunkt.
   *[other] { $turns } Wendepunkte.
} Die Tabelle darunter hat alle Zahlen.
review-axis-first = Ausgabe
review-axis-last = Zug { $last }
review-as-table = Die Zahlen als Tabelle
review-best = Mit dem besten Zug
review-made = Mit dem gespielten Zug
review-luck-title = Glück und Entscheidungen
review-way-wins = Von einem gleichen Anteil, { $start }, bis { $end }, in Prozentpunkten:
review-way-points = Von einem gleichen Anteil, { $start } Punkten, bis { $end }:
review-way-places = Von der Mitte, Platz { $start }, bis Platz { $end }, in gewonnenen Plätzen:
review-part-deal = Die ausgeteilten Karten
review-part-choices = Eigene Entscheidungen
review-part-choices-own = Deine Entscheidungen
review-part-luck = Karten und die anderen
review-margin = (± { $margin })
review-luck-how = Wie sich das zusammensetzt
review-luck-explained = Die Teile ergeben zusammen das Ergebnis. Die ausgeteilten Karten sind der Weg vom gleichen Anteil zur Chance bei der ersten Entscheidung. Die Entscheidungen sind das, was eigene Züge gegenüber den besten verschenkt haben; eine zweimal verschenkte Chance zählt einmal. Alles andere kam von den Karten und von dem, was die anderen taten.

replay-title = Wiederholung
replay-of = { $title }: { $names }
replay-steps = Schritte
replay-to-deal = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Start
replay-pause = Pause
replay-on = Einen Zug weiter
replay-to-end = Zum Ende
replay-speed = Tempo
replay-times = { NUMBER($each) }×
replay-move = Zug
replay-at = { $at } von { $last }
replay-to-turn = Zum Wendepunkt bei Zug { $move }
replay-turning = Wendepunkt
replay-moves = Züge
replay-deal = Die Karten werden ausgeteilt
replay-share = Teilen
replay-copied = Der Link ist kopiert.
replay-seen-by = Gesehen von
replay-spectator = jemandem, der zuschaut
replay-open = allen: alle Karten offen
replay-download = Aufzeichnung laden
replay-record = Eine Aufzeichnung
replay-watch = Ansehen
replay-in-hand = auf der Hand
replay-down = Verdeckt
replay-pile = Stapel, von oben: { $cards }
replay-pile-empty = Der Stapel ist leer
replay-counts-draw = { $pile ->
    [one] { $pile } Karte im Stapel
   *[other] { $pile } Karten im Stapel
}, { $draw } zu ziehen, { $gone } weg.
replay-counts = { $pile ->
    [one] { $pile } Karte im Stapel
   *[other] { $pile } Karten im Stapel
}, { $gone } weg.

after-place = { $place }. Platz
after-moment = Einen Moment …
after-lobby = Startseite
after-close = Schließen
