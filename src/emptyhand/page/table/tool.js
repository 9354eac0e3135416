// A small button beside the moves: an icon, and its name where there is space for it.
import { classes, html } from "../lib.js";
/** @import { Child } from "../lib.js" */

/** Paths on a square of 24 by 24. */
const ICONS = {
  sort: "M8 4v15m0 0-3.5-3.5M8 19l3.5-3.5M14 6h6m-6 5.5h4.5M14 17h3",
  undo: "M9 5 4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10h-4",
  hint: "M9.5 17h5m-4 3h3M12 3.5a5.5 5.5 0 0 0-3.4 9.8c.6.5.9 1.1.9 1.7h5c0-.6.3-1.2.9-1.7A5.5 5.5 0 0 0 12 3.5Z",
};

/**
 * @param {{ icon: keyof typeof ICONS, label: string, busy?: boolean, children?: Child }
 *   & Record<string, unknown>} props
 */
export function Tool({ icon, label, busy, ...rest }) {
  return html`<button class=${classes("quiet tool", busy && "busy")} title=${label} ...${rest}>
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[icon]} /></svg>
    <span>${label}</span></button>`;
}
