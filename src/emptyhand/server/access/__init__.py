"""Who may do what: the gate before every request, sessions, rate limits and refusals.

`security` is the gate, `guests` are sessions, `limits` and `refusals` rate limits and their log. `connections` and
`deadlines` bound what a client may hold open. `requests` and `errors`: what a route gets, and how it refuses.
`room_tags` names rooms in logs without their codes.
"""
