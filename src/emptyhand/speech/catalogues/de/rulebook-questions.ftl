# Die Fragen der Werkstatt. Eine Frage nach einer Karte nennt sie „sie“.

group-switches = Oft gefragt
group-card = { $rank ->
    [J] Was macht euer Bube?
    [Q] Was macht eure Dame?
    [K] Was macht euer König?
    [A] Was macht euer Ass?
    [R] Was macht euer Joker?
   *[other] Was macht eure { $rank }?
}
group-runs = Serien
group-pick-up = Aufnehmen
group-turn = Dein Zug
group-order = Reihenfolge der Karten
group-rows = Karten auf dem Tisch
group-start = Der Anfang
group-end = Das Ende
group-players = Mitspielende und Kartenspiele
group-combinations = Kombinationen
group-bombs = Bomben
group-passing = Passen und die letzte Karte
group-other = Weitere Regeln

# -- Probleme
workshop-our = { $game } wie bei uns
# Two groups whose rules have the same title.
workshop-first = { $title } (bei euch)
workshop-second = { $title } (bei den anderen)
workshop-quoted = „{ $question }“
workshop-clash = Diese Antworten passen nicht zusammen: { $questions }.
workshop-clash-one = Diese Antwort passt nicht zu den anderen Regeln: { $question }.
workshop-too-few = { $how ->
    [ranks] Zu { $players } braucht ihr { $needed } Karten, es sind aber nur { $there }. Gebt weniger Karten, spielt mit weniger Personen oder lasst weniger Ränge weg.
    [packs] Zu { $players } braucht ihr { $needed } Karten, es sind aber nur { $there }. Gebt weniger Karten, spielt mit weniger Personen oder nehmt mehr Kartenspiele.
   *[deal] Zu { $players } braucht ihr { $needed } Karten, es sind aber nur { $there }. Gebt weniger Karten oder spielt mit weniger Personen.
}
workshop-unclear = Nach diesen Regeln lässt sich nicht spielen: { $detail }
workshop-title = Der Name eurer Regeln hat höchstens { $most } Zeichen, und alle sind sichtbar.
workshop-title-instead = „{ $title }“ als Name
# $card is a card of the rank: "an 8".
workshop-idle-skips = Niemand setzt aus, wenn { $card } gespielt wird: Danach ist dieselbe Person noch einmal dran, und dann setzt niemand aus.
workshop-idle-again = Wer den Stapel mit { FORM($card, name: "dative") } abräumt, ist ohnehin noch einmal dran.
workshop-answer = „{ $question }“ mit „{ $answer }“ beantworten
workshop-more-packs = Nehmt mehr Kartenspiele: { $each ->
    [one] eins für jede Person
   *[other] eins für je { $each } Personen
}
workshop-set-back = Zurücksetzen: { $question }
workshop-set-all-back = Alle diese zurücksetzen
workshop-joker-highest = Den Joker zur höchsten Karte machen
workshop-yes = Ja
workshop-no = Nein
workshop-clash-why = { $clash } { $why }
workshop-none = Keine

# Why answers don’t go together.
clash-twice = Mit zwei Kartenspielen ist jede Karte doppelt, also können Farben nicht zählen.
clash-many-packs = So viele bräuchten mehr als zwei Kartenspiele.
clash-one-pack = In einem Kartenspiel sind von jedem Rang nur vier Karten.
clash-joker-place = Der Joker hat noch keinen Platz unter den Rängen.
clash-no-jokers = Im Kartenspiel ist kein Joker.
clash-joker-suit = Ein Joker hat keine Farbe, die man bedienen könnte.
clash-nobody-last = Wo gewinnt, wer zuerst fertig ist, wird niemand Letzter.
clash-suits-equal = Farben entscheiden hier nichts.
clash-none-equal = Farben entscheiden zwischen gleichen Rängen, also sind keine zwei Karten gleich.
clash-equal-does-not-beat = Gleiche Karten schlagen einander hier nicht.
clash-no-up-cards = Es gibt keine offenen Karten.
clash-row-only = Offene Karten können nur dort mit dem Stapel mitgehen, wo man sie vom Tisch spielt.
clash-only-stuck = Nur wer nicht spielen kann, wird den Stapel so los.
clash-no-pile = Wer nicht spielen kann, bekommt den Stapel vielleicht nicht, also können keine offenen Karten mitgehen.
clash-stuck-passes = Wer nicht spielen kann, passt. Dann kann nichts anderes geschehen.
clash-nobody-leads = Wenn beim Rest eines Stapels alle passen, spielt niemand aus.
clash-mirror-through = Eine Karte zählt entweder wie die unter ihr, oder man sieht durch sie hindurch, nicht beides.
clash-mirror-kills = Eine Karte, die den Stapel abräumt, kann nicht wie die unter ihr zählen.
clash-burns = Eine Karte, die aus dem Spiel kommt, kann man nicht aufnehmen, statt fertig zu werden.
clash-turns-nothing = Eine Karte, die den Stapel abräumt, lässt nichts übrig, dessen Ordnung sie umdrehen könnte.
clash-nothing-fits = Auf diese Karte könnte man nie etwas spielen.

