# Anmerkungen zu Spielen von anderswo: welche offenen Punkte wie festgelegt wurden, und was hier fehlt.

as-played = So wird hier gespielt
as-played-of = So wird hier gespielt: { $game }
as-played-sources = Quellen
as-played-decided = Festgelegt
as-played-omits = Weggelassen

decided-shithead = Alle ordnen ihre Karten, bevor feststeht, wer beginnt; darum beginnt die niedrigste Karte auf der Hand und nicht die erste offen gegebene 3. Bei Gleichstand entscheidet das Los.
omits-shithead = vier gleiche Karten außer der Reihe zu vollenden, und Strafen für die Verlierer.
decided-palace = Die niedrigste Karte beginnt und wird sofort gespielt; in einem der Texte beginnt die Person links von der, die gibt.
omits-palace = die oberste Karte des Ziehstapels zu versuchen, bevor man den Stapel nimmt; ein Text erlaubt es.
decided-shed = Bei zwei 8ern setzen zwei Personen aus; eine 3 auf einer 8 lässt niemanden aussetzen. Wer mit offenen Karten nicht weiterkommt, darf gleiche mit dem Stapel aufnehmen: Sonst könnten ein paar 7er endlos die Runde machen.
decided-karma = Ein Joker passt auf alles, und die Karte darunter gilt weiter; der Text sagt nur, was ein Joker bewirkt. Eine 10 passt nicht auf eine 7, und eine 2 ist niedrig. Wer mit offenen Karten nicht weiterkommt, darf gleiche mit dem Stapel aufnehmen: Sonst könnten 7er endlos die Runde machen.
omits-karma = das gleichnamige Spiel aus der Schachtel, das 60 eigene Karten hat.
decided-vandtia = Wer spielen kann, muss, und die niedrigste Karte eröffnet. Wer nicht spielen kann, versucht immer die oberste Karte des Ziehstapels; in den Texten darf man. Bei Gleichstand entscheidet das Los; in einem Text ist Herz niedrig.
omits-vandtia = vor dem Spiel gleiche Karten auf offene Karten anderer zu legen.
decided-paskahousu = Wer die niedrigste Karte hat, beginnt mit einer beliebigen; in den Texten beginnt, wer die meisten 3er hat. Eine 10 oder ein Ass auf leerem Tisch bleibt liegen, und nur ihresgleichen passt darauf.
omits-paskahousu = die oberste Karte des Ziehstapels ungesehen zu spielen, und Valepaska, die Form mit Bluffen.
decided-reverse-shithead = Es beginnt die Person links von der, die gibt; im Text werfen zuerst alle ihre Könige ab. Wer nicht spielen kann, nimmt den Stapel; im Text nimmt ihn die Person davor, aber dann drehen sich viele Spiele im Kreis.
omits-reverse-shithead = gleiche offene Karten aufeinander zu legen.
decided-palace-party = Fünf gleiche Karten räumen den Stapel ab, weil es von jedem Rang acht gibt. Eine 9 verlangt niedrigere Karten, aber 10er und Asse, die auf alles passen, passen auch auf sie.
omits-palace-party = höchstens vier Karten in einem Zug, und eine Regel für Damen, von der nur der Anfang bekannt war.
decided-tien-len-nam = Vierlinge schlagen auch ein Paar 2er, nichts schlägt drei 2er, und fünf Paare in Folge gewinnen sofort. Die Punkte sind die üblichen Einsätze: Platz 4 zahlt an Platz 1, Platz 3 an Platz 2.
omits-tien-len-nam = mit vier Paaren in Folge außer der Reihe zu schlagen, ein Preis für Bomben, die auf der Hand bleiben, und vier 3er als Gewinnblatt im ersten Spiel.
decided-tien-len-bac = Ein Paar ist ganz rot oder ganz schwarz, eine Straße von einer Farbe, und Drillinge sind von beliebigen Farben. Zwischen gleichen 2ern entscheidet die Farbe nicht, 2er gehören in keine Straße, und Paarfolgen sind keine Bomben.
decided-killer = In jedem Spiel beginnt die niedrigste Karte. Eine Bombe schlägt 2er und eine niedrigere Bombe der gleichen Art und Größe, sonst nichts.
omits-killer = zwei Vierlinge gegen ein Paar 2er, und eine Straße von einer Farbe anzusagen, die dann nur eine solche schlägt.
decided-big-two = Straßen gehen von 3 bis Ass, ohne 2er; andere Texte zählen 2er niedrig oder hoch. Zwischen gleichen Straßen entscheidet die Farbe der höchsten Karte. Wer gepasst hat, darf wieder spielen. Jede übrige Karte kostet Punkte, und eine Partie geht bis fünfzig.
omits-big-two = Ehrenblätter über allen anderen, und doppelte Punkte für übrige 2er.
decided-pusoy-dos = Drillinge dürfen gespielt werden, zwischen Flushes entscheidet zuerst die Farbe, und die Kreuz-3 eröffnet jedes Spiel.
omits-pusoy-dos = die umgekehrte Form, in der 2er niedrig sind.
decided-president = Ein Zug muss höher sein; eine Hausregel lässt gleiche zu. Wer gepasst hat, darf wieder spielen. Das erste Spiel eröffnet das niedrigste Kreuz, jedes weitere, wer zuletzt übrig blieb. Eine Partie geht bis elf Punkte.
omits-president = dass, wer gewonnen hat, die Karten zum Zurückgeben wählt, und fünf oder mehr Personen, deren Blätter verschieden groß wären.
decided-daifugo = Eine 8 beendet die Runde, und wer sie gespielt hat, spielt wieder aus. Die Karo-3 eröffnet das erste Spiel, jedes weitere, wer zuletzt übrig blieb. Ein Vierling dreht die Rangfolge bis zum nächsten Vierling um. Es gibt einen Joker, die höchste Karte, den nur die Pik-3 schlägt. Wer gewonnen hat und nicht wieder gewinnt, fällt auf den letzten Platz.
omits-daifugo = den Joker als beliebige andere Karte, Straßen von einer Farbe, und das Verbot, beim Ausspielen mit einer 2 oder 8 fertig zu werden.
decided-zheng-shangyou = Wer passt, bleibt bis zum Ende der Runde draußen, und 2er gehören in keine Straße. Wer die Herz-3 hat, beginnt mit einer beliebigen Kombination; im Text ist es, wer sie beim Geben zieht.
omits-zheng-shangyou = die zwei Joker, die hoch sind und für andere Karten stehen, Folgen aus Vierlingen, mehr als vier Personen, und Karten, die die Letzten den Ersten geben.
