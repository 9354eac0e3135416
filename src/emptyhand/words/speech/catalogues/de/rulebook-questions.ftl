# Die Fragen der Werkstatt. Eine Frage nach einer Karte nennt sie „sie“.

group-switches = Oft gefragt
group-end = Das Ende
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
workshop-of-card = { START($card) }: { $question }
workshop-answer = „{ $question }“ mit „{ $answer }“ beantworten
workshop-more-packs = Nehmt mehr Kartenspiele: { $each ->
    [one] eins für jede Person
   *[other] eins für je { $each } Personen
}
workshop-set-back = Zurücksetzen: { $question }
workshop-set-all-back = Alle diese zurücksetzen
workshop-set-these-back = Zurücksetzen: { $questions }
workshop-dealt-too = diese Karten nach den anderen geben
workshop-joker-highest = Den Joker zur höchsten Karte machen
workshop-joker-out = Den Joker aus der Reihenfolge nehmen
workshop-not-joker = Den Joker dabei weglassen
workshop-no-jokers = Ohne Joker spielen
workshop-all-ranks = Alle Ränge für solche Folgen nehmen
workshop-cards-cost = Jede übrige Karte einen Punkt kosten lassen
workshop-order-rest = { $ranks } ans Ende der Reihenfolge setzen
workshop-order-whole = Die Reihenfolge der Ränge nehmen
workshop-yes = Ja
workshop-no = Nein
workshop-clash-why = { $clash } { $why }
workshop-none = Keine

# Why answers don’t go together.
clash-suits-equal = Farben entscheiden hier nichts.
clash-listed-twice = Etwas ist doppelt aufgeführt.

# What a button changes so that the answers go together; several are joined by “and”.
remedy-ends-play-on = weiterspielen, bis nur noch eine Person übrig ist

# -- Reihenfolge, Anfang, Ende
ask-ends = Wann ist ein Spiel zu Ende?
choice-ends-first-out = Sobald jemand keine Karten mehr hat
choice-ends-play-on = Wenn nur noch eine Person Karten hat
