// The sizes of everything on the table: one plan divides the space there is. If it is too small, parts shrink
// in a fixed order, but never the buttons or the index of a card in hand.
import { computed, signal, useLayoutEffect } from "../lib.js";
import { hasSpecials } from "../table/specials.js";
import { game, knocks, room, status, stoodIn, view, you } from "../shared/state.js";
/** @import { SeatView } from "../protocol.d.ts" */
/** @import { Ref } from "../lib.js" */

/** Width by height: of a card, and of a small card. */
const RATIO = 60 / 84;
const SMALL = 30 / 40;
const LEAST_CARD = 56;
/** Beside the buttons: at 200 % more than a card of the whole page has at 100 %, even if the table scrolls a little. */
const LEAST_ASIDE = 64;
/** The height of a vote or a notice between the middle and the status line, and of the strip of special cards, in rem. */
const [BANNER, CHIPS] = [3.2, 1.9];
/** The width of the buttons beside the hand, and the height of two of them, in rem. */
const ASIDE = { width: 14.5, height: 5.8 };
/** How much larger cards have to become for the buttons to move beside the hand. */
const GAIN = 1.1;
/** The height of a title below the name and the count of a narrow seat, in rem. */
const TITLE = 1.1;
/** Pixels below the felt for the arrows on its edge, and those by which a chosen card rises. */
const [ARROWS, LIFT] = [5, 14];

/**
 * @typedef {object} Sizes
 * @property {number} gap
 * @property {number} slot the height of other seats' up cards
 * @property {number} pile
 * @property {number} own the height of the own up cards
 * @property {boolean} beside whether the status line is beside the own up cards
 * @property {number} free the share of a card that the next row of the hand leaves visible
 * @property {number} card
 * @property {number} strip the least width of a card that the next one leaves visible
 * @property {number} lines the lines of the status line on a narrow screen
 * @property {boolean} chips whether the strip of special cards lies on the table
 * @property {boolean} floating whether votes and notices lie on other seats
 */

/**
 * @typedef {{ width: number, height: number, rem: number }} Space
 * @typedef {{ others: number, slots: number, hand: number, row: boolean, banners: number,
 *   specials?: boolean, moves?: boolean, titled?: boolean }} Contents
 * @typedef {{ gridRow: string | number, gridColumn: string | number }} Place
 * @typedef {{ rows: number, places: Place[], width: number, columns: string, edges?: number[],
 *   far?: boolean }} Seating
 */

/** Everything at its largest: heights in pixels; `card`, of the hand, as a share of the largest card. */
const BEST = {
  gap: 10,
  slot: 44,
  pile: 132,
  own: 92,
  beside: false,
  free: 0.72,
  card: 1,
  strip: 24,
  lines: 4.2,
  floating: false,
  chips: true,
};
/**
 * What shrinks, one step after another: gaps, the strip of special cards, other seats' rows, the status line, the pile, the own
 * row, and seats, pile and row again. Then the status line moves beside the own row, rows of the hand overlap more, cards get smaller,
 * then their visible strips, then other seats' rows once more. At last votes and notices lie on other seats.
 */
/** @type {Partial<Sizes>[]} */
const LADDER = [
  { gap: 4 },
  { chips: false },
  { slot: 34 },
  { lines: 3.2 },
  { pile: 104 },
  { own: 68 },
  { slot: 26 },
  { pile: 80 },
  { own: 48 },
  { slot: 22 },
  { pile: 60 },
  { beside: true },
  { free: 0.5 },
  ...[0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.54, 0.48, 0].map((card) => ({ card })),
  { strip: 20 },
  { slot: 16 },
  { floating: true },
];

/** The space inside the table, and the font size, in pixels. */
const space = signal({ width: 0, height: 0, rem: 16 });

