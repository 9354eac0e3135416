// Notes on a game from elsewhere: what was decided about it here, and what it leaves out.
import { html, signal, useEffect } from "../lib.js";
import { alsoSay, knows, t } from "../shared/speech.js";

/** Whether the notes are loaded: the first screen does without them. */
const there = signal(false);

/**
 * The notes on a ruleset; nothing if there are none.
 * @param {{ name: string, game?: string }} props `game`: its title, where it does not stand above
 */
export function AsPlayed({ name, game = "" }) {
  useEffect(() => {
    if (!there.value) alsoSay("notes").then(() => (there.value = true));
  }, []);
  if (!there.value || !knows(`decided-${name}`)) return null;
  return html`<details class="asplayed">
    <summary>${game ? t("as-played-of", { game }) : t("as-played")}</summary>
    <p><strong>${t("as-played-decided")}:</strong> ${t(`decided-${name}`)}</p>
    ${knows(`omits-${name}`) && html`<p><strong>${t("as-played-omits")}:</strong> ${t(`omits-${name}`)}</p>`}
  </details>`;
}
