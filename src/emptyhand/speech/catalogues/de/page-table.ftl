# Der Tisch: Plätze, Statuszeile, eigene Karten, Knöpfe, Verlauf und Chat.

table-others = Die anderen am Tisch

place = { $place }.
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