/** Measure the table whenever its size changes. @param {Ref<HTMLElement | null>} box */
export function useSpace(box) {
  useLayoutEffect(() => {
    const table = /** @type {HTMLElement} */ (box.current);
    const measure = () => {
      const { paddingLeft, paddingTop, paddingRight, paddingBottom } = getComputedStyle(table);
      const width = table.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const height = table.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const now = space.peek();
      if (now.width !== width || now.height !== height || now.rem !== rem)
        space.value = { width, height, rem };
    };
    const watch = new ResizeObserver(measure);
    watch.observe(table);
    measure();
    return () => watch.disconnect();
  }, []);
}

/**
 * The places of the hand's cards, in as few rows as leave of each card a strip that can be read and tapped.
 * @param {number} count
 * @param {number} width
 * @param {Sizes} step
 */
function spread(count, width, { card: height, free, gap, strip: least }) {
  const card = height * RATIO;
  const roomy = gap > 4;
  const strip = Math.max(least, card * (roomy ? 0.4 : 0.3));
  const most = Math.max(1, Math.floor((width - card) / strip) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const each = Math.ceil(count / rows);
  const step = each > 1 ? Math.min(card * 0.82, (width - card) / (each - 1)) : 0;
  // A single row is fanned if there is space.
  const half = (count - 1) / 2;
  const bend = rows === 1 && roomy && half > 0 ? Math.min(7, 2.2 * half) / half : 0;
  const sag = bend ? Math.min(12, 1.5 * half) : 0;
  const lift = roomy ? LIFT : 8;
  const places = Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / each);
    const inRow = Math.min(each, count - row * each);
    const off = n - row * each - (inRow - 1) / 2;
    return {
      left: (width - card) / 2 + off * step,
      top: lift + row * height * free + (bend ? sag * (off / half) ** 2 : 0),
      turn: off * bend,
    };
  });
  return {
    card,
    each,
    places,
    height: Math.ceil(lift + (rows - 1) * height * free + height + sag + (bend ? 6 : 2)),
  };
}

/**
 * The height of a seat and of the cards in its row, and whether its count and its row are side by side.
 * @param {number} width
 * @param {number} slots
 * @param {Sizes} step
 * @param {number} rem
 */
function seatOf(width, slots, { slot: most }, rem) {
  const tight = most <= 26;
  const line = (tight ? 1.1 : 1.35) * rem;
  const edge = tight ? 8 : 12;
  const inside = width - edge - (tight ? 6 : 12);
  if (!slots) return { height: edge + 2 * line, flat: inside >= 7 * rem, slot: most };
  // Beside a face and the count, unless the row becomes too small there.
  const left = ((inside - (tight ? 4.4 : 6) * rem) / slots - 2) / SMALL;
  const flat = left >= Math.min(most, 28);
  const slot = Math.min(most, flat ? left : Math.max(20, (inside / slots - 2) / SMALL));
  return { height: edge + line + (flat ? Math.max(line, slot + 4) : line + slot + 4), flat, slot };
}

/**
 * Other seats in even rows along the far edge. Each spans two columns, so that a shorter row is centred.
 * @param {number} count
 * @param {Space} space
 * @param {Sizes} step
 * @returns {Seating}
 */
function rowsOf(count, { width, rem }, { gap }) {
  const most = Math.max(1, Math.floor((width + gap) / (4.3 * rem + gap)));
  const rows = Math.max(1, Math.ceil(count / most));
  const across = Math.ceil(count / rows);
  const places = Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / across);
    const short = across - Math.min(across, count - row * across);
    return { gridRow: row + 1, gridColumn: `${2 * (n - row * across) + 1 + short} / span 2` };
  });
  const each = Math.min(15 * rem, (width - (across - 1) * gap) / across);
  return { rows, places, width: each, columns: `repeat(${2 * across}, ${(each + gap) / 2}px)` };
}

/**
 * How many other seats sit on the left, at the far edge and on the right. On a low screen the far edge comes
 * last, since it costs height.
 * @param {number} count
 * @param {boolean} low
 * @returns {[number, number, number]}
 */
function split(count, low) {
  if (count === 1) return low ? [1, 0, 0] : [0, 1, 0];
  const side = low ? Math.min(2, Math.ceil(count / 2)) : count < 6 ? 1 : 2;
  const far = Math.max(0, count - 2 * side);
  return [side, far, count - side - far];
}

