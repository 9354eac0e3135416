# The first screen: games, levels, rooms, settings.

sheet-close = Schließen

lobby-begin = Beginnen
lobby-moment = Einen Moment …
lobby-lab = Im Labor sehen, was diese Regeln bewirken
lobby-mine = Meine Spiele
lobby-settings = Einstellungen
lobby-claim = Werde deine Karten los, bevor es die anderen tun.
lobby-waits-playing = { $game } weiterspielen
lobby-waits-lobby = Zurück an deinen Tisch: { $game }
lobby-waits-next = Nächstes Spiel: { $game }
lobby-waits-again = Noch einmal { $game }
lobby-with = mit { $who }
lobby-unfinished = Alle deine { $count } Tische
lobby-nobody = noch niemand da
lobby-play = Jetzt spielen
lobby-play-what = { $game } · zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
    [8] acht
   *[other] { $count }
} · { $level }
lobby-play-game = { $game } spielen
lobby-friends = Mit Freunden spielen
lobby-friends-what = Einen Tisch öffnen und den Link schicken
lobby-rules = Regeln
lobby-rules-of = Regeln von { $game }
lobby-workshop = Hausregeln
lobby-best-known = obsession
lobby-choose = Wähle ein Spiel
lobby-own = Deine Hausregeln
lobby-more-games = Weitere Spiele
lobby-forms = Varianten des Spiels
lobby-form = { $name }
lobby-people = { $fixed ->
    [yes] für { $most }
   *[no] für { $least } bis { $most }
}
lobby-name = Dein Name
lobby-name-ask = Wie sollen dich die anderen nennen?
lobby-name-go = Weiter
lobby-guest = Gast
lobby-join = Mit Code beitreten
lobby-join-what = Mit Code oder Link
lobby-join-go = Mitspielen
lobby-code = Code oder Link
lobby-open = Offene Tische
lobby-phase-lobby = noch nicht begonnen
lobby-phase-playing = im Spiel
lobby-phase-over = zwischen zwei Spielen
lobby-phase-closed = geschlossen
lobby-watch = Noch einmal ansehen
lobby-game = { $game }, Spiel { $number }
lobby-paste = Gespeichertes Spiel ansehen
lobby-device = Anderes Gerät
lobby-offline = Ohne Netz spielen
lobby-offline-once = Öffne es einmal, solange du ein Netz hast; danach spielst du ohne.

create-options = Optionen
create-players = Wie viele spielen
create-pace = Tempo der Bots
create-level = Stärke der Bots
create-friends = Mit Freunden
create-clock = Zeit pro Zug
create-undo = Züge zurücknehmen
create-access = Wer mitspielen kann
create-wins = Länge der Partie
create-house = Hausregeln
create-house-why = Spiel nach eigenen Regeln: Füge ein Regelwerk ein, dann gilt es, wenn du oben ein Spiel beginnst.
create-house-text = Ein Regelwerk als TOML
create-house-read = Regeln ansehen
create-house-told = { $title }: { $summary }
create-house-all = Alle Regeln

pace-2000 = ruhig
pace-1200 = normal
pace-500 = schnell
pace-0 = sofort
clock-0 = unbegrenzt
clock-30000 = 30 Sekunden
clock-60000 = eine Minute
clock-180000 = drei Minuten
undo-yes = wenn alle zustimmen
undo-no = nie
access-code = alle mit Link oder Code
access-link = alle mit dem Link
access-open = alle
wins-0 = wie in den Regeln
wins-1 = ein einzelnes Spiel
wins-2 = bis jemand 2 Spiele gewinnt
wins-3 = bis jemand 3 Spiele gewinnt
wins-5 = bis jemand 5 Spiele gewinnt

level-1 = Leicht
level-2 = Locker
level-3 = Geübt
level-4 = Stark
level-5 = Meisterhaft
level-1-plays = Am leichtesten zu schlagen: spielt die niedrigste Karte, die passt, und denkt nicht weiter.
level-2-plays = Wird niedrige Karten früh los, auch mehrere auf einmal, wo das leicht zu sehen ist.
level-3-plays = Weiß, was man behält und was man ablegt.
level-4-plays = Wägt jeden Zug gegen Dutzende Lagen der verdeckten Karten ab.
level-5-plays = Wägt jeden Zug gegen Tausende Lagen der verdeckten Karten ab.
level-wins-two = Eins gegen eins gewinnt diese Stärke bei { $game } { $won } von 100 Spielen gegen die Stärke „{ $below }“.
level-wins-four = Zu viert gewinnt diese Stärke bei { $game } { $won } von 100 Spielen gegen drei der Stärke „{ $below }“; bei gleicher Stärke wären es 25.

