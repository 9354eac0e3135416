# Einstellungen, Karten, Töne und die großen Momente am Tisch.

settings-language = Sprache
settings-language-browser = Wie der Browser
settings-theme = Hell oder dunkel
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-back = Rückseite der Karten
settings-four-colours = Vierfarbiges Blatt
settings-hints = Spielbare Karten markieren
settings-sort = Meine Hand sortieren
settings-typing = Karten durch Tippen ihres Werts wählen
settings-motion = Karten fliegen lassen
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
key-enter-does = das Gewählte spielen
key-u = U
key-u-does = den Stapel aufnehmen
key-p = P
key-p-does = passen oder den Zug beenden
key-escape = Esc
key-escape-does = neu wählen
