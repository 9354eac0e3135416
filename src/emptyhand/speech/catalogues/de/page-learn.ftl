# Lernen am Tisch: Tipps und Hinweise.

bubble-close = Schließen
hint-button = Tipp
hint-looking = Ich rechne voraus …
hint-taken = { $name } hat sich einen Tipp geholt.
hint-taken-you = Du hast dir einen Tipp geholt.

hints-option = Tipps
hints-alone = nur allein mit Bots
hints-always = für alle; jeder Tipp wird angesagt
hints-never = keine

## Hinweise: jede Regel, wenn sie zum ersten Mal wichtig ist

guide-label = Hinweis
guide-got-it = Verstanden
guide-waits = Die anderen warten, während du liest.
guide-no-more = Keine Hinweise mehr
guide-on = Hinweise zeigen
guide-learn = Beim Spielen lernen
guide-learn-about = Ein echtes Spiel mit leichten Bots. Jede Regel wird erklärt, wenn sie zum ersten Mal wichtig ist.

tip-goal-pile = Werde alle deine Karten los. { $rows ->
    [both] Zuerst die Hand, dann die offenen Karten vor dir und zuletzt die verdeckten.
    [up] Zuerst die Hand, dann die offenen Karten vor dir.
    [down] Zuerst die Hand, dann die verdeckten Karten vor dir.
   *[none] Spiel sie auf den Stapel.
}
tip-goal-climb = Werde alle deine Karten los. Schlag, was auf dem Tisch liegt, mit einer höheren Kombination der gleichen Art.
tip-first-out = Wer zuerst keine Karten mehr hat, gewinnt.
tip-play-on = Wer zuerst keine Karten mehr hat, gewinnt; die anderen spielen um die Plätze weiter.
tip-out = Jemand ist fertig und hat einen Platz. Die anderen spielen weiter.

tip-choose = { $count ->
    [one] Wähle noch eine Karte, die offen vor dir liegt. Du spielst sie, wenn deine Hand leer ist.
   *[other] Wähle { number } Karten, die offen vor dir liegen. Du spielst sie, wenn deine Hand leer ist: Gute Karten sind dort gut aufgehoben.
}
tip-opening = { $plain ->
    [yes] Du hast die niedrigste gewöhnliche Karte und fängst an; besondere Karten zählen dabei nicht.
   *[no] Du hast die niedrigste Karte und fängst an.
} Spiel als Erstes { a-rank.accusative }.
tip-opening-all = { $plain ->
    [yes] Du hast die niedrigste gewöhnliche Karte und fängst an; besondere Karten zählen dabei nicht.
   *[no] Du hast die niedrigste Karte und fängst an.
} Spiel als Erstes alle deine { ranks }.
tip-empty = Der Stapel ist leer: Du kannst alles spielen.
tip-empty-but = Der Stapel ist leer: Du kannst alles spielen außer { FORM($cards, name: "dative") }, es sei denn, du hast nichts anderes.
tip-turned = Die Rangfolge steht auf dem Kopf: Niedrige Karten schlagen hohe.
tip-anything = Auf diesen Stapel passt jetzt alles.
tip-lowest = { $plain ->
    [yes] Auf { a-rank.accusative } passt alles: Niedriger ist keine gewöhnliche Karte.
   *[no] Auf { a-rank.accusative } passt alles: Niedriger ist keine Karte.
}
tip-answer = Auf diesen Stapel passt: { $what }.
tip-bright = Spielbare Karten sind hell. Tipp eine an und drück dann den ersten Knopf darunter.
tip-sets = { $sets ->
    [all] Du darfst eine Karte eines Rangs spielen oder alle, die du davon hast.
    [same] Du spielst so viele Karten eines Rangs, wie der Zug davor hatte. Auf einen leeren Stapel wählst du, wie viele.
   *[any] Du darfst mehrere Karten des gleichen Rangs zusammen spielen: Tipp sie nacheinander an.
}
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
tip-may-end = Du darfst noch einmal spielen oder deinen Zug beenden.
tip-must-end = Du dürftest noch einmal spielen, aber keine deiner Karten passt: Beende deinen Zug.
tip-stuck-passes = Du kannst keine deiner Karten spielen, also passt du. Der Stapel bleibt liegen.
tip-stuck-passes-or-picks-up = Du kannst keine deiner Karten spielen: Passe und lass den Stapel liegen, oder nimm auf.
tip-may-let-lie = Du darfst auch passen und den Stapel liegen lassen.
tip-all-passed = Auf diesen Stapel hat niemand mehr gespielt, also kommt er aus dem Spiel, und ein neuer beginnt.
tip-picked-up = Jemand hat den ganzen Stapel aufgenommen. Das kann dir auch passieren.
tip-picked-up-part = Jemand hat die obersten Karten des Stapels aufgenommen. Das kann dir auch passieren.
tip-skipped = Hier hat jemand einmal ausgesetzt.
tip-killed-by-run = { $together ->
    [yes] { $count } gleiche Karten in einem Zug räumen den Stapel ab: Er ist aus dem Spiel.
   *[no] { $count } gleiche Karten hintereinander räumen den Stapel ab: Er ist aus dem Spiel.
}
tip-run-again = { $may ->
    [yes] Wer die letzte gelegt hat, darf noch einmal spielen.
   *[no] Wer die letzte gelegt hat, spielt noch einmal.
}
tip-refill = Nach jedem Zug ziehst du auf { $count } Karten nach, solange der Ziehstapel reicht.
tip-draw = Nach jedem Zug ziehst du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, solange der Ziehstapel reicht.
tip-again = { $may ->
    [yes] Damit darfst du noch einmal spielen, wenn du willst.
   *[no] Damit spielst du noch einmal.
}
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