# What a button changes so that the answers go together; several are joined by “and”.
remedy-turn-suit-lock-no = Farben nicht mehr sperren lassen
remedy-combinations-beats-joker-none = den Joker von keiner Karte schlagen lassen
remedy-ranking-suits-decide-no = alle Farben gleich zählen lassen
remedy-ranking-suits-follow-no = jede Farbe erlauben
remedy-combinations-suited-runs-beat-no = Straßen in einer Farbe wie alle anderen behandeln
remedy-combinations-run-suit-tiebreak-no = zwischen Straßen keine Farbe entscheiden lassen
remedy-bombs-one-colour-no = Bomben in jeder Farbe erlauben
remedy-pick-up-rest-leaves = den Rest des Stapels aus dem Spiel nehmen
remedy-pick-up-with-up-no = offene Karten liegen lassen
remedy-pick-up-try-draw-no = den Ziehstapel nicht probieren
remedy-pick-up-taker-self = den Stapel selbst aufnehmen, wenn man nicht spielen kann
remedy-turn-passing-never = niemanden passen lassen
remedy-ends-play-on = weiterspielen, bis nur noch eine Person übrig ist
remedy-up-play-row = offene Karten vom Tisch spielen

# -- Karten
ask-card-on = Worauf passt sie?
choice-card-on-order = Auf gleiche oder niedrigere Karten
choice-card-on-anything = Auf alles
ask-card-not-on = Worauf passt sie nie?
ask-card-next = Was darf auf sie gespielt werden?
choice-card-next-order = Gleiche oder höhere Karten
choice-card-next-anything = Alles
choice-card-next-see-through = Was auf die Karte darunter passt
ask-card-mirrors = Zählt sie so viel wie die Karte, auf der sie liegt?
ask-card-copies = Wirkt sie dann auch wie diese Karte?
ask-card-again = Ist man nach ihr noch einmal dran?
ask-card-kills = Räumt sie den Stapel ab?
ask-card-kill-again = Ist man noch einmal dran, wenn sie den Stapel abräumt?
ask-card-turns = Stellt sie die Rangfolge auf den Kopf?
ask-card-reverses = Dreht sie die Richtung um?
choice-card-reverses-never = Nein
choice-card-reverses-once = Ja, einmal pro Zug
choice-card-reverses-odd = Ja, bei einer ungeraden Anzahl
choice-card-reverses-each = Ja, einmal für jede Karte
choice-card-reverses-odd-in-pile = Ja, bei einer ungeraden Anzahl im Stapel
ask-card-skips = Setzt nach ihr jemand aus?
choice-card-skips-never = Nein
choice-card-skips-once = Ja, eine Person
choice-card-skips-odd = Ja, bei einer ungeraden Anzahl
choice-card-skips-each = Ja, eine Person für jede Karte
choice-card-skips-odd-in-pile = Ja, bei einer ungeraden Anzahl im Stapel
ask-card-draws = Wie viele Karten muss die nächste Person ihretwegen ziehen?
none-card-draws = Keine
ask-card-draws-each = Zieht die nächste Person so viele für jede davon?
ask-card-may-pick-up = Darf man den Stapel aufnehmen, statt auf sie zu spielen?
ask-card-finishes = Darf sie die letzte Karte sein, die du auf andere spielst? Auf leerem Stapel darf sie es immer.
ask-card-burns = Scheidet sie aus, wenn der Stapel aufgenommen wird?
ask-card-kills-on = Auf welchen Karten räumt sie den Stapel ab?
ask-card-lasts = Gilt sie, bis der Stapel weg ist, was auch auf sie gespielt wird?
ask-card-leads = Darfst du einen leeren Stapel mit ihr beginnen?
ask-card-acts-last = Wirkt sie auch als deine letzte Karte?
ask-card-in-runs = Wie zählt sie in Serien?
choice-card-in-runs-forms = Sie bildet Serien
choice-card-in-runs-breaks = Sie unterbricht Serien
choice-card-in-runs-through = Sie wird übergangen

