# Was man eintippt, und warum eine Zeile nicht gilt.

typed-hint = tipp
typed-rules = regeln
typed-undo = zurück
typed-save = speichern
typed-log = verlauf
typed-known = bekannt
typed-help = hilfe
typed-quit = ende, beenden
typed-pass = passen, passe
typed-pick-up = nimm, aufnehmen
typed-flip = dreh, deck
typed-again = nochmal, noch einmal
typed-coach = trainer
typed-all = alle
# D steht auch für Karo: KD bleibt der Karokönig, und DK, DD oder BDK sind Damen.
typed-ranks = B J, D Q, bube J, buben J, dame Q, damen Q, könig K, könige K, ass A, asse A

entry-range = { $count ->
    [0] hier liegen keine zum Auswählen
    [1] deine hat die Nummer { $first }
   *[other] deine gehen von { $first } bis { $last }
}
entry-not-a-number = Gib die Nummern neben den Karten ein, die du wählst, oder h für Hilfe.
entry-not-a-number-down = Gib die Nummer neben einer verdeckten Karte ein, oder h für Hilfe.
entry-empty = Gib Rang oder Nummer jeder Karte ein, die du wählst, oder h für Hilfe.
entry-empty-down = Gib die Nummer einer verdeckten Karte ein, oder h für Hilfe.
entry-one-down = Du kannst immer nur eine verdeckte Karte aufdecken.
entry-one-up = Du kannst immer nur eine offene Karte nehmen.
entry-no-such-number = Eine Karte mit dieser Nummer gibt es nicht; { entry-range }.
entry-no-number = Eine Karte mit der Nummer { $number } gibt es nicht; { entry-range }.
entry-no-rank = Du hast hier keine { $number }, und eine Karte mit der Nummer { $number } gibt es nicht; { entry-range }.
entry-twice = Die Nummer { $number } kommt zweimal vor.
entry-p-both = p kann hier Passen oder Aufnehmen heißen: Gib passen ein, um den Stapel liegen zu lassen, oder nimm, um ihn aufzunehmen.
entry-both = { $number } kann die Karte Nummer { $number } sein, also { $by_number }, oder { $by_rank }: Gib #{ $number } für die Nummer ein oder { $card } für die Karte.
entry-unknown = „{ $word }“ ist nicht zu verstehen; nenne Karten nach Rang oder Nummer, etwa KK; h zeigt die Hilfe.
entry-not-held = Du hast hier nicht alle diese Karten.
entry-too-many = { $most ->
    [one] Wähle höchstens { $most } Karte, nicht { $count }.
   *[other] Wähle höchstens { $most } Karten, nicht { $count }.
}
