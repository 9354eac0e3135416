// A bubble beside the part of the table that it speaks of. It never covers that part or the buttons, and never
// takes the focus.
import { html, useEffect, useLayoutEffect, useRef } from "./lib.js";
import { t } from "./speech.js";
/** @import { Child } from "./lib.js" */

const GAP = 10;
const EDGE = 6;
const WIDEST = 360;

/** The first element on the screen that a list of selectors names, in their order. @param {string[]} selectors */
function found(selectors) {
  for (const selector of selectors)
    for (const each of document.querySelectorAll(selector))
      if (each.getBoundingClientRect().height) return each;
  return null;
}

/**
 * Put the bubble above its anchor if it has the space, else below, inside the window.
 * @param {HTMLElement} bubble
 * @param {string[]} anchors
 */
function place(bubble, anchors) {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  bubble.style.width = `${Math.min(WIDEST, width - 2 * EDGE)}px`;
  const there = found(anchors)?.getBoundingClientRect() ?? new DOMRect(width / 2, height / 2, 0, 0);
  const box = bubble.getBoundingClientRect();
  const above = there.top - GAP - box.height;
  const below = there.bottom + GAP;
  const isAbove = above >= EDGE || below + box.height > height - EDGE;
  const middle = there.left + there.width / 2;
  const left = Math.max(EDGE, Math.min(width - EDGE - box.width, middle - box.width / 2));
  bubble.dataset.side = isAbove ? "above" : "below";
  bubble.style.left = `${left}px`;
  bubble.style.top = `${Math.max(EDGE, isAbove ? above : below)}px`;
  const tip = Math.max(16, Math.min(box.width - 16, middle - left));
  bubble.style.setProperty("--tip", `${tip}px`);
}

/**
 * @param {{ anchors: string[], label: string, close: () => void, children?: Child }} props `close` is called
 *   by Escape and by the cross.
 */
export function Bubble({ anchors, label, close, children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => box.current && place(box.current, anchors));
  useEffect(() => {
    const again = () => box.current && place(box.current, anchors);
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
  return html`<div class="bubble" ref=${box} role="group" aria-label=${label}>
    ${children}
    <button class="quiet cross" aria-label=${t("bubble-close")} onClick=${close}>×</button>
  </div>`;
}
