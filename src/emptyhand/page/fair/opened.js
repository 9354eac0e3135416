// Repeats the deal of a finished game from its record: src/emptyhand/game/fair/opened.py in the browser.
import { cardsIn } from "../cards/deck.js";
import { commitmentOf, dealOf, deckOf, differentCards, keyOf, madeUp, promiseOf, seal } from "./fair.js";
import { fromHex, toHex } from "./sha.js";
import { Unproven, counted, ensure } from "./deal-checks.js";
/** @import { Phrase } from "../protocol.d.ts" */

const HEADER = /^\[(\w+)((?:[ \t]+"(?:[^"\\\n]|\\.)*")+)[ \t]*\]$/gm;
const QUOTED = /"(?:[^"\\\n]|\\.)*"/g;

/** The values of each header. @param {string} record @returns {Record<string, string[]>} */
function headersOf(record) {
  const found = [...record.matchAll(HEADER)];
  return Object.fromEntries(
    found.map(([, name, values]) => [name, (values.match(QUOTED) ?? []).map((value) => JSON.parse(value))]),
  );
}

/**
 * Throw Unproven unless the cards of a record follow from its secret and the seats' numbers, and match the
 * seal.
 * @param {Record<string, string[]>} headers
 */
function checkDeal({ Fair, Law, Rules, Secret, Numbers, Root, Seats, Deal, Ties, Dealer, Voids = [] }) {
  const [, room, game] = Fair;
  const secret = fromHex(Secret[0]);
  ensure(Numbers.length === Seats.length, "fair-wrong-count");
  ensure(new Set([...Voids, Secret[0]]).size === Voids.length + 1, "fair-wrong-secret-twice");
  const promise = promiseOf(room, game, secret);
  const stakes = Numbers.map((told, seat) => {
    const kind = isNumber(told) ? "person" : told;
    const number = isNumber(told) ? fromHex(told) : madeUp(secret, seat);
    return { kind, commit: commitmentOf(promise, seat, number), number };
  });
  const shown = cardsIn(Deal[0]);
  const dealt = dealOf(
    keyOf(room, game, Law[0], secret, stakes),
    deckBehind(shown, Rules, Seats.length),
    Seats.length,
  );
  const counted = (/** @type {number[]} */ seats) => seats.map((seat) => seat + 1).join(" ");
  const same =
    dealt.cards.join("") === Deal[0] &&
    counted(dealt.ties) === Ties[0] &&
    counted([dealt.dealer]) === Dealer[0];
  ensure(same, "fair-wrong-cards");
  ensure(toHex(seal(secret, dealt.cards).root) === Root[0], "fair-wrong-sealed");
}

/**
 * The deck that cards and the rules of a record tell of: only rules of one's own leave ranks out of packs.
 * @param {string[]} shown
 * @param {string[] | undefined} told the rules as JSON
 * @param {number} players
 */
function deckBehind(shown, told, players) {
  const big = shown.filter((card) => card === "RB").length;
  const rules = JSON.parse(told?.[0] ?? "{}");
  const most = rules["pack.without_up_to"] || players;
  const without = players > most ? "" : (rules["pack.without"] ?? "").replaceAll("10", "T");
  if (big) return differentCards(big, 2, without);
  const packs = Math.max(...counted(shown.filter((card) => card !== "R")).values());
  const jokers = shown.filter((card) => card === "R").length / packs;
  return deckOf(packs, jokers, without, rules["pack.full"]);
}

/** @param {string} told */
const isNumber = (told) => /^[0-9a-f]{64}$/.test(told);

/**
 * How the cards of a record were dealt: `state` is none, wrong, server or checked, `says` a sentence.
 * @param {string} record
 * @returns {{ state: string, says: Phrase }}
 */
export function verdictOf(record) {
  let headers;
  try {
    headers = headersOf(record);
    if (!headers.Fair) return { state: "none", says: ["fair-none-told"] };
    checkDeal(headers);
  } catch (error) {
    /** @type {Phrase} */
    const what = error instanceof Unproven ? error.says : ["fair-wrong-record"];
    return { state: "wrong", says: ["fair-wrong", { what }] };
  }
  const people = headers.Seats.filter((_, seat) => isNumber(headers.Numbers[seat]));
  if (!people.length) return { state: "server", says: ["fair-server-checked"] };
  const names = /** @type {Phrase} */ (["list-and", { items: people }]);
  return { state: "checked", says: ["fair-checked-by", { count: people.length, names }] };
}
