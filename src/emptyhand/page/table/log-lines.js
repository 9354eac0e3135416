// What the log says: the lines of a table's steps.
import { gameTitle, listed } from "../shared/speech.js";
/** @import { Phrase, SeatNumber, Step } from "../protocol.d.ts" */

/** @typedef {{ id: number, said: Phrase[], stays?: boolean }} Line what one step of the room says */

/**
 * Add what a step says to the log.
 * @param {Line[]} before
 * @param {Phrase[]} said
 * @param {number} id of the line
 * @param {boolean} [stays]
 * @returns {Line[]}
 */
export function added(before, said, id, stays = false) {
  const line = before.at(-1);
  const one = line?.said.length === 1 ? together(line.said[0], said[0]) : null;
  if (line && one) return [...before.slice(0, -1), { ...line, said: [one, ...said.slice(1)] }];
  return [...before, { id, said, stays }];
}

/**
 * Up cards that one seat chooses one after another, as one sentence.
 * @param {Phrase} before
 * @param {Phrase} next
 * @returns {Phrase | null}
 */
function together([id, args = {}], [nextId, next = {}]) {
  if (id !== nextId || args.who !== next.who || args.me !== next.me) return null;
  if (id === "table-chooses") return [id, { ...args, count: Number(args.count) + Number(next.count) }];
  if (id !== "table-puts") return null;
  const cards = [args.cards, next.cards].map((phrase) => /** @type {Phrase} */ (phrase)[1]?.cards ?? "");
  return [id, { ...args, cards: ["cards", { cards: cards.join("") }] }];
}

/**
 * What a step says that comes without phrases from the server.
 * @param {Step} what
 * @param {(seat: SeatNumber) => string} nameOf
 * @param {SeatNumber | null} me the seat of the person
 * @returns {Phrase[]}
 */
export function phrases(what, nameOf, me) {
  switch (what.t) {
    case "sat":
      return [["step-sat", { who: what.name }]];
    case "left":
      return [[what.kicked ? "step-removed" : what.silent ? "step-silent" : "step-left", { who: what.name }]];
    case "bot_set":
      return [[what.spec ? "step-bot" : "step-free", { number: what.seat + 1 }]];
    case "rules_set":
      return [["step-rules", { game: gameTitle(what) }]];
    case "host_is":
      return what.seat === null ? [] : [["step-host", { who: nameOf(what.seat) }]];
    case "undone":
      return [["step-undone", { count: what.count }]];
    case "hint_taken":
      return [what.seat === me ? ["hint-taken-you"] : ["hint-taken", { name: nameOf(what.seat) }]];
    case "restarted":
      return what.lost ? [["room-lost", { count: what.lost }]] : [];
    case "paused":
      return [["step-paused"]];
    case "resumed":
      return [["step-resumed"]];
    case "back":
      return [["step-back", { who: nameOf(what.seat) }]];
    case "closed":
      return [what.why];
    case "voided":
      return [["step-voided", { who: listed(what.silent.map(nameOf)) }]];
    default:
      return [];
  }
}
