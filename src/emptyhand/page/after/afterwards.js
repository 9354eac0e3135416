// What one needs after a game, loaded when it is first opened: replays with the coach's review, and
// one's own games.
import { asset } from "../shared/transport.js";

const styled = new Promise((done) => {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: asset("after/after.css"), onload: done, onerror: done });
  document.head.append(link);
});

export { Pack } from "../cards/cards.js";
export { Mine } from "./mine.js";
export { Replay } from "./replay.js";

await styled;
