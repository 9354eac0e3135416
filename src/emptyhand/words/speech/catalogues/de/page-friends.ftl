# Einladungen, Warteraum, Verbindung, andere Geräte und Revanchen.

# -- Einladungen
friends-invites = { $host } lädt dich zu { $game } ein
friends-invited = Du bist zu { $game } eingeladen
friends-open-of = { $game } am Tisch von { $host }
friends-open = Ein offener Tisch: { $game }
friends-rules = { $count ->
    [0] Dieselben Regeln wie bei { $game }
    [one] Eine Regel ist anders als bei { $game }
   *[other] { $count } Regeln sind anders als bei { $game }
}
friends-rules-all = Das ganze Regelheft
friends-preview = Spiel mit: { $game }
# What search engines and previews of a link say about the page.
friends-preview-page = Ein Kartentisch im Browser: Wer zuerst keine Karten mehr hat, gewinnt. Gegen Bots oder mit Freunden.
friends-preview-line = Ein Kartentisch im Browser. Öffne den Link und setz dich: kein Konto, nichts zu installieren.
friends-your-name = Dein Name am Tisch
friends-guest = Gast
friends-sit-down = Hinsetzen
friends-sit-for = { $name } ablösen
friends-just-watch = Nur zuschauen
friends-full = Alle Plätze sind besetzt. Du kannst zuschauen und dich hinsetzen, sobald ein Platz frei wird.
friends-full-playing = Ein Spiel läuft, und alle Plätze sind besetzt. Du kannst zuschauen und dich hinsetzen, sobald ein Platz frei wird.
friends-take-over = { $count ->
    [one] Ein Spiel läuft. Du kannst { $names } ablösen oder zuschauen.
   *[other] Ein Spiel läuft. Du kannst einen dieser Plätze übernehmen oder zuschauen: { $names }.
}
friends-stand-in = ein Bot springt ein
friends-no-table = Mit diesem Code allein öffnet sich kein Tisch. Vielleicht ist er geschlossen, oder du brauchst seinen Link.
friends-no-link = Mit diesem Link öffnet sich kein Tisch. Vielleicht ist er geschlossen.
friends-coming = Auf dem Weg zum Tisch …
friends-moment = Einen Moment …
friends-played-there = Dort wurde gespielt:
friends-watch-game = Spiel { $number } ansehen
friends-to-lobby = Zur Lobby

# -- um Einlass an einen Tisch bitten, von dem man nur den Code hat
knock-seat = Um einen Platz bitten
knock-watch = Ums Zuschauen bitten
knock-asked = Gefragt. Warten auf eine Antwort …
knock-cancel = Abbrechen
knock-silence = Niemand hat geantwortet. Vielleicht ist der Tisch geschlossen, oder seine Leitung ist nicht da.
knock-label = Hereinlassen?
knock-asks-seat = { $name } bittet um einen Platz.
knock-asks-watch = { $name } möchte zuschauen.
knock-yes = Ja
knock-no = Jetzt nicht

# -- Optionen
friends-option-seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
friends-option-no-clock = keine Uhr
friends-option-seconds = { $count ->
    [one] { $count } Sekunde pro Zug
   *[other] { $count } Sekunden pro Zug
}
friends-option-minutes = { $count ->
    [one] eine Minute pro Zug
   *[other] { $count } Minuten pro Zug
}
friends-option-wins = { $count ->
    [1] ein einzelnes Spiel
   *[other] wer zuerst { $count } Spiele gewinnt
}
friends-option-undo = Rücknahme, wenn alle zustimmen
friends-option-no-undo = keine Rücknahme
friends-option-hints = Tipps erlaubt
friends-option-no-hints = keine Tipps

