// Several people at this device: who they are, before their table is made.
import { html, useState, valueTo } from "../lib.js";
import { api } from "../shared/api.js";
import { Choice, Why, counts, introduce, useTry } from "../shared/forms.js";
import { choice, choose, chosenLevel, chosenSeats } from "./last-choice.js";
import { Sheet } from "../shared/sheet.js";
import { t } from "../shared/speech.js";
import { myName, playNow } from "../shared/state.js";
/** @import { Ruleset } from "../protocol.d.ts" */

/** The chosen game or the house rules. @typedef {() => Promise<Parameters<typeof api.create>[0]>} ChosenGame */

/**
 * Asks for the names and the number of seats; bots have the seats without a name.
 * @param {{ game: string, picked: Pick<Ruleset, "least" | "most" | "default">, chosen: ChosenGame,
 *   close: () => void }} props
 */
export function HereSheet({ game, picked, chosen, close }) {
  const seats = chosenSeats(picked);
  // Who has played as a guest so far has not said their name yet.
  const [names, setNames] = useState([myName.value === t("lobby-guest") ? "" : (myName.value ?? "")]);
  const { why, busy, attempt } = useTry();
  const called = Array.from({ length: seats }, (_, n) => names[n] ?? "");
  const people = called.map((name) => name.trim()).filter(Boolean);
  const play = attempt(async () => {
    if (people.length < 2) throw new Error(t("friends-here-few"));
    await introduce(people[0]);
    const [, levels] = await api.choices();
    const bots = called.map((_, n) => (n < people.length ? null : chosenLevel(levels)));
    const options = { clock_ms: 0, beat_ms: choice.value.beat_ms, access: "link" };
    const made = await api.create({ ...(await chosen()), seats, bots, ...options });
    await api.companions(made.room, people.slice(1));
    playNow.value = true;
    location.hash = `#/r/${made.room}`;
  });
  return html`<${Sheet} title=${t("friends-here")} close=${close}>
    <form class="stack" onSubmit=${play}>
      <p role="status">${t("friends-here-game", { game, count: seats, bots: seats - Math.max(1, people.length) })}</p>
      ${
        picked.least < picked.most &&
        html`<${Choice} label=${t("create-players")} value=${seats} options=${counts(picked)}
          set=${(/** @type {string} */ value) => choose({ seats: Number(value) })} />`
      }
      <p>${t("friends-here-who")}</p>
      ${called.map(
        (name, n) => html`<label class="field" key=${n}><span>${
          n ? t("friends-here-player", { number: n + 1 }) : t("friends-here-you")
        }</span>
          <input value=${name} maxlength="24" autocomplete="off"
            onInput=${valueTo((text) => setNames(called.map((each, m) => (m === n ? text : each))))} /></label>`,
      )}
      <button class="primary" disabled=${busy}>${t("friends-here-play")}</button>
      <${Why} why=${why} />
    </form>
  <//>`;
}
