# Die Werkstatt der Hausregeln.

bench-title = Hausregeln
bench-about = Beantworte ein paar Fragen, lies euer eigenes Regelheft und spiel gleich los.
bench-start = Mit einem bekannten Spiel beginnen
bench-continue = Weiter mit { $title }
bench-saved = Deine Regeln
bench-delete = { $title } löschen
bench-deleted = { $title } ist gelöscht.
bench-undelete = Rückgängig
bench-meet = Zwei Runden treffen sich
bench-meet-about = Zwei Regelwerke nebeneinander: was anders ist, in Sätzen.
bench-moment = Einen Moment …
bench-again = Noch einmal versuchen
bench-over = Neu beginnen

# -- Fragen
bench-name = Name eurer Regeln
bench-questions = Fragen
bench-cards = Was machen eure Karten?
bench-special = { $title } Sie hat eine eigene Regel.
bench-changed = Geändert
bench-usual = { $game }: { $value }
bench-back = Zurücksetzen: { $question }
bench-less = Weniger: { $question }
bench-more = Mehr: { $question }
bench-yes = ja
bench-no = nein
# An answer that is neither yes nor no.
bench-otherwise = Weder noch: Eure Regeln sagen es anders.
bench-none = keine
bench-only-ranks = Nur diese Karten:
bench-lower = Niedriger
bench-higher = Höher
bench-leave-out = Weglassen
bench-put-in = Einfügen: { $rank }

# -- Was daraus folgt
bench-result = Was ihr spielt
bench-differs = { $count ->
    [0] Dieselben Regeln wie { $game }
    [one] Eine Regel anders als bei { $game }
   *[other] { $count } Regeln anders als bei { $game }
}
bench-difference = Anders als bei { $game }
bench-relative = { $count ->
    [0] Das sind genau die Regeln von { $game }.
    [one] Am nächsten kommt { $game }: eine Regel ist anders.
   *[other] Am nächsten kommt { $game }: { $count } Regeln sind anders.
}
bench-problem = Noch nicht spielbar
bench-lab = Was machen diese Regeln mit dem Spiel?
bench-book = Das ganze Regelheft
bench-file = Als Text
bench-file-why = Dieselben Regeln als Datei, für alle, die gern schreiben. Manches lässt sich nur hier sagen:
bench-file-text = Die Regeln als Text
bench-file-use = Diesen Text übernehmen

# -- Spielen, behalten, weitergeben
bench-play-bots = Gegen Bots spielen
bench-play-friends = Mit Freunden spielen
bench-change = Diese Regeln ändern
bench-save = Speichern
bench-kept = Auf diesem Gerät gespeichert.
bench-kept-draft = Als Entwurf gespeichert: spielbar, sobald er repariert ist.
bench-kept-with-name = Unter deinem Namen gespeichert, auf jedem deiner Geräte.
bench-unkept = Dieser Browser behält nichts: Teile den Link und heb ihn auf.
bench-share = Teilen
bench-share-how = Der Link enthält alle eure Regeln. Wer ihn öffnet, kann sie lesen und spielen.
bench-copy = Link kopieren
bench-copied = Kopiert.

# -- Eine Situation
bench-situation = Eine Situation ausprobieren
bench-situation-about = Wähl aus, was auf dem Stapel liegt und was du spielst, und frag.
bench-pile = Auf dem Stapel
bench-mine = Du spielst
bench-nothing = Nichts
bench-add-pile = Auf den Stapel: { $card }
bench-add-mine = Spielen: { $card }
bench-last = Es sind meine letzten Karten
bench-ask = Darf ich das spielen?
bench-clear = Leeren
bench-allowed = Ja.
bench-refused = Nein.
situation-cards = Wähl mindestens eine Karte zum Spielen und zusammen höchstens { $most } Karten.
situation-card = { $name } ist keine Karte.
situation-no-rank = In diesem Spiel gibt es keine { ranks }.
situation-no-big-joker = In diesem Spiel gibt es keinen großen Joker.
situation-only-card = { $card } gibt es im Spiel nur { $count ->
    [1] einmal
    [2] zweimal
   *[other] { number } Mal
}.
situation-only-rank = Im Spiel gibt es nur { cards-of.accusative }.
situation-only-jokers = Im Spiel gibt es von jedem Joker nur { $count ->
    [1] einen
   *[other] { number }
}.
situation-no-figure = Die Karten auf dem Stapel ergeben keine Kombination.
situation-not-last = Du wirst nicht fertig: { $cards } darf nur auf leerem Stapel dein letzter Zug sein.

# -- Zwei Runden
bench-first = Eure Regeln
bench-second = Die Regeln der anderen
bench-link = Oder einen Link einfügen
bench-compare = Vergleichen
bench-both = { $first } und { $second }
bench-differ = { $count ->
    [0] Beide haben dieselben Regeln.
    [one] Eine Regel ist anders.
   *[other] { $count } Regeln sind anders.
}
bench-play-these = { $title } spielen
api-long-link = Diese Regeln sind zu lang für einen Link: Speichere sie oder gib sie als Text weiter.
api-two-kinds = { $first } und { $second } sind Spiele verschiedener Art: Eine Liste der Unterschiede würde nicht helfen.
