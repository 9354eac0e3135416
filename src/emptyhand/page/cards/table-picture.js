// The picture on the first screen: a card table with our own cards, for the eye only.
import { html } from "../lib.js";
import { Back, Face, Pack } from "./cards.js";
import { Avatar } from "./faces.js";

const HAND = ["3H", "7S", "TD", "QC", "AH"];
const PILE = ["5C", "8D", "KS"];
const OTHERS = ["Mila", "Kofi", "Linh"];

/** @param {string} kind @param {number} n @param {number} count */
const placed = (kind, n, count) => ({
  class: `strewn ${kind}`,
  style: { "--n": n - (count - 1) / 2, "--late": `${n * 60}ms` },
});

/** Decoration: it has no name for a screen reader, and nothing in it can be pressed. */
export const TablePicture = () => html`<div class="tablepicture" aria-hidden="true">
  <${Pack} cards=${[...HAND, ...PILE]} />
  <div class="felt"></div>
  ${OTHERS.map(
    (name, seat) => html`<div class=${`opposite at-${seat}`} key=${name}>
      <${Avatar} name=${name} level=${seat + 1} />
      <div class="backs-fan">${[0, 1, 2].map(
        (n) => html`<div ...${placed("small", n, 3)} key=${n}><${Back} /></div>`,
      )}</div>
    </div>`,
  )}
  <div class="heap">${PILE.map(
    (card, n) => html`<div ...${placed("thrown", n, 3)} key=${card}>
      <${Face} card=${card} /></div>`,
  )}</div>
  <div class="own-fan">${HAND.map(
    (card, n) => html`<div ...${placed("held", n, 5)} key=${card}>
      <${Face} card=${card} /></div>`,
  )}</div>
</div>`;
