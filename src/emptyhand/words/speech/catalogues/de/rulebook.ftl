# Die Spielregeln: Überschriften und was alle Spiele gemeinsam haben.

book-heading-aim = Ziel des Spiels
book-heading-need = Was ihr braucht
book-heading-dealing = Geben
book-heading-start = Wer beginnt
book-heading-turn = Dein Zug
book-heading-play = Was du spielen darfst
book-heading-end = Fertig werden und gewinnen
book-heading-games = Mehrere Spiele
book-heading-house-rules = Hausregeln

book-head = **{ $head }:**
book-head-alone = **{ $head }.**

number-span = { $least } bis { $most }
    .feminine = { FORM($least, name: "feminine") } bis { $most }

book-aim-first-out = Wer zuerst keine Karten mehr hat, gewinnt.
book-ranks = Die Ränge sind, von niedrig nach hoch: { $ranks }.

## Das Ende

book-first-out = { $table ->
    [yes] Wer zuerst keine Karten mehr hat, weder auf der Hand noch auf dem Tisch, gewinnt, und das Spiel ist sofort zu Ende.
   *[no] Wer zuerst keine Karten mehr hat, gewinnt, und das Spiel ist sofort zu Ende.
}
book-out = { $table ->
    [yes] Wer keine Karten mehr hat, weder auf der Hand noch auf dem Tisch, ist fertig: Wer zuerst fertig ist, gewinnt, wer danach fertig wird, kommt auf Platz 2, und so weiter.
   *[no] Wer keine Karten mehr hat, ist fertig: Wer zuerst fertig ist, gewinnt, wer danach fertig wird, kommt auf Platz 2, und so weiter.
}

## Hausregeln

book-house-rules = Manche spielen diese Punkte anders. Hier gilt:
book-answer = { $answer ->
    [yes] **Ja.** (`{ $name }`)
   *[no] **Nein.** (`{ $name }`)
}

question-pick-up-threes = Darfst du den Stapel, wenn eine 3 oben liegt, auch dann aufnehmen, wenn du eine 3 oder einen Joker spielen könntest?
question-whole-sets = Musst du von einem Rang entweder eine Karte oder alle deine Karten spielen?
question-free-opening = Darf der erste Zug beliebig sein, nicht nur mit dem niedrigsten Rang?
question-five-transparent = Ist eine 5 durchsichtig, sodass weiter zählt, was darunter liegt?
question-bomb-single-play = Müssen die gleichen Karten, die den Stapel abräumen, in einem einzigen Zug gespielt werden?
question-fives-add-up = Zählen alle 5er im Stapel zusammen, nicht nur die aus einem Zug?
question-may-end-turn = Wenn du noch einmal spielen darfst: Kannst du deinen Zug stattdessen beenden?
question-mirror-threes = Zählt eine 3 so viel wie die Karte, auf der sie liegt?
question-lower-sevens = Passt auf eine 7 nur eine 2, 3, 4, 5, 6 oder 7?
question-strictly-higher = Muss eine Karte höher sein als die Karte, auf die sie gespielt wird, und nicht nur gleich hoch?
question-ten-ends-turn = Ist der Zug zu Ende, wenn eine 10 den Stapel abräumt?
question-twos-in-runs = Darf eine 2 die höchste Karte einer Straße oder Paarfolge sein?
question-bombs-chop-twos = Schlagen Bomben 2er?
question-see-through-eights = Ist eine 8 durchsichtig, sodass weiter zählt, was darunter liegt?
question-last-card-duty = Muss eine einzelne Karte deine höchste sein, solange die nächste Person nur noch eine Karte hat?
question-equal-ranks = Dürfen gleiche Ränge aufeinander gespielt werden?

## Die Spiele

