// Card faces as SVG: corners with rank and suit, pips for numbers, letters for court cards.
import { html } from "./lib.js";
import { rankOf, suitOf } from "./deck.js";
/** @import { Card } from "./protocol.d.ts" */

/** @type {Record<string, string>} */
const PIPS = {
  S: "M0-9C4-4 8-1 8 3.4 8 6.4 5.8 8 3.6 8 2.2 8 1 7.2.6 6 .8 8 1.6 9.4 3 10.4H-3C-1.6 9.4-.8 8-.6 6-1 7.2-2.2 8-3.6 8-5.8 8-8 6.4-8 3.4-8-1-4-4 0-9Z",
  H: "M0 9.6C-5 5-8.6 1.6-8.6-3-8.6-6-6.4-8.2-3.8-8.2-2.2-8.2-.8-7.4 0-6 .8-7.4 2.2-8.2 3.8-8.2 6.4-8.2 8.6-6 8.6-3 8.6 1.6 5 5 0 9.6Z",
  D: "M0-10C2-6.2 4.6-3 7.4 0 4.6 3 2 6.2 0 10-2 6.2-4.6 3-7.4 0-4.6-3-2-6.2 0-10Z",
  C: "M0-9.4A4.3 4.3 0 0 1 3.3-2.2 4.3 4.3 0 1 1 .7 4.6C.9 7.4 1.7 9.2 3 10.4H-3C-1.7 9.2-.9 7.4-.7 4.6A4.3 4.3 0 1 1-3.3-2.2 4.3 4.3 0 0 1 0-9.4Z",
};
const STAR = "M0-10 2.9-3.6 9.8-2.9 4.7 1.8 6.1 8.6 0 5.1-6.1 8.6-4.7 1.8-9.8-2.9-2.9-3.6Z";

const L = 22,
  M = 30,
  R = 38;
/** Where the pips of a number lie. @type {Record<string, number[][]>} */
const PLACES = {
  2: [
    [M, 18],
    [M, 66],
  ],
  3: [
    [M, 18],
    [M, 42],
    [M, 66],
  ],
  4: [
    [L, 18],
    [R, 18],
    [L, 66],
    [R, 66],
  ],
  5: [
    [L, 18],
    [R, 18],
    [M, 42],
    [L, 66],
    [R, 66],
  ],
  6: [
    [L, 18],
    [R, 18],
    [L, 42],
    [R, 42],
    [L, 66],
    [R, 66],
  ],
  7: [
    [L, 18],
    [R, 18],
    [M, 30],
    [L, 42],
    [R, 42],
    [L, 66],
    [R, 66],
  ],
  8: [
    [L, 18],
    [R, 18],
    [M, 30],
    [L, 42],
    [R, 42],
    [M, 54],
    [L, 66],
    [R, 66],
  ],
  9: [
    [L, 17],
    [R, 17],
    [L, 33],
    [R, 33],
    [M, 42],
    [L, 51],
    [R, 51],
    [L, 67],
    [R, 67],
  ],
  T: [
    [L, 17],
    [R, 17],
    [M, 25],
    [L, 33],
    [R, 33],
    [L, 51],
    [R, 51],
    [M, 59],
    [L, 67],
    [R, 67],
  ],
};

/** @type {Record<string, string>} */
const CROWNS = {
  K: "M20 27 22 17 26 23 30 15 34 23 38 17 40 27Z",
  Q: "M20 27C20 19 25 21 30 15 35 21 40 19 40 27Z",
  J: "M20 27 40 27 37 18 27 18Z",
};

/**
 * @param {string} suit
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {boolean} [turned]
 */
const pip = (suit, x, y, size, turned = false) =>
  html`<path class="pip" d=${PIPS[suit]} transform="translate(${x} ${y}) scale(${turned ? -size : size})" />`;

/** @param {Card} card */
const label = (card) => (rankOf(card) === "T" ? "10" : rankOf(card));

/** @param {{ card: Card }} props */
function Corner({ card }) {
  const wide = rankOf(card) === "T";
  return html`<g>
    <text class="index" x="8.5" y="16" text-anchor="middle" textLength=${wide ? 14 : undefined}
      lengthAdjust="spacingAndGlyphs">${label(card)}</text>
    ${pip(suitOf(card), 8.5, 25, 0.58)}
  </g>`;
}

