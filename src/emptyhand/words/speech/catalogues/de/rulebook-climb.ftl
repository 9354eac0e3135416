# Die Spielregeln der Kletterspiele.

climb-aim = Werde alle deine Karten los, indem du schlägst, was die anderen spielen.
climb-aim-places = Je früher du keine Karten mehr hast, desto besser dein Platz.

climb-clockwise = Gespielt wird im Uhrzeigersinn.

climb-leads = Wer eine Runde eröffnet, spielt eine beliebige Kombination aus und darf nicht passen.
climb-beat-or-pass = Danach müssen die anderen der Reihe nach die liegende Kombination schlagen oder passen.
climb-next-round = Wer die ungeschlagene Kombination gespielt hat, eröffnet die nächste Runde mit einer beliebigen Kombination.

## Das Ende

climb-plays-on = Gespielt wird, bis nur noch eine Person Karten hat; sie kommt auf den letzten Platz.
climb-beat-a-leaver = Die letzte Kombination einer Person, die fertig ist, dürfen die anderen noch schlagen, sofern sie nicht gepasst haben.
climb-beat-a-leaver-bomb = Die anderen dürfen die letzte Kombination einer ausgeschiedenen Person noch schlagen, nach einem Passen nur mit einer Bombe.
climb-beat-a-leaver-too = Die anderen dürfen auch die letzte Kombination von jemandem schlagen, der fertig ist.
climb-lead-after-a-leaver = Tut das niemand, eröffnet die nächste Person, die noch im Spiel ist, die nächste Runde.
