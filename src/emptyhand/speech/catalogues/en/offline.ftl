# A page without a server: it plays on this device alone.

offline-loading = Getting the table ready …
offline-unable = This browser can’t run the table without a server: it has no WebAssembly.
offline-failed = The table could not start. Load the page again.
offline-elsewhere = The table is open in another window. Close that one, and it opens here.
offline-kept = Everything is on this device now. You can play without a network.
offline-where = These games are kept on this device, in this browser. Nobody else has them.
offline-add = To add them to your games on a server, download all records here, and choose that file under “Add games played elsewhere” there.
offline-needs-server = That needs a server. Here you play on this device alone.
offline-needs-coach = The coach needs a server. Here you play on this device alone.
offline-bot = On this device, “{ $level }” is the strongest level of bots in this game.
offline-level = It looks ahead as far as this device gets in 0.3 seconds a move.
offline-own-bot = This device can’t run players of your own.
offline-unwritten = This device could not store that. Make sure that it has space left.
