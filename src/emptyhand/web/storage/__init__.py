"""What a server stores besides the journal: guests, rooms and finished games, in SQLite or PostgreSQL."""
