"""Who may do what: the gate before every request, sessions, rate limits and refusals."""
