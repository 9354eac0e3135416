// The settings as a person sees and changes them, and the keys of the table.
import { html, useState, valueTo } from "../lib.js";
import { BACKS, BackPicture, design } from "../cards/backs.js";
import { Why, introduce, useTry } from "../shared/forms.js";
import { OnDevice } from "./install.js";
import { NotifyToggle } from "./notify.js";
import { DEFAULTS, prefer, settings } from "../shared/settings.js";
import { LANGUAGES, t } from "../shared/speech.js";
import { myName } from "../shared/state.js";

/** Keys, and what they do. */
const KEYS = [
  ["key-arrows", "key-arrows-does"],
  ["key-space", "key-space-does"],
  ["key-ranks", "key-ranks-does"],
  ["key-slots", "key-slots-does"],
  ["key-enter", "key-enter-does"],
  ["key-u", "key-u-does"],
  ["key-p", "key-p-does"],
  ["key-escape", "key-escape-does"],
];
/** @type {Record<string, string>} */
const BACK_NAMES = {
  lattice: "back-lattice",
  waves: "back-waves",
  rosette: "back-rosette",
  night: "back-night",
};

/** The keys of the table. */
export const Keys = () =>
  html`<details><summary>${t("settings-keys")}</summary><dl class="keys">
      ${KEYS.map(([key, does]) => html`<dt>${t(key)}</dt><dd>${t(does)}</dd>`)}</dl></details>`;

/** @param {{ name: keyof typeof DEFAULTS, label: string }} props */
const Toggle = ({ name, label }) => html`<label class="toggle">
  <input type="checkbox" checked=${settings.value[name]}
    onChange=${() => prefer({ [name]: !settings.value[name] })} />
  <span>${label}</span>
</label>`;

/** The backs of the cards as small pictures. */
const Backs = () => html`<fieldset class="backs"><legend>${t("settings-back")}</legend>
  ${BACKS.map(
    (name) => html`<label key=${name}>
      <input type="radio" name="back" value=${name} checked=${design() === name}
        onChange=${() => prefer({ back: name })} />
      <${BackPicture} name=${name} /><span class="hidden">${t(BACK_NAMES[name])}</span>
    </label>`,
  )}
</fieldset>`;

const Sounds = () => html`<${Toggle} name="sound" label=${t("settings-sound")} />
  ${
    settings.value.sound &&
    html`<label class="toggle"><span>${t("settings-volume")}</span>
      <input type="range" min="1" max="10" value=${settings.value.volume}
        onInput=${valueTo((volume) => prefer({ volume: Number(volume) }))} /></label>`
  }`;

/** The name that others see. A game that has begun keeps the one it began with. */
function Name() {
  const [name, setName] = useState(myName.value ?? "");
  const { why, busy, attempt } = useTry();
  const isNew = Boolean(name.trim()) && name.trim() !== myName.value;
  return html`<form class="stack" onSubmit=${attempt(() => introduce(name))}>
    <label class="field"><span>${t("lobby-name")}</span>
      <input value=${name} maxlength="24" placeholder=${t("lobby-guest")} autocomplete="nickname"
        onInput=${valueTo(setName)} /></label>
    ${isNew && html`<button disabled=${busy}>${t("settings-name-save")}</button>`}
    <${Why} why=${why} />
  </form>`;
}

export function Settings() {
  return html`<div class="stack">
    <${Name} />
    <label class="field"><span>${t("settings-language")}</span>
      <select value=${settings.value.language} onChange=${valueTo((language) => prefer({ language }))}>
        <option value="">${t("settings-language-browser")}</option>
        ${Object.entries(LANGUAGES).map(
          ([code, name]) => html`<option value=${code} lang=${code}>${name}
        </option>`,
        )}
      </select>
    </label>
    <label class="field"><span>${t("settings-theme")}</span>
      <select value=${settings.value.theme} onChange=${valueTo((theme) => prefer({ theme }))}>
        <option value="auto">${t("settings-theme-auto")}</option>
        <option value="light">${t("settings-theme-light")}</option>
        <option value="dark">${t("settings-theme-dark")}</option>
      </select>
    </label>
    <${Backs} />
    <${Toggle} name="fourColours" label=${t("settings-four-colours")} />
    <${Toggle} name="hints" label=${t("settings-hints")} />
    <${Toggle} name="sort" label=${t("settings-sort")} />
    <${Toggle} name="keys" label=${t("settings-typing")} />
    <${Toggle} name="motion" label=${t("settings-motion")} />
    <${Sounds} />
    <${NotifyToggle} />
    <${Toggle} name="muted" label=${t("settings-muted")} />
    <${OnDevice} />
  </div>`;
}
