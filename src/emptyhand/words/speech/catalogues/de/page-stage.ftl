# Einstellungen, Karten, Töne und die großen Momente am Tisch.

settings-name-save = Name speichern
settings-language = Sprache
settings-language-browser = Wie im Browser
settings-theme = Hell oder dunkel
settings-theme-auto = Wie im System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-back = Kartenrücken
settings-four-colours = Vierfarbiges Blatt
settings-hints = Spielbare Karten markieren
settings-sort = Meine Hand sortieren
settings-typing = Karten durch Tippen ihres Werts wählen
settings-motion = Kartenanimationen
settings-sound = Töne
settings-volume = Lautstärke
settings-muted = Chat und Reaktionen anderer ausblenden
settings-keys = Tasten

back-lattice = Blaues Gitter
back-waves = Rote Wellen
back-rosette = Grüne Rosette
back-night = Nachthimmel

key-arrows = ← → ↑ ↓
key-arrows-does = durch die Hand gehen; mit der Umschalttaste wandert die Karte mit
key-space = Leertaste
key-space-does = eine Karte wählen oder zurücklegen
key-ranks = 2 bis 9, 0, J Q K A R
key-ranks-does = eine Karte dieses Werts wählen; 0 ist die Zehn, J der Bube, Q die Dame, R der Joker
key-slots = 1 2 3
key-slots-does = eine verdeckte Karte nach ihrem Platz wählen
key-enter = Eingabe
key-enter-does = das Gewählte spielen; nach einem Spiel das nächste
key-u = U
key-u-does = den Stapel aufnehmen
key-p = P
key-p-does = passen oder den Zug beenden
key-escape = Esc
key-escape-does = neu wählen

# $place zählt ab 1.
moment-out = { $place ->
    [1] { $name } ist als Erstes fertig!
   *[other] { $name } ist fertig: { $place }. Platz
}
moment-you-out = { $place ->
    [1] Du bist als Erstes fertig!
   *[other] Du bist fertig: { $place }. Platz
}

# Ein Blatt, das sofort gewinnt.
moment-at-once = { $me ->
    [yes] Du gewinnst sofort mit { $hand }!
   *[no] { $who } gewinnt sofort mit { $hand }!
}

# Der Tausch vor der ersten Karte.
exchange-heading = Der Tausch
exchange-from = Von { $name }
exchange-to = An { $name }
exchange-between = { $who } an { $to }
exchange-highest = { $count ->
    [one] die höchste
    [2] die zwei höchsten
   *[other] die { $count } höchsten
}
exchange-lowest = { $count ->
    [one] die niedrigste
    [2] die zwei niedrigsten
   *[other] die { $count } niedrigsten
}
exchange-also = { $count ->
    [one] { $who } gibt { $to } die höchste Karte und bekommt die niedrigste zurück.
    [2] { $who } gibt { $to } die zwei höchsten Karten und bekommt die zwei niedrigsten zurück.
   *[other] { $who } gibt { $to } die { $count } höchsten Karten und bekommt die { $count } niedrigsten zurück.
}
exchange-start = Los

middle-label = Mitte des Tischs
middle-you = Du
middle-draw = ziehen
middle-draw-spoken = { $count ->
    [one] Ziehstapel: 1 Karte
   *[other] Ziehstapel: { $count } Karten
}
middle-draw-empty-spoken = Der Ziehstapel ist aufgebraucht
middle-gone = { $count } weg
# $way ist clockwise oder counter.
middle-gone-spoken = { $way ->
    [clockwise] { $count ->
        [one] 1 Karte aus dem Spiel; es geht im Uhrzeigersinn
       *[other] { $count } Karten aus dem Spiel; es geht im Uhrzeigersinn
    }
   *[counter] { $count ->
        [one] 1 Karte aus dem Spiel; es geht gegen den Uhrzeigersinn
       *[other] { $count } Karten aus dem Spiel; es geht gegen den Uhrzeigersinn
    }
}
middle-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
middle-empty = leer
middle-pile-empty-spoken = Der Stapel ist leer. Zeigen, was aus dem Spiel ist
# $cards zählt sie von oben auf.
middle-pile-spoken = { $count ->
    [one] Stapel mit 1 Karte; von oben: { $cards }. Alle zeigen
   *[other] Stapel mit { $count } Karten; von oben: { $cards }. Alle zeigen
}
middle-pile-spoken-by = { $count ->
    [one] Stapel mit 1 Karte, gespielt von: { $name }; von oben: { $cards }. Alle zeigen
   *[other] Stapel mit { $count } Karten, zuletzt gespielt von: { $name }; von oben: { $cards }. Alle zeigen
}
middle-table = Was auf dem Tisch liegt
middle-round-newest = Diese Runde, das Neueste zuerst
middle-pile-newest = Der Stapel, das Neueste zuerst
middle-out-of-game = Aus dem Spiel
middle-nothing = Nichts.
