### Den Stapel aufnehmen: pick_up.*

## rulebook-pile

pile-heading-picking-up = Aufnehmen
pile-must-pick-up = Kannst du keine Karte spielen, musst du den Stapel aufnehmen.
pile-must-give = Kannst du keine Karte spielen, nimmt die Person vor dir den Stapel auf.
pile-pass-not-pick-up = Kannst du keine Karte spielen, passt du: Den Stapel nimmst du nicht auf.
pile-pass-or-choice = Kannst du keine Karte spielen, passt du, wenn du den Stapel nicht freiwillig aufnimmst.
pile-pass-any-choice = Freiwillig aufnehmen darfst du in jedem Zug, ob du spielen kannst oder nicht, wenn der Stapel nicht leer ist.
pile-pass-choice-from = Freiwillig aufnehmen darfst du, solange du { $zones } spielst, ob du spielen kannst oder nicht, wenn der Stapel nicht leer ist.
pile-pass-choice-on = Freiwillig aufnehmen darfst du nur, wenn { $cards } oben liegt, ob du spielen kannst oder nicht.
pile-pass-no-choice = { $tried ->
    [yes] Freiwillig darfst du ihn nicht aufnehmen, nur mit einer eigenen Karte, die du nimmst oder aufdeckst und die nicht passt.
   *[no] Freiwillig darfst du ihn nicht aufnehmen.
}
pile-no-choice = Solange du spielen kannst, darfst du ihn nicht aufnehmen.
pile-no-choice-except = Solange du spielen kannst, darfst du ihn nicht aufnehmen, außer wenn { $cards } oben liegt.
pile-any-choice = Du darfst ihn auch freiwillig aufnehmen, in jedem Zug, wenn er nicht leer ist.
pile-choice-from = Du darfst ihn auch freiwillig aufnehmen, solange du { $zones } spielst und er nicht leer ist.
pile-your-hand = von der Hand
pile-your-up = von deinen offenen Karten
pile-your-down = von deinen verdeckten Karten
pile-choice-on = Liegt { $cards } oben, darfst du ihn immer aufnehmen.
pile-try-draw = Vorher deckst du, solange der Ziehstapel reicht, dessen oberste Karte auf: Passt sie, wird sie gespielt, und niemand nimmt den Stapel auf; passt sie nicht, kommt sie auch auf deine Hand.
pile-picked-up = Der ganze Stapel kommt auf deine Hand, dein Zug ist zu Ende, und die nächste Person spielt auf einen leeren Stapel.
pile-picked-up-goes-on = Der ganze Stapel kommt auf deine Hand, und du spielst noch einmal, auf einen leeren Stapel.
pile-given = Der ganze Stapel kommt dort auf die Hand, dein Zug ist zu Ende, und die nächste Person spielt auf einen leeren Stapel.
pile-given-goes-on = Der ganze Stapel kommt dort auf die Hand, und du spielst auf einen leeren Stapel.
pile-part-picked-up = { $count ->
    [1] Nur die oberste Karte des Stapels kommt auf deine Hand.
   *[other] Nur die obersten { number } Karten des Stapels kommen auf deine Hand, oder alle, wenn es weniger sind.
}
pile-part-given = { $count ->
    [1] Nur die oberste Karte des Stapels kommt dort auf die Hand.
   *[other] Nur die obersten { number } Karten des Stapels kommen dort auf die Hand, oder alle, wenn es weniger sind.
}
pile-rest-leaves = Der Rest kommt aus dem Spiel, dein Zug ist zu Ende, und die nächste Person spielt auf einen leeren Stapel.
pile-rest-leaves-goes-on = Der Rest kommt aus dem Spiel, und du spielst noch einmal, auf einen leeren Stapel.
pile-rest-stays = Der Rest bleibt liegen, dein Zug ist zu Ende, und die nächste Person darf alles darauf spielen.
pile-rest-stays-goes-on = Der Rest bleibt liegen, und du spielst noch einmal: Darauf darf alles gespielt werden.
pile-rest-binds = Der Rest bleibt liegen, dein Zug ist zu Ende, und was die nächste Person spielt, muss auf die Karte passen, die jetzt oben liegt.
pile-rest-binds-goes-on = Der Rest bleibt liegen, und du spielst noch einmal; es muss auf die Karte passen, die jetzt oben liegt.
pile-rest-no-runs = Die Karten, die liegen bleiben, zählen nicht mehr zu einer Serie.
pile-rest-any-number = Dabei dürfen es beliebig viele gleiche Karten sein.
pile-given-tried = Eine eigene Karte, die nicht gepasst hat, bleibt auf deiner Hand.
pile-burns = { $cards } im Stapel kommen nicht auf deine Hand, sondern aus dem Spiel.
pile-burns-part = { $cards } darunter kommen nicht auf deine Hand, sondern aus dem Spiel.
pile-up-along = Spielst du von deinen offenen Karten und musst aufnehmen, darfst du { FORM($some, name: "feminine") } deiner offenen Karten, alle vom gleichen Rang, mit dem Stapel auf die Hand nehmen.
pile-up-must-along = Spielst du von deinen offenen Karten und musst aufnehmen, nimmst du auch { FORM($some, name: "feminine") } deiner offenen Karten, alle vom gleichen Rang, mit dem Stapel auf die Hand.
pile-up-card-along = Spielst du von deinen offenen Karten und musst aufnehmen, darfst du deine offene Karte mit dem Stapel auf die Hand nehmen.
pile-up-card-must-along = Spielst du von deinen offenen Karten und musst aufnehmen, geht deine offene Karte mit dem Stapel auf die Hand.
pile-none-along-by-choice = Nimmst du freiwillig auf, gehen keine offenen Karten mit.
pile-picked-whole = den Stapel
    .dative = dem Stapel
