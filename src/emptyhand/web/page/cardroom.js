// Every module that the lobby does not need. All are listed, so that the browser fetches them in parallel
// instead of discovering one in another.
import "./words.js";
import "./socket.js";
import "./choice.js";
import "./specials.js";
import "./layout.js";
import "./newest.js";
import "./flight.js";
import "./sha.js";
import "./fair.js";
import "./opened.js";
import "./deal-checks.js";
import "./witness.js";
import "./deal-mark.js";
import "./shared-device.js";
import "./session.js";
import "./seats.js";
import "./middle.js";
import "./drag.js";
import "./hand.js";
import "./log.js";
import "./bubble.js";
import "./hint.js";
import "./guide.js";
import "./status-line.js";
import "./rematch.js";
import "./result.js";
import "./standin.js";
import "./moves.js";
import "./table.js";
import "./connection.js";
import "./options.js";
import "./chairs.js";
import "./invitation.js";
import "./waiting.js";

export { Afterwards } from "./later.js";
export { Room } from "./room.js";
