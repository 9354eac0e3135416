// The mark in the bar that says whether the deal is proved, and the witness behind it.
import { html, signal, useState } from "../lib.js";
import { Sheet } from "../shared/sheet.js";
import { t, tell } from "../shared/speech.js";
import { isServed } from "../shared/transport.js";
import { Witness } from "./witness.js";
/** @import { ClientMessage, Phrase, ServerMessage } from "../protocol.d.ts" */

/** A verdict at a glance. @type {Record<string, string>} */
export const MARKS = { none: "", wrong: "✗", bare: "…", server: "○", open: "✓", checked: "✓✓" };

/** Messages that name the server, and those of a page without one. @type {Record<string, string>} */
const WITHOUT_SERVER = {
  "fair-how": "offline-fair-how",
  "fair-promise": "offline-fair-promise",
  "fair-server": "offline-fair-server",
  "fair-server-checked": "offline-fair-server-checked",
  "fair-checked-by": "offline-fair-checked-by",
};
/** @param {string} id */
const ownWord = (id) => (isServed() ? id : (WITHOUT_SERVER[id] ?? id));

/** A verdict in words. @param {Phrase} says */
export const verdictInWords = ([id, ...args]) => tell([ownWord(id), ...args]);

/** Own numbers outlive a reload of this tab; without storage they last as long as the page. */
const memory = new Map();
/** @type {Pick<Storage, "getItem" | "setItem">} */
const numbers = {
  getItem: (name) => memory.get(name) ?? stored((storage) => storage.getItem(name)) ?? null,
  setItem: (name, value) => {
    memory.set(name, value);
    stored((storage) => storage.setItem(name, value));
  },
};

/** @param {(storage: Storage) => string | null | void} act */
function stored(act) {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}

const draw = () => crypto.getRandomValues(new Uint8Array(32));
let witness = new Witness(draw, numbers);
const verdict = signal(witness.verdict());
const voids = signal(0);
const promise = signal("");
/** The digits of a promise that are shown; `emptyhand verify` shows the same ones. */
const DIGITS = 16;

/** Start with a new witness, for another room. */
export function forgetDeals() {
  witness = new Witness(draw, numbers);
  verdict.value = witness.verdict();
}

/**
 * Add the person's commitment to a `ready` or `start`.
 * @param {ClientMessage} message
 * @returns {ClientMessage}
 */
export const readied = (message) =>
  message.t === "ready" || message.t === "start" ? witness.readied(message) : message;

/**
 * Let the witness check a message. Return what to send in answer.
 * @param {ServerMessage} message
 * @returns {ClientMessage[]}
 */
export function watch(message) {
  const answers = witness.take(message);
  const now = witness.verdict();
  if (JSON.stringify(now) !== JSON.stringify(verdict.value)) verdict.value = now;
  voids.value = witness.voids;
  promise.value = witness.dealt?.promise ?? "";
  return answers;
}

export function Tick() {
  const [open, setOpen] = useState(false);
  const { state, says } = verdict.value;
  if (state === "none") return null;
  const text = verdictInWords(says);
  return html`<button class=${`quiet tick ${state}`} onClick=${() => setOpen(true)}
    aria-label=${t("fair-mark", { verdict: text })}>${MARKS[state]}</button>
  ${
    open &&
    html`<${Sheet} title=${t("fair-title")} close=${() => setOpen(false)}>
      <p>${text}</p>
      <p>${t(ownWord("fair-how"))}</p>
      <p>${t(ownWord("fair-promise"), { digits: promise.value.slice(0, DIGITS) })}</p>
      ${voids.value > 0 && html`<p>${t("fair-voids", { count: voids.value })}</p>`}
    <//>`
  }`;
}