pile-picked-part = { $count ->
    [1] die oberste Karte des Stapels
   *[other] die obersten { number } Karten des Stapels
}
    .dative = { $count ->
        [1] der obersten Karte des Stapels
       *[other] den obersten { number } Karten des Stapels
    }

## rulebook-questions

group-pick-up = Aufnehmen
clash-row-only = Offene Karten können nur dort mit dem Stapel mitgehen, wo man sie vom Tisch spielt.
clash-only-stuck = Nur wer nicht spielen kann, wird den Stapel so los.
clash-no-pile = Wer nicht spielen kann, bekommt den Stapel vielleicht nicht, also können keine offenen Karten mitgehen.
clash-up-stays = Offene Karten gehen nicht mit dem Stapel mit.
clash-no-rest = Der ganze Stapel wird aufgenommen, also bleibt nichts davon.
remedy-pick-up-rest-leaves = den Rest des Stapels aus dem Spiel nehmen
remedy-pick-up-with-up-no = offene Karten liegen lassen
remedy-pick-up-try-draw-no = den Ziehstapel nicht probieren
remedy-pick-up-taker-self = den Stapel selbst aufnehmen, wenn man nicht spielen kann
remedy-pick-up-by-choice-none = niemanden freiwillig aufnehmen lassen
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

## page-table

special-top = { $count ->
    [one] nur die oberste Karte wird aufgenommen
   *[other] nur die obersten { number } Karten werden aufgenommen
}

## page-learn

