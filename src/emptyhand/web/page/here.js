// Several people at this device: who they are, before their table is made.
import { html, useState, valueTo } from "./lib.js";
import { api } from "./api.js";
import { Why, introduce, useTry } from "./forms.js";
import { choice, chosenSeats } from "./last-choice.js";
import { Sheet } from "./sheet.js";
import { t } from "./speech.js";
import { myName, playNow } from "./state.js";
/** @import { Ruleset } from "./protocol.d.ts" */

/** The chosen game or the pasted house rules. @typedef {() => Promise<Parameters<typeof api.create>[0]>} ChosenGame */

/**
 * Asks for the names; bots have the seats without one.
 * @param {{ picked: Ruleset, chosen: ChosenGame, level: string, close: () => void }} props
 */
export function HereSheet({ picked, chosen, level, close }) {
  const seats = chosenSeats(picked);
  // Who has played as a guest so far has not said their name yet.
  const [names, setNames] = useState([myName.value === t("lobby-guest") ? "" : (myName.value ?? "")]);
  const { why, busy, attempt } = useTry();
  const called = Array.from({ length: seats }, (_, n) => names[n] ?? "");
  const play = attempt(async () => {
    const people = called.map((name) => name.trim()).filter(Boolean);
    if (people.length < 2) throw new Error(t("friends-here-few"));
    await introduce(people[0]);
    const bots = called.map((_, n) => (n < people.length ? null : level));
    const options = { clock_ms: 0, beat_ms: choice.value.beat_ms, access: "link" };
    const made = await api.create({ ...(await chosen()), seats, bots, ...options });
    await api.companions(made.room, people.slice(1));
    playNow.value = true;
    location.hash = `#/r/${made.room}`;
  });
  return html`<${Sheet} title=${t("friends-here")} close=${close}>
    <form class="stack" onSubmit=${play}>
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
