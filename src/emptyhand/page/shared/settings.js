// The settings of this device, kept in local storage; a private window starts with the defaults.
import { effect, signal } from "../lib.js";

const KEY = "emptyhand.settings";
export const DEFAULTS = {
  /** "" for the browser's. */
  language: "",
  theme: "auto",
  fourColours: false,
  /** A design of backs.js; "" for the first. */
  back: "",
  motion: true,
  sound: false,
  /** Of the sounds, from 1 to 10. */
  volume: 6,
  sort: true,
  hints: true,
  keys: true,
  muted: false,
  /** Whether the strip of special cards lies on the table. */
  specials: true,
  /** Whether to show a notification at the person's turn while the tab is hidden. */
  notify: false,
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
