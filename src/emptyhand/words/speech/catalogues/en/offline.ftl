# A page without a server: it plays on this device alone.

offline-loading = Getting the table ready …
offline-unable = This browser can’t run the table without a server: it has no WebAssembly.
offline-failed = The table could not start. Load the page again.
offline-missing = A file of this page could not be loaded. Load the page again; if that doesn’t help, the folder on its host is not complete.
offline-mistyped = This page can’t start here: its host sends the file { $file } as { $type }, and browsers take it only as { $wanted }. The person who runs the host can set the type of such files.
offline-forbidden = This page can’t start here: the content security policy of its host forbids WebAssembly. The person who runs the host can allow it with script-src 'wasm-unsafe-eval'.
offline-unstored = This browser doesn’t let the page store anything. You can play, but a game is gone once you close the page.
offline-elsewhere = The table is open in another window. Close that one, and it opens here.
offline-take = Play here instead
offline-cleared = What this page had stored was deleted in this browser, and this game with it. Load the page to begin anew.
offline-kept = Everything is on this device now. You can play without a network.
offline-unkept = The page could not be kept on this device, so it needs a network next time too.
offline-insecure = Without HTTPS a browser doesn’t keep the page, so it opens only while its host can be reached.
offline-here = Stored on this device
offline-stored = The page, your games and your settings are stored in this browser, on this device, and nowhere else.
offline-size = They take { NUMBER($size) } MB.
offline-delete = Delete everything
offline-delete-explained = The page, all games and the settings are deleted from this browser. Nobody can bring them back.
offline-delete-sure = Delete
offline-delete-not = Keep
offline-deleted = Everything is deleted from this device. Close the page, or load it to begin anew.
offline-where = These games are kept on this device, in this browser. Nobody else has them.
offline-add = To add them to your games on a server, download all records here, and choose that file under “Add games played elsewhere” there.
offline-needs-server = That needs a server. Here you play on this device alone.
offline-needs-coach = The coach needs a server. Here you play on this device alone.
offline-needs-lab = The lab needs a server: there, bots play thousands of games to show what rules do. On this device, “House rules” plays a few games of your rules to see whether they end.
offline-no-table = There is no such table on this device. It may have been deleted, or the link leads to a table on a server.
offline-bot = On this device, “{ $level }” is the strongest level of bots in this game.
offline-level = It looks ahead as far as this device gets in 0.3 seconds a move.
offline-own-bot = This device can’t run players of your own.
offline-unwritten = This device could not store that. Make sure that it has space left.
offline-discard = { $name } isn’t over yet. Once it is deleted from this device, nobody can bring it back.
offline-forget = Deleted games are gone from this device for good, and their replays with them.

# The proof of a deal where there is no server. A replay may also be that of a game on a server.
offline-fair-how = Before the game began, the table on this device bound itself to its part of the deal, and the page added a number of its own. Every card that you see is checked against the sealed deck, and when the game is over all of it is opened. Table and check run on the same device: they show that no card was changed afterwards, and anyone can repeat that with the record.
offline-fair-promise = The promise of this deal is { $digits }. The record of the game has the same one: emptyhand verify shows it.
offline-fair-server = Dealt by this device: nobody at the table added a number.
offline-fair-server-checked = The secret of the deal gives just these cards, and nobody at the table added a number.
offline-fair-checked-by = { $count ->
    [one] The deal was checked: its secret and the number of { $names } give just these cards.
   *[other] The deal was checked: its secret and the numbers of { $names } give just these cards.
}