/** @param {{ card: Card }} props */
function Court({ card }) {
  const suit = suitOf(card);
  return html`<g>
    <rect class="court" x="16.5" y="11" width="27" height="62" rx="4" />
    <path class="crown" d=${CROWNS[rankOf(card)]} />
    <text class="letter" x="30" y="54" text-anchor="middle">${rankOf(card)}</text>
    ${pip(suit, 30, 63.5, 0.62)}
  </g>`;
}

/** @param {{ card: Card }} props */
function Middle({ card }) {
  const rank = rankOf(card);
  if (rank === "A") return pip(suitOf(card), 30, 42, 1.7);
  if ("JQK".includes(rank)) return html`<${Court} card=${card} />`;
  return PLACES[rank].map(([x, y]) => pip(suitOf(card), x, y, 0.66, y > 42));
}

function Joker() {
  return html`<g>
    <path class="pip" d=${STAR} transform="translate(9 14) scale(.62)" />
    <path class="pip" d=${STAR} transform="translate(31 40) scale(1.9)" />
    <text class="joker" x="30" y="73" text-anchor="middle">JOKER</text>
  </g>`;
}

const PACK = [..."23456789TJQKA"].flatMap((rank) => [..."SCDH"].map((suit) => rank + suit)).concat("R");

/** @param {{ card: Card }} props */
const FaceSymbol = ({ card }) => html`<symbol id=${`face-${card}`} viewBox="0 0 60 84">
  <rect class="paper" x=".75" y=".75" width="58.5" height="82.5" rx="6" />
  <g class="print">${
    card === "R"
      ? html`<${Joker} />`
      : html`<${Middle} card=${card} /><${Corner} card=${card} /><g transform="rotate(180 30 42)">
        <${Corner} card=${card} /></g>`
  }</g>
</symbol>`;

/** @param {{ card: Card }} props */
const MiniSymbol = ({ card }) => html`<symbol id=${`mini-${card}`} viewBox="0 0 30 40">
  <rect class="paper" x="1" y="1" width="28" height="38" rx="4" />
  ${
    card === "R"
      ? html`<path class="pip" d=${STAR} transform="translate(15 20) scale(1.05)" />`
      : html`<text class="index" x="15" y="19" text-anchor="middle">${label(card)}</text>
      ${pip(suitOf(card), 15, 29, 0.72)}`
  }
</symbol>`;

/** A symbol for every card. The cards on the table refer to these symbols. */
export function Pack() {
  return html`<svg class="pack" aria-hidden="true" focusable="false">
    ${PACK.map(
      (card) => html`<${FaceSymbol} key=${card} card=${card} />
      <${MiniSymbol} key=${`${card}-`} card=${card} />`,
    )}
  </svg>`;
}

/**
 * The front of a card. It is decoration: the element around it carries the name.
 * @param {{ card: Card }} props
 */
export const Face = ({ card }) =>
  html`<svg class=${`face suit-${suitOf(card) || "R"}`} viewBox="0 0 60 84" aria-hidden="true"
    focusable="false"><use href=${`#face-${card}`} /></svg>`;

/** A small card: rank above suit, readable at 24 pixels. @param {{ card: Card }} props */
export const Mini = ({ card }) =>
  html`<svg class=${`face suit-${suitOf(card) || "R"}`} viewBox="0 0 30 40" aria-hidden="true"
    focusable="false"><use href=${`#mini-${card}`} /></svg>`;

/** The back of a card, the same for all cards. @param {{ mini?: boolean }} props */
export function Back({ mini = false }) {
  return mini
    ? html`<svg class="face back" viewBox="0 0 30 40" aria-hidden="true" focusable="false">
      <rect class="paper" x="1" y="1" width="28" height="38" rx="4" />
      <rect class="weave" x="5" y="5" width="20" height="30" rx="2" />
      <path class="thread" d="M15 11 22 20 15 29 8 20Z" />
    </svg>`
    : html`<svg class="face back" viewBox="0 0 60 84" aria-hidden="true" focusable="false">
      <rect class="paper" x=".75" y=".75" width="58.5" height="82.5" rx="6" />
      <rect class="weave" x="6" y="6" width="48" height="72" rx="3" />
      <path class="thread" d="M30 14 46 42 30 70 14 42ZM30 26 39 42 30 58 21 42Z" />
    </svg>`;
}