# -- Warteraum
friends-table = Wer am Tisch ist
friends-options = Optionen
friends-free = Frei
friends-bot = Bot
friends-you = du
friends-host = Leitung
friends-ready = bereit
friends-away = nicht da
friends-invite = Freunde einladen
friends-code = Code
friends-link = Link
friends-copy = Link kopieren
friends-copied = Kopiert.
friends-copy-by-hand = Markiere den Link und kopiere ihn.
friends-share = Teilen …
friends-only-here = Nur dieses Gerät kann den Link öffnen: Der Server hat keine andere Adresse.
friends-qr = QR-Code
friends-qr-of-link = QR-Code des Links
friends-sit-at = An Platz { $number } hinsetzen
friends-remove = { $name } entfernen
friends-remove-sure = { $name } entfernen? Eine Rückkehr an diesen Tisch ist dann nicht möglich.
friends-remove-yes = Entfernen
friends-remove-no = Behalten
friends-bot-at = Einen Bot an Platz { $number } setzen
friends-no-bot-at = Den Bot von Platz { $number } wegnehmen
friends-bots-play = Bots
friends-fill = { $count ->
    [0] Kein Platz frei
    [one] Mit { $count } Bot auffüllen
   *[other] Mit { $count } Bots auffüllen
}
friends-standing = { $count ->
    [one] { $names } schaut zu.
   *[other] { $names } schauen zu.
}
friends-start = Anfangen
friends-start-with = { $count ->
    [one] Mit { $count } Bot anfangen
   *[other] Mit { $count } Bots anfangen
}
friends-not-ready = { $count ->
    [one] { $names } ist noch nicht bereit.
   *[other] { $names } sind noch nicht bereit.
}
friends-start-anyway = Trotzdem anfangen
friends-start-anyway-sure = Trotzdem anfangen?
friends-wait = Warten
friends-waiting = Warten auf die anderen …
friends-i-am-ready = Ich bin bereit
friends-propose = Regeln vorschlagen
friends-propose-title = Andere Regeln vorschlagen
friends-propose-about = Alle am Tisch stimmen ab. Ist mehr als die Hälfte dafür, spielt ihr nach diesen Regeln.
friends-propose-which = Regeln
friends-propose-link = Oder einen Link zu Regeln einfügen
friends-propose-ask = Vorschlagen
friends-rules-long = Diese Regeln sind zu lang für eine Abstimmung: Eröffne lieber einen Tisch mit ihnen.
friends-differences = Was sich ändern würde
friends-differs = { $count ->
    [0] Keine Regel ist anders als bei { $game }.
    [one] Eine Regel ist anders als bei { $game }:
   *[other] { $count } Regeln sind anders als bei { $game }:
}
friends-stand-up = Aufstehen

# -- anderes Gerät
friends-device = Auf einem anderen Gerät spielen
friends-device-how = Öffne dort diesen Link, oder richte die Kamera auf das Bild. Platz und Name sind auf beiden Geräten gleich. Der Link gilt einmal, zehn Minuten lang, für alle, die ihn haben: Zeig ihn sonst niemandem.
friends-device-done = Hier fertig?
friends-forgotten = Einmal vergessen, kommst du nicht mehr an deine Plätze zurück, und dieser Browser hat deine Hausregeln und deine Spiele nicht mehr.
friends-forget-here = Auf diesem Gerät vergessen
friends-forget-everywhere = Auf allen Geräten
friends-device-used = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. Mach dort einen neuen, wo du bisher gespielt hast.
friends-device-other = Auf diesem Gerät bist du { $name }. Mit dem Link gehört es einem anderen Gast mit anderen Spielen.
friends-device-change = Wechseln
friends-device-stay = { $name } bleiben

# -- Verbindung, und wenn man dran ist
friends-link-connecting = Verbinden …
friends-link-lost = Verbindung weg. Neuer Versuch …
friends-link-stand-in = Verbindung weg. In { $seconds } s spielt ein Bot für dich.
friends-link-stood-in = Verbindung weg. Ein Bot spielt für dich, bis du zurück bist.
friends-link-waits = Verbindung weg. Das Spiel wartet auf dich.
friends-link-offline = Solange ohne Netz spielen
friends-title-turn = Du bist dran · Emptyhand
friends-your-turn = Du bist dran
friends-notify = Benachrichtigen, wenn ich dran bin
friends-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.

# -- noch ein Spiel
friends-again = Noch einmal
friends-next = Nächstes Spiel
friends-new-match = Neue Partie
friends-again-dealing = Die Karten werden gegeben …
friends-again-waiting = Die Antwort von { $names } fehlt noch.
friends-again-waiting-until = { $count ->
    [one] Die Antwort von { $names } fehlt noch. In { $seconds } s übernimmt ein Bot den Platz.
   *[other] Die Antworten von { $names } fehlen noch. In { $seconds } s übernehmen Bots die Plätze.
}
friends-again-asked = { $count ->
    [one] { $names } möchte noch ein Spiel. Du auch?
   *[other] { $names } möchten noch ein Spiel. Du auch?
}
friends-again-asked-until = { $count ->
    [one] { $names } möchte noch ein Spiel. Du auch? In { $seconds } s übernimmt ein Bot deinen Platz.
   *[other] { $names } möchten noch ein Spiel. Du auch? In { $seconds } s übernimmt ein Bot deinen Platz.
}

# -- mehrere an einem Gerät
friends-pass-to = Gib das Gerät an { $name }
friends-i-am = Ich bin { $name }: meine Karten zeigen
friends-undo-first = Erst meinen Zug zurücknehmen
friends-here = An diesem Gerät
friends-here-who = Wer spielt mit? Das Gerät geht herum und verdeckt dazwischen die Karten.
friends-here-game = { $game } mit { $count } Spielern: { $bots ->
    [0] Jeder Platz hat einen Namen.
    [one] Den anderen Platz hat ein Bot.
   *[other] Die anderen { $bots } Plätze haben Bots.
}
friends-here-few = Mindestens zwei teilen sich ein Gerät: Schreib ihre Namen auf.
# The person whose device it is: their name is the one that they have everywhere.
friends-here-you = Du (ab jetzt dein Name)
friends-here-player = Person { $number }
friends-here-play = An diesem Gerät spielen
