# Der Tisch: Plätze, Statuszeile, eigene Karten, Knöpfe, Verlauf und Chat.

table-others = Die anderen am Tisch

seat-ordinal = { $place }.
seat-place = { $place }. Platz
seat-passed = gepasst
seat-bot = Bot
seat-away = abwesend
seat-stand-in = ein Bot spielt
seat-back = wieder da
seat-turn = ist dran
seat-next = danach
seat-cards = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
row-up = offen: { $cards }
row-down = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
clock-seconds = { $seconds } s
clock-spoken = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}

log-away = { $name } ist gerade nicht da.
log-back = { $name } ist wieder da.

reaction-applause = Bravo!
reaction-laugh = Haha
reaction-wow = Wow!
reaction-ouch = Autsch
reaction-think = Hm …
reaction-hurry = Beeil dich!
reaction-thanks = Danke
reaction-good-game = Gutes Spiel

# Besondere Karten in wenigen Worten. $ranks und $does sind Listen.
table-specials = Besondere Karten
table-specials-hide = Besondere Karten ausblenden
table-specials-show = Auf dem Tisch zeigen
special-card = { $ranks }: { $does }
special-kills = räumt den Stapel ab
special-seen-through = lässt die Karte darunter gelten
special-mirrors = zählt wie die Karte darunter
special-resets = setzt zurück
special-stops = nichts darf folgen
special-lower = dann { rank } oder niedriger
special-only = dann nur { $answers }
special-again = gibt noch einen Zug
special-reverses = ändert die Richtung
special-skips = lässt die nächste Person aussetzen
special-on-anything = passt auf alles
special-own-rule = hat eine eigene Regel
special-run = { number } gleiche Karten in Folge räumen den Stapel ab
special-order = Von niedrig bis hoch: { $ranks }
special-suits = Farben: { $suits }
special-bombs = Bomben: { $kinds }
table-rules = Regeln
table-wait = Einen Moment …

# Die Knöpfe für Züge. $cards ist eine Karte, einige Karten oder „zwei 9er“.
move-yours = Dein Zug
move-sending = Wird gesendet …
move-play = Spielen
move-play-cards = { FORM($cards, name: "accusative") } spielen
move-put = Offen hinlegen
move-put-cards = { FORM($cards, name: "accusative") } offen hinlegen
move-take-cards = { FORM($cards, name: "accusative") } nehmen
move-turn = { $which ->
    [left] Linke Karte aufdecken
    [middle] Mittlere Karte aufdecken
    [right] Rechte Karte aufdecken
   *[other] Karte { $place } aufdecken
}
move-cards = { $count } Karten
move-pick-up = Aufnehmen
move-pick-up-cards = { $count ->
    [one] { $count } Karte aufnehmen
   *[other] { $count } Karten aufnehmen
}
move-pick-up-with = Damit aufnehmen
move-pass = Passen
move-end-turn = Zug beenden
move-sort = Sortieren
move-undo = Zurück