/**
 * Other seats clockwise round the pile: up the left side, along the far edge, down the right side.
 * @param {number} count
 * @param {Space} space
 * @param {Sizes} step
 * @param {boolean} low
 * @returns {Seating}
 */
function roundOf(count, { width, rem }, { gap }, low) {
  const [left, far, right] = split(count, low);
  const rows = Math.max(left + (far && left === 1 ? 1 : 0), far ? 1 : 0);
  const alone = far ? rows : `1 / span ${rows}`;
  const places = Array.from({ length: count }, (_, n) => {
    if (n < left) return { gridRow: left === 1 ? alone : rows - n, gridColumn: 1 };
    if (n < left + far) return { gridRow: 1, gridColumn: `${2 * (n - left) + 3} / span 2` };
    return { gridRow: right === 1 ? alone : n - left - far + 1, gridColumn: -2 };
  });
  const least = Math.max(13 * rem, width * 0.3);
  const each = Math.min((low ? 10 : 14) * rem, (width - least) / 2, width / (far + 2));
  const side = left ? each : 0;
  const middle = width - side - (right ? side : 0);
  const spare = (middle - far * each) / 2;
  const across = far ? `${spare}px repeat(${2 * far}, ${each / 2}px) ${spare}px` : "1fr";
  return {
    rows,
    places,
    width: each - gap,
    columns: `${side}px ${across} ${right ? side : 0}px`,
    edges: [left ? side : 0, right ? side : 0],
    far: far > 0,
  };
}

/**
 * @param {number} others
 * @param {Space} room
 * @param {Sizes} step
 * @param {boolean} round
 * @param {boolean} low
 * @returns {Seating}
 */
function seating(others, room, step, round, low) {
  if (!others) return { rows: 0, places: [], width: 0, columns: "" };
  return round ? roundOf(others, room, step, low) : rowsOf(others, room, step);
}

/**
 * The largest height of a card in hand: as large as few rows allow.
 * @param {number} hand
 * @param {Space} room
 * @param {number} [across] the width of the hand, if that is less than the table's
 */
function largest(hand, { width, height }, across = width) {
  const most = Math.min(150, Math.max(width < 520 ? 78 : 118, height * 0.17));
  const rows = hand <= 8 ? 1 : hand <= 20 ? 2 : 3;
  const each = Math.ceil(hand / rows);
  // A card and the strips of the others: `each` cards take 1 + 0.4 (each - 1) widths.
  return Math.max(78, Math.min(most, across / (1 + 0.4 * (each - 1)) / RATIO));
}

/**
 * Try one step: all sizes, and the height that they need together.
 * @param {Sizes} step
 * @param {Contents} contents
 * @param {Space} room
 * @param {boolean} aside whether the own row and the buttons are beside the hand, on a low screen
 */
function tried(step, { others, slots, hand, row, banners, specials = false, titled = false }, room, aside) {
  const { width, rem } = room;
  const sides = isLow(room);
  const round = sides || width > 44 * rem;
  const small = Math.min(step.own, 2.8 * rem);
  const across = aside ? width - ASIDE.width * rem - (row ? slots * (small * RATIO + 0.65 * rem) : 0) : width;
  const sized = {
    ...step,
    card: Math.max(aside ? LEAST_ASIDE : LEAST_CARD, largest(hand, room, across) * step.card),
  };
  const { gap } = sized;
  const seats = seating(others, room, sized, round, sides);
  const seat = seatOf(seats.width, slots, sized, rem);
  if (titled && !seat.flat) seat.height += TITLE * rem;
  const block = seats.rows * (seat.height + gap);
  const middle = sized.pile + 1.3 * rem + 16;
  const lines = sides ? 1.8 : width < 34 * rem ? sized.lines : gap > 4 ? 2.3 : 2;
  // Without a hand the person plays from the own row: then it is as large as a hand.
  const own = hand ? (sides ? small : sized.own) : sized.card;
  const beside = sized.beside && row && hand > 0 && !sides && own + 8 > 3 * rem;
  const fan = spread(hand, across, sized);
  const above = round ? (seats.far ? seat.height + gap : 0) : block;
  const scene = (round ? Math.max(block, above + middle) : block + middle) + ARROWS;
  const chips = specials && sized.chips && !sides;
  const parts = [
    chips ? CHIPS * rem : 0,
    scene,
    sized.floating ? 0 : banners * BANNER * rem,
    beside ? 0 : lines * 1.25 * rem,
    row && !(sides && hand) ? own + 8 : 0,
    hand ? Math.max(fan.height, aside ? ASIDE.height * rem : 0) : 0,
    aside ? 0 : 3 * rem,
  ].filter(Boolean);
  const total = parts.reduce((sum, part) => sum + part, 0) + (parts.length - 1) * gap;
  return {
    ...sized,
    sides,
    aside,
    chips,
    round,
    above,
    beside,
    own,
    fan,
    middle,
    scene,
    total,
    news: lines * 1.25 * rem,
    seats: { ...seats, ...seat, slim: seats.width < 6 * rem },
  };
}

