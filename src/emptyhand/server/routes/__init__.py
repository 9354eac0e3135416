"""The HTTP and WebSocket routes, and the application that they make up.

- `app` puts them together. `sockets`: the connection of a guest to a table.
- Rooms: `lobby`, `listing`, `invitations`, `doors` (who may enter), `knocks` (asking to enter).
- `library`, `workshop`, `lab`, `mine` (a person's games and rules), `replays`, `reviews`.
- `files` and `worker`: the page, and its service worker.
"""
