// The backs of the cards. The settings name one; the picker in the settings shows them all.
import { html } from "../lib.js";
import { settings } from "../shared/settings.js";

/** The designs, the default first. */
export const BACKS = ["lattice", "waves", "rosette", "night"];

/** The design that the settings name. */
export const design = () => (BACKS.includes(settings.value.back) ? settings.value.back : BACKS[0]);

/**
 * One shape for each cell of a grid inside the border.
 * @param {number} across
 * @param {number} down
 * @param {(x: number, y: number, column: number, row: number) => string} shape
 */
const grid = (across, down, shape) =>
  Array.from({ length: across * down }, (_, n) => {
    const [column, row] = [n % across, Math.floor(n / across)];
    return shape(7 + ((column + 0.5) * 46) / across, 7 + ((row + 0.5) * 70) / down, column, row);
  }).join("");

/** @type {Record<string, { thread: string, fill?: string }>} */
const ART = {
  lattice: {
    thread: grid(4, 6, (x, y) => `M${x} ${y - 5.83}l5.75 5.83-5.75 5.83-5.75-5.83Z`),
    fill: grid(4, 6, (x, y) => `M${x} ${y - 2.4}l2.3 2.4-2.3 2.4-2.3-2.4Z`),
  },
  waves: {
    thread: grid(4, 10, (x, y, column, row) => {
      const foot = y + 3.5;
      return [5.4, 3.4, 1.4]
        .map((r) => {
          if (row % 2) return `M${x - r} ${foot}a${r} ${r} 0 0 1 ${2 * r} 0`;
          const whole = column < 3 ? `M${x + 5.75 - r} ${foot}a${r} ${r} 0 0 1 ${2 * r} 0` : "";
          const first = column ? "" : `M7 ${foot - r}a${r} ${r} 0 0 1 ${r} ${r}`;
          return whole + first + (column < 3 ? "" : `M${53 - r} ${foot}a${r} ${r} 0 0 1 ${r} ${-r}`);
        })
        .join("");
    }),
  },
  rosette: {
    thread: Array.from({ length: 12 }, (_, n) => {
      const [sin, cos] = [Math.sin((n * Math.PI) / 6), Math.cos((n * Math.PI) / 6)];
      const at = (/** @type {number} */ r, /** @type {number} */ s) =>
        `${(30 + r * sin + s * cos).toFixed(1)} ${(42 - r * cos + s * sin).toFixed(1)}`;
      return `M30 42Q${at(9, 8)} ${at(20, 0)} ${at(9, -8)} 30 42M${at(20, 0)}L${at(23, 0)}`;
    }).join(""),
    fill:
      "M30 37.6a4.4 4.4 0 1 1-.01 0Z" +
      [12, 72].map((y) => [14, 46].map((x) => `M${x} ${y - 3.4}l3 3.4-3 3.4-3-3.4Z`).join("")).join("") +
      "M30 10l2.4 3-2.4 3-2.4-3ZM30 68l2.4 3-2.4 3-2.4-3Z",
  },
  night: {
    thread: "M10 68Q20 56 30 62T50 58M10 73Q22 62 32 67T50 64",
    fill:
      "M38 17A11 11 0 1 0 41 36 9.6 9.6 0 0 1 38 17Z" +
      ["14 15.4", "46 11.4", "18 43.4", "44 45.4", "32 49.4", "13 30.4", "48 26.4"]
        .map((at) => `M${at}q.4 2.2 2.4 2.6-2 .4-2.4 2.6-.4-2.2-2.4-2.6 2-.4 2.4-2.6Z`)
        .join(""),
  },
};

/** What a back shows, in the coordinates of a card. @param {{ name: string }} props */
export const BackArt = ({ name }) => html`<rect class="paper" x=".5" y=".5" width="59" height="83" rx="5.5" />
  <rect class="ground" x="3.5" y="3.5" width="53" height="77" rx="3.5" />
  <path class="thread" d=${ART[name].thread} /><path class="knots" d=${ART[name].fill} />
  <rect class="weave" x="5.5" y="5.5" width="49" height="73" rx="2.5" />`;

/** A back that needs no pack, for the settings. @param {{ name: string }} props */
export const BackPicture = ({ name }) =>
  html`<svg class=${`face back back-${name}`} viewBox="0 0 60 84" aria-hidden="true" focusable="false">
    <${BackArt} name=${name} /></svg>`;
