# Was der Server antwortet, wenn etwas nicht geht. $detail ist englisch.

api-unreachable = Der Server ist nicht erreichbar.
api-refused = Der Server hat das abgelehnt.
api-not-there = Hier ist nichts für dich.
api-too-often = Zu viele Anfragen. Bitte warte { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
  }.
api-too-often-minutes = Zu viele Anfragen. Bitte warte { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }.
api-too-large = Das ist zu viel Text auf einmal.
api-mistake = Der Server hat einen Fehler gemacht.
api-unwritten = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
api-bad-request = Der Server versteht diese Anfrage nicht.
api-no-name = Du brauchst zuerst einen Namen.
api-name-length = Ein Name hat 1 bis { $most } Zeichen.
api-name-blank = Ein Name darf keine unsichtbaren Zeichen wie { $code } enthalten.
api-name-start = Ein Name beginnt mit einem Buchstaben, einer Ziffer oder einem sichtbaren Zeichen.
api-code = Ein Code hat { $count } Buchstaben und Ziffern.
api-room = So lässt sich kein Tisch eröffnen: { $detail }
api-rules = Diese Regeln lassen sich nicht lesen: { $detail }
api-bad-link = Dieser Link enthält keine Regeln, nach denen sich hier spielen lässt.
api-no-rules = Das sind keine Regeln: Regeln sind ein Text, etwa extends = "life".
api-no-record = Das ist keine Aufzeichnung eines Spiels: Eine Aufzeichnung ist ein Text, der mit [Game beginnt.
api-record = Diese Aufzeichnung lässt sich nicht lesen: { $detail }
api-records-many = Das sind mehr als { $most } Spiele auf einmal.
api-record-unfinished = Dieses Spiel ist nicht beendet.
api-record-name = In diesem Spiel heißt niemand { $name }: Gespielt haben { $names }.
api-record-known = Dieses Spiel steht schon in deiner Liste.
api-record-full = In deiner Liste stehen { $most } Spiele von anderswo, und mehr können es nicht sein.
api-coach-busy = Der Coach ist mit anderen Spielen beschäftigt: Versuch es gleich noch einmal.
api-open-tables = Du hast { $count ->
    [one] einen offenen Tisch, an dem
   *[other] { $count } offene Tische, an denen
  } noch kein Spiel begonnen hat. Beginne zuerst dort, oder lade zu diesem Tisch mit einem Link ein.
