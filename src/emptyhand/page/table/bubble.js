// A bubble beside the part of the table that it speaks of. It never covers that part, and of the others as little as it can.
// It never takes the focus.
import { classes, html, useEffect, useLayoutEffect, useRef } from "../lib.js";
import { t } from "../shared/speech.js";
/** @import { Child } from "../lib.js" */

const GAP = 10;
const EDGE = 6;
const WIDTHS = [360, 300, 240];
const SMALL = 300;
/** Pixels between two heights that are tried. */
const STEP = 8;
/** What a covered pixel of each part costs: opponents and buttons most, the log least. @type {[string, number][]} */
const COSTS = [
  [".own .moves", 8],
  [".seat", 12],
  [".news", 4],
  [".bar", 4],
  [".own .card", 7],
  [".middle .pile", 3],
  [".middle .draw", 1],
  [".side", 1],
];

/** The boxes of the elements on the screen that the first fitting selector names. @param {string[]} selectors */
function boxesOf(selectors) {
  for (const selector of selectors) {
    const boxes = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    const there = boxes.filter(({ height }) => height);
    if (there.length) return there;
  }
  return [];
}

/** The pixels that two boxes share. @param {DOMRect} one @param {DOMRect} other */
function shared(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The least box around some. @param {DOMRect[]} boxes */
function around(boxes) {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  return new DOMRect(left, top, right - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/**
 * The places inside the window that a bubble of a size may take.
 * @param {number} width
 * @param {number} height
 * @param {DOMRect} there
 * @returns {DOMRect[]}
 */
function places(width, height, there) {
  const { clientWidth, clientHeight } = document.documentElement;
  const [last, lowest] = [clientWidth - EDGE - width, clientHeight - EDGE - height];
  const centred = there.left + (there.width - width) / 2;
  const across = [centred, (EDGE + last) / 2, EDGE, last, there.left - GAP - width, there.right + GAP];
  const down = [there.top - GAP - height, there.bottom + GAP, lowest];
  for (let top = EDGE; top < lowest; top += STEP) down.push(top);
  const inside = (/** @type {number} */ value, /** @type {number} */ most) =>
    Math.max(EDGE, Math.min(most, value));
  return across.flatMap((left) =>
    down.map((top) => new DOMRect(inside(left, last), inside(top, lowest), width, height)),
  );
}

/**
 * Put the bubble where it covers nothing of its anchor and the least of the table, near the anchor if it can choose.
 * @param {HTMLElement} bubble
 * @param {HTMLElement} ring
 * @param {string[]} anchors
 */
function place(bubble, ring, anchors) {
  const { clientWidth, clientHeight } = document.documentElement;
  const marked = boxesOf(anchors);
  const there = marked.length ? around(marked) : new DOMRect(clientWidth / 2, clientHeight / 2, 0, 0);
  const parts = COSTS.flatMap(([selector, cost]) => boxesOf([selector]).map((box) => ({ box, cost })));
  const costOf = (/** @type {DOMRect} */ box) => {
    const far = Math.abs(box.top + box.height / 2 - there.top - there.height / 2);
    const aside = Math.abs(box.left + box.width / 2 - there.left - there.width / 2);
    const hidden = marked.reduce((sum, each) => sum + shared(box, each), 0);
    return parts.reduce(
      (sum, part) => sum + part.cost * shared(box, part.box),
      hidden * 1e4 + far * 20 + aside * 10,
    );
  };
  let best = { box: new DOMRect(), cost: Infinity };
  const widest = Math.min(clientWidth - 2 * EDGE, bubble.classList.contains("small") ? SMALL : WIDTHS[0]);
  for (const width of new Set([widest, ...WIDTHS.filter((each) => each < widest)])) {
    bubble.style.width = `${width}px`;
    for (const box of places(width, bubble.offsetHeight, there)) {
      const cost = costOf(box);
      if (cost < best.cost) best = { box, cost };
    }
  }
  const { left, top, width, bottom } = best.box;
  bubble.style.width = `${width}px`;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
  const middle = there.left + there.width / 2;
  const isNear = middle > left + 12 && middle < left + width - 12;
  const isAbove = Math.abs(there.top - GAP - bottom) < 2;
  const isBelow = Math.abs(top - GAP - there.bottom) < 2;
  bubble.dataset.side = isNear && isAbove ? "above" : isNear && isBelow ? "below" : "beside";
  bubble.style.setProperty("--tip", `${middle - left}px`);
  // A ring around what is all over the table would mark nothing.
  ring.hidden = !marked.length || shared(best.box, there) > 0;
  ring.style.left = `${there.left - 4}px`;
  ring.style.top = `${there.top - 4}px`;
  ring.style.width = `${there.width + 8}px`;
  ring.style.height = `${there.height + 8}px`;
}

/**
 * @param {{ anchors: string[], label: string, close: () => void, small?: boolean, children?: Child }} props
 *   `anchors`: selectors, the first of which that names something is what the bubble speaks of. `close` is called by Escape
 *   and by the cross.
 */
export function Bubble({ anchors, label, close, small = false, children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const ring = useRef(/** @type {HTMLElement | null} */ (null));
  const again = () => void (box.current && ring.current && place(box.current, ring.current, anchors));
  useLayoutEffect(again);
  useEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close();
    // Cards that fly or a hand that grows move the anchor a little later.
    const timer = setInterval(again, 300);
    window.addEventListener("resize", again);
    document.addEventListener("keydown", key);
    return () => {
      clearInterval(timer);
      window.removeEventListener("resize", again);
      document.removeEventListener("keydown", key);
    };
  });
  return html`<div class="ring-around" ref=${ring} aria-hidden="true"></div>
    <div class=${classes("bubble", small && "small")} ref=${box} role="region" aria-label=${label}>
      ${children}
      <button class="quiet cross" aria-label=${t("bubble-close")} onClick=${close}>×</button>
    </div>`;
}
