# Das Labor: was Regeln aus einem Spiel machen. Die Seite lädt diese Datei, wenn das Labor geöffnet wird.

lab-title = Das Labor
lab-intro = Bots spielen in Sekunden Tausende Spiele. Sieh, was die Regeln bewirken, oder vergleiche zwei Regelwerke.
lab-game = Regeln
lab-versus = Vergleichen mit
lab-versus-none = nichts
lab-players = Spieler
lab-levels = Stufen der Bots
lab-levels-none = nicht gespielt
lab-levels-pair = { $strong } gegen { $weak }
api-lab-levels = Der erste Bot muss von einer höheren Stufe sein als die anderen.
lab-house = deine Hausregeln
lab-house-elsewhere = Die Hausregeln dieser Seite kennt nur der Browser, der sie zuerst geöffnet hat. Bitte um einen Link zu den Regeln selbst.
lab-compares = { $one } im Vergleich mit { $other }
# $own and $fit: numbers of players, such as 5–6
lab-alone = { $other } ist für { $fit } Personen, { $one } für { $own }: Vergleichen lassen sie sich nicht. Hier ist nur { $one }.
lab-read = { $title } lesen
lab-share = Diese Seite teilen
lab-choose = Wähle die Regeln, die untersucht werden.
lab-lobby = Lobby
lab-begins = Die ersten Spiele werden gespielt …
lab-working = { NUMBER($games) } Spiele gespielt. Mit jedem weiteren werden die Zahlen genauer.
lab-done = { NUMBER($games) } Spiele gespielt.
lab-done-both = Je { NUMBER($games) } Spiele gespielt.
lab-stopped = Die Untersuchung ist vorzeitig zu Ende: Der Server hat so viel zu tun, dass in ihrer Zeit nur { $games ->
    [one] ein Spiel
   *[other] { NUMBER($games) } Spiele
} möglich waren.
lab-go-on = Weiter
lab-same-deals = Beide bekommen Spiel für Spiel dieselben Karten.
lab-progress = Fortschritt der Untersuchung
lab-missing = Auf diesem Server gibt es kein Labor.
lab-failed = Diese Regeln ließen sich nicht untersuchen.
api-lab-players = { $fixed ->
    [yes] { $game } ist für { $most } Personen, nicht für { $count }.
   *[no] { $game } ist für { $least } bis { $most } Personen, nicht für { $count }.
}
api-lab-one = Erwartet wird entweder der Name eines Regelwerks oder der Text von Hausregeln.
api-lab-busy = Das Labor ist gerade mit anderen Untersuchungen beschäftigt. Versuch es gleich noch einmal.
lab-again = Noch einmal versuchen
lab-method = So wird gemessen
lab-method-text = Auf jedem Platz spielt derselbe Bot, nach Faustregeln. ± ist die Hälfte eines 95-%-Intervalls: Würde die Untersuchung oft mit anderen Karten wiederholt, enthielten 95 von 100 solchen Intervallen den wahren Wert.
lab-method-differs = ≠ steht an Unterschieden, die der Zufall allein kaum hervorbringt: Beide Regelwerke spielen dieselben Karten, und alle Marken zusammen sind in höchstens 5 von 100 Vergleichen falsch.

# -- zuerst in Worten

