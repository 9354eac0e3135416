# Hilfe zu Hausregeln: `rules check` und `rules find`.

rules-complete = { $file }: { $title } ist vollständig und spielbar.
rules-relative = Verwandt: { $relative }
rules-relative-none = Kein mitgeliefertes Regelwerk ist von derselben Art.
rules-relative-same = spielt sich genau wie { $other }.
rules-relative-near = { $count ->
    [one] { $other }, mit { $count } Unterschied (`{ $command }`).
   *[other] { $other }, mit { $count } Unterschieden (`{ $command }`).
}
rules-endings = Spielende: { $endings }
rules-endings-unmeasured = nicht gemessen; für Probespiele installiere emptyhand[fast].
rules-endings-all = Alle { $games } Spiele mit { $players } zufällig spielenden Bots gingen zu Ende, die Hälfte davon nach höchstens { $moves } Zügen.
rules-endings-stalled = { $stalled } von { $games } Spielen mit { $players } zufällig spielenden Bots waren nach { $cap } Zügen nicht zu Ende ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }): Spiele können sich im Kreis drehen.

rules-found = Spielregeln:
rules-found-keys = Schlüssel in Regelwerken (auf Englisch):
rules-found-more = … und { $count } weitere
rules-found-nothing = Keine Spielregel und kein Schlüssel enthält { $words }.
