// A bubble beside the part of the table that it speaks of. It covers neither that part nor the buttons, and cards in hand
// only where nothing else is left. It never takes the focus.
import { classes, html, useEffect, useLayoutEffect, useRef } from "./lib.js";
import { t } from "./speech.js";
/** @import { Child } from "./lib.js" */

const GAP = 10;
const EDGE = 6;
const WIDEST = 360;
const SMALL = 300;
/** The least width of a bubble beside its anchor. */
const NARROWEST = 240;

/** The first element on the screen that a list of selectors names, in their order. @param {string[]} selectors */
function found(selectors) {
  for (const selector of selectors)
    for (const each of document.querySelectorAll(selector))
      if (each.getBoundingClientRect().height) return each;
  return null;
}

/**
 * Where a bubble has the space: above its anchor, below it but not on the cards in hand, or beside it.
 * @param {DOMRect} box
 * @param {DOMRect} there
 * @param {number} width
 * @param {number} height
 */
function sideOf(box, there, width, height) {
  if (there.top - GAP - box.height >= EDGE) return "above";
  const own = found([".own .hand", ".own"])?.getBoundingClientRect();
  const end = own && own.top > there.top ? own.top : height - EDGE;
  if (there.bottom + GAP + box.height <= end) return "below";
  if (width - there.right - GAP - EDGE >= NARROWEST) return "beside";
  return there.bottom + GAP + box.height <= height - EDGE ? "below" : "above";
}

/**
 * Put the bubble next to its anchor, inside the window.
 * @param {HTMLElement} bubble
 * @param {string[]} anchors
 */
function place(bubble, anchors) {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const widest = bubble.classList.contains("small") ? SMALL : WIDEST;
  bubble.style.width = `${Math.min(widest, width - 2 * EDGE)}px`;
  const there = found(anchors)?.getBoundingClientRect() ?? new DOMRect(width / 2, height / 2, 0, 0);
  const side = sideOf(bubble.getBoundingClientRect(), there, width, height);
  bubble.dataset.side = side;
  if (side === "beside") bubble.style.width = `${Math.min(widest, width - there.right - GAP - EDGE)}px`;
  const box = bubble.getBoundingClientRect();
  const middle = there.left + there.width / 2;
  const left = side === "beside" ? there.right + GAP : middle - box.width / 2;
  const top = {
    above: there.top - GAP - box.height,
    below: there.bottom + GAP,
    beside: there.top + there.height / 2 - box.height / 2,
  }[side];
  const inside = Math.max(EDGE, Math.min(width - EDGE - box.width, left));
  bubble.style.left = `${inside}px`;
  bubble.style.top = `${Math.max(EDGE, Math.min(height - EDGE - box.height, top))}px`;
  bubble.style.setProperty("--tip", `${Math.max(16, Math.min(box.width - 16, middle - inside))}px`);
}

/** @param {DOMRect} one @param {DOMRect} other */
const meet = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Move a bubble that covers what has to stay readable: beside all of one's own cards, else to the top of the table. It stays
 * where it is if neither has the space.
 * @param {HTMLElement} bubble
 * @param {string[]} anchors
 * @param {string} keep
 */
function moveAside(bubble, anchors, keep) {
  const kept = found([keep])?.getBoundingClientRect();
  const there = found(anchors)?.getBoundingClientRect();
  const table = found([".table"])?.getBoundingClientRect();
  if (!kept || !there || !table || !meet(bubble.getBoundingClientRect(), kept)) return;
  const cards = [...document.querySelectorAll(".own .card")].map(
    (card) => card.getBoundingClientRect().right,
  );
  const right = Math.max(0, ...cards) + GAP;
  const room = table.right - EDGE - right;
  const widest = Math.min(bubble.offsetWidth, table.right - table.left - 2 * EDGE);
  const isBeside = room >= NARROWEST;
  const before = bubble.style.cssText;
  bubble.style.width = `${isBeside ? Math.min(widest, room) : widest}px`;
  bubble.style.left = `${isBeside ? right : table.left + (table.width - widest) / 2}px`;
  bubble.style.top = `${isBeside ? Math.max(there.top, kept.bottom + EDGE) : table.top + EDGE}px`;
  const box = bubble.getBoundingClientRect();
  if (meet(box, kept) || (!isBeside && meet(box, there)) || box.bottom > table.bottom - EDGE)
    bubble.style.cssText = before;
  else bubble.dataset.side = "beside";
}

/**
 * @param {{ anchors: string[], label: string, close: () => void, small?: boolean, keep?: string, children?: Child }} props
 *   `close` is called by Escape and by the cross; `keep` names what the bubble leaves readable where it can.
 */
export function Bubble({ anchors, label, close, small = false, keep = "", children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const again = () => {
    if (!box.current) return;
    place(box.current, anchors);
    if (keep) moveAside(box.current, anchors, keep);
  };
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
  return html`<div class=${classes("bubble", small && "small")} ref=${box} role="region" aria-label=${label}>
    ${children}
    <button class="quiet cross" aria-label=${t("bubble-close")} onClick=${close}>×</button>
  </div>`;
}
