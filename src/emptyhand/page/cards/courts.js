// Jack, queen and king of each suit, and the joker. A court card shows one half figure twice, the second
// turned round the middle of the card. Each rank has an outline of its own: beret and feather, long hair and
// a flower, crown, beard and sword. Suits differ by cloth, skin, hair and crown.
import { html } from "../lib.js";
import { pip } from "./pips.js";

const ROBE = "M17 42.2C17 35.6 20.6 33 26 31H34C39.4 33 43 35.6 43 42.2Z";
/** The cloth of each suit. @type {Record<string, string>} */
const CLOTHS = {
  S: "M19.5 36V42M22.7 35V42M37.3 35V42M40.5 36V42",
  H: "M17.4 39.5q1.6 2 3.2 0 1.6 2 3.2 0M36.2 39.5q1.6 2 3.2 0 1.6 2 3.2 0M19 36.6q1.6 2 3.2 0M37.8 36.6q1.6 2 3.2 0",
  D: "M18.2 40l1.6-2 1.6 2-1.6 2ZM38.6 40l1.6-2 1.6 2-1.6 2ZM22 37l1.4-1.8 1.4 1.8-1.4 1.8ZM35.2 37l1.4-1.8 1.4 1.8-1.4 1.8Z",
  C: "M19 40.4h.01M22.6 39.4h.01M20.6 37.2h.01M24 36.2h.01M41 40.4h.01M37.4 39.4h.01M39.4 37.2h.01M36 36.2h.01",
};
const CROWN = "M23.4 18.6 21.8 11.4 26.2 14.8 30 9.2 33.8 14.8 38.2 11.4 36.6 18.6Z";

const Eyes = () => html`<path class="line" d="M27.4 23.6h.01M32.6 23.6h.01" />
  <path class="fine" d="M26.2 21.9q1.2-.8 2.3-.2M33.8 21.9q-1.2-.8-2.3-.2M30 23.6 29.4 26h.9" />`;

/** @param {{ suit: string }} props */
const Robe = ({ suit }) => html`<path class="cloth" d=${ROBE} /><path class="stitch" d=${CLOTHS[suit]} />`;

/** @param {{ suit: string }} props */
const King = ({ suit }) => html`<g>
  <path class="steel" d="M40 33V13.6L40.8 11.4 41.6 13.6V33Z" /><path class="gilt" d="M38.4 32.4H43.2V33.8H38.4Z" />
  <${Robe} suit=${suit} />
  <path class="fur" d="M21.6 33.4 25 30.6H35L38.4 33.4C36.4 38 33.6 40.4 30 42.2 26.4 40.4 23.6 38 21.6 33.4Z" />
  <path class="line" d="M25 35h.01M35 35h.01M28.2 39.2h.01M31.8 39.2h.01" />
  <path class="hair" d="M24 17H36C38.4 21 38.2 26 36.6 29.4H23.4C21.8 26 21.6 21 24 17Z" />
  <path class="skin" d="M25 18H35V24.6A5 6.2 0 0 1 25 24.6Z" />
  <${Eyes} />
  <path class="hair" d="M24.8 23.4C25.6 26.4 27.6 27 30 26.6 32.4 27 34.4 26.4 35.2 23.4 36.2 30 34.2 35.4 30 37.4 25.8 35.4 23.8 30 24.8 23.4Z" />
  <path class="lips" d="M28.6 28.4H31.4" />
  <path class="gilt" d=${CROWN} /><path class="cloth" d="M23.2 16.4H36.8L36.4 18.8H23.6Z" />
  <path class="gem" d="M21.8 11.2h.01M38.2 11.2h.01" />${pip(suit, 30, 8.6, 0.17)}
</g>`;

/** @param {{ suit: string }} props */
const Queen = ({ suit }) => html`<g>
  <path class="hair" d="M30 13.6C21.4 13.6 22.6 22 21.2 27 20.4 30 20 32 20.6 35H39.4C40 32 39.6 30 38.8 27 37.4 22 38.6 13.6 30 13.6Z" />
  <${Robe} suit=${suit} />
  <path class="skin" d="M28 27H32V30.4L35.4 31.6C34.6 35.6 32.4 37.4 30 38.4 27.6 37.4 25.4 35.6 24.6 31.6L28 30.4Z" />
  <path class="chain" d="M26.4 32.4Q30 36.4 33.6 32.4" /><path class="gem" d="M30 35h.01" />
  <path class="skin" d="M25.4 18.6C28 18.6 29.4 17.6 30 16.6 30.6 17.6 32 18.6 34.6 18.6V23.6A4.6 6 0 0 1 25.4 23.6Z" />
  <${Eyes} />
  <path class="lips" d="M28.8 27.3Q30 28.3 31.2 27.3" />
  <path class="gilt" d="M24.4 17 23.4 12.2 26.8 14 30 9.6 33.2 14 36.6 12.2 35.6 17Q30 13.4 24.4 17Z" />
  <path class="gem" d="M23.4 12h.01M36.6 12h.01" />${pip(suit, 30, 9, 0.17)}
  <path class="chain" d="M37.6 42 40.4 31M38.8 37.4 36.4 35.6" />${pip(suit, 40.4, 29.4, 0.27)}
</g>`;

