# Was der Tisch antwortet, wenn etwas nicht geht, und warum er endet.

room-host-only = Das kann nur, wer den Tisch leitet.
room-kicked = Du wurdest gebeten, diesen Tisch zu verlassen.
room-no-game = Gerade läuft kein Spiel.
room-not-seated = Du sitzt nicht am Tisch.
room-too-much = Das war zu viel auf einmal: Warte einen Moment.
room-time-up = Die Zeit für diesen Zug ist um: Ab dem nächsten spielst du wieder selbst.
room-no-undo = An diesem Tisch wird nichts zurückgenommen.
room-undo-own-last = Nur deine eigene letzte Entscheidung lässt sich zurücknehmen.
room-undo-away = Jemand ist weg, der zustimmen müsste.
room-pause-seated = Nur wer am Tisch sitzt, kann um eine Pause bitten.
room-not-paused = Der Tisch macht keine Pause.
room-resume-seated = Nur wer am Tisch sitzt, kann die Pause beenden.
room-nobody-else-there = Dort sitzt niemand anderes.
room-kick-seated = Nur wer am Tisch sitzt, kann jemanden entfernen lassen.
room-kick-two = Um während des Spiels jemanden zu entfernen, müssen zwei andere Anwesende zustimmen.
room-another-question = Es läuft schon eine andere Abstimmung.
room-ask-later = Deine Fragen fanden keine Zustimmung: Warte zwei Minuten, bevor du wieder fragst.
room-question-over = Diese Abstimmung ist vorbei.
room-declined = { $name } ist nicht einverstanden.
room-unanswered = Nicht alle haben rechtzeitig geantwortet.
room-overtaken = Das Spiel ging weiter, bevor alle geantwortet hatten.
room-removal-first = Am Tisch wird zuerst über etwas anderes abgestimmt.
room-rules-seated = Nur wer am Tisch sitzt, kann andere Regeln vorschlagen.
room-rules-begun = Das erste Spiel hat begonnen: Schlag andere Regeln an einem neuen Tisch vor.
room-rules-unread = Diese Regeln lassen sich nicht lesen: { $detail }
room-rules-same = Der Tisch spielt schon nach diesen Regeln.
room-rules-seats = { $fixed ->
    [yes] { $game } ist für { $most } Spieler, und dieser Tisch hat { $count } Plätze.
   *[no] { $game } ist für { $least } bis { $most } Spieler, und dieser Tisch hat { $count } Plätze.
}
room-rules-stay = Zu wenige möchten andere Regeln: Der Tisch bleibt bei seinen.
room-rules-withdrawn = Der Vorschlag ist zurückgezogen: Der Tisch bleibt bei seinen Regeln.
room-rules-first = Der Tisch stimmt noch über die Regeln ab: Danach kann das Spiel beginnen.
room-no-say = Du stimmst hier nicht mit ab.
room-nothing-said = Darin steht nichts, was man sagen könnte.
room-nothing-to-prove = Es gibt nichts nachzuweisen.
room-all-proved = Alles ist schon nachgewiesen.
room-busy = Der Tisch ist gerade beschäftigt: Warte einen Moment.
room-elsewhere = Der Tisch ist auf einen anderen Server umgezogen: Gleich bist du wieder da.
# $count: steps (moves, lines of chat) that the table had before a fault of the server's disk
room-lost = { $count ->
    [one] Es geht von einem früheren Stand weiter. Der Server hat den letzten Schritt verloren.
   *[other] Es geht von einem früheren Stand weiter. Der Server hat die letzten { $count } Schritte verloren.
}
room-behind = { $count ->
    [one] Es geht von einem früheren Stand weiter. Der Server hat einen Schritt verloren, den du gesehen hast.
   *[other] Es geht von einem früheren Stand weiter. Der Server hat { $count } Schritte verloren, die du gesehen hast.
}
room-closed = Der Tisch ist geschlossen.
room-not-your-seat = Du sitzt dort nicht.
room-decided-otherwise = Diese Entscheidung ist schon anders gefallen.
room-decision-missing = Davor fehlt noch eine Entscheidung.
room-paused = Der Tisch macht Pause.
room-dealing = Die Karten werden gerade gegeben.
room-promised-anew = Für das Geben gilt ein neues Versprechen: Leg dich darauf fest.
room-sit-elsewhere = Du sitzt jetzt woanders: Leg dich für diesen Platz fest.
room-no-numbers = Gerade werden keine Zahlen gezeigt.
room-wrong-number = Das ist nicht die Zahl, auf die du dich festgelegt hast.
room-idle = An diesem Tisch ist lange nichts mehr passiert.
room-sits-already = Du sitzt schon am Tisch.
room-seat-bots = Auf diesem Platz sitzt ein Bot.
room-seat-taken = Dieser Platz ist besetzt.
room-left-while-asked = Als du gegangen bist, wurde gerade darüber abgestimmt, dich zu entfernen: Warte zwei Minuten.
room-dealing-wait = Die Karten werden gerade gegeben: Warte einen Moment.
room-seen-other-hand = Du hast in diesem Spiel schon die Karten eines anderen Platzes gesehen: Warte auf das nächste.
room-seat-finished = Dieser Platz ist mit dem Spiel schon fertig: Warte auf das nächste.
room-bots-between = Bots kommen und gehen nur zwischen den Spielen.
room-seat-not-free = Dieser Platz ist nicht frei.
room-nobody-there = Dort sitzt niemand.
room-host-already = Du leitest den Tisch schon.
room-kick-host = Zwischen den Spielen kann nur jemanden entfernen, wer den Tisch leitet.
room-start-host = Das Spiel beginnen kann nur, wer den Tisch leitet.
room-start-all-ready = Das nächste Spiel beginnt, wenn alle bereit sind.
room-game-on = Es läuft gerade ein Spiel.
room-full = An diesem Tisch sind schon zu viele Leute.
room-not-a-player = Diesen Bot gibt es an diesem Tisch nicht.
room-server-restarts = Der Server startet neu: Gleich bist du wieder da.
room-connection-lost = Die Verbindung zum Tisch ist abgerissen: Gleich bist du wieder da.
room-read-again = An diesem Tisch ist etwas schiefgegangen: Er wird gerade wiederhergestellt.
room-too-many-messages = Du hast zu viele Nachrichten geschickt: Warte kurz und komm wieder.
room-not-understood = Du hast Nachrichten geschickt, die niemand versteht.
room-logged-out = Du hast dich auf diesem Gerät abgemeldet.
room-no-such-seat = Diesen Platz gibt es nicht: Erwartet wird 0 bis { $last }.
room-next-game = Das nächste Spiel hat die Nummer { $number }.
room-trouble = Der Tisch kann gerade nichts speichern. Er macht von selbst weiter, sobald es geht.
room-bad-name = Diesen Namen nimmt der Tisch nicht an.
room-bad-move = Diesen Zug versteht der Tisch nicht.
room-bad-message = Diese Nachricht versteht der Tisch nicht.
room-no-hints = An diesem Tisch gibt es keine Tipps.
room-no-hints-together = Solange andere Leute mitspielen, gibt es an diesem Tisch keine Tipps.
