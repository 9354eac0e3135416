# Eine Seite ohne Server: Sie spielt nur auf diesem Gerät.

offline-loading = Der Tisch wird vorbereitet …
offline-unable = Dieser Browser kann den Tisch nicht ohne Server öffnen: Er hat kein WebAssembly.
offline-failed = Der Tisch konnte nicht starten. Lade die Seite neu.
offline-missing = Eine Datei dieser Seite konnte nicht geladen werden. Lade die Seite neu; hilft das nicht, ist der Ordner auf dem Webserver unvollständig.
offline-mistyped = Diese Seite kann hier nicht starten: Ihr Server schickt die Datei { $file } als { $type }, und Browser nehmen sie nur als { $wanted }. Wer den Server betreibt, kann den Typ solcher Dateien einstellen.
offline-forbidden = Diese Seite kann hier nicht starten: Die Content Security Policy ihres Servers verbietet WebAssembly. Wer den Server betreibt, kann es mit script-src 'wasm-unsafe-eval' erlauben.
offline-unstored = Dieser Browser lässt die Seite nichts speichern. Du kannst spielen, aber ein Spiel ist weg, sobald du die Seite schließt.
offline-elsewhere = Der Tisch ist in einem anderen Fenster offen. Schließ es, dann öffnet er sich hier.
offline-take = Hier spielen
offline-cleared = Was diese Seite gespeichert hatte, wurde in diesem Browser gelöscht, auch dieses Spiel. Lade die Seite neu, um von vorn zu beginnen.
offline-kept = Alles ist jetzt auf diesem Gerät. Du kannst ohne Netz spielen.
offline-unkept = Die Seite konnte nicht auf diesem Gerät abgelegt werden. Sie braucht auch beim nächsten Mal ein Netz.
offline-insecure = Ohne HTTPS legt der Browser die Seite nicht ab. Sie öffnet sich nur, solange ihr Webserver erreichbar ist.
offline-here = Auf diesem Gerät gespeichert
offline-stored = Die Seite, deine Spiele und deine Einstellungen liegen in diesem Browser, auf diesem Gerät und sonst nirgends.
offline-size = Sie brauchen { NUMBER($size) } MB.
offline-delete = Alles löschen
offline-delete-explained = Die Seite, alle Spiele und die Einstellungen werden aus diesem Browser gelöscht. Niemand kann sie zurückholen.
offline-delete-sure = Löschen
offline-delete-not = Behalten
offline-deleted = Auf diesem Gerät ist alles gelöscht. Schließ die Seite, oder lade sie neu, um von vorn zu beginnen.
offline-where = Diese Spiele liegen auf diesem Gerät, in diesem Browser. Sonst hat sie niemand.
offline-add = Um sie auf einem Server zu deinen Spielen hinzuzufügen, lade hier alle Aufzeichnungen und wähle diese Datei dort unter „Anderswo gespielte Spiele hinzufügen“.
offline-needs-server = Dafür braucht es einen Server. Hier spielst du nur auf diesem Gerät.
offline-needs-coach = Der Coach braucht einen Server. Hier spielst du nur auf diesem Gerät.
offline-needs-lab = Das Labor braucht einen Server: Dort spielen Bots Tausende Spiele, um zu zeigen, was Regeln bewirken. Auf diesem Gerät spielt „Hausregeln“ ein paar Spiele mit deinen Regeln und zeigt, ob sie enden.
offline-no-table = Diesen Tisch gibt es auf diesem Gerät nicht. Vielleicht wurde er gelöscht, oder der Link führt zu einem Tisch auf einem Server.
offline-bot = Auf diesem Gerät ist „{ $level }“ die höchste Stärke der Bots in diesem Spiel.
offline-level = Es schaut so weit voraus, wie dieses Gerät in 0,3 Sekunden pro Zug kommt.
offline-own-bot = Eigene Spieler kann dieses Gerät nicht ausführen.
offline-unwritten = Dieses Gerät konnte das nicht speichern. Prüf, ob noch Platz frei ist.
offline-discard = { $name } ist noch nicht zu Ende. Ist es von diesem Gerät gelöscht, kann es niemand zurückholen.
offline-forget = Gelöschte Spiele verschwinden endgültig von diesem Gerät, samt ihrer Wiederholung.

offline-fair-how = Bevor das Spiel begann, hat sich der Tisch auf diesem Gerät auf seinen Teil festgelegt, und die Seite hat eine eigene Zahl beigetragen. Jede Karte, die du siehst, wird mit dem versiegelten Deck verglichen, und nach dem Spiel wird alles offengelegt. Tisch und Prüfung laufen auf demselben Gerät: Sie zeigen, dass danach keine Karte geändert wurde, und mit der Aufzeichnung lässt sich das überall nachrechnen.
offline-fair-promise = Die Festlegung für dieses Spiel ist { $digits }. Dieselben Ziffern stehen in der Aufzeichnung des Spiels: emptyhand verify zeigt sie.
offline-fair-server = Von diesem Gerät gegeben: Niemand am Tisch hat eine Zahl beigetragen.
offline-fair-server-checked = Das Geheimnis hinter dem Geben ergibt genau diese Karten, und niemand am Tisch hat eine Zahl beigetragen.
offline-fair-checked-by = { $count ->
    [one] Das Geben wurde geprüft: Sein Geheimnis und die Zahl von { $names } ergeben genau diese Karten.
   *[other] Das Geben wurde geprüft: Sein Geheimnis und die Zahlen von { $names } ergeben genau diese Karten.
}
