// Fair deals, byte for byte as docs/fair.md specifies them: promises, commitments, the key, shuffling, sealed
// decks, proofs. Pure functions; hashes are Uint8Arrays here and hexadecimal digits in messages.
import { fromHex, hmac, joined, sha256, toHex } from "./sha.js";
/** @import { Card, CardProof } from "../protocol.d.ts" */

const RANKS = "23456789TJQKA";
const SUITS = "SCDH";
const SALT = 16;
const text = new TextEncoder();

/**
 * Encode parts: each after its length in four bytes, numbers in decimal digits.
 * @param {...(string | number | Uint8Array)} parts
 */
export function pack(...parts) {
  return joined(
    ...parts.flatMap((part) => {
      const bytes = part instanceof Uint8Array ? part : text.encode(String(part));
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, bytes.length);
      return [length, bytes];
    }),
  );
}

/** @param {...(string | number | Uint8Array)} parts */
const digest = (...parts) => sha256(pack(...parts));
/** @param {Uint8Array} key @param {...(string | number | Uint8Array)} parts */
const mac = (key, ...parts) => hmac(key, pack(...parts));

// -- before the deal ----------------------------------------------------------------------------------------

/**
 * @param {string} room
 * @param {string | number} game
 * @param {Uint8Array} secret
 */
export const promiseOf = (room, game, secret) => digest("fair-1", room, game, secret);
/** @param {Uint8Array} chain @param {Uint8Array} promise */
export const chained = (chain, promise) => digest("chain", chain, promise);
/**
 * @param {Uint8Array} promise
 * @param {number} seat
 * @param {Uint8Array} number
 */
export const commitmentOf = (promise, seat, number) => digest("seat", promise, seat, number);
/** @param {Uint8Array} secret @param {number} seat */
export const madeUp = (secret, seat) => mac(secret, "bot", seat);

/**
 * The key of a deal.
 * @param {string} room
 * @param {string | number} game
 * @param {string} law
 * @param {Uint8Array} secret
 * @param {{ kind: string, commit: Uint8Array, number: Uint8Array }[]} stakes
 */
export function keyOf(room, game, law, secret, stakes) {
  const parts = stakes.flatMap(({ kind, commit, number }, seat) => [seat, kind, commit, number]);
  return mac(secret, `${room}/${game}`, law, ...parts);
}

// -- the deal -----------------------------------------------------------------------------------------------

/**
 * An endless stream of 32-bit words from a key.
 * @param {Uint8Array} key
 * @returns {Generator<number, never, void>}
 */
function* words(key) {
  for (let counter = 0; ; counter++) {
    const count = new Uint8Array(8);
    new DataView(count.buffer).setUint32(4, counter);
    const block = new DataView(hmac(key, count).buffer);
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at);
  }
}

/**
 * A uniform number below a bound, by rejection sampling.
 * @param {number} bound
 * @param {Generator<number, never, void>} stream
 */
function below(bound, stream) {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  let word;
  do word = stream.next().value;
  while (word >= limit);
  return word % bound;
}

/**
 * @template T
 * @param {T[]} items
 * @param {Generator<number, never, void>} stream
 * @returns {T[]}
 */
function shuffledBy(items, stream) {
  const out = [...items];
  for (let last = out.length - 1; last > 0; last--) {
    const chosen = below(last + 1, stream);
    [out[last], out[chosen]] = [out[chosen], out[last]];
  }
  return out;
}

/** @param {number} count */
const upTo = (count) => Array.from({ length: count }, (_, n) => n);

/**
 * The deck before it is shuffled: by rank, then by suit, jokers last.
 * @param {number} packs
 * @param {number} jokers in each pack
 * @param {string} [without] ranks that are left out
 * @param {number} [full] how many packs have them all the same
 * @returns {Card[]}
 */
export function deckOf(packs, jokers, without = "", full = 0) {
  const times = (/** @type {string} */ rank) => (without.includes(rank) ? Math.min(full, packs) : packs);
  const cards = [...RANKS].flatMap((rank) =>
    [...SUITS].flatMap((suit) => Array(times(rank)).fill(rank + suit)),
  );
  return [...cards, ...Array(packs * jokers).fill("R")];
}

/**
 * The deck of a climbing game before it is shuffled: the jokers of a pack differ.
 * @param {number} packs
 * @param {number} jokers in each pack
 * @param {string} [without] ranks that are left out
 * @returns {Card[]}
 */
export const differentCards = (packs, jokers, without = "") => [
  ...deckOf(packs, 0, without),
  ...["R", "RB"].slice(0, jokers).flatMap((joker) => Array(packs).fill(joker)),
];

/**
 * The deal of a key: the cards from the top, the order that breaks ties, the dealer.
 * @param {Uint8Array} key
 * @param {Card[]} deck
 * @param {number} players
 */
export function dealOf(key, deck, players) {
  const stream = words(key);
  const cards = shuffledBy(deck, stream);
  const ties = shuffledBy(upTo(players), stream);
  return { cards, ties, dealer: below(players, stream) };
}

// -- sealed decks -------------------------------------------------------------------------------------------

/** @param {Uint8Array} secret @param {number} count */
const arrangement = (secret, count) => shuffledBy(upTo(count), words(mac(secret, "leaves")));
/** @param {Uint8Array} salt @param {number} place */
const markOf = (salt, place) => digest("place", salt, place);
/**
 * @param {Uint8Array} salt
 * @param {Uint8Array} mark
 * @param {Card} card
 */
const leafOf = (salt, mark, card) => digest("leaf", salt, mark, card);
/** @param {Uint8Array} left @param {Uint8Array} right */
const parentOf = (left, right) => digest("node", left, right);
/** @param {number} count */
const depthOf = (count) => Math.ceil(Math.log2(count));

/**
 * The root over a deck, its top card first, and the leaf of each place.
 * @param {Uint8Array} secret
 * @param {Card[]} cards
 */
export function seal(secret, cards) {
  const leaves = arrangement(secret, cards.length);
  let row = Array(2 ** depthOf(cards.length)).fill(new Uint8Array(32));
  cards.forEach((card, place) => {
    const both = mac(secret, "salt", leaves[place]);
    row[leaves[place]] = leafOf(both.slice(0, SALT), markOf(both.slice(SALT), place), card);
  });
  while (row.length > 1) row = upTo(row.length / 2).map((n) => parentOf(row[2 * n], row[2 * n + 1]));
  return { root: row[0], leaves };
}

/**
 * Whether a proof leads to the root of a deck of `count` cards.
 * @param {CardProof} proof
 * @param {string} root
 * @param {number} count
 */
export function holds(proof, root, count) {
  const path = fromHex(proof.path);
  if (!(proof.leaf >= 0 && proof.leaf < count) || path.length !== 32 * depthOf(count)) return false;
  const mark =
    proof.place === undefined
      ? fromHex(proof.mark ?? "")
      : markOf(fromHex(proof.place_salt ?? ""), proof.place);
  let node = leafOf(fromHex(proof.salt), mark, proof.card);
  let number = proof.leaf;
  for (let at = 0; at < path.length; at += 32) {
    const neighbour = path.slice(at, at + 32);
    node = number & 1 ? parentOf(neighbour, node) : parentOf(node, neighbour);
    number >>= 1;
  }
  return toHex(node) === root;
}
