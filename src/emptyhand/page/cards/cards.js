// The pack as SVG: a symbol for each card, which the cards on the table refer to. Indices are drawn, so that
// they look the same on every device and stay readable in a strip of 20 pixels.
import { html } from "../lib.js";
import { BACKS, BackArt, design } from "./backs.js";
import { Court, Joker } from "./courts.js";
import { rankOf, suitOf } from "./deck.js";
import { PIPS, pip } from "./pips.js";
/** @import { Card } from "../protocol.d.ts" */

/** The ranks as strokes in a box of 10 by 14; the ten is wider. @type {Record<string, string>} */
const INDICES = {
  2: "M.7 3.9A4.3 3.9 0 0 1 9.3 4C9.3 7.6 3 9.4.7 14H9.5",
  3: "M.9 0H9L4.6 5.5A4.25 4.25 0 1 1 .5 11.6",
  4: "M7.3 14V0L.2 10H10",
  5: "M8.8 0H2.1L1.5 6.2A4.4 4.4 0 1 1 .6 12",
  6: "M7.2 0C3 2.6.6 6.4.6 9.6A4.4 4.4 0 1 0 1.2 7.4",
  7: "M.5 0H9.5L4 14",
  8: "M5 0a3.3 3.2 0 1 1-.01 0ZM5 6.4a3.9 3.8 0 1 1-.01 0Z",
  9: "M2.8 14C7 11.4 9.4 7.6 9.4 4.4A4.4 4.4 0 1 0 8.8 6.6",
  T: "M-1.6 2.2.9 0V14M8 0C5.2 0 4.7 3.2 4.7 7S5.2 14 8 14 11.3 10.8 11.3 7 10.8 0 8 0Z",
  J: "M8.4 0V9.8A3.9 3.9 0 0 1 .7 10.8",
  Q: "M5 0C1.4 0 .4 3.2.4 7S1.4 14 5 14 9.6 10.8 9.6 7 8.6 0 5 0ZM5.8 10.4 9.8 14.8",
  K: "M1 0V14M9.2 0 1 8.6M4.2 5.4 9.8 14",
  A: "M.3 14 5 0 9.7 14M2 9.4H8",
};
const STAR = "M0-10 2.9-3.6 9.8-2.9 4.7 1.8 6.1 8.6 0 5.1-6.1 8.6-4.7 1.8-9.8-2.9-2.9-3.6Z";

/** The columns of pips. @type {Record<string, number>} */
const COLUMNS = { L: 22, M: 30, R: 38 };
/** Where the pips of a number lie: column and height. @type {Record<string, string>} */
const PLACES = {
  2: "M16 M68",
  3: "M16 M42 M68",
  4: "L16 R16 L68 R68",
  5: "L16 R16 M42 L68 R68",
  6: "L16 R16 L42 R42 L68 R68",
  7: "L16 R16 M29 L42 R42 L68 R68",
  8: "L16 R16 M29 L42 R42 M55 L68 R68",
  9: "L15 R15 L33 R33 M42 L51 R51 L69 R69",
  T: "L15 R15 M24 L33 R33 L51 R51 M60 L69 R69",
};

/**
 * @param {string} rank
 * @param {number} x of its centre
 * @param {number} y of its top
 * @param {number} size
 */
function index(rank, x, y, size) {
  const across = rank === "T" ? size * 0.84 : size;
  return html`<path class="index" d=${INDICES[rank]}
    transform="translate(${x - 5 * across} ${y}) scale(${across} ${size})" />`;
}

/**
 * The sign of a joker; the big joker has two.
 * @param {Card} card
 * @param {number} x
 * @param {[number, number]} ys where the first is, and where the second would be
 * @param {number} size
 */
const stars = (card, x, ys, size) =>
  ys
    .slice(0, card.length)
    .map((y) => html`<path class="pip" d=${STAR} transform="translate(${x} ${y}) scale(${size})" />`);

/** @param {{ card: Card }} props */
const Corner = ({ card }) =>
  rankOf(card) === "R"
    ? html`${stars(card, 9.2, [12, 27], 0.74)}`
    : html`${index(rankOf(card), 8.7, 5.4, 1.06)}${pip(suitOf(card), 8.7, 29.4, 0.62)}`;

