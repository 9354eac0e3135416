### Offene und verdeckte Karten: up.*

## rulebook-pile

pile-heading-table = { $zones ->
    [up] Offene Karten
    [down] Verdeckte Karten
   *[both] Offene und verdeckte Karten
}
pile-when = { $when ->
    [drawn] deine Hand leer und der Ziehstapel aufgebraucht ist
    [up-card] auch deine offene Karte weg ist
    [up-cards] auch deine offenen Karten weg sind
   *[hand] deine Hand leer ist
}
pile-up-take-fitting = Wenn { pile-when }, nimmst du eine deiner offenen Karten auf die Hand: eine, die passt, wenn es eine gibt.
pile-up-take = { $several ->
    [yes] Wenn { pile-when }, nimmst du eine beliebige deiner offenen Karten auf die Hand.
   *[no] Wenn { pile-when }, nimmst du deine offene Karte auf die Hand.
}
pile-up-take-all = { $several ->
    [yes] Wenn { pile-when }, nimmst du alle deine offenen Karten auf einmal auf die Hand und spielst von dort weiter.
   *[no] Wenn { pile-when }, nimmst du deine offene Karte auf die Hand und spielst von dort weiter.
}
pile-up-taken = Passt sie, wird sie sofort gespielt; passt sie nicht, bleibt sie auf deiner Hand, und du nimmst auch { $pile } auf.
pile-up-taken-or-give = Passt sie, wird sie sofort gespielt; passt sie nicht, bleibt sie auf deiner Hand, und die Person vor dir nimmt { $pile } auf.
pile-up-choice = Du darfst den Stapel aufnehmen, statt eine offene Karte zu nehmen, wenn er nicht leer ist.
pile-up-pass = { $may ->
    [yes] Du darfst auch passen und keine nehmen, wenn der Stapel nicht leer ist.
   *[no] Du darfst nicht passen, statt eine zu nehmen.
}
pile-up-one = Wenn { pile-when }, spielst du deine offene Karte genau wie von der Hand.
pile-up-one-stays = { $along ->
    [pass] Kannst du sie nicht spielen, passt du, und die offene Karte bleibt liegen.
    [choose] Kannst du sie nicht spielen, passt du, wenn du den Stapel nicht freiwillig aufnimmst; so oder so bleibt die offene Karte liegen.
    [give] Passt sie nicht, nimmt die Person vor dir den Stapel auf, und die offene Karte bleibt liegen.
    [must] Passt sie nicht, nimmst du den Stapel mitsamt der offenen Karte auf.
    [yes] Passt sie nicht, nimmst du den Stapel auf, und die offene Karte bleibt liegen, sofern du sie nicht mitnimmst.
   *[no] Passt sie nicht, nimmst du den Stapel auf, und die offene Karte bleibt liegen.
}
pile-up-row = { $sets ->
    [same] Wenn { pile-when }, spielst du von deinen offenen Karten genau wie von der Hand.
    [all] Wenn { pile-when }, spielst du von deinen offenen Karten genau wie von der Hand, eine davon oder alle gleichen.
   *[any] Wenn { pile-when }, spielst du von deinen offenen Karten genau wie von der Hand, gleiche auch zusammen.
}
pile-up-row-stays = { $along ->
    [pass] Kannst du keine davon spielen, passt du, und die offenen Karten bleiben liegen.
    [choose] Kannst du keine davon spielen, passt du, wenn du den Stapel nicht freiwillig aufnimmst; so oder so bleiben die offenen Karten liegen.
    [give] Passt keine davon, nimmt die Person vor dir den Stapel auf, und die offenen Karten bleiben liegen.
    [must] Passt keine davon, nimmst du den Stapel auf, und die Karten, die du nicht mitnimmst, bleiben liegen.
    [yes] Passt keine davon, nimmst du den Stapel auf, und die offenen Karten bleiben liegen, sofern du keine mitnimmst.
   *[no] Passt keine davon, nimmst du den Stapel auf, und die offenen Karten bleiben liegen.
}
pile-down = { $several ->
    [yes] Wenn { pile-when }, deckst du eine deiner verdeckten Karten auf.
   *[no] Wenn { pile-when }, deckst du deine verdeckte Karte auf.
}
pile-down-played = Passt sie, wird sie gespielt; passt sie nicht, nimmst du sie mit { FORM($pile, name: "dative") } auf die Hand, und dein Zug ist zu Ende.
pile-down-played-goes-on = Passt sie, wird sie gespielt; passt sie nicht, nimmst du sie mit { FORM($pile, name: "dative") } auf die Hand und spielst noch einmal, auf einen leeren Stapel.
pile-down-played-goes-on-rest = Passt sie, wird sie gespielt; passt sie nicht, nimmst du sie mit { FORM($pile, name: "dative") } auf die Hand und spielst noch einmal.
pile-down-gives = Passt sie, wird sie gespielt; passt sie nicht, kommt sie auf deine Hand, die Person vor dir nimmt { $pile } auf, und dein Zug ist zu Ende.
pile-down-gives-goes-on = Passt sie, wird sie gespielt; passt sie nicht, kommt sie auf deine Hand, die Person vor dir nimmt { $pile } auf, und du spielst noch einmal, auf einen leeren Stapel.
pile-down-gives-goes-on-rest = Passt sie, wird sie gespielt; passt sie nicht, kommt sie auf deine Hand, die Person vor dir nimmt { $pile } auf, und du spielst noch einmal.
pile-down-choice = Du darfst den Stapel aufnehmen, statt eine Karte aufzudecken, wenn er nicht leer ist.
pile-down-pass = { $may ->
    [yes] Du darfst auch passen und keine aufdecken, wenn der Stapel nicht leer ist.
   *[no] Du darfst nicht passen, statt eine aufzudecken.
}
pile-down-no-choice = Du darfst den Stapel nicht aufnehmen, statt eine Karte aufzudecken.
pile-down-no-choice-except = Du darfst den Stapel nicht aufnehmen, statt eine Karte aufzudecken, außer wenn { $cards } oben liegt.
pile-table-after-pick-up = Nach dem Aufnehmen musst du deine Hand erst wieder leer spielen, bevor du mit den Karten auf dem Tisch weitermachst.
pile-table-again = Spielst du noch einmal und ist deine Hand leer, machst du im selben Zug mit den Karten auf dem Tisch weiter.

