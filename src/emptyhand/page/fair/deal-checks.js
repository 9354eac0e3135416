// What the witness checks messages against: visible cards, the places of a deal, and an opened deal repeated.
import { commitmentOf, dealOf, deckOf, differentCards, keyOf, madeUp, promiseOf, seal } from "./fair.js";
import { fromHex, toHex } from "./sha.js";
/** @import { Card, CardProof, DealPromise, Phrase, PhraseValue, Setup, View } from "../protocol.d.ts" */

/** A claim of the server about a deal is false; `says` is one sentence. */
export class Unproven extends Error {
  /** @param {Phrase} says */
  constructor(says) {
    super(says[0]);
    this.says = says;
  }
}

/**
 * @param {unknown} fact
 * @param {string} what the message that says what is wrong
 * @param {Record<string, PhraseValue>} [args]
 * @returns {asserts fact}
 */
export function ensure(fact, what, args) {
  if (!fact) throw new Unproven(args ? [what, args] : [what]);
}

/** @param {Card} [card] @returns {Phrase} */
export const named = (card = "") => ["cards", { cards: card }];

/** @param {Setup} setup */
export const deckSize = ({ deal }) => deckOf(deal.packs, deal.jokers, deal.without, deal.full).length;
/**
 * @param {string} promise
 * @param {number} seat
 * @param {string} number
 */
export const commitHex = (promise, seat, number) =>
  toHex(commitmentOf(fromHex(promise), seat, fromHex(number)));

/** Count each card. @param {(Card | null)[]} cards @returns {Map<Card, number>} */
export function counted(cards) {
  const counts = new Map();
  for (const card of cards) if (card !== null) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/**
 * The cards that a view shows.
 * @param {View} view
 * @returns {(Card | null)[]}
 */
export function seenCards({ hand, table, seats, seat }) {
  const known = seats.flatMap((each, number) => (number === seat ? [] : each.known));
  return [...hand, ...table.pile, ...table.gone, ...known, ...seats.flatMap(({ up }) => up)];
}

/**
 * The places in the deck of the cards that a seat sees at the deal, and of its down cards.
 * @param {Setup} setup
 * @param {number | null} seat
 */
export function slots({ deal, players }, seat) {
  /** @type {number[]} */
  const seen = [];
  /** @type {number[]} */
  let down = [];
  let first = 0;
  for (let number = 0; number < players; number++) {
    for (const zone of deal.order) {
      const places = Array.from({ length: deal[zone] }, (_, n) => first + n);
      first += deal[zone];
      if (zone === "down") down = number === seat ? places : down;
      else if (number === seat || (zone === "up" && !deal.choose)) seen.push(...places);
    }
  }
  return { seen, down };
}

/**
 * Repeat an opened deal and compare it with everything that was shown.
 * @param {string} room
 * @param {Setup} setup
 * @param {DealPromise} dealt
 * @param {View | null} view
 * @param {Map<number, CardProof>} proven
 */
export function checkOpened(room, setup, dealt, view, proven) {
  const secret = fromHex(dealt.secret ?? "");
  ensure(toHex(promiseOf(room, dealt.game, secret)) === dealt.promise, "fair-wrong-secret");
  const { cards, dealer } = dealAgain(room, setup, dealt, secret);
  const { root, leaves } = seal(secret, cards);
  ensure(toHex(root) === dealt.root, "fair-wrong-deck");
  ensure(!view || view.table.dealer === dealer, "fair-wrong-dealer");
  for (const [leaf, proof] of proven) {
    const place = leaves.indexOf(leaf);
    const right = cards[place] === proof.card && [undefined, place].includes(proof.place);
    ensure(right, "fair-wrong-shown", { card: named(proof.card) });
  }
}

/**
 * @param {string} room
 * @param {Setup} setup
 * @param {DealPromise} dealt
 * @param {Uint8Array} secret
 */
function dealAgain(room, { deal, family, law, players }, dealt, secret) {
  const stakes = (dealt.stakes ?? []).map(({ kind, commit, number }, seat) => {
    const known = kind === "person" ? fromHex(number ?? "") : madeUp(secret, seat);
    const right = toHex(commitmentOf(fromHex(dealt.promise), seat, known)) === commit;
    ensure(right, "fair-wrong-number", { seat: seat + 1 });
    return { kind, commit: fromHex(commit), number: known };
  });
  const deck =
    family === "climb"
      ? differentCards(deal.packs, deal.jokers, deal.without)
      : deckOf(deal.packs, deal.jokers, deal.without, deal.full);
  return dealOf(keyOf(room, dealt.game, law, secret, stakes), deck, players);
}