/** @param {{ suit: string }} props */
const Ace = ({ suit }) => html`<g>
  ${pip(suit, 30, 42, 1.9)}
  <path class="inlay" d=${PIPS[suit]} transform="translate(30 42) scale(1.3)" />
  ${pip(suit, 30, 42, 0.5)}
</g>`;

/** @param {{ card: Card }} props */
function Middle({ card }) {
  const rank = rankOf(card);
  const suit = suitOf(card);
  if (rank === "R") return html`<${Joker} />`;
  if (rank === "A") return html`<${Ace} suit=${suit} />`;
  if ("JQK".includes(rank)) return html`<${Court} rank=${rank} suit=${suit} />`;
  const places = PLACES[rank].split(" ");
  const size = places.length > 8 ? 0.52 : places.length > 6 ? 0.57 : 0.62;
  return places.map((place) => {
    const y = Number(place.slice(1));
    return pip(suit, COLUMNS[place[0]], y, size, y > 42);
  });
}

const PACK = [..."23456789TJQKA"].flatMap((rank) => [..."SCDH"].map((suit) => rank + suit)).concat("R", "RB");

/** @param {{ card: Card }} props */
const FaceSymbol = ({ card }) => html`<symbol id=${`face-${card}`} viewBox="0 0 60 84">
  <rect class="paper" x=".5" y=".5" width="59" height="83" rx="5.5" />
  <g class="print"><${Middle} card=${card} /><${Corner} card=${card} />
    <g transform="rotate(180 30 42)"><${Corner} card=${card} /></g></g>
</symbol>`;

/** @param {{ card: Card }} props */
const MiniSymbol = ({ card }) => html`<symbol id=${`mini-${card}`} viewBox="0 0 30 40">
  <rect class="paper" x=".75" y=".75" width="28.5" height="38.5" rx="3.5" />
  ${
    rankOf(card) === "R"
      ? html`${card === "R" ? stars(card, 15, [20, 20], 1.1) : stars(card, 15, [12, 28], 0.8)}`
      : html`${index(rankOf(card), 15, 5, 1.08)}${pip(suitOf(card), 15, 29.5, 0.74)}`
  }
</symbol>`;

/**
 * A symbol for every card, or only for some, and for every back. The cards on the table refer to these symbols.
 * @param {{ cards?: Card[] }} props
 */
export function Pack({ cards = PACK }) {
  return html`<svg class="pack" aria-hidden="true" focusable="false">
    ${cards.map(
      (card) => html`<${FaceSymbol} key=${card} card=${card} />
      <${MiniSymbol} key=${`${card}-`} card=${card} />`,
    )}
    ${BACKS.map(
      (name) => html`<symbol key=${name} id=${`back-${name}`} viewBox="0 0 60 84">
        <${BackArt} name=${name} /></symbol>`,
    )}
  </svg>`;
}

/** @param {Card} card */
const suitClass = (card) => (rankOf(card) === "R" ? "R" : suitOf(card));

/**
 * The front of a card. It is decoration: the element around it carries the name.
 * @param {{ card: Card }} props
 */
export const Face = ({ card }) =>
  html`<svg class=${`face suit-${suitClass(card)}`} viewBox="0 0 60 84" aria-hidden="true"
    focusable="false"><use href=${`#face-${card}`} /></svg>`;

/** A small card: rank above suit, readable at 24 pixels. @param {{ card: Card }} props */
export const Mini = ({ card }) =>
  html`<svg class=${`face suit-${suitClass(card)}`} viewBox="0 0 30 40" aria-hidden="true"
    focusable="false"><use href=${`#mini-${card}`} /></svg>`;

/** The back of a card, the same for all cards: the design that the settings name. @param {{ mini?: boolean }} props */
export const Back = ({ mini = false }) =>
  mini
    ? html`<svg class=${`face back back-${design()}`} viewBox="0 0 30 40" aria-hidden="true" focusable="false">
      <rect class="paper" x=".75" y=".75" width="28.5" height="38.5" rx="3.5" />
      <rect class="weave" x="4.5" y="4.5" width="21" height="31" rx="2" />
      <path class="thread" d="M15 10 22 20 15 30 8 20ZM15 16v8" />
    </svg>`
    : html`<svg class=${`face back back-${design()}`} viewBox="0 0 60 84" aria-hidden="true"
      focusable="false"><use href=${`#back-${design()}`} /></svg>`;
