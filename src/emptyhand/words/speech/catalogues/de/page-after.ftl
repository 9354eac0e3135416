# Nach einem Spiel: was der Coach sagt, Wiederholungen und die eigenen Spiele.

review-turn-wins = Von hier aus gewinnt der gespielte Zug { $here } von 100 Spielen, der bessere { $there }.
review-turn-last = Von hier aus bringt der gespielte Zug in { $here } von 100 Spielen den letzten Platz, der bessere in { $there }.
review-turn-points = Von hier aus bringt der gespielte Zug im Mittel { NUMBER($here, maximumFractionDigits: 2) } Punkte, der bessere { NUMBER($there, maximumFractionDigits: 2) }.
review-turn-place = Von hier aus führt der gespielte Zug im Mittel auf Platz { NUMBER($here, maximumFractionDigits: 2) }, der bessere auf Platz { NUMBER($there, maximumFractionDigits: 2) }.
review-proved-win = Nichts ist mehr verborgen: Der bessere Zug gewinnt gegen jede Gegenwehr, der gespielte verliert gegen die beste.
review-proved-not-last = Nichts ist mehr verborgen: Der bessere Zug vermeidet den letzten Platz gegen jede Gegenwehr, der gespielte nicht.

review-link = Wendepunkte
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
review-turn = Wendepunkt { $number }: Zug { $move }
review-played = Im Spiel: { FORM($move, name: "did") }.
review-better = Besser: { START($move, name: "do") }.
review-find = Finde den besseren Zug
review-show = Zeigen
review-position = Zur Stellung
review-question = Wendepunkt { $number } · Zug { $move }: Was würdest du spielen?
review-tap = Tippe die Karten an, die du spielen würdest.
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
review-axis-first = Geben
review-axis-last = Zug { $last }
review-as-table = Die Zahlen als Tabelle
review-best = Mit dem besten Zug
review-made = Mit dem gespielten Zug
review-luck-title = Glück und Entscheidungen
review-way-wins = { $own ->
    [yes] Deine Chancen
   *[no] Die Chancen
} { $way ->
    [up] stiegen
   *[down] fielen
} von { $start } auf { $end }. In Prozentpunkten:
review-way-points = Von { $start } Punkten, einem gleichen Anteil, bis { $end }:
review-way-places = Von der Mitte, Platz { $start }, bis Platz { $end }. In gewonnenen Plätzen:
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
replay-turning = Wendepunkt { $number }
replay-moves = Züge
replay-deal = Die Karten werden ausgeteilt
replay-share = Teilen
replay-copied = Der Link ist kopiert.
replay-missing = Unter dieser Adresse gibt es kein Spiel. Vielleicht ist der Link unvollständig, oder das Spiel wurde gelöscht.
replay-seen-by = Sicht
replay-spectator = wie beim Zuschauen
replay-open = alle Karten offen
replay-download = Aufzeichnung herunterladen
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
after-lobby = Lobby
after-close = Schließen

mine-title = Deine Spiele
mine-of = Spiele von { $name }
mine-none = Noch keine beendeten Spiele. Das erste, das du zu Ende spielst, steht dann hier.
mine-play = Spielen
mine-going = Deine Tische
mine-waits-lobby = noch nicht begonnen
mine-waits-playing = im Spiel
mine-waits-next = Spiel beendet, die Partie geht weiter
mine-waits-again = Spiel beendet, Revanche möglich
mine-to-lobby = Zum Tisch
mine-to-playing = Weiterspielen
mine-to-next = Nächstes Spiel
mine-to-again = Noch einmal
mine-games = { $count ->
    [one] Spiel
   *[other] Spiele
}
mine-row-now = Aktuelle Serie
mine-row-most = Beste Serie
mine-rates = Wie oft du gewinnst
mine-game = Spiel
mine-against = Gegen
mine-won = Gewonnen
mine-rate = { $wins } von { $games }, { $percent } ({ $low } bis { $high })
mine-rate-few = { $wins } von { $games }
mine-interval = In Klammern: wo deine wahre Quote mit 95 % Sicherheit liegt. Wenige Spiele sagen wenig.
mine-against-people = Menschen
mine-against-bots = andere Bots
mine-list = Beendete Spiele
mine-entry = { $title } mit { $names }
mine-win = Gewonnen
mine-loss = Verloren
mine-unfinished = Nicht beendet
mine-watch = Ansehen
mine-more = Mehr zeigen
mine-keeping = Sichern
mine-where = Der Server bewahrt diese Spiele mit deinem Namen auf. Der Link unten bringt sie auf ein anderes Gerät.
mine-export = Liste exportieren (JSON)
mine-records = Alle Aufzeichnungen laden
mine-elsewhere = Anderswo gespielt, hinzugefügt { $date }
mine-add = Anderswo gespielte Spiele hinzufügen
mine-add-how = Wähle die Dateien, die eine Seite ohne Server gespeichert hat, oder füge ihren Text ein. Der Server prüft jeden Zug. Die Spiele stehen dann mit ihrer Wiederholung in deiner Liste, zählen aber nicht dafür, wie oft du gewinnst.
mine-add-files = Dateien
mine-add-text = Oder der Text von Aufzeichnungen
mine-add-name = Dein Name in diesen Spielen
mine-add-name-too = Noch ein Name von dir darin
mine-add-name-more = In manchen hieß ich anders
mine-add-send = Hinzufügen
mine-added = { $count ->
    [0] Es wurde kein Spiel hinzugefügt.
    [one] Ein Spiel steht jetzt in deiner Liste.
   *[other] { $count } Spiele stehen jetzt in deiner Liste.
}
mine-add-refused = Spiel { $number }: { $why }
mine-add-refused-in = { $file }, Spiel { $number }: { $why }
mine-add-others = { $count ->
    [one] Ein weiteres Spiel wurde auch nicht hinzugefügt.
   *[other] { $count } weitere Spiele wurden auch nicht hinzugefügt.
}
mine-move = Auf einem anderen Gerät spielen
mine-delete-all = Alle Spiele löschen
mine-delete-one = { $name } löschen
mine-delete-title = Dieses Spiel löschen
mine-delete-explained = Ein Spiel, das nur du und Bots gespielt haben, wird endgültig gelöscht, samt seiner Wiederholung. Ein Spiel mit anderen Menschen verschwindet aus deiner Liste und bleibt bei ihnen.
mine-delete = Löschen
mine-keep = Behalten
mine-left = { $count ->
    [one] Ein Spiel ist aus deiner Liste verschwunden, bleibt aber bei den anderen, die es gespielt haben.
   *[other] { $count } Spiele sind aus deiner Liste verschwunden, bleiben aber bei den anderen, die sie gespielt haben.
}
