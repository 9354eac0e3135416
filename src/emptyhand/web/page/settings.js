// The settings of this device, kept in local storage; a private window starts with the defaults.
import { effect, html, signal, valueTo } from "./lib.js";

const KEY = "emptyhand.settings";
const DEFAULTS = {
  /** "" for the browser's. */
  language: "",
  theme: "auto",
  fourColours: false,
  motion: true,
  sound: false,
  sort: true,
  hints: true,
  keys: true,
  muted: false,
};

function stored() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = signal(stored());

/** @param {Partial<typeof DEFAULTS>} change */
export function prefer(change) {
  settings.value = { ...settings.value, ...change };
}

effect(() => {
  const { theme, fourColours, motion } = settings.value;
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.colours = fourColours ? "four" : "two";
  root.dataset.motion = motion ? "on" : "off";
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Without storage the settings last as long as the page.
  }
});

/** Whether cards may fly: both the person and the system must agree. */
export const moves = () => settings.value.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {{ name: Exclude<keyof typeof DEFAULTS, "theme">, label: string }} props */
const Toggle = ({ name, label }) => html`<label class="toggle">
  <input type="checkbox" checked=${settings.value[name]}
    onChange=${() => prefer({ [name]: !settings.value[name] })} />
  <span>${label}</span>
</label>`;

const KEYS = [
  ["← → ↑ ↓", "along the hand; with Shift the card goes along"],
  ["Space", "choose a card, or put it back"],
  ["2 to 9, 0, J Q K A R", "choose a card of that rank; 0 is the ten, R the joker"],
  ["1 2 3", "choose a down card by its place"],
  ["Enter", "play what is chosen"],
  ["U", "pick up the pile"],
  ["P", "pass, or end your turn"],
  ["Esc", "choose anew"],
];

/** The keys of the table. */
export const Keys = () =>
  html`<details><summary>Keys</summary><dl class="keys">
      ${KEYS.map(([key, what]) => html`<dt>${key}</dt><dd>${what}</dd>`)}</dl></details>`;

export function Settings() {
  return html`<div class="stack">
    <label class="field"><span>Light or dark</span>
      <select value=${settings.value.theme} onChange=${valueTo((theme) => prefer({ theme }))}>
        <option value="auto">As the system</option><option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
    <${Toggle} name="fourColours" label="Four-colour deck" />
    <${Toggle} name="hints" label="Mark the cards that can be played" />
    <${Toggle} name="sort" label="Sort my hand" />
    <${Toggle} name="keys" label="Choose cards by typing their ranks" />
    <${Toggle} name="motion" label="Let cards fly" />
    <${Toggle} name="sound" label="Sound when it is my turn" />
    <${Toggle} name="muted" label="Hide chat and reactions of others" />
  </div>`;
}
