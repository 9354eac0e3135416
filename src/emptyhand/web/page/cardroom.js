// All that has to do with cards: what the lobby can be shown without. Named one by one, so that all of them are fetched
// at once and none has to be found out of another.
import "./socket.js";
import "./choice.js";
import "./fit.js";
import "./flight.js";
import "./sound.js";
import "./sha.js";
import "./fair.js";
import "./opened.js";
import "./trial.js";
import "./witness.js";
import "./tick.js";
import "./session.js";
import "./seats.js";
import "./middle.js";
import "./drag.js";
import "./hand.js";
import "./log.js";
import "./news.js";
import "./result.js";
import "./standin.js";
import "./table.js";
import "./waiting.js";

export { Pack } from "./cards.js";
export { Replay } from "./replay.js";
export { Room } from "./room.js";