# -- Spiele mit Stapel
ask-run-kill-run = Wie viele gleiche Karten obenauf räumen den Stapel ab?
none-run-kill-run = Serien räumen nie ab
ask-run-within-one-play = Müssen diese Karten in einem einzigen Zug kommen?
ask-run-effects-lapse = Verlieren die Karten, die eine Serie vollenden, ihre andere Wirkung?
ask-run-again = Ist man noch einmal dran, wenn man den Stapel durch eine Serie abräumt?
ask-pick-up-by-choice = Wann darfst du den Stapel aufnehmen, obwohl du spielen könntest?
choice-pick-up-by-choice-hand = Beim Spielen aus der Hand
choice-pick-up-by-choice-up = Beim Spielen der offenen Karten
choice-pick-up-by-choice-down = Beim Spielen der verdeckten Karten
ask-pick-up-with-up = Wenn keine offene Karte passt: Darfst du gleiche offene Karten mit dem Stapel aufnehmen?
ask-pick-up-must-take-up = Musst du mindestens eine davon mitnehmen?
ask-pick-up-taker = Wer nimmt den Stapel auf, wenn du nicht spielen kannst?
choice-pick-up-taker-self = Du
choice-pick-up-taker-previous = Die Person vor dir
ask-pick-up-try-draw = Probierst du zuerst die oberste Karte des Ziehstapels, wenn du nicht spielen kannst?
ask-pick-up-ends-turn = Ist dein Zug zu Ende, wenn du den Stapel aufnimmst?
ask-pick-up-top = Wie viele Karten nimmst du vom Stapel auf?
none-pick-up-top = Den ganzen Stapel
ask-pick-up-rest = Was wird aus dem Rest des Stapels?
choice-pick-up-rest-binds = Er bleibt liegen, und seine oberste Karte gilt
choice-pick-up-rest-stays = Er bleibt liegen, und alles passt darauf
choice-pick-up-rest-leaves = Er kommt aus dem Spiel
ask-turn-draw = Wie viele Karten ziehst du nach jedem Zug?
none-turn-draw = Keine
ask-turn-refill-to = Auf wie viele Handkarten ziehst du nach jedem Zug nach?
none-turn-refill-to = Du ziehst nicht nach
ask-turn-reverse-with-two = Was bewirkt ein Richtungswechsel zu zweit?
choice-turn-reverse-with-two-turns = Nichts
choice-turn-reverse-with-two-skips = Die andere Person setzt aus
ask-turn-sets = Wie viele gleiche Karten darfst du zusammen spielen?
choice-turn-sets-any = Beliebig viele
choice-turn-sets-one-or-all = Eine oder alle, die du hast
choice-turn-sets-as-before = So viele wie zuletzt gespielt
ask-turn-bomb = Wie viele gleiche Karten zusammen passen auf alles?
none-turn-bomb = Keine Anzahl
ask-turn-again = Wenn du noch einmal spielen darfst: Musst du?
choice-turn-again-must = Ja
choice-turn-again-may = Nein, du kannst den Zug beenden
ask-turn-announce-last = Wird angesagt, wenn jemand nur noch eine Karte hat?
ask-turn-stays-turned = Bleibt eine Rangfolge auf dem Kopf, auch wenn der Stapel weg ist?
ask-turn-passing = Darf man passen und den Stapel liegen lassen?
choice-turn-passing-never = Nein
choice-turn-passing-stuck = Nur wer nicht spielen kann, statt aufzunehmen
choice-turn-passing-may = Ja, immer
ask-up-play = Wie spielst du deine offenen Karten?
choice-up-play-row = Direkt vom Tisch, gleiche zusammen
choice-up-play-take = Eine auf die Hand nehmen und spielen, wenn sie passt
choice-up-play-take-all = Alle auf einmal auf die Hand nehmen
ask-up-must-fit = Musst du eine offene Karte nehmen, die passt, wenn es eine gibt?

