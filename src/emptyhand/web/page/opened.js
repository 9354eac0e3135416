// Repeats the deal of a finished game from its record: src/emptyhand/fair/opened.py in the browser.
import { cardsIn } from "./deck.js";
import { commitmentOf, dealOf, deckOf, keyOf, madeUp, promiseOf, seal } from "./fair.js";
import { fromHex, toHex } from "./sha.js";
import { Unproven, ensure } from "./deal-checks.js";
import { listed } from "./words.js";

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
function checkDeal({ Fair, Law, Secret, Numbers, Root, Seats, Deal, Ties, Dealer, Voids = [] }) {
  const [, room, game] = Fair;
  const secret = fromHex(Secret[0]);
  ensure(Numbers.length === Seats.length, "There are not as many numbers as seats.");
  ensure(new Set([...Voids, Secret[0]]).size === Voids.length + 1, "A secret was used twice.");
  const promise = promiseOf(room, game, secret);
  const stakes = Numbers.map((told, seat) => {
    const kind = isNumber(told) ? "person" : told;
    const number = isNumber(told) ? fromHex(told) : madeUp(secret, seat);
    return { kind, commit: commitmentOf(promise, seat, number), number };
  });
  const shown = cardsIn(Deal[0]);
  const packs = shown.filter((card) => card === "2S").length;
  const jokers = shown.filter((card) => card === "R").length / packs;
  const dealt = dealOf(keyOf(room, game, Law[0], secret, stakes), deckOf(packs, jokers), Seats.length);
  const counted = (/** @type {number[]} */ seats) => seats.map((seat) => seat + 1).join(" ");
  const same =
    dealt.cards.join("") === Deal[0] &&
    counted(dealt.ties) === Ties[0] &&
    counted([dealt.dealer]) === Dealer[0];
  ensure(same, "The cards are not those that the secret and the seats' numbers give.");
  ensure(
    toHex(seal(secret, dealt.cards).root) === Root[0],
    "The deck was sealed with other cards than were dealt.",
  );
}

/** @param {string} told */
const isNumber = (told) => /^[0-9a-f]{64}$/.test(told);

/**
 * How the cards of a record were dealt: `state` is none, wrong, server or checked, `text` a sentence.
 * @param {string} record
 */
export function verdictOf(record) {
  let headers;
  try {
    headers = headersOf(record);
    if (!headers.Fair) return { state: "none", text: "The record does not tell how its cards were dealt." };
    checkDeal(headers);
  } catch (error) {
    const what = error instanceof Unproven ? error.message : "What the record tells of it cannot be read.";
    return { state: "wrong", text: `Something is wrong with the deal. ${what}` };
  }
  const people = headers.Seats.filter((_, seat) => isNumber(headers.Numbers[seat]));
  if (!people.length)
    return {
      state: "server",
      text: "Dealt by the server: its secret gives just these cards, and nobody at the table added a number.",
    };
  const numbers = `the ${people.length > 1 ? "numbers" : "number"} of ${listed(people)}`;
  return {
    state: "checked",
    text: `The deal was checked: the secret of the server and ${numbers} give just these cards.`,
  };
}
