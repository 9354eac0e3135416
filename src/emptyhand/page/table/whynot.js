// Why a button for a move does nothing now: a sentence right above the button that was pressed, or beside it where another
// button lies above.
import { effect, html, signal, useLayoutEffect, useRef } from "../lib.js";
import { chosen, game, spoken } from "../shared/state.js";

const SHOWN_MS = 6000;
/** Between a button and the sentence beside it: room for the tip that points to it. */
const GAP = 8;

/** The button that was pressed, by its `data-move`, and the reason. */
const whyNot = signal(/** @type {{ move: string, why: string } | null} */ (null));

// Another choice or another decision clears the reason, and so does time: it lies on the lower edge of the hand.
effect(() => {
  void chosen.value;
  void game.value?.made;
  whyNot.value = null;
});
effect(() => {
  if (!whyNot.value) return undefined;
  const timer = setTimeout(() => (whyNot.value = null), SHOWN_MS);
  return () => clearTimeout(timer);
});

/** Say why a button does nothing. @param {string} move @param {string} why */
export function sayWhyNot(move, why) {
  whyNot.value = { move, why };
  // The same sentence again has to be read out again.
  if (spoken.value === why) spoken.value = "";
  setTimeout(() => (spoken.value = why));
}

export function WhyNot() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const shown = whyNot.value;
  useLayoutEffect(() => {
    const all = box.current?.parentElement;
    const button = /** @type {HTMLElement | null | undefined} */ (
      all?.querySelector(`[data-move="${shown?.move}"]`)
    );
    if (!box.current || !all || !button) return;
    const { offsetWidth: width, style, classList } = box.current;
    const isLower = button.offsetTop >= button.offsetHeight;
    classList.toggle("beside", isLower);
    if (isLower) {
      style.left = `${button.offsetLeft - GAP - box.current.offsetWidth}px`;
      return;
    }
    const middle = button.offsetLeft + button.offsetWidth / 2;
    const left = Math.max(0, Math.min(middle - width / 2, all.clientWidth - width));
    style.left = `${left}px`;
    style.setProperty("--at", `${middle - left}px`);
  });
  // Screen readers hear it from the live region.
  return shown && html`<p class="whynot" ref=${box} aria-hidden="true">${shown.why}</p>`;
}