tip-must-pick-up = { $takes ->
    [before] Keine deiner Karten passt: Die Person vor dir muss aufnehmen.
   *[all] Keine deiner Karten passt: Du nimmst den Stapel auf. Alle seine Karten kommen auf deine Hand.
}
tip-must-pick-up-part = { $count ->
    [one] Keine deiner Karten passt: Die oberste Karte des Stapels kommt auf deine Hand.
   *[other] Keine deiner Karten passt: Du nimmst vom Stapel auf. Seine obersten { $count } Karten kommen auf deine Hand.
}
tip-may-pick-up = Du darfst auch aufnehmen, statt zu spielen.
tip-try-draw = { $takes ->
    [part] Keine deiner Karten passt: Deck die oberste Karte des Ziehstapels auf. Passt sie, wird sie gespielt; wenn nicht, behältst du sie und nimmst vom Stapel auf.
    [before] Keine deiner Karten passt: Deck die oberste Karte des Ziehstapels auf. Passt sie, wird sie gespielt; wenn nicht, behältst du sie, und die Person vor dir muss aufnehmen.
   *[all] Keine deiner Karten passt: Deck die oberste Karte des Ziehstapels auf. Passt sie, wird sie gespielt; wenn nicht, behältst du sie und nimmst den Stapel auf.
}
tip-picked-up = Jemand hat den ganzen Stapel aufgenommen. Das kann dir auch passieren.
tip-picked-up-part = Jemand hat die obersten Karten des Stapels aufgenommen. Das kann dir auch passieren.

## table

table-tries = { $me ->
    [yes] Du deckst { FORM($cards, name: "accusative") } vom Ziehstapel auf, und die Karte passt.
   *[no] { $who } deckt { FORM($cards, name: "accusative") } vom Ziehstapel auf, und die Karte passt.
}
table-tries-wrong = { $me ->
    [yes] Du deckst { FORM($cards, name: "accusative") } vom Ziehstapel auf, aber die Karte passt nicht.
   *[no] { $who } deckt { FORM($cards, name: "accusative") } vom Ziehstapel auf, aber die Karte passt nicht.
}
table-picks-up = { $me ->
    [yes] Du nimmst { $pile } auf.
   *[no] { $who } nimmt { $pile } auf.
}
table-picks-up-with = { $me ->
    [yes] Du nimmst { $pile } auf, dazu { FORM($up, name: "accusative") } von deinen offenen Karten.
   *[no] { $who } nimmt { $pile } auf, dazu { FORM($up, name: "accusative") } von den offenen Karten.
}
table-picks-up-top = { $me ->
    [yes] Du nimmst { $pile } auf; der Rest kommt aus dem Spiel.
   *[no] { $who } nimmt { $pile } auf; der Rest kommt aus dem Spiel.
}
table-picks-up-with-top = { $me ->
    [yes] Du nimmst { $pile } auf, dazu { FORM($up, name: "accusative") } von deinen offenen Karten; der Rest des Stapels kommt aus dem Spiel.
   *[no] { $who } nimmt { $pile } auf, dazu { FORM($up, name: "accusative") } von den offenen Karten; der Rest des Stapels kommt aus dem Spiel.
}
picked-pile = den Stapel mit { tally-cards }
picked-pile-less = den Stapel mit { tally-cards } (aus dem Spiel: { $gone })
picked-back = { $cards } wieder und dazu { $pile }
picked-top = { $count ->
    [one] die oberste Karte des Stapels
   *[other] die obersten { $count } Karten des Stapels
}
picked-top-less = { $count ->
    [one] die oberste Karte des Stapels (aus dem Spiel: { $gone })
   *[other] die obersten { $count } Karten des Stapels (aus dem Spiel: { $gone })
}

## why

asks-try = Nichts passt: Deck die oberste Karte des Ziehstapels auf.
asks-give = Nichts passt: Die Person vor dir nimmt den Stapel auf.
why-no-pile = Es liegt kein Stapel da, den du aufnehmen könntest.
why-up-fits = Offene Karten gehen nur mit dem Stapel mit, wenn keine von ihnen passt.
why-must-take-up = Nichts passt: Wähle die offenen Karten eines Ranges, die mit dem Stapel mitgehen.
why-none-along = In diesem Spiel gehen offene Karten nicht mit dem Stapel mit.
why-one-rank-along = Nur offene Karten vom gleichen Rang gehen mit dem Stapel mit.
