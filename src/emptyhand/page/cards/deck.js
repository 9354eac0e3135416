// Cards as text ("9H", "TS", "R" for a joker, "RB" for the big joker): order, signs, tokens. No rules.
/** @import { Card } from "../protocol.d.ts" */

const RANKS = "23456789TJQKAR";
const SUITS = "SCDH";
const CLIMB_RANKS = "3456789TJQKA2R";
/** @type {Record<string, string>} */
const GLYPHS = { S: "♠", C: "♣", D: "♦", H: "♥" };

/** @param {Card} card */
export const rankOf = (card) => card[0];
/** @param {Card} card */
export const suitOf = (card) => card[1] ?? "";

/** "10♥", for a card with a suit. @param {Card} card @returns {string} */
export const sign = (card) => (card[0] === "T" ? "10" : card[0]) + GLYPHS[card[1]];
/** The rank of a card as messages take it: a number up to 10, else a letter. @param {Card} card */
export const rankArg = (card) => (card[0] === "T" ? 10 : Number(card[0]) || card[0]);

/** The cards a text such as "9H9SR" is made of. @param {string} text @returns {Card[]} */
export const cardsIn = (text) => text.match(/RB?|[2-9TJQKA][SCDH]/g) ?? [];

/** The place of a card's suit; the big joker comes after the joker. @param {Card} card */
const suitPlace = (card) => (card[0] === "R" ? card.length - 1 : SUITS.indexOf(card[1]));

/** The number of a card: by rank, then by suit, as everywhere in the package. @param {Card} card */
export const numberOf = (card) => RANKS.indexOf(card[0]) * 4 + suitPlace(card);

/** Cards from low to high; climbing games rank 2 highest. @param {Card[]} cards @param {boolean} climb */
export function sorted(cards, climb) {
  const place = climb
    ? (/** @type {Card} */ card) => CLIMB_RANKS.indexOf(card[0]) * 4 + suitPlace(card)
    : numberOf;
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** Cards as a token names them: ascending. @param {Card[]} cards */
export const written = (cards) => [...cards].sort((a, b) => numberOf(a) - numberOf(b)).join("");

/**
 * Give each card an id of its own, since two packs hold the same card twice: 9H, 9H+1.
 * @param {Card[]} cards
 * @returns {{ card: Card, id: string }[]}
 */
export function named(cards) {
  const seen = new Map();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, id: copy ? `${card}+${copy}` : card };
  });
}

/** @param {string} id @returns {Card} */
export const cardOf = (id) => id.split("+")[0];
