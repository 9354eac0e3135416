### Wie viele spielen: players.*

## rulebook

book-players = { $count ->
    [1] Das Spiel ist für eine Person.
   *[other] Das Spiel ist für { number } Personen.
}
book-players-usual = Das Spiel ist für { $players } Personen; üblich sind { $usual }.

## rulebook-questions

group-players = Mitspielende und Kartenspiele
clash-players = Mindestens { $least } und höchstens { $most } Personen: Dazwischen gibt es keine Zahl.
clash-usual-players = Die übliche Zahl der Personen muss zwischen { $least } und { $most } liegen.
ask-players-least = Wie viele spielen mindestens mit?
ask-players-most = Wie viele spielen höchstens mit?
ask-players-default = Wie viele spielen normalerweise mit?
