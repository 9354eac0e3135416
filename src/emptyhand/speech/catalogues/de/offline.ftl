# Eine Seite ohne Server: Sie spielt nur auf diesem Gerät.

offline-loading = Der Tisch wird vorbereitet …
offline-unable = Dieser Browser kann den Tisch nicht ohne Server öffnen: Er hat kein WebAssembly.
offline-failed = Der Tisch konnte nicht starten. Lade die Seite neu.
offline-elsewhere = Der Tisch ist in einem anderen Fenster offen. Schließ es, dann öffnet er sich hier.
offline-kept = Alles ist jetzt auf diesem Gerät. Du kannst ohne Netz spielen.
offline-where = Diese Spiele liegen auf diesem Gerät, in diesem Browser. Sonst hat sie niemand.
offline-add = Um sie auf einem Server zu deinen Spielen hinzuzufügen, lade hier alle Aufzeichnungen und wähle diese Datei dort unter „Anderswo gespielte Spiele hinzufügen“.
offline-needs-server = Dafür braucht es einen Server. Hier spielst du nur auf diesem Gerät.
offline-needs-coach = Der Coach braucht einen Server. Hier spielst du nur auf diesem Gerät.
offline-bot = Auf diesem Gerät ist „{ $level }“ die höchste Stärke der Bots in diesem Spiel.
offline-level = Es schaut so weit voraus, wie dieses Gerät in 0,3 Sekunden pro Zug kommt.
offline-own-bot = Eigene Spieler kann dieses Gerät nicht ausführen.
offline-unwritten = Dieses Gerät konnte das nicht speichern. Prüf, ob noch Platz frei ist.
