# Der Beweis für das Geben: das Zeichen am Tisch, und was ein Browser beim Prüfen fand.

fair-title = Das Geben
fair-mark = Beweis: { $verdict }
fair-how = Bevor jemand bereit war, hat sich der Server auf seinen Teil festgelegt. Die Leute am Tisch haben Zahlen beigetragen, die niemand wissen konnte. Jede Karte, die du siehst, wird mit dem versiegelten Deck verglichen, und nach dem Spiel wird alles offengelegt.
fair-promise = Der Server hat sich auf { $digits } festgelegt. Dieselben Ziffern stehen in der Aufzeichnung des Spiels: emptyhand verify zeigt sie.
fair-voids = { $count ->
    [one] Einmal wurde an diesem Tisch neu gegeben, weil eine Zahl fehlte.
   *[other] { $count }-mal wurde an diesem Tisch neu gegeben, weil eine Zahl fehlte.
}

fair-none = Noch wurde nichts gegeben.
fair-none-told = Die Aufzeichnung sagt nicht, wie gegeben wurde.
fair-bare = Für einige Karten, die du siehst, fehlt noch der Beweis.
fair-server = Vom Server gegeben: Niemand am Tisch hat eine Zahl beigetragen.
fair-server-checked = Vom Server gegeben: Sein Geheimnis ergibt genau diese Karten, und niemand am Tisch hat eine Zahl beigetragen.
fair-open-mine = Niemand, auch nicht diese Seite, konnte diese Karten vorher kennen oder ändern. Deine eigene Zahl ging in das Geben ein.
fair-open = Diese Seite allein konnte diese Karten nicht vorher kennen oder ändern: Eine Zahl von jemandem am Tisch ging in das Geben ein.
fair-checked-mine = Geprüft: Niemand, auch nicht diese Seite, konnte diese Karten vorher kennen oder ändern. Deine eigene Zahl ging in das Geben ein.
fair-checked = Geprüft: Diese Seite allein konnte diese Karten nicht vorher kennen oder ändern. Eine Zahl von jemandem am Tisch ging in das Geben ein.
fair-checked-by = { $count ->
    [one] Geprüft: Diese Seite allein konnte diese Karten nicht vorher kennen oder ändern. Das Geheimnis des Servers und die Zahl von { $names } ergeben genau diese Karten.
   *[other] Geprüft: Diese Seite allein konnte diese Karten nicht vorher kennen oder ändern. Das Geheimnis des Servers und die Zahlen von { $names } ergeben genau diese Karten.
}

fair-wrong = Beim Geben stimmt etwas nicht. { $what }
fair-wrong-record = Die Angaben dazu in der Aufzeichnung sind nicht lesbar.
fair-wrong-message = Die Angaben des Servers dazu sind nicht lesbar.
fair-wrong-table = Die Karten wurden an einem unbekannten Tisch gegeben.
fair-wrong-count = Es sind nicht so viele Zahlen wie Plätze.
fair-wrong-name = Der Tisch heißt plötzlich anders.
fair-wrong-promise-twice = Der Server hat sich zweimal auf dasselbe festgelegt.
fair-wrong-promise-changed = Der Server hat seine Festlegung geändert.
fair-wrong-chain = Die Kette der Festlegungen ist unterbrochen.
fair-wrong-list-length = Die Liste der Zusagen passt nicht zum Tisch.
fair-wrong-list = Die Liste der Zusagen wurde geändert.
fair-wrong-own = Deine Zusage wurde gegen eine andere ausgetauscht.
fair-wrong-number = Die Zahl von Platz { $seat } ist nicht die zugesagte.
fair-wrong-secret = Das Geheimnis ist nicht das, auf das sich der Server festgelegt hat.
fair-wrong-secret-twice = Der Server hat ein Geheimnis zweimal benutzt.
fair-wrong-sealed-again = Das Deck wurde während des Spiels neu versiegelt.
fair-wrong-game = Das Spiel wurde nicht wie festgelegt gegeben.
fair-wrong-unfrozen = Die Karten wurden gegeben, bevor alle Zusagen feststanden.
fair-wrong-unshown = Die Karten wurden gegeben, bevor alle Zahlen offenlagen.
fair-wrong-deck = Das versiegelte Deck ist nicht das, das Geheimnis und Zahlen ergeben.
fair-wrong-sealed = Versiegelt wurden andere Karten als die gegebenen.
fair-wrong-cards = Geheimnis und Zahlen ergeben andere Karten.
fair-wrong-dealer = Geheimnis und Zahlen ergeben, dass ein anderer Platz gibt.
fair-wrong-unproved = Für diese Karte fehlt der Beweis: { $card }.
fair-wrong-proof = Der Beweis für diese Karte ist falsch: { $card }.
fair-wrong-changed = Diese Karte war vorher eine andere: { $card }.
fair-wrong-shown = Diese Karte wurde nicht so gegeben, wie sie gezeigt wurde: { $card }.
fair-wrong-flipped = Diese Karte lag dort nicht: { $card }.
fair-wrong-drawn = Du hast andere Karten gezogen, als oben lagen.
fair-wrong-turned = Die aufgedeckte Karte lag nicht oben.
fair-wrong-dealt = Für eine deiner Karten fehlt der Beweis, dass du sie bekommen hast.
