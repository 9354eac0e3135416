// A ribbon across the middle for a player who is out: "Cleo is out: 2nd place".
import { inShort } from "./dealt.js";
import { t } from "../shared/speech.js";
import { nameOf, you } from "../shared/state.js";
/** @import { GameEvent } from "../protocol.d.ts" */

const SHOWN_MS = 1900;

/** @type {HTMLElement | null} */
let shown = null;

export function clearRibbons() {
  shown?.remove();
  shown = null;
}

/** @param {GameEvent} event */
function words({ seat, place }) {
  // A hand that wins at once is out without having played: its name says more.
  const atOnce = inShort();
  if (atOnce) return atOnce;
  if (seat === you.value) return t("moment-you-out", { place });
  return t("moment-out", { name: nameOf(seat), place });
}

/**
 * Show a ribbon for the players that events put out of the game. Screen readers hear it from the log.
 * @param {GameEvent[]} events
 * @param {boolean} moving
 */
export function ribbons(events, moving) {
  const left = events.filter(({ event }) => event === "out");
  // The last one of a finished game has lost: the result says so.
  const out = left.length > 1 ? left.slice(0, -1) : left;
  if (!out.length) return;
  clearRibbons();
  const ribbon = document.createElement("div");
  ribbon.className = "ribbon";
  ribbon.ariaHidden = "true";
  ribbon.append(
    ...out.map((event) => {
      const line = document.createElement("span");
      line.textContent = words(event);
      return line;
    }),
  );
  const middle = document.querySelector(".middle")?.getBoundingClientRect();
  if (middle)
    Object.assign(ribbon.style, {
      top: `${middle.bottom}px`,
      left: `${middle.x}px`,
      width: `${middle.width}px`,
    });
  document.body.append(ribbon);
  shown = ribbon;
  if (moving)
    ribbon.animate(
      { transform: ["translateY(60%) scale(.9)", "none"], opacity: [0, 1] },
      { duration: 220, easing: "cubic-bezier(.2, .7, .3, 1.2)" },
    );
  setTimeout(() => shown === ribbon && clearRibbons(), SHOWN_MS);
}