lab-says = In Worten
lab-say-starter-more = Wer beginnt, gewinnt um { $points } Prozentpunkte öfter, als es ein gleicher Anteil wäre (±{ $margin }).
lab-say-starter-less = Wer beginnt, gewinnt um { $points } Prozentpunkte seltener, als es ein gleicher Anteil wäre (±{ $margin }).
lab-say-starter-even = Wer beginnt, gewinnt, soweit messbar, weder öfter noch seltener als bei gleichem Anteil (±{ $margin } Prozentpunkte).
lab-say-seat-wins = { $distance ->
    [1] Am häufigsten gewinnt der nächste Platz: { $points } Prozentpunkte über dem gleichen Anteil (±{ $margin }).
   *[other] Am häufigsten gewinnt der Platz { $distance } Stellen danach: { $points } Prozentpunkte über dem gleichen Anteil (±{ $margin }).
}
lab-say-seat-last = { $distance ->
    [0] Wer beginnt, landet am häufigsten auf dem letzten Rang: { $points } Prozentpunkte über dem gleichen Anteil (±{ $margin }).
    [1] Am häufigsten landet der nächste Platz auf dem letzten Rang: { $points } Prozentpunkte über dem gleichen Anteil (±{ $margin }).
   *[other] Am häufigsten landet der Platz { $distance } Stellen nach dem ersten auf dem letzten Rang: { $points } Prozentpunkte über dem gleichen Anteil (±{ $margin }).
}
lab-say-length = Ein Spiel hat im Mittel { $mean } Entscheidungen (±{ $margin }); 95 von 100 Spielen haben höchstens { $most }.
lab-say-swings = In { $share } der Spiele lag, wer gewann, zur Halbzeit zurück (±{ $margin } Prozentpunkte). Die Führung wechselt { $changes }-mal im Spiel.
lab-say-pick-ups = Der Stapel wird { $count }-mal im Spiel aufgenommen, jedes Mal { $cards } Karten.
lab-say-rounds = Ein Spiel hat { $count } Runden zu je { $cards } Karten.
lab-say-choices = { $share } aller Entscheidungen lassen eine Wahl. In { $matter } davon entscheidet der Zug, ob gewinnt, wer ihn macht (±{ $margin } Prozentpunkte).
lab-say-skill = Wer als Einziger gut spielt, gewinnt { $share } der Spiele (±{ $margin } Prozentpunkte); Glück allein ergäbe { $even }.
lab-say-levels = Ein Bot der Stufe „{ $strong }“ unter Bots der Stufe „{ $weak }“ gewinnt { $share } der Spiele (±{ $margin } Prozentpunkte); Glück allein ergäbe { $even }.
lab-say-cards = Die beste Karte im Blatt: { $best }, { $plus } Prozentpunkte wert (±{ $margin }). Die schlechteste: { $worst }, { $minus } Prozentpunkte.
lab-say-stalled = { $share } der Spiele enden nie.

# -- zwei Regelwerke: $one hat mehr als $other

lab-differs = Was sich unterscheidet
lab-mark-differs = ≠ unterscheidet sich stärker, als es der Zufall täte.
lab-differs-none = Keine Zahl unterscheidet sich deutlich.
lab-differs-none-yet = Bisher unterscheidet sich keine Zahl deutlich.
lab-differs-few = { NUMBER($games) } Spiele sind zu wenige, um Unterschiede zu erkennen.
lab-differs-count = { $count ->
    [one] Eine von { $of } Zahlen unterscheidet sich deutlich.
   *[other] { $count } von { $of } Zahlen unterscheiden sich deutlich.
}
lab-differ-starter = Wer beginnt, gewinnt bei { $one } um { $by } Prozentpunkte öfter als bei { $other } (±{ $margin }).
lab-differ-length = Ein Spiel { $one } hat { $by } Entscheidungen mehr als eines von { $other } (±{ $margin }).
lab-differ-comebacks = Bei { $one } wird um { $by } Prozentpunkte öfter aus dem Rückstand gewonnen als bei { $other } (±{ $margin }).
lab-differ-matter = Bei { $one } entscheidet eine Wahl um { $by } Prozentpunkte öfter, wer gewinnt, als bei { $other } (±{ $margin }).
lab-differ-skill = Wer gut spielt, gewinnt bei { $one } um { $by } Prozentpunkte öfter als bei { $other } (±{ $margin }).
lab-differ-pick-ups = Der Stapel wird bei { $one } { $by }-mal öfter aufgenommen als bei { $other } (±{ $margin }).
lab-differ-kills = Der Stapel verschwindet bei { $one } { $by }-mal öfter als bei { $other } (±{ $margin }).
lab-differ-rounds = Ein Spiel { $one } hat { $by } Runden mehr als eines von { $other } (±{ $margin }).
lab-differ-stalled = Spiele von { $one } enden um { $by } Prozentpunkte öfter nie als die von { $other } (±{ $margin }).

# -- Bilder und Tabellen

lab-figures = Zahlen
lab-value = Wert
lab-interval = 95-%-Intervall
lab-difference = Unterschied
lab-picture = { $title }: { $count ->
    [one] ein Wert
   *[other] { $count } Werte
} mit Intervallen; die Tabelle darunter hat alle Zahlen.
lab-picture-curve = { $title }: Anteile von { $low } bis { $high }, der größte bei { $top }.
lab-to = { $low } – { $high }
lab-joker = Joker

