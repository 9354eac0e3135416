// Two groups meet: how their rules differ, and a table with either.
import { html, useState, valueTo } from "../lib.js";
import { api } from "../shared/api.js";
import { playableOnes } from "../lobby/collection.js";
import { codeIn } from "./rules-link.js";
import { compare, read } from "./draft.js";
import { Why, useTry } from "../shared/forms.js";
import { Loaded, Prose } from "../shared/sheet.js";
import { gameTitle, t } from "../shared/speech.js";
import { playWithBots } from "./workshop-result.js";
/** @import { Comparison, Levels, Ruleset } from "../protocol.d.ts" */

/**
 * One group's rules: a game, rules of one's own, or a link.
 * @param {{ label: string, rulesets: Ruleset[], value: string, set: (value: string) => void }} props
 */
const Pick = ({ label, rulesets, value, set }) => html`<fieldset class="panel pick"><legend>${label}</legend>
  <label class="field"><span>${label}</span>
    <select value=${value.startsWith("#") ? "" : value} onChange=${valueTo(set)}>
      <option value=""></option>
      ${playableOnes().map(({ title, rules }) => html`<option key=${title} value=${rules}>${title}</option>`)}
      ${rulesets.map((each) => html`<option key=${each.name} value=${each.name}>${gameTitle(each)}</option>`)}
    </select></label>
  <label class="field"><span>${t("bench-link")}</span>
    <input autocomplete="off" value=${value.startsWith("#") ? value.slice(1) : ""}
      onInput=${valueTo((text) => set(text && `#${text}`))} /></label>
</fieldset>`;

/** The text of what was picked: the server reads a link. @param {string} picked */
const textOf = async (picked) => (picked.startsWith("#") ? (await read(codeIn(picked))).rules : picked);

/** @param {{ rulesets: Ruleset[] }} props */
function Two({ rulesets }) {
  const [first, setFirst] = useState(playableOnes()[0]?.rules ?? rulesets[0].name);
  const [second, setSecond] = useState("");
  const [found, setFound] = useState(/** @type {(Comparison & { texts: string[] }) | null} */ (null));
  const { why, busy, attempt } = useTry();
  const look = attempt(async () => {
    setFound(null);
    const texts = [await textOf(first), await textOf(second)];
    setFound({ ...(await compare(texts[0], texts[1], true)), texts });
  });
  const play = (/** @type {string} */ text) =>
    attempt(async () => {
      const rules = rulesets.some(({ name }) => name === text) ? `extends = "${text}"` : text;
      await playWithBots(rules, await api.tellRules(rules));
    });
  return html`<p>${t("bench-meet-about")}</p>
    <form class="two" onSubmit=${look}>
      <${Pick} label=${t("bench-first")} rulesets=${rulesets} value=${first} set=${setFirst} />
      <${Pick} label=${t("bench-second")} rulesets=${rulesets} value=${second} set=${setSecond} />
      <button class="primary" disabled=${busy || !first || !second}>${t("bench-compare")}</button>
    </form>
    <${Why} why=${why} />
    ${
      found &&
      html`<section class="panel" aria-label=${t("bench-difference", { game: found.first })}>
        <h2>${t("bench-both", { first: found.first, second: found.second })}</h2>
        <p role="status">${t("bench-differ", { count: found.differs })}</p>
        ${found.differs > 0 && html`<${Prose} text=${found.text.replace(/^# .*\n/, "")} />`}
        <div class="inline">${found.texts.map(
          (text, n) =>
            html`<button key=${n} disabled=${busy} onClick=${play(text)}>${t("bench-play-these", {
              title: n ? found.second : found.first,
            })}</button>`,
        )}</div>
      </section>`
    }`;
}

export const Meet = () =>
  html`<${Loaded} load=${api.choices} show=${(/** @type {[Ruleset[], Levels]} */ [rulesets]) =>
    html`<${Two} rulesets=${rulesets} />`} />`;