# -- Kombinationen
ask-combinations-sets = Welche gleichen Karten dürfen gespielt werden?
choice-combinations-sets-1 = Einzelkarten
choice-combinations-sets-2 = Paare
choice-combinations-sets-3 = Drillinge
choice-combinations-sets-4 = Vierlinge
choice-combinations-sets-5 = Fünflinge
choice-combinations-sets-6 = Sechslinge
choice-combinations-sets-7 = Siebenlinge
choice-combinations-sets-8 = Achtlinge
ask-combinations-shortest-run = Wie viele Karten braucht eine Straße?
none-combinations-shortest-run = Es gibt keine Straßen
ask-combinations-longest-run = Wie viele Karten darf eine Straße haben?
none-combinations-longest-run = Beliebig viele
ask-combinations-longer-runs-beat = Schlägt eine längere Straße jede kürzere?
ask-combinations-run-ranks = Welche Ränge bilden Straßen?
ask-combinations-run-suit-tiebreak = Wenn zwei Straßen gleich enden: Entscheidet die Farbe der höchsten Karte?
ask-combinations-pair-runs = Wie viele Paare in Folge sind eine gewöhnliche Kombination?
ask-combinations-mixed = Welche Kombinationen aus zwei Rängen gibt es?
choice-combinations-mixed-three-and-one = Drilling mit beliebiger Karte
choice-combinations-mixed-full-house = Drilling mit Paar
choice-combinations-mixed-four-and-one = Vierling mit beliebiger Karte
ask-combinations-of-five = Welche Kombinationen aus fünf Karten schlagen die vor ihnen in dieser Liste?
choice-combinations-of-five-run = Straße
choice-combinations-of-five-full-house = Drilling mit Paar
choice-combinations-of-five-four-and-one = Vierling mit beliebiger Karte
ask-combinations-wins-round = Welche Karten gewinnen die Runde, weil nichts sie schlägt?
ask-bombs-four = Ist ein Vierling eine Bombe?
ask-bombs-sets = Welche größeren Sätze sind eine Bombe?
choice-bombs-sets-5 = Fünflinge
choice-bombs-sets-6 = Sechslinge
choice-bombs-sets-7 = Siebenlinge
choice-bombs-sets-8 = Achtlinge
ask-bombs-pair-runs = Wie viele Paare in Folge sind eine Bombe?
ask-bombs-pair-run-ranks = Welche Ränge bilden Paarfolgen?
ask-bombs-one-colour = Müssen diese Paare alle rot oder alle schwarz sein?
ask-bombs-ladder = Welche Bomben schlagen welche?
ask-bombs-chops = Welche Karten schlagen Bomben?
ask-bombs-beat-anything = Schlägt eine Bombe alles, was keine Bombe ist?
ask-turn-must-beat = Musst du schlagen, was liegt, wenn du kannst?
ask-turn-pass-locks = Bist du in dieser Runde nicht mehr dabei, wenn du passt?
ask-turn-not-last = Mit welchen Karten darf niemand ausgehen?