summary-obsession = Erst die Hand, dann die offenen und die verdeckten Karten auf einen gemeinsamen Stapel spielen; sechs Ränge sind Sonderkarten; vier gleiche in Folge räumen den Stapel ab.
summary-obsession-first = Obsession, in der die 3er bleiben: Aus einem aufgenommenen Stapel kommen sie mit auf die Hand.
summary-obsessed = Obsession, wie das ursprüngliche Programm es spielt: Du wählst deine offenen Karten selbst und spielst direkt aus der Reihe; zu zweit räumen schon drei gleiche in Folge den Stapel ab.
summary-life = Ein Kartenspiel, für alle drei offene und drei verdeckte Karten; 2, 5, 7 und 10 passen immer; wer zuletzt noch Karten hat, verliert.
summary-cardgame = Ein Kartenspiel; zum Start wird eine Karte aufgedeckt, nach jedem Zug ziehst du eine Karte nach; auf eine 2 passt alles; eine 10 oder vier gleiche in Folge räumen den Stapel ab.
summary-cardgame-mirror = Zweien und Zehnen, und eine 3 passt auf alles und zählt so viel wie die Karte, auf der sie liegt.
summary-cardgame-sevens = Zweien und Zehnen, und auf eine 7 passt nur eine 7 oder eine niedrigere Karte.
summary-cardgame-plus = Zweien und Zehnen mit beiden Zusatzregeln: Eine 3 zählt so viel wie die Karte, auf der sie liegt, und auf eine 7 passt nur eine 7 oder eine niedrigere Karte.
summary-thirteen = Dreizehn Karten für alle; schlage die liegende Kombination, oder passe und setze bis zum Ende der Runde aus; Bomben sind Vierlinge oder drei aufeinanderfolgende Paare, alle rot oder alle schwarz; wer zuerst fertig ist, gewinnt.
summary-thirteen-southern = Thirteen, wie es die meisten spielen: Bomben in beliebigen Farben, die auch 2er schlagen; bei gleichen Straßen entscheidet die Farbe; es wird um die Plätze weitergespielt.
summary-shithead = Das Spiel der Rucksackreisenden: Überbiete die Karte auf dem Stapel oder nimm ihn ganz; 2er fangen neu an, 10er und vier Gleiche räumen den Stapel ab; wer zuletzt noch Karten hat, verliert.
summary-palace = Baue einen Palast aus drei offenen und drei verdeckten Karten; wer spielen kann, muss; 2er fangen neu an, 10er und vier Gleiche räumen den Stapel ab; wer zuerst fertig ist, gewinnt.
summary-shed = Shithead mit fünf Sonderkarten: 2er fangen neu an, 3er zählen wie die Karte darunter, 7er verlangen eine 7 oder weniger, 8er lassen aussetzen, 10er räumen den Stapel ab.
summary-karma = Zwei Joker drehen die Richtung um, eine 7 verlangt eine 7 oder weniger, 2er fangen neu an, 10er und vier Gleiche räumen den Stapel ab; wer zuerst fertig ist, gewinnt.
summary-vandtia = Schwedens Klassiker: Wer kann, muss spielen, wer nicht kann, probiert die oberste Karte des Ziehstapels; eine 10 räumt den Stapel ab, vier Gleiche auch, eine 2 fängt neu an; wer zuletzt Karten hat, verliert.
summary-paskahousu = Der Klassiker aus Finnland: fünf Karten auf der Hand, keine auf dem Tisch; eine 10 räumt 3 bis 9 ab, ein Ass räumt Bilder ab, nur eine 2 schlägt eine 2; wer zuletzt noch Karten hat, verliert.
summary-reverse-shithead = Shithead auf den Kopf gestellt: Das Ass ist niedrig, jeder Bube lässt jemanden aussetzen, und nur ein Ass passt nicht auf eine 2; wer spielen kann, muss.
summary-palace-party = Zwei Kartenspiele für fünf bis acht: immer höher, Asse spielen noch einmal, 7er sind aus Glas, 8er lassen aussetzen, 9er verlangen weniger, 10er und fünf Gleiche räumen den Stapel ab; wer zuerst fertig ist, gewinnt.
summary-tien-len-nam = Wie man in Vietnam spielt: Vierlinge schlagen eine 2 oder ein Paar 2er, drei Paare in Folge eine 2, vier Paare in Folge auch Vierlinge; es wird um die Plätze weitergespielt.
summary-tien-len-bac = Das strengere Spiel des Nordens: Die gleiche Farbe muss folgen, eine 2 schlägt jede Farbe, niemand darf mit einer 2 fertig werden, und nur Vierlinge schlagen eine 2.
summary-killer = Das Thirteen Amerikas: Vierlinge oder drei Paare in Folge schlagen eine 2, längere Folgen mehrere; alle vier 2er gewinnen sofort; wer zuerst fertig ist, gewinnt.
summary-big-two = Einzelne Karten, Paare, Drillinge und fünf Karten wie beim Poker; Pik ist die höchste Farbe, die Pik-2 die höchste Karte; wer zuerst fertig ist, gewinnt.
summary-pusoy-dos = Big Two, wie die Philippinen es spielen: Karo ist die höchste Farbe, die Karo-2 die höchste Karte, die Kreuz-3 eröffnet, und es wird um die Plätze weitergespielt.
summary-president = Gleiche Karten, Farben zählen nicht, 2er sind hoch: Überbiete sie mit ebenso vielen höheren oder passe; wer zuerst fertig ist, regiert und bekommt im nächsten Spiel zwei hohe Karten von der letzten Person.
summary-daifugo = Steinreich oder bettelarm: gleiche Karten; ein Vierling dreht die Rangfolge um, nichts schlägt eine 8, und mit einer 2 oder 8 wird nur fertig, wer damit ausspielt.
summary-zheng-shangyou = Gegen den Strom: gleiche Karten, Straßen, Folgen von Paaren und Drillingen; Farben zählen nicht, 2er sind hoch; die ersten beiden, die fertig werden, punkten.
