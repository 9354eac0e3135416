// The four suits as shapes in a box of about 20 by 20 around the origin.
import { html } from "../lib.js";

/** @type {Record<string, string>} */
export const PIPS = {
  S: "M0-10C3.6-4.6 8.6-1.6 8.6 3.2 8.6 6 6.6 7.8 4.2 7.8 2.6 7.8 1.3 7 .7 5.8.9 7.8 1.7 9.4 3.2 10.4H-3.2C-1.7 9.4-.9 7.8-.7 5.8-1.3 7-2.6 7.8-4.2 7.8-6.6 7.8-8.6 6-8.6 3.2-8.6-1.6-3.6-4.6 0-10Z",
  H: "M0 10C-4.6 4.4-9 1.4-9-3.4-9-6.4-6.8-8.6-4.2-8.6-2.4-8.6-.9-7.6 0-5.8.9-7.6 2.4-8.6 4.2-8.6 6.8-8.6 9-6.4 9-3.4 9 1.4 4.6 4.4 0 10Z",
  D: "M0-10.6C2-6.6 4.6-3.2 7.6 0 4.6 3.2 2 6.6 0 10.6-2 6.6-4.6 3.2-7.6 0-4.6-3.2-2-6.6 0-10.6Z",
  C: "M0-9.8A4.5 4.5 0 0 1 3.4-2.3 4.5 4.5 0 1 1 .8 4.5C1 7.2 1.8 9.2 3.2 10.4H-3.2C-1.8 9.2-1 7.2-.8 4.5A4.5 4.5 0 1 1-3.4-2.3 4.5 4.5 0 0 1 0-9.8Z",
};

/**
 * @param {string} suit
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {boolean} [turned]
 */
export const pip = (suit, x, y, size, turned = false) =>
  html`<path class="pip" d=${PIPS[suit]} transform="translate(${x} ${y}) scale(${turned ? -size : size})" />`;