# -- Reihenfolge, Anfang, Ende
ask-ranking-order = Welche Karten folgen aufeinander, von niedrig nach hoch?
ask-ranking-strict = Muss eine Karte höher sein als die Karte darunter, nicht nur gleich hoch?
ask-ranking-suits = Wie ordnen sich die Farben?
ask-ranking-suits-decide = Entscheidet bei gleichem Rang die Farbe?
ask-ranking-equal-beats = Schlagen gleiche Karten einander?
ask-ranking-equal-skips = Setzt die nächste Person aus, wenn jemand gleiche Karten darauf spielt?
ask-deal-choose-openly = Sehen alle sofort, welche offenen Karten jemand wählt?
ask-deal-whole = Wird das ganze Spiel gleichmäßig an alle ausgeteilt?
ask-deal-order = In welcher Reihenfolge wird ausgeteilt?
ask-deal-hand = Wie viele Handkarten bekommen alle?
ask-deal-up = Wie viele Karten liegen offen vor allen?
ask-deal-down = Wie viele Karten liegen verdeckt vor allen?
ask-deal-choose-up = Wählen alle selbst, welche Karten offen liegen?
ask-deal-flip-start = Wird für den Stapel eine erste Karte aufgedeckt?
ask-opening-starter = Wer fängt an?
choice-opening-starter-lowest = Wer die niedrigste Karte auf der Hand hat
choice-opening-starter-lowest-up = Wer die niedrigste offene Karte hat
choice-opening-starter-left-of-dealer = Links von der Person, die gegeben hat
choice-opening-starter-right-of-dealer = Rechts von der Person, die gegeben hat
ask-opening-ladder = Welche Karte fängt an, vor welchen anderen?
ask-opening-ties = Wenn mehrere sie haben: Wer fängt an?
choice-opening-ties-seat = Wer zuerst am Tisch sitzt
choice-opening-ties-coin = Eine Münze entscheidet
choice-opening-ties-rps = Schere, Stein, Papier
ask-opening-cards = Was muss der erste Zug sein?
choice-opening-cards-one = Eine Karte dieses Rangs
choice-opening-cards-some = Eine oder mehrere Karten dieses Rangs
choice-opening-cards-all = Alle Karten dieses Rangs, die du hast
choice-opening-cards-anything = Beliebig
ask-opening-open-with-lowest = Muss der erste Zug die niedrigste Karte enthalten?
ask-opening-alone = Muss die niedrigste Karte allein gespielt werden?
ask-instant = Welche ausgeteilten Karten gewinnen sofort?
ask-ends = Wann ist ein Spiel zu Ende?
choice-ends-first-out = Sobald jemand keine Karten mehr hat
choice-ends-play-on = Wenn nur noch eine Person Karten hat
ask-match-wins = Wie viele gewonnene Spiele entscheiden die Partie?
ask-match-points = Wie viele Punkte bringt jeder Platz?
ask-match-winner-leads = Beginnt, wer gewonnen hat, das nächste Spiel?
ask-match-loser-deals = Gibt die letzte Person beim nächsten Spiel, und spielt die Person links von ihr aus?
ask-match-winner-deals = Gibt, wer gewonnen hat, beim nächsten Spiel, und spielt die Person links davon aus?
ask-match-loser-leads = Beginnt, wer auf dem letzten Platz war, das nächste Spiel?
ask-players-least = Wie viele spielen mindestens mit?
ask-players-most = Wie viele spielen höchstens mit?
ask-players-default = Wie viele spielen normalerweise mit?
ask-pack-jokers = Wie viele Joker hat jedes Kartenspiel?
none-pack-jokers = Keine
ask-pack-players-per-pack = Für wie viele Personen gibt es je ein Kartenspiel?
none-pack-players-per-pack = Eins für alle
ask-pack-without = Welche Ränge werden aussortiert?
ask-pack-without-up-to = Bis zu wie vielen Personen werden sie aussortiert?
none-pack-without-up-to = Immer
ask-pack-full = Wie viele Kartenspiele behalten alle Karten?
none-pack-full = Keins
ask-turn-passed-may-bomb = Darf man nach dem Passen noch eine Bombe spielen?
ask-turn-suit-lock = Sperren zwei Züge in denselben Farben alle anderen Farben?
ask-ranking-suits-follow = Muss die gleiche Farbe folgen?
ask-ranking-suits-free = Welche Ränge schlagen auch andere Farben?
ask-combinations-beats-joker = Welche einzelnen Karten schlagen einen einzelnen Joker?
ask-turn-last-card-duty = Wenn die nächste Person nur noch eine Karte hat: Muss eine Einzelkarte deine höchste sein?
ask-combinations-triple-runs = Wie viele Drillinge in Folge sind eine Kombination?
ask-combinations-suited-runs-beat = Schlägt eine Straße in einer Farbe die anderen ihrer Länge?
ask-combinations-flush-order = Was entscheidet zuerst zwischen fünf Karten einer Farbe?
choice-combinations-flush-order-rank = Die höchste Karte
choice-combinations-flush-order-suit = Die Farbe
choice-combinations-of-five-flush = Fünf Karten einer Farbe
choice-combinations-of-five-straight-flush = Straße in einer Farbe
ask-bombs-beaten-is-out = Ist man aus der Runde, wenn eine Bombe die eigenen Karten schlägt?
ask-deal-spare-to-lowest = Gehen übrige Karten an die Person mit der niedrigsten Karte?
ask-ranking-four-turns = Dreht ein Vierling die Reihenfolge um, bis zum nächsten Vierling?
ask-ranking-turns-round = Welche Karten drehen die Reihenfolge für die Runde um?
ask-match-to-points = Wie viele Punkte gewinnen die Partie?
none-match-to-points = Spiele zählen, nicht Punkte
ask-match-left-cards = Was kostet jede übrige Karte?
ask-match-left-prices = Welche Karten kosten mehr, wenn sie übrig bleiben?
ask-match-unplayed-doubles = Zahlt doppelt, wer keine Karte gespielt hat?
ask-match-chop-price = Was zahlt, wessen Karten eine Bombe schlägt?
none-match-chop-price = Nichts
ask-match-instant-price = Was zahlen alle, wenn jemand sofort gewinnt?
none-match-instant-price = Nichts
ask-match-winner-falls = Zählt als Letzte oder Letzter, wer das letzte Spiel gewonnen hat und dieses nicht?
ask-match-exchange = Wie viele Karten tauschen die Ersten und die Letzten vor dem nächsten Spiel?
