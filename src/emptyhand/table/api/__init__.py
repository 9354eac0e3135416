"""What a page asks besides the running game: requests and answers as structs, and how answers follow from rooms.

Pure: no sockets, no clock, no chance, no disk. A server's routes and `device` both use it.

- `library` (rulesets, rulebooks, levels), `rooms`, `people`, `qr_codes`.
- Finished games: `games`, `replays`, `elsewhere` (played on another page).
- House rules: `workshop`, `benches` (a draft in one language), `own_rules` (saved ones).
- `refusals`: a status and a sentence. `foreign_texts`: texts that are no record and no rules at all.
"""
