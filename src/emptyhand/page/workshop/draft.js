// The draft on the bench: answers go to the server, which knows the rules, and come back as all that follows.
import { effect, signal } from "../lib.js";
import { ask, inLanguage, mayPass } from "../shared/api.js";
import { language } from "../shared/speech.js";
/** @import { Answers, AskedValue, Comparison, Draft, SharedRules } from "../protocol.d.ts" */

const KEY = "emptyhand.draft";
/** Answers that come in quick succession are sent together. */
const WAIT_MS = 250;

/** @type {import("../lib.js").Signal<Draft | null>} */
export const draft = signal(/** @type {Draft | null} */ (null));
/** Why the last answers were not taken, and whether sending them again may help. */
export const trouble = signal({ why: "", mayHelp: false });
const NONE = trouble.value;
/** Answers that the server has not confirmed yet. */
export const unconfirmed = signal(/** @type {Answers} */ ({}));

/** @type {Answers} */
let waiting = {};
let timer = 0;
let isAsking = false;

const path = (/** @type {string} */ what = "") => `/api/workshop${what}${inLanguage()}`;

/** The rules on which the person worked last on this device. */
export function lastRules() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** @param {Draft} found */
function show(found) {
  draft.value = found;
  trouble.value = NONE;
}

/** Show a draft that the person has worked on, and keep it. @param {Draft} found */
function accept(found) {
  show(found);
  try {
    localStorage.setItem(KEY, found.rules);
  } catch {
    // A private window forgets it when it is closed.
  }
}

/**
 * Put rules on the bench. A game or a link takes the place of what the person worked on last only once it is changed:
 * whoever opens a link to read it loses nothing.
 * @param {{ parent?: string, rules?: string, code?: string }} what
 */
export async function begin({ code, ...what }) {
  const found = await (code
    ? /** @type {Promise<Draft>} */ (ask("POST", path("/open"), { code }))
    : /** @type {Promise<Draft>} */ (ask("POST", path(), what)));
  waiting = {};
  unconfirmed.value = {};
  (what.rules === undefined ? show : accept)(found);
}

export function putAway() {
  draft.value = null;
  waiting = {};
  unconfirmed.value = {};
  trouble.value = NONE;
}

/** Answer questions, by key; null takes an answer back. @param {Answers} answers */
export function answer(answers) {
  waiting = { ...waiting, ...answers };
  unconfirmed.value = { ...unconfirmed.value, ...answers };
  clearTimeout(timer);
  timer = setTimeout(send, WAIT_MS);
}

/** Send answers to the server; those that it could not take now stay for another try. */
export async function send() {
  const rules = draft.value?.rules;
  const set = waiting;
  if (isAsking || rules === undefined || !Object.keys(set).length) return;
  isAsking = true;
  waiting = {};
  try {
    accept(await ask("POST", path(), { rules, set }));
  } catch (error) {
    const mayHelp = mayPass(error);
    if (mayHelp) waiting = { ...set, ...waiting };
    trouble.value = { why: /** @type {Error} */ (error).message, mayHelp };
  }
  isAsking = false;
  unconfirmed.value = { ...waiting };
  if (!trouble.value.mayHelp) send();
}

/** Take the text of the rules instead. Rejects with the reason if it cannot be read. @param {string} rules */
export const rewrite = (rules) => begin({ rules });

// Questions are in words: ask for them again in another language.
let spoken = language.peek();
effect(() => {
  if (language.value === spoken) return;
  spoken = language.value;
  const rules = draft.peek()?.rules;
  if (rules !== undefined) ask("POST", path(), { rules }).then(show, () => {});
});

/** @param {string} rules @returns {Promise<SharedRules>} */
export const share = (rules) => ask("POST", "/api/workshop/share", { rules });

/** @param {string} rules @returns {Promise<{ text: string, stalled: number | null, games: number, alarming: boolean }>} */
export const trial = (rules) => ask("POST", path("/trial"), { rules });

/**
 * @param {{ rules: string, pile: string[], cards: string[], last: boolean }} situation
 * @returns {Promise<{ allowed: boolean, says: import("../protocol.d.ts").Phrase[] }>}
 */
export const tryOut = (situation) => ask("POST", "/api/workshop/try", situation);

/**
 * `sides`: name whose each rule is, instead of what would change.
 * @param {string} first @param {string} second @param {boolean} [sides] @returns {Promise<Comparison>}
 */
export const compare = (first, second, sides = false) =>
  ask("POST", path("/compare"), { first, second, sides });

/** The draft in a link, without putting it on the bench. @param {string} code @returns {Promise<Draft>} */
export const read = (code) => ask("POST", path("/open"), { code });

/** @param {AskedValue | undefined} value @param {AskedValue | undefined} other */
export const isSame = (value, other) => JSON.stringify(value) === JSON.stringify(other);
