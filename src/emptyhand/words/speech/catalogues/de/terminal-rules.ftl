# Hilfe zu Hausregeln: `rules check` und `rules find`.

rules-complete = { $file }: { $title } ist vollständig und spielbar.
rules-relative = Verwandt: { $relative }
rules-relative-none = Kein mitgeliefertes Regelwerk ist von derselben Art.
rules-relative-same = spielt sich genau wie { $other }.
rules-relative-near = { $count ->
    [one] { $other }, mit { $count } Unterschied (`{ $command }`).
   *[other] { $other }, mit { $count } Unterschieden (`{ $command }`).
}
# $key is a key of a ruleset file.
rules-idle = { $key } hat keine Wirkung. { $why }
rules-limited = { $key } wirkt nur zum Teil. { $why }
rules-endings = Spielende: { $endings }
rules-endings-unmeasured = nicht gemessen; für Probespiele installiere numba.
rules-endings-too-many = nicht gemessen; für Probespiele sind es zu viele Karten.
rules-endings-all = Alle { $games } Spiele mit { $players } zufällig spielenden Bots gingen zu Ende, die Hälfte davon nach höchstens { $moves } Zügen.
rules-endings-most = { $ended } von { $games } Spielen mit { $players } zufällig spielenden Bots waren nach { $cap } Zügen zu Ende.
rules-endings-stalled = { $stalled } von { $games } Spielen mit { $players } zufällig spielenden Bots waren nach { $cap } Zügen nicht zu Ende ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %): Spiele können sich im Kreis drehen.
rules-endings-never = kein Spiel mit { $players } zufällig spielenden Bots war nach { $cap } Zügen zu Ende: Solche Spiele drehen sich im Kreis.

rules-found = Spielregeln:
rules-found-keys = Schlüssel in Regelwerken (auf Englisch):
rules-found-more = … und { $count } weitere
rules-found-most = Nichts enthält alle diese Wörter. Am nächsten kommt:
rules-found-nothing = Keine Spielregel und kein Schlüssel enthält { $words }.

# -- rules new
new-parent = Mit welchem Spiel beginnst du?
new-stop = stopp
new-back = fertig
new-how = Die Eingabetaste behält die Antwort in Klammern, und „{ $none }“ heißt „keine“, wo mehrere möglich sind. „{ $done }“ führt zurück zum Menü; „{ $stop }“ speichert deine Antworten bis hierher und hört auf.
new-usual = [{ $usual } oder { $stop }]
new-usual-below = [{ $usual }, { $done } oder { $stop }]
new-none = { $sign } für keine
new-name = Wie heißen eure Regeln?
new-group = Was willst du ändern?
new-done = Fertig
new-cards = Was eure Karten machen
new-changed = { $count } geändert
new-card = Welche Karte?
new-card-none = keine
new-card-expected = Erwartet wird eine von { $ranks }.
new-only = Nur diese Karten
new-number = Erwartet wird eine Zahl von { $least } bis { $most }.
new-numbers = Erwartet werden Zahlen von { $least } bis { $most } mit Leerzeichen dazwischen, oder - für keine.
new-ranks = Erwartet werden Ränge mit Leerzeichen dazwischen, etwa 2 10 J, oder - für keine.
new-several = Erwartet werden Karten mit Leerzeichen dazwischen, etwa 3S 10H (S Pik, C Kreuz, D Karo, H Herz), oder - für keine.
new-remedy = Was willst du tun?
new-change = Andere Fragen beantworten
new-file = Welche Datei?
new-turned = Ein Name darf { $code } nicht enthalten: Das kehrt die Richtung von allem um, was folgt.
new-file-there = { $file } gibt es schon und bleibt, wie sie ist: Wähl einen anderen Namen.
new-file-not = { $file } lässt sich nicht schreiben ({ $reason }): Wähl einen anderen Namen.
new-written = Eure Regeln stehen in { $file }. Spiel sie: { $command }
new-kept = Deine Antworten bis hierher stehen in { $file }. Mach damit weiter: { $command }
new-file-unwritten = { $file } lässt sich nicht schreiben ({ $reason }). Das sind deine Antworten bis hierher:
new-left = Es wurde nichts geschrieben.