lab-topic-seats = Ist es wichtig, wer beginnt?
lab-topic-last = Wer landet auf dem letzten Rang?
lab-topic-length = Wie lang ist ein Spiel?
lab-topic-events = Was in einem Spiel geschieht
lab-topic-swings = Wie ein Spiel kippt
lab-topic-pick_ups = Wie viel aufgenommen wird
lab-topic-rounds = Wie groß eine Runde ist
lab-topic-choices = Wie viel eine Wahl ausmacht
lab-topic-skill = Glück und Können
lab-topic-values = Was eine Karte im Blatt wert ist
lab-topic-zones = Dasselbe, je nachdem, wo sie liegt
lab-topic-laid = Was in einem Spiel gelegt wird
lab-topic-winners = Anteil derer, die gewinnen

lab-note-seats = Siege nach dem Abstand von dem, der beginnt. Gestrichelt: gleicher Anteil.
lab-note-last = Letzte Ränge nach dem Abstand von dem, der beginnt. Gestrichelt: gleicher Anteil.
lab-note-length = Anteil der Spiele nach der Zahl ihrer Entscheidungen: Züge, Aufnehmen und Passen von allen.
lab-note-events = Mittlere Zahl in einem Spiel, alle zusammen.
lab-note-swings = Zurück: Jemand anders hat weniger Karten. Halbzeit: die Hälfte der Entscheidungen, bis jemand fertig ist.
lab-note-pick_ups = Anteil nach der Zahl der Karten, die auf die Hand kommen.
lab-note-rounds = Anteil der Runden nach der Zahl der Karten, die in ihnen gelegt werden.
lab-note-choices = Eine Wahl jedes Spiels wird auf beide Arten gespielt, und noch einmal mit neu gezogenen Karten: So hebt sich auf, was der Zufall allein bewirkt.
lab-note-skill = Jedes Blatt wird von jedem Platz aus gespielt, damit sich das Kartenglück aufhebt. Gestrichelt: Glück allein.
lab-note-values = Prozentpunkte, die eine Karte des Rangs bringt, wenn sie eine durchschnittliche Karte ersetzt. ★ hat eine eigene Regel.
lab-note-zones = Nur Karten mit eigener Regel.
lab-note-laid = Mittlere Zahl in einem Spiel, alle zusammen. Eine wieder gelegte Karte zählt wieder.
lab-note-winners = Der Anteil an allem Gelegten, der von dem Platz kommt, der gewinnt. Gestrichelt: gleicher Anteil.

lab-axis-wins = gewonnene Spiele, %
lab-axis-last = Spiele auf dem letzten Rang, %
lab-axis-games = Spiele, %
lab-axis-share = %
lab-axis-number = mittlere Zahl in einem Spiel
lab-axis-points = Prozentpunkte
lab-axis-winner = vom Sieger gelegt, %
lab-axis-decisions = Entscheidungen
lab-axis-cards = Karten
lab-axis-of-games = { $size ->
    [1] % der Spiele
   *[other] % der Spiele, je { $size } Entscheidungen
}
lab-axis-of-pick-ups = % der Aufnahmen
lab-axis-of-rounds = % der Runden

lab-row-starter = beginnt
lab-row-seat = { $distance } danach
lab-row-mean = Mittel
lab-row-median = Median
lab-row-p95 = 95 % haben höchstens
lab-row-kills = Stapel verschwunden
lab-row-pick_ups = Stapel aufgenommen
lab-row-rounds = Runden
lab-row-passes = gepasst
lab-row-cards_left = Karten am Ende übrig
lab-row-stalled = Spiele, die nie enden
lab-row-instant = sofort gewonnen: { $name }
lab-row-comebacks = Sieg aus dem Rückstand
lab-row-lead_changes = Führungswechsel
lab-row-choices-share = Entscheidungen mit Wahl
lab-row-choices-matter = Wahl, auf die es ankommt
lab-row-choices-gain = Prozentpunkte durch die Wahl
lab-row-skill = wer gut spielt, gewinnt
lab-row-levels = der stärkere Bot gewinnt
lab-row-hand = { $rank } auf der Hand
lab-row-up = { $rank } offen
lab-row-down = { $rank } verdeckt
