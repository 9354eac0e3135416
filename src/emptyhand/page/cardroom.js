// What the lobby does not need: rooms and tables, and the way to what follows a game.
export { Afterwards } from "./later.js";
export { Room } from "./room/room.js";
