// Small friendly faces, drawn from a name: the same name always has the same face.
import { html } from "../lib.js";

const SKINS = ["#f8dcbd", "#efc39a", "#d9a377", "#b67a4e", "#85532f"];
const HAIRS = ["#2a1f18", "#5b3a22", "#a5662c", "#e2b552", "#b8442a", "#c9ccd1", "#3d4a8a", "#2f7d6b"];
const SHIRTS = ["#c1443c", "#2f6db3", "#2b8a5f", "#8a4fb0", "#d08a1e", "#34464f", "#c24d86", "#1f8c93"];
/** The grounds by level, from the easiest on; the first is for people and for bots without a level. */
const GROUNDS = ["#dfe3da", "#cfe9cf", "#cfe4f3", "#f6e6b4", "#f7cfae", "#e9c3d3"];

/** Hair behind the head, and in front of it. */
const CUTS = [
  ["", "M9.4 18C8.6 9 13.6 5.6 20 5.6S31.4 9 30.6 18C29 13.4 26 12 20 12S11 13.4 9.4 18Z"],
  [
    "M8.6 30C6 14 10 5 20 5S34 14 31.4 30Z",
    "M10 18C13 17.4 17 15 18.6 11.6 21 15.4 26 17.6 30 18 30.4 9.6 26.4 6 20 6S9.6 9.6 10 18Z",
  ],
  [
    "",
    "M9.6 16C7 12 9 8.6 12 8.6 12.6 5.4 17 4 20 5.6 23 4 27.4 5.4 28 8.6 31 8.6 33 12 30.4 16 28 12.6 25 13.4 20 12 15 13.4 12 12.6 9.6 16Z",
  ],
  [
    "M20 1.6a4.2 4.2 0 1 1-.01 0Z",
    "M9.6 18C9 9.4 14 6.4 20 6.4S31 9.4 30.4 18C28 12 24 11 20 11S12 12 9.6 18Z",
  ],
  [
    "",
    "M9.6 17C9.4 9 12 6 17 6.4 24 3.6 31.4 7 30.4 17 29.6 14 28 12.4 26 11.4 22 13 14 13.4 11.6 11.8 10.4 13 9.9 15 9.6 17Z",
  ],
  [
    "M10 16C4.6 17 5 27 8.6 29 11 27 11.4 21 10.6 18ZM30 16C35.4 17 35 27 31.4 29 29 27 28.6 21 29.4 18Z",
    "M9.6 17C9.4 8.6 14 6 20 6S30.6 8.6 30.4 17C27 14.4 22 13 20 8.6 18 13 13 14.4 9.6 17Z",
  ],
  ["", "M11 12C11.4 8.4 15 6.6 20 6.6S28.6 8.4 29 12C26 9.8 14 9.8 11 12Z"],
];
const EYES = [
  "M15.4 20h.01M24.6 20h.01",
  "M13.8 20.6q1.6-2.4 3.2 0M23 20.6q1.6-2.4 3.2 0",
  "M15.4 20h.01M23.2 20.2h2.8",
  "M15.4 20.2h.01M24.6 20.2h.01M13.6 17.2l3-.8M26.4 17.2l-3-.8",
];
const MOUTHS = [
  "M15.6 25.6Q20 29.6 24.4 25.6",
  "M15.4 25.4H24.6Q24 30 20 30T15.4 25.4Z",
  "M16.4 27Q21 28.4 24 25.6",
  "M17 26.6Q20 28.8 23 26.6",
];
const EXTRAS = [
  "",
  "",
  "",
  "M11.6 20a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0M20.8 20a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0M19.2 19.6q.8-.6 1.6 0",
];
const BEARD =
  "M10.6 22C11 30 14.6 33.4 20 33.4S29 30 29.4 22C28 24 26 24 24.4 23.8 22 22.8 18 22.8 15.6 23.8 14 24 12 24 10.6 22Z";

/**
 * A source of numbers that a text starts: FNV-1a, stirred for each number.
 * @param {string} text
 * @returns {(below: number) => number}
 */
function drawn(text) {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return (state >>> 0) % below;
  };
}

/**
 * A face for a name, as a round picture: `<${Avatar} name="Cleo" level=${3} />`. It is decoration: write the
 * name beside it. The ground shows the level of a bot, from 1; leave `level` out for people. `size` is a CSS
 * length; without it the face is as wide as its box.
 * @param {{ name: string, level?: number, size?: string }} props
 */
export function Avatar({ name, level = 0, size = "100%" }) {
  const draw = drawn(name);
  const one = (/** @type {any[]} */ of) => of[draw(of.length)];
  const skin = one(SKINS);
  const hair = one(HAIRS);
  const [behind, front] = one(CUTS);
  const shirt = one(SHIRTS);
  const [eyes, mouth, extra] = [one(EYES), one(MOUTHS), one(EXTRAS)];
  const bearded = draw(6) === 0;
  return html`<svg class="avatar" viewBox="0 0 40 40" style=${{ width: size }} aria-hidden="true"
    focusable="false">
    <circle cx="20" cy="20" r="20" fill=${GROUNDS[level] ?? GROUNDS[0]} />
    <g clip-path="circle(20px at 20px 20px)">
      <path d=${behind} fill=${hair} />
      <path d="M5 42C5 33.6 12 32 20 32S35 33.6 35 42Z" fill=${shirt} />
      <path d="M16.4 27H23.6V33.4Q20 36 16.4 33.4Z" fill=${skin} />
      <path d="M16.4 31Q20 33.6 23.6 31V33.4Q20 36 16.4 33.4Z" fill="#000" fill-opacity=".14" />
      <path d="M10.4 18a9.6 9.6 0 0 1 19.2 0V21a9.6 10.6 0 0 1-19.2 0Z" fill=${skin} />
      ${bearded && html`<path d=${BEARD} fill=${hair} />`}
      <path d=${front} fill=${hair} />
    </g>
    <path class="eyes" d=${eyes} /><path class="mouth" d=${mouth} />
    <path class="extra" d=${extra} />
  </svg>`;
}