/** @param {{ suit: string }} props */
const Jack = ({ suit }) => html`<g>
  <${Robe} suit=${suit} />
  <path class="fur" d="M22.4 33.6 25 30.8H35L37.6 33.6 35.4 35.6 33.6 34 32 37 30 34.6 28 37 26.4 34 24.6 35.6Z" />
  <path class="chain" d="M30 36V42" /><path class="gem" d="M30 38.6h.01M30 41h.01" />
  <path class="hair" d="M24 16H36C38 20.4 38.4 26 36.8 30.2 35.6 30.6 34.8 30.2 34.4 29.4H25.6C25.2 30.2 24.4 30.6 23.2 30.2 21.6 26 22 20.4 24 16Z" />
  <path class="skin" d="M25.4 17.6H34.6V24.4A4.6 6 0 0 1 25.4 24.4Z" />
  <path class="hair" d="M25 17H35V20.2C33 20.4 31.6 19.8 30.6 18.8 29.2 20 27.2 20.6 25 20.2Z" />
  <${Eyes} />
  <path class="lips" d="M28.6 27.6Q30 28.2 31.4 27.2" />
  <path class="gilt" d="M35.4 14.6C37.4 9.6 40.6 8 43 8.8 43 12.4 40.6 15.4 36.4 16.4Z" /><path class="fine" d="M36 15.6 41.4 10.4" />
  <path class="cloth" d="M22.8 17.2C20.6 14 22.4 10.2 28 9.8 33.4 9.4 38.4 12.4 37.4 17.2Z" />
  <path class="gilt" d="M22.9 16.4H37.2V18.6H22.9Z" />
</g>`;

const FIGURES = /** @type {Record<string, typeof King>} */ ({ K: King, Q: Queen, J: Jack });

/** @param {{ rank: string, suit: string }} props */
export function Court({ rank, suit }) {
  const half = html`<${FIGURES[rank]} suit=${suit} />`;
  return html`<g transform="translate(-3 -1.68) scale(1.1 1.04)">
    <rect class="court" x="17" y="7" width="26" height="70" rx="2.5" />
    ${half}<g transform="rotate(180 30 42)">${half}</g>
    <path class="gilt" d="M17 40.9H43V43.1H17Z" />
    <rect class="rim" x="17" y="7" width="26" height="70" rx="2.5" />
  </g>`;
}

/** A jester who laughs. */
export const Joker = () => html`<g transform="translate(-4.5 -7) scale(1.15)">
  <path class="cloth" d="M17.5 59 20 68.5 24.6 63.4 30 71.5 35.4 63.4 40 68.5 42.5 59Z" />
  <path class="gem" d="M20 69h.01M30 72h.01M40 69h.01" />
  <path class="cloth" d="M19.4 46C18.4 38 17.4 33.4 11.6 36.4 12 27 24.6 23.4 30 39Z" />
  <path class="jest" d="M40.6 46C41.6 38 42.6 33.4 48.4 36.4 48 27 35.4 23.4 30 39Z" />
  <path class="gilt" d="M23.4 43C23 34 25.6 26 30 18.6 34.4 26 37 34 36.6 43Z" />
  <path class="skin" d="M19.4 46Q30 36 40.6 46C41.6 56 37 64 30 64S18.4 56 19.4 46Z" />
  <path class="brim" d="M19 46.4Q30 36.6 41 46.4" />
  <path class="bell" d="M11.4 37h.01M48.6 37h.01M30 18h.01" />
  <path class="fine" d="M23.8 49.6q2-2.8 4 0M32.2 49.6q2-2.8 4 0" />
  <path class="blush" d="M23.6 53.6h.01M36.4 53.6h.01" />
  <path class="grin" d="M24.6 54Q30 55.8 35.4 54 34.6 61.4 30 61.4T24.6 54Z" />
  <path class="tongue" d="M27 60.2Q30 57 33 60.2 31.6 61.3 30 61.3T27 60.2Z" />
</g>`;
