### Bomben: bombs.*

## rulebook-climb

climb-heading-bombs = Bomben
climb-bombs = Diese Kombinationen sind Bomben; du darfst sie ausspielen wie jede andere:
climb-pairs = Paarfolge
climb-pairs-one-colour = { $sizes } Paare aufeinanderfolgender Ränge, alle Karten rot oder alle schwarz.
climb-pairs-any-suits = { $sizes } Paare aufeinanderfolgender Ränge, in beliebigen Farben.
climb-pairs-colour = Der Rang des höchsten Paares entscheidet; ist er gleich, schlägt { $high } { $low }.
climb-pairs-suit = Der Rang des höchsten Paares entscheidet; ist er gleich, entscheidet die höchste Farbe in diesem Paar.
climb-pairs-by-rank = Der Rang des höchsten Paares entscheidet.
climb-bomb-beats-lower = Eine Bombe schlägt eine niedrigere Bombe der gleichen Art und Größe.
climb-bombs-apart = Bomben verschiedener Art oder Größe schlagen einander nicht.
climb-bombs-ladder = Sie schlägt auch jede Bombe, die in dieser Liste vor ihr steht: { $kinds }.
climb-bomb-beaten = { $bomb } wird von { FORM($by, name: "dative") } geschlagen.
climb-bombs-beat-anything = Eine Bombe schlägt jede Kombination, die keine Bombe ist, und nur eine Bombe schlägt eine Bombe.
climb-beaten-is-out = Wessen Kombination eine Bombe schlägt, der darf bis zum Ende der Runde nicht mehr spielen.
climb-no-chops = Bomben schlagen keine anderen Kombinationen, und keine andere Kombination schlägt eine Bombe.
climb-chops = Keine andere Kombination schlägt eine Bombe, aber Bomben schlagen diese:
climb-chop = { $size ->
    [1] { a-rank } allein wird von { FORM($by, name: "dative") } geschlagen.
    [2] Ein Paar { ranks } wird von { FORM($by, name: "dative") } geschlagen.
   *[3] Ein Drilling { ranks } wird von { FORM($by, name: "dative") } geschlagen.
}

## rulebook-questions

group-bombs = Bomben
clash-nobody-out = Hier scheidet niemand aus einer Runde aus.
remedy-bombs-one-colour-no = Bomben in jeder Farbe erlauben
remedy-bombs-four-no = Vierlinge nicht als Bomben zählen
remedy-bombs-four-yes = Vierlinge als Bomben zählen
ask-bombs-four = Ist ein Vierling eine Bombe?
ask-bombs-sets = Welche anderen Sätze sind eine Bombe?
choice-bombs-sets-3 = Drillinge
choice-bombs-sets-5 = Fünflinge
choice-bombs-sets-6 = Sechslinge
choice-bombs-sets-7 = Siebenlinge
choice-bombs-sets-8 = Achtlinge
ask-bombs-pair-runs = Wie viele Paare in Folge sind eine Bombe?
ask-bombs-pair-run-ranks = Welche Ränge bilden Paarfolgen?
ask-bombs-one-colour = Müssen diese Paare alle rot oder alle schwarz sein?
ask-bombs-ladder = Welche Bomben schlagen welche?
ask-bombs-chops = Welche Karten schlagen Bomben?
ask-bombs-beat-anything = Schlägt eine Bombe alles, was keine Bombe ist?
ask-bombs-beaten-is-out = Ist man aus der Runde, wenn eine Bombe die eigenen Karten schlägt?

## page-table

special-bombs = Bomben: { $kinds }

## page-learn

tip-bomb = Das ist eine Bombe ({ $kind }). Sie schlägt sogar { FORM($what, name: "accusative") }.
