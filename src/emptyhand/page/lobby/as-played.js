// "As played here": where rules come from, what was decided about them, and what they leave out.
import { html, signal, useEffect } from "../lib.js";
import { alsoSay, knows, t } from "../shared/speech.js";
/** @import { Notes } from "../protocol.d.ts" */

/** Whether the words are loaded: the first screen does without them. */
const there = signal(false);

/** The keys of the notes, in their order. @type {(keyof Notes)[]} */
const KEYS = ["sources", "decided", "omits"];
/** @type {Record<keyof Notes, string>} */
const HEADS = { sources: "as-played-sources", decided: "as-played-decided", omits: "as-played-omits" };

/** The notes on a ruleset of the package, which the catalogues have. @param {string} name @returns {Notes} */
const notesOn = (name) => ({
  decided: knows(`decided-${name}`) ? t(`decided-${name}`) : "",
  omits: knows(`omits-${name}`) ? t(`omits-${name}`) : "",
});

/**
 * The notes on rules; nothing if there are none.
 * @param {{ name?: string, notes?: Notes, game?: string }} props `name`: of a ruleset of the package; `notes`: of any
 *   other; `game`: its title, where it does not stand above
 */
export function AsPlayed({ name = "", notes, game = "" }) {
  useEffect(() => {
    if (!there.value) alsoSay("notes").then(() => (there.value = true));
  }, []);
  if (!there.value) return null;
  const found = notes ?? notesOn(name);
  const keys = KEYS.filter((key) => found[key]);
  if (!keys.length) return null;
  return html`<details class="asplayed">
    <summary>${game ? t("as-played-of", { game }) : t("as-played")}</summary>
    ${keys.map((key) => html`<p key=${key}><strong>${t(HEADS[key])}:</strong> ${found[key]}</p>`)}
  </details>`;
}