## rulebook-questions

group-rows = Karten auf dem Tisch
clash-not-taken = Nur eine offene Karte, die erst auf die Hand kommt, kann passen müssen.
remedy-up-play-row = offene Karten vom Tisch spielen
ask-up-play = Wie spielst du deine offenen Karten?
choice-up-play-row = Direkt vom Tisch, gleiche zusammen
choice-up-play-take = Eine auf die Hand nehmen und spielen, wenn sie passt
choice-up-play-take-all = Alle auf einmal auf die Hand nehmen
ask-up-must-fit = Musst du eine offene Karte nehmen, die passt, wenn es eine gibt?

## page-learn

tip-up-row = Deine Hand ist leer: Jetzt spielst du die offenen Karten vor dir.
tip-up-take = Deine Hand ist leer: Nimm eine deiner offenen Karten. Passt sie, wird sie gleich gespielt; { $takes ->
    [part] wenn nicht, behältst du sie und nimmst vom Stapel auf.
    [before] wenn nicht, behältst du sie, und die Person vor dir muss aufnehmen.
   *[all] wenn nicht, behältst du sie und nimmst den Stapel auf.
}
tip-down = Nur verdeckte Karten sind übrig. Dreh eine um: Passt sie, wird sie gespielt; { $takes ->
    [part] wenn nicht, behältst du sie und nimmst vom Stapel auf.
    [before] wenn nicht, behältst du sie, und die Person vor dir muss aufnehmen.
   *[all] wenn nicht, nimmst du sie mit dem Stapel auf.
}

## table

table-plays-up = { $me ->
    [yes] Du spielst { FORM($laid, name: "accusative") } von deinen offenen Karten.
   *[no] { $who } spielt { FORM($laid, name: "accusative") } von den offenen Karten.
}
table-plays-down = { $me ->
    [yes] Du spielst { FORM($laid, name: "accusative") } von deinen verdeckten Karten.
   *[no] { $who } spielt { FORM($laid, name: "accusative") } von den verdeckten Karten.
}
table-takes = { $me ->
    [yes] Du nimmst { FORM($cards, name: "accusative") } von deinen offenen Karten.
   *[no] { $who } nimmt { FORM($cards, name: "accusative") } von den offenen Karten.
}
table-takes-wrong = { $me ->
    [yes] Du nimmst { FORM($cards, name: "accusative") } von deinen offenen Karten, aber die Karte passt nicht.
   *[no] { $who } nimmt { FORM($cards, name: "accusative") } von den offenen Karten, aber die Karte passt nicht.
}
table-takes-row = { $me ->
    [yes] Du nimmst deine offenen Karten auf die Hand: { $cards }.
   *[no] { $who } nimmt die offenen Karten auf die Hand: { $cards }.
}
table-flips = { $me ->
    [yes] Du deckst { FORM($cards, name: "accusative") } auf.
   *[no] { $who } deckt { FORM($cards, name: "accusative") } auf.
}
table-flips-wrong = { $me ->
    [yes] Du deckst { FORM($cards, name: "accusative") } auf, aber die Karte passt nicht.
   *[no] { $who } deckt { FORM($cards, name: "accusative") } auf, aber die Karte passt nicht.
}

## why

why-one-up-card = Nimm nur eine offene Karte auf einmal.
why-not-in-row = Du hast { FORM($cards, name: "accusative") } nicht unter deinen offenen Karten.
why-down-after-hand = Deine verdeckten Karten warten, bis deine Hand leer ist.
why-down-after-up = Deine verdeckten Karten warten, bis deine offenen Karten weg sind.
why-up-after-hand = Deine offenen Karten warten, bis deine Hand leer ist.
why-up-from-row = In diesem Spiel werden offene Karten direkt aus der Reihe gespielt.
why-take-up = Nimm eine deiner offenen Karten: Wenn sie passt, wird sie gespielt.
why-take-up-first = Du darfst den Stapel jetzt nicht aufnehmen: Nimm eine deiner offenen Karten, und den Stapel dazu, wenn sie nicht passt.
why-only-down = Du hast nur noch verdeckte Karten: Deck eine davon auf.
why-must-fit = Du hast eine offene Karte, die passt: Nimm { FORM($cards, name: "accusative") }.
why-no-such-place = { $count ->
    [one] Auf Platz { $place } liegt keine Karte: Wähle Platz { $places }.
   *[other] Auf Platz { $place } liegt keine Karte: Wähle Platz { $places }.
}
