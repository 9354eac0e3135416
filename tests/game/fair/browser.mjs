// Runs the page's own modules outside a page: vectors, transcripts of tables that a witness reads, and records.
// Reads one JSON object from standard input and writes one to standard output.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { page, vectors, transcripts, records } = JSON.parse(readFileSync(0, "utf-8"));
const load = (name) => import(pathToFileURL(`${page}/${name}`).href);
const fair = await load("fair/fair.js");
const { fromHex, hmac, sha256, toHex } = await load("fair/sha.js");
const { Witness } = await load("fair/witness.js");
const { verdictOf } = await load("fair/opened.js");

function computed(given) {
  const secret = fromHex(given.secret);
  const promise = fair.promiseOf(given.room, given.game, secret);
  const stakes = given.numbers.map((number, seat) => {
    const known = number === null ? fair.madeUp(secret, seat) : fromHex(number);
    return { kind: given.kinds[seat], commit: fair.commitmentOf(promise, seat, known), number: known };
  });
  const key = fair.keyOf(given.room, given.game, given.law, secret, stakes);
  const { cards, ties, dealer } = fair.dealOf(key, fair.deckOf(given.packs, given.jokers), given.numbers.length);
  const { root, leaves } = fair.seal(secret, cards);
  return {
    promise: toHex(promise),
    chain: toHex(fair.chained(fromHex(given.chain), promise)),
    commitments: stakes.map(({ commit }) => toHex(commit)),
    key: toHex(key),
    cards: cards.join(""),
    ties,
    dealer,
    leaves,
    root: toHex(root),
    holds: given.proofs.map((proof) => fair.holds(proof, toHex(root), cards.length)),
  };
}

function read({ numbers, letters }) {
  const drawn = [...numbers];
  const kept = new Map();
  const storage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) };
  const witness = new Witness(() => fromHex(drawn.shift()), storage);
  const answers = letters.map((letter) => (letter.say ? [witness.readied(letter.say)] : witness.take(letter.hear)));
  return { answers, trouble: witness.trouble, says: witness.verdict().says, checked: witness.checked };
}

const hashes = (vectors.hashes ?? []).map(({ key, data }) => [toHex(sha256(fromHex(data))), toHex(hmac(fromHex(key), fromHex(data)))]);
console.log(JSON.stringify({ hashes, deals: (vectors.deals ?? []).map(computed), read: transcripts.map(read), records: records.map(verdictOf) }));