untitled-rules = { $game } auf unsere Art
game-obsession = Obsession
game-obsession-line = Leere deine Hand, dann deine offenen und verdeckten Karten. Sechs besondere Ränge; aufgenommene Dreien sind aus dem Spiel.
game-obsession-form = Dreien gehen
game-obsession-first = Obsession, Dreien bleiben
game-obsession-first-line = Obsession, in der die Dreien bleiben: Nimmst du den Stapel auf, kommen sie mit auf die Hand.
game-obsession-first-form = Dreien bleiben
game-obsessed = Obsessed
game-obsessed-line = Obsession mit Wahl: Such dir deine offenen Karten selbst aus und spiel direkt von ihnen.
game-obsessed-form = Obsessed
game-life = Life
game-life-line = 2, 5, 7 und 10 gehen immer. Niemand will zuletzt noch Karten haben.
game-life-form = Life
game-cardgame = Zweien und Zehnen
game-cardgame-line = Schnell und einfach: Auf eine 2 passt alles, eine 10 räumt den Stapel ab, und nach jedem Zug ziehst du.
game-cardgame-form = Einfach
game-cardgame-mirror = Zweien und Zehnen mit Spiegeln
game-cardgame-mirror-line = Zweien und Zehnen, und eine 3 passt auf alles und zählt so viel wie die Karte darunter.
game-cardgame-mirror-form = Mit Spiegeln
game-cardgame-sevens = Zweien und Zehnen mit tiefen Siebenen
game-cardgame-sevens-line = Zweien und Zehnen, und auf eine 7 passt nur eine 7 oder weniger.
game-cardgame-sevens-form = Mit tiefen Siebenen
game-cardgame-plus = Zweien und Zehnen mit Spiegeln und tiefen Siebenen
game-cardgame-plus-line = Zweien und Zehnen mit beidem: Eine 3 zählt wie die Karte darunter, und auf eine 7 passt nur eine 7 oder weniger.
game-cardgame-plus-form = Mit beidem
game-thirteen = Thirteen
game-thirteen-line = Dreizehn Karten, Paare, Straßen und Bomben: Überbiete, was liegt, oder passe. Wer zuerst fertig ist, gewinnt.
game-thirteen-form = Einfach
game-thirteen-southern = Thirteen, südlich
game-thirteen-southern-line = Die verbreitetste Form: Bomben aller Farben schlagen Zweien, und es geht weiter um die Plätze.
game-thirteen-southern-form = Südlich
game-shithead = Shithead
game-shithead-line = Überbiete die Karte auf dem Stapel oder nimm ihn ganz. 2er fangen neu an, 10er räumen ab. Niemand will zuletzt übrig bleiben.
game-palace = Palace
game-palace-line = Shithead auf Amerikanisch: Wer spielen kann, muss, und wer zuerst fertig ist, gewinnt.
game-shed = Shed
game-shed-line = Shithead mit fünf Sonderkarten: 3er zählen wie die Karte darunter, 7er verlangen niedrige Karten, 8er lassen aussetzen.
game-karma = Karma
game-karma-line = Joker drehen die Spielrichtung um, eine 7 verlangt niedrige Karten, 10er räumen ab. Wer zuerst fertig ist, gewinnt.
game-vandtia = Vändtia
game-vandtia-line = Der schwedische Klassiker: Wer spielen kann, muss, und eine 10 räumt den Stapel ab.
game-paskahousu = Paskahousu
game-paskahousu-line = Der finnische Klassiker: fünf Karten auf der Hand, keine auf dem Tisch, und jede hohe Karte hat ihren Platz.
game-reverse-shithead = Umgekehrtes Shithead
game-reverse-shithead-line = Shithead andersherum: Das Ass ist niedrig, und jeder Bube lässt jemanden aussetzen.
game-palace-party = Party-Palace
game-palace-party-line = Zwei Kartenspiele für fünf bis acht: immer höher, mit sechs Sonderkarten.
game-tien-len-nam = Tiến Lên miền Nam
game-tien-len-nam-line = Thirteen, wie man es in Vietnam spielt: Vierlinge schlagen eine 2 oder ein Paar 2er, fünf Paare in Folge gewinnen sofort.
game-tien-len-bac = Tiến Lên miền Bắc
game-tien-len-bac-line = Das strengere Spiel des Nordens: Niemand darf mit einer 2 fertig werden, und nur Vierlinge schlagen eine.
game-killer = Killer
game-killer-line = Thirteen in Amerika: Vierlinge oder drei Paare in Folge schlagen eine 2. Wer zuerst fertig ist, gewinnt.
game-big-two = Big Two
game-big-two-line = Einzelne Karten, Paare, Drillinge und Pokerhände zu fünft. Die Pik-2 ist die höchste Karte. Wer zuerst fertig ist, gewinnt.
game-pusoy-dos = Pusoy Dos
game-pusoy-dos-line = Big Two auf Philippinisch: Karo ist die höchste Farbe, und es wird um die Plätze weitergespielt.
game-president = Präsident
game-president-line = Überbiete gleiche Karten mit ebenso vielen höheren, oder passe. Wer zuerst fertig ist, regiert und bekommt zwei hohe Karten.
game-daifugo = Daifugō
game-daifugo-line = Präsident auf Japanisch: Ein Vierling dreht die Rangfolge um, und nichts schlägt eine 8.
game-zheng-shangyou = Zhēng Shàngyóu
game-zheng-shangyou-line = Der chinesische Ahn: gleiche Karten, Straßen, Folgen von Paaren und Drillingen; die ersten beiden punkten.

shelf-shithead = Ein gemeinsamer Stapel
shelf-tien-len = Straßen und Bomben
shelf-big-two = Pokerhände
shelf-president = Arm und reich

install-new = Eine neue Version ist da.
install-reload = Neu laden
away-again = Die Seite versucht es von selbst weiter.
away-offline = Gegen Bots oder mit anderen an diesem Gerät
install-add = Installieren
install-apple = Um Emptyhand auf den Home-Bildschirm zu legen, tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.
install-android = Um Emptyhand auf den Startbildschirm zu legen, öffne das Menü des Browsers und tippe auf „Zum Startbildschirm hinzufügen“.
