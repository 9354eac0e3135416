// The mark in the bar that says whether the deal is proved, and the witness behind it.
import { html, signal, useState } from "./lib.js";
import { Sheet } from "./sheet.js";
import { Witness } from "./witness.js";
/** @import { ClientMessage, ServerMessage } from "./protocol.d.ts" */

/** A verdict at a glance. @type {Record<string, string>} */
export const MARKS = { none: "", wrong: "✗", bare: "…", server: "○", open: "✓", checked: "✓✓" };

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
const verdict = signal({ state: "none", text: "" });
const voids = signal(0);
const promise = signal("");
/** The digits of a promise that are shown; `emptyhand verify` shows the same ones. */
const DIGITS = 16;
let witness = new Witness(draw, numbers);

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
  if (now.text !== verdict.value.text) verdict.value = now;
  voids.value = witness.voids;
  promise.value = witness.dealt?.promise ?? "";
  return answers;
}

export function Tick() {
  const [open, setOpen] = useState(false);
  const { state, text } = verdict.value;
  if (state === "none") return null;
  return html`<button class=${`quiet tick ${state}`} onClick=${() => setOpen(true)}
    aria-label=${`The deal: ${text}`}>${MARKS[state]}</button>
  ${
    open &&
    html`<${Sheet} title="The deal" close=${() => setOpen(false)}>
      <p>${text}</p>
      <p>Before anyone was ready the server bound itself to its part of the deal. People at the table added
        numbers that nobody could know. Every card that you see is checked against the sealed deck, and when the
        game is over all of it is opened.</p>
      <p>The server's promise of this deal is <code>${promise.value.slice(0, DIGITS)}
        </code>. The record of the game has the same one: <code>emptyhand verify</code> shows it.</p>
      ${
        voids.value > 0 &&
        html`<p>
          ${voids.value === 1 ? "Once" : `${voids.value} times`} a deal at this table was given up
          because somebody did not show their number.</p>`
      }
    <//>`
  }`;
}
