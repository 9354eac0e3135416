# Der Tisch: Plätze, Statuszeile, eigene Karten, Knöpfe, Verlauf und Chat.

table-others = Die anderen am Tisch

seat-ordinal = { $place }.
seat-place = { $place }. Platz
seat-passed = gepasst
seat-bot = Bot
seat-away = abwesend
seat-stand-in = Bot spielt
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
special-finishes-leading = darf nur beim Ausspielen die letzte Karte sein
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
move-try = Vom Ziehstapel
move-give = Stapel abgeben
move-pass = Passen
move-end-turn = Zug beenden
move-sort = Sortieren
move-undo = Zurück

hand-label = { $count ->
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
}
hand-can = { $card }, spielbar
hand-given = { $card }, von { $name }
own-label = Deine Karten
own-rows = Deine offenen und verdeckten Karten
own-up = offene Karte { $card }
own-down = verdeckte Karte { $place }

status-turn = { $who } ist am Zug.
status-out = Du bist fertig: { seat-place }.
status-passed = Du hast gepasst.
status-watching = Du schaust zu.
status-sit-for = Ablösen:
status-left-out = Du wolltest nicht rechtzeitig weiterspielen, darum hat ein Bot deinen Platz übernommen.

vote-label = Abstimmung
vote-undo = { $who } möchte einen Zug zurücknehmen.
vote-undo-you = Du möchtest einen Zug zurücknehmen.
vote-pause = { $who } möchte eine Pause machen.
vote-pause-you = Du möchtest eine Pause machen.
vote-resume = { $who } möchte weiterspielen.
vote-resume-you = Du möchtest weiterspielen.
# $me: whether the reader is the one to be removed.
vote-kick = { $me ->
    [yes] { $who } möchte dich vom Tisch entfernen.
   *[no] { $who } möchte { $whom } vom Tisch entfernen.
}
vote-kick-you = Du möchtest { $whom } vom Tisch entfernen.
vote-propose = { $who } schlägt vor, { $game } zu spielen.
vote-propose-you = Du schlägst vor, { $game } zu spielen.
vote-waiting = Warten auf { $names }.
vote-yes = Einverstanden
vote-no = Nein
vote-withdraw = Zurückziehen

bar-table = Tisch
bar-log = Verlauf
bar-unread = neue Zeilen: { $count }
bar-talk = Verlauf und Chat
bar-chat = Chat und Verlauf
bar-menu = Tisch und Einstellungen
menu-pause = Pause machen
menu-resume = Weiterspielen
menu-remove = { $name } vom Tisch entfernen
menu-host = { $name } die Leitung geben
menu-lobby = Zur Lobby (der Platz bleibt meiner)
menu-lobby-watching = Zur Lobby
give-up = Meinen Platz aufgeben
give-up-sure = Den Platz aufgeben?
give-up-playing = Ein Bot spielt für dich weiter, und jemand anders darf sich dort hinsetzen.
give-up-watching = Danach schaust du zu, und jemand anders darf sich dort hinsetzen.
give-up-yes = Ja, aufgeben
give-up-no = Platz behalten

# $moves ist eine Liste von Partizipien: „9♠ gespielt“.
standin-plays = Ein Bot spielt für dich.
standin-end = Wieder selbst spielen
standin-away = Während du weg warst, hat ein Bot für dich { $moves }.
standin-late = Deine Zeit war um: Ein Bot hat für dich { $moves }.
standin-away-many = Während du weg warst, hat ein Bot { $count } Züge für dich gemacht und zuletzt { $last }.
standin-late-many = Deine Zeit war um: Ein Bot hat { $count } Züge für dich gemacht und zuletzt { $last }.
standin-played = { FORM($cards, name: "accusative") } gespielt
standin-placed = { FORM($cards, name: "accusative") } offen hingelegt
standin-took = { FORM($cards, name: "accusative") } genommen
standin-flipped = { FORM($cards, name: "accusative") } aufgedeckt
standin-picked-up = { $count ->
    [one] { $count } Karte aufgenommen
   *[other] { $count } Karten aufgenommen
}
standin-passed = gepasst
standin-moved = einen Zug gemacht
standin-ok = OK

log-heading = Was bisher geschah
log-lines = Sätze, der älteste zuerst
log-empty = Noch nichts.
chat-title = Chat
chat-hidden = In den Einstellungen ausgeblendet.
chat-lines = Zeilen, die älteste zuerst
chat-empty = Noch hat niemand etwas geschrieben.
chat-reactions = Reaktionen
chat-say = Schreib etwas
chat-send = Senden

outcome-label = Ergebnis
outcome-nobody = Niemand hat gewonnen.
outcome-seat = { seat-ordinal } { a-seat }
outcome-seat-loses = { $me ->
    [yes] { seat-ordinal } du (du verlierst)
   *[no] { seat-ordinal } { $who } (verliert)
}
outcome-match = Stand der Partie
outcome-match-over = Die Partie ist zu Ende
outcome-match-brief = Stand der Partie, gewonnene Spiele (Punkte):
outcome-match-over-brief = Die Partie ist zu Ende, gewonnene Spiele (Punkte):
outcome-score = { a-seat } { $won } ({ $points })
outcome-player = Name
outcome-won = Siege
outcome-scored = Punkte
outcome-replay = Ansehen
