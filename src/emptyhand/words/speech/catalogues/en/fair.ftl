# The proof of a deal: the mark at the table, and what a browser found when it checked.

fair-title = The deal
fair-mark = The deal: { $verdict }
fair-how = Before anyone was ready the server bound itself to its part of the deal. People at the table added numbers that nobody could know. Every card that you see is checked against the sealed deck, and when the game is over all of it is opened.
# emptyhand verify is a command.
fair-promise = The server’s promise of this deal is { $digits }. The record of the game has the same one: emptyhand verify shows it.
fair-voids = { $count ->
    [one] Once a deal at this table was given up because somebody did not show their number.
   *[other] { $count } times a deal at this table was given up because somebody did not show their number.
}

fair-none = Nothing has been dealt yet.
fair-none-told = The record does not say how its cards were dealt.
fair-bare = Some of the cards that you see have not been proved yet.
fair-server = Dealt by the server: nobody at the table added a number.
fair-server-checked = Dealt by the server: its secret gives just these cards, and nobody at the table added a number.
fair-open-mine = Nobody, not even this site, could know these cards in advance or change them. Your own number went into the deal.
fair-open = This site alone could not know these cards in advance or change them: a number from somebody at the table went into the deal.
fair-checked-mine = Checked: nobody, not even this site, could know these cards in advance or change them. Your own number went into the deal.
fair-checked = Checked: this site alone could not know these cards in advance or change them. A number from somebody at the table went into the deal.
fair-checked-by = { $count ->
    [one] Checked: this site alone could not know these cards in advance or change them. The server’s secret and the number of { $names } give exactly these cards.
   *[other] Checked: this site alone could not know these cards in advance or change them. The server’s secret and the numbers of { $names } give exactly these cards.
}

# What can be wrong; $what is one of the sentences below.
fair-wrong = Something is wrong with the deal. { $what }
fair-wrong-record = The record’s account of the deal cannot be read.
fair-wrong-message = A message about the deal cannot be read.
fair-wrong-table = The cards were dealt at an unknown table.
fair-wrong-count = There are not as many numbers as seats.
fair-wrong-name = The table has changed its name.
fair-wrong-promise-twice = The server has promised the same thing twice.
fair-wrong-promise-changed = The server has changed what it promised.
fair-wrong-chain = The chain of promises is broken.
fair-wrong-list-length = The list of commitments does not fit the table.
fair-wrong-list = The list of commitments was changed.
fair-wrong-own = Your commitment was exchanged for another one.
fair-wrong-number = The number of seat { $seat } is not what was committed to.
fair-wrong-secret = The secret is not the one that was promised.
fair-wrong-secret-twice = The server has used a secret twice.
fair-wrong-sealed-again = The deck was sealed again while it was played with.
fair-wrong-game = The game was not dealt as it was promised.
fair-wrong-unfrozen = The cards were dealt before the commitments were frozen.
fair-wrong-unshown = The cards were dealt before all numbers were shown.
fair-wrong-deck = The deck that was sealed is not the one that the secret and the numbers give.
fair-wrong-sealed = The deck was sealed with other cards than were dealt.
fair-wrong-cards = The cards are not those that the secret and the seats’ numbers give.
fair-wrong-dealer = The dealer is not the one that the secret and the numbers give.
fair-wrong-unproved = There is no proof for this card: { $card }.
fair-wrong-proof = The proof of this card is wrong: { $card }.
fair-wrong-changed = This card was a different one before: { $card }.
fair-wrong-shown = This card was not dealt as it was shown: { $card }.
fair-wrong-flipped = This is not the card that lay there: { $card }.
fair-wrong-drawn = The cards that you drew did not lie on top.
fair-wrong-turned = The card that was turned over did not lie on top.
fair-wrong-dealt = A card that you were dealt was not proved to be yours.
