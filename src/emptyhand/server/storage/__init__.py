"""Storage besides the journal: guests, rooms and finished games, in SQLite or PostgreSQL.

`schema` has the tables, `store` what is done with them, `stores` opens one; `migrations` bring an older one up to date.
`folders` and `folder_lock` are the data folder, `lobby_losses` notices a lost write-ahead log.
"""
