// Why a button for a move does nothing now: a sentence right above the button that was pressed.
import { effect, html, signal, useLayoutEffect, useRef } from "./lib.js";
import { chosen, game, spoken } from "./state.js";

const SHOWN_MS = 6000;

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
    const middle = button.offsetLeft + button.offsetWidth / 2;
    const left = Math.min(middle - box.current.offsetWidth / 2, all.clientWidth - box.current.offsetWidth);
    box.current.style.left = `${Math.max(0, left)}px`;
    box.current.style.setProperty("--at", `${middle - Math.max(0, left)}px`);
  });
  // Screen readers hear it from the live region.
  return shown && html`<p class="whynot" ref=${box} aria-hidden="true">${shown.why}</p>`;
}
