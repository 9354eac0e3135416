# What the server answers to a request that it refuses. $detail is in English: from a library, or about a file that
# somebody wrote.

api-unreachable = The server can’t be reached.
api-refused = The server refused this.
api-not-there = There is nothing here for you.
api-too-often = Too many requests. Please wait { $count ->
    [one] 1 second
   *[other] { $count } seconds
  }.
api-too-often-minutes = Too many requests. Please wait { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }.
api-too-large = That is too much text at once.
api-mistake = The server has made a mistake.
api-unwritten = { $detail }
api-bad-request = { $detail }
api-no-name = You need a name first.
api-name-length = A name has 1 to { $most } characters.
api-name-blank = A name cannot have characters that show nothing, such as { $code }.
api-name-start = A name begins with a letter, a digit or a sign that can be seen.
api-code = A code has { $count } letters and digits.
api-room = { $detail }
api-rules = { $detail }
api-bad-link = This link holds no rules that can be played here.
api-no-rules = These are not rules: rules are a text, such as extends = "life".
api-no-record = This is not a record of a game: a record is a text that begins with [Game.
api-record = { $detail }
api-records-many = That is more than { $most } games at once.
api-record-unfinished = This game is not finished.
api-record-name = Nobody in this game is called { $name }: it was played by { $names }.
api-record-known = This game is in your list already.
api-record-full = Your list has { $most } games from elsewhere, and that is the most it can have.
api-coach-busy = The coach is busy with other games: try again in a moment.
api-open-tables = You have { $count ->
    [one] an open table that has
   *[other] { $count } open tables that have
  } not begun. Begin a game there first, or let friends join this one by link.
