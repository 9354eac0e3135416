### Số người chơi: players.*

## rulebook

book-players = Trò này dành cho { number } người.
book-players-usual = Trò này dành cho { $players } người; thường chơi { $usual } người.

## rulebook-questions

group-players = Người chơi và bộ bài
clash-players = Ít nhất { $least } người mà nhiều nhất { $most } người thì không có số nào.
clash-usual-players = Số người thường chơi phải từ { $least } đến { $most }.
ask-players-least = Ít nhất mấy người chơi?
ask-players-most = Nhiều nhất mấy người chơi?
ask-players-default = Thường có mấy người chơi?