/** Whether other seats are beside the pile, since the screen is low. @param {Space} room */
const isLow = ({ width, height, rem }) => height < 25 * rem && width > 34 * rem;

/**
 * The largest plan that fits, else the smallest: then the table scrolls.
 * @param {Contents} contents
 * @param {Space} room
 * @param {boolean} aside
 */
function arranged(contents, room, aside) {
  const step = { ...BEST };
  let plan = tried(step, contents, room, aside);
  // Beside the buttons a row has little width: narrower strips come before smaller cards.
  for (const less of aside ? [{ strip: 20 }, ...LADDER] : LADDER) {
    if (plan.total <= room.height) break;
    plan = tried(Object.assign(step, less), contents, room, aside);
  }
  return plan;
}

/**
 * The plan with the largest cards: on a low screen, as of an enlarged page, the buttons may lie beside the hand.
 * @param {Contents} contents
 * @param {Space} room
 */
export function fit(contents, room) {
  const below = arranged(contents, room, false);
  if (!isLow(room) || !contents.hand || !contents.moves) return below;
  const aside = arranged(contents, room, true);
  // Where the table scrolls anyway, it may scroll a little more.
  const most = below.total > room.height ? below.total + 2 * room.rem : room.height;
  return aside.card > below.card * GAIN && aside.total <= most ? aside : below;
}

/** @param {SeatView} seat */
const lengthOf = ({ up, down }) => Math.max(up.length, down.length);

/** The plan for the current game and space. */
export const plan = computed(() => {
  const { seats, hand } = view.value;
  const mine = you.value === null ? null : seats[you.value];
  const contents = {
    others: room.value.seats.length - (mine ? 1 : 0),
    slots: Math.max(...seats.map(lengthOf)),
    hand: mine ? hand.length : 0,
    row: Boolean(mine && [...mine.up, ...mine.down].some(Boolean)),
    specials: hasSpecials(),
    moves: mine !== null && !game.value.result && status.value?.plays[Number(you.value)] !== "stand-in",
    titled: Boolean(room.value.titles),
    banners: [status.value?.ballot, knocks.value.length, mine !== null && stoodIn.value.moves.length].filter(
      Boolean,
    ).length,
  };
  return fit(contents, space.value);
});

/** @param {number} value */
const px = (value) => `${Math.floor(value * 10) / 10}px`;

/** The plan as CSS variables. */
export function sizes() {
  const { gap, own, middle, scene, news, seats, round, above } = plan.value;
  const [left = 0, right = 0] = seats.edges ?? [];
  return {
    "--gap": px(gap),
    "--slot": px(seats.slot),
    "--own": px(own),
    "--middle": px(middle),
    "--scene": px(round ? scene : 0),
    "--above": px(above),
    "--rows": seats.far ? `var(--seat) repeat(${seats.rows - 1}, 1fr)` : `repeat(${seats.rows}, 1fr)`,
    "--news": px(news),
    "--seat": px(seats.height),
    "--seats": seats.columns,
    "--left": px(left),
    "--right": px(right),
  };
}
