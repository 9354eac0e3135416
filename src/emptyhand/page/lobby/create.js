// The options before a game: players, bots and pace, those of a table for friends, and house rules.
import { html, valueTo } from "../lib.js";
import { AsPlayed } from "./as-played.js";
import { api } from "../shared/api.js";
import { PACES, choice, chosenSeats, choose } from "./last-choice.js";
import { Choice, Why, counts, useTry } from "../shared/forms.js";
import { levelName, levelStrength } from "./levels.js";
import { Prose } from "../shared/sheet.js";
import { t } from "../shared/speech.js";
import { isServed } from "../shared/transport.js";
/** @import { Levels, Ruleset, ToldRules } from "../protocol.d.ts" */
/** @import { Option } from "../shared/forms.js" */

/** `aside`: pasted, but another game was chosen since. @typedef {{ text: string, told: ToldRules | null, aside?: boolean }} House */

const CLOCKS = [0, 30000, 60000, 180000];
const ACCESS = ["code", "link", "open"];
const WINS = [0, 1, 2, 3, 5];
const UNDO = ["yes", "no"];
const HINTS = ["alone", "always", "never"];

/** What is said of each option. @type {Record<string, Record<string, string>>} */
const SAID = {
  pace: { 2000: "pace-2000", 1200: "pace-1200", 500: "pace-500", 0: "pace-0" },
  clock: { 0: "clock-0", 30000: "clock-30000", 60000: "clock-60000", 180000: "clock-180000" },
  undo: { yes: "undo-yes", no: "undo-no" },
  hints: { alone: "hints-alone", always: "hints-always", never: "hints-never" },
  access: { code: "access-code", link: "access-link", open: "access-open" },
  wins: { 0: "wins-0", 1: "wins-1", 2: "wins-2", 3: "wins-3", 5: "wins-5" },
};

/** @param {(string | number)[]} values @param {keyof typeof SAID} what @returns {Option[]} */
const options = (values, what) => values.map((value) => [value, t(SAID[what][value])]);

/**
 * Pasted house rules, and their rulebook once the server has read them.
 * @param {{ house: House, setHouse: (house: House) => void }} props
 */
function HouseRules({ house, setHouse }) {
  const { why, busy, attempt } = useTry();
  const check = attempt(async () => setHouse({ text: house.text, told: await api.tellRules(house.text) }));
  return html`<details class="house"><summary>${t("create-house")}</summary>
    <div class="stack">
      <a class="button" href="#/workshop">${t("lobby-workshop")}</a>
      <p>${t("create-house-why")}</p>
      <label class="field"><span>${t("create-house-text")}</span>
        <textarea rows="5" spellcheck="false" value=${house.text}
          onInput=${valueTo((text) => setHouse({ text, told: null }))}></textarea></label>
      <button type="button" disabled=${busy || !house.text.trim()} onClick=${check}>
        ${t("create-house-read")}</button>
      <${Why} why=${why} />
      ${
        house.told &&
        html`<div class="told" role="status"><p>${
          house.told.summary
            ? t("create-house-told", { title: house.told.title, summary: house.told.summary })
            : house.told.title
        }</p><details>
            <summary>${t("create-house-all")}</summary><${Prose} text=${house.told.text} /></details>
          <${AsPlayed} notes=${house.told.notes} /></div>`
      }
    </div>
  </details>`;
}

/**
 * @param {{ picked: Ruleset, level: string, levels: Levels, name: string, setName: (name: string) => void,
 *   house: House, setHouse: (house: House) => void }} props
 */
export function Options({ picked, level, levels, name, setName, house, setHouse }) {
  const seats = chosenSeats(picked);
  /** @param {keyof typeof choice.value} key */
  const set = (key) => (/** @type {string} */ value) =>
    choose({ [key]: typeof choice.value[key] === "number" ? Number(value) : value });
  const face = levels.levels.find(({ spec }) => spec === level);
  const { beat_ms, clock_ms, access, wins, undo, hints } = choice.value;
  return html`<details class="options"><summary>${t("create-options")}</summary>
    <div class="pairs now">
      <${Choice} label=${t("create-players")} value=${seats} set=${set("seats")} options=${counts(picked)} />
      <${Choice} label=${t("create-pace")} value=${beat_ms} set=${set("beat_ms")}
        options=${options(PACES, "pace")} />
      <${Choice} wide label=${t("create-level")} value=${level} set=${set("level")}
        options=${levels.levels.map(({ spec }) => [spec, levelName(spec)])} />
      ${face && html`<p class="wide strength" role="status">${levelStrength(face, picked, seats)}</p>`}
    </div>
    ${
      isServed() &&
      html`<h2>${t("create-friends")}</h2>
    <div class="pairs">
      <label class="field wide"><span>${t("lobby-name")}</span>
        <input value=${name} maxlength="24" placeholder=${t("lobby-guest")} autocomplete="nickname"
          onInput=${valueTo(setName)} /></label>
      ${
        isServed() &&
        html`<${Choice} label=${t("create-clock")} value=${clock_ms} set=${set("clock_ms")}
        options=${options(CLOCKS, "clock")} />
      <${Choice} label=${t("create-undo")} value=${undo} set=${set("undo")} options=${options(UNDO, "undo")} />
      <${Choice} wide label=${t("hints-option")} value=${hints} set=${set("hints")}
        options=${options(HINTS, "hints")} />
      <${Choice} wide label=${t("create-access")} value=${access} set=${set("access")}
        options=${options(ACCESS, "access")} />
      <${Choice} wide label=${t("create-wins")} value=${wins} set=${set("wins")}
        options=${options(WINS, "wins")} />`
      }
    </div>`
    }
    <${HouseRules} house=${house} setHouse=${setHouse} />
  </details>`;
}