tip-special = { $rank ->
    [J] Ein Bube hat eine Sonderregel.
    [Q] Eine Dame hat eine Sonderregel.
    [K] Ein König hat eine Sonderregel.
    [A] Ein Ass hat eine Sonderregel.
    [R] Ein Joker hat eine Sonderregel.
   *[other] Eine { $rank } hat eine Sonderregel.
}
tip-on-anything = Diese Karte passt auf alles.
tip-on-anything-but = Diese Karte passt auf alles, nur nicht auf { FORM($cards, name: "accusative") }.
tip-kills = { $again ->
    [must] Sie räumt den Stapel ab: Alle seine Karten sind aus dem Spiel, und wer sie gelegt hat, spielt noch einmal.
    [may] Sie räumt den Stapel ab: Alle seine Karten sind aus dem Spiel, und wer sie gelegt hat, darf noch einmal spielen.
   *[no] Sie räumt den Stapel ab: Alle seine Karten sind aus dem Spiel.
}
tip-kills-on = { $again ->
    [must] Auf { FORM($cards, name: "dative") } räumt sie den Stapel ab: Alle seine Karten sind aus dem Spiel, und wer sie gelegt hat, spielt noch einmal.
    [may] Auf { FORM($cards, name: "dative") } räumt sie den Stapel ab: Alle seine Karten sind aus dem Spiel, und wer sie gelegt hat, darf noch einmal spielen.
   *[no] Auf { FORM($cards, name: "dative") } räumt sie den Stapel ab: Alle seine Karten sind aus dem Spiel.
}
tip-lasts = Das gilt, bis der Stapel abgeräumt oder aufgenommen ist.
tip-lasts-till-picked-up = Das gilt, bis der Stapel abgeräumt oder die Karte selbst aufgenommen ist.
tip-see-through = Sie ist durchsichtig: Was darunter liegt, zählt weiter.
tip-mirror = Sie zählt als die Karte, auf der sie liegt.
tip-then-anything = Danach passt alles.
tip-then-only = Danach passt nur: { $what }.
tip-plays-again = { $may ->
    [yes] Wer sie legt, darf noch einmal spielen.
   *[no] Wer sie legt, spielt noch einmal.
}
tip-turns-for-good = Die Rangfolge bleibt gedreht, auch wenn der Stapel weg ist.
tip-reverses = Sie ändert die Richtung.
tip-skips = Die nächste Person setzt aus.
tip-draws = { $each ->
    [yes] Für jede davon zieht die nächste Person { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
   *[no] Die nächste Person zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
}
tip-only-as-itself = Das gilt nur, wenn sie als { a-rank } zählt.
tip-burns = Sie ist aus dem Spiel, sobald jemand sie aufnimmt.
tip-not-last = Als letzte Karte macht sie dich nur auf einem leeren Stapel fertig: Auf anderen Karten nimmst du sie zurück und musst aufnehmen.
tip-idle-last = Als letzte Karte bewirkt sie nichts.
tip-not-led = Auf einen leeren Stapel musst du einen anderen Rang spielen, wenn du kannst.

tip-order = Die Reihenfolge hier, von niedrig nach hoch: { $row }.
tip-open-with = Du hast die niedrigste Karte, { $cards }, und fängst an: Dein erster Zug muss sie enthalten.
tip-open-with-alone = Du hast die niedrigste Karte, { $cards }, und fängst an: Spiel sie allein.
tip-lead = Du kommst heraus: Spiel, welche Kombination du willst.
tip-kinds = Möglich sind: { $kinds }.
tip-a-kind = { $kind }
tip-kind-run = Straße ab { number } Karten
tip-beat = Höher als { FORM($figure, name: "the") } muss es sein, und von der gleichen Art: { $kind }.
tip-suits = Bei gleichem Rang entscheidet die Farbe, von niedrig nach hoch: { $suits }.
tip-follow = { $what ->
    [colour] Nur ein Paar, das ebenso rot oder schwarz ist, schlägt es.
   *[suit] Nur die gleiche Farbe schlägt das.
}
tip-may-pass = Du darfst passen, auch wenn du spielen könntest. Dann wartest du auf die nächste Runde.
tip-must-pass = Nichts auf deiner Hand schlägt das: Pass und warte auf die nächste Runde.
tip-may-pass-for-now = Du darfst passen, auch wenn du spielen könntest. Schlägt das jemand, kommst du wieder an die Reihe.
tip-must-pass-for-now = Nichts auf deiner Hand schlägt das: Pass. Spielt noch jemand, kommst du wieder an die Reihe.
tip-round = Niemand hat das geschlagen. Die Runde ist vorbei, und wer sie gewonnen hat, kommt mit etwas Beliebigem heraus.
tip-bomb = Das ist eine Bombe ({ $kind }). Sie schlägt sogar { FORM($what, name: "accusative") }.
