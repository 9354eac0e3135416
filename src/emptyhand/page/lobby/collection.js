// One's own rules: kept on this device, and with the guest on the server once the guest has a name.
import { signal } from "../lib.js";
import { api } from "../shared/api.js";
import { myName } from "../shared/state.js";
import { isServed } from "../shared/transport.js";
/** @import { SavedRules } from "../protocol.d.ts" */

const KEY = "emptyhand.rules";
/** The first line of rules that cannot be played yet: a comment, which goes wherever the text goes. */
const DRAFT = "# draft\n";
const MOST = 40;

/** `saved`: the server has them, or had them. @typedef {SavedRules & { saved?: boolean }} Kept */

/** @returns {Kept[]} */
function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found)
      ? found.filter(({ title, rules }) => typeof title === "string" && typeof rules === "string")
      : [];
  } catch {
    return [];
  }
}

export const collection = signal(stored());

/** Whether rules were saved before they could be played. @param {SavedRules} kept */
export const isDraft = ({ rules }) => rules.startsWith(DRAFT);
export const asDraft = (/** @type {string} */ rules) => DRAFT + rules;
/** The rules of a collection that can be played. */
export const playableOnes = () => collection.value.filter((each) => !isDraft(each));
/** The text to work on. @param {SavedRules} kept */
export const textOf = (kept) => (isDraft(kept) ? kept.rules.slice(DRAFT.length) : kept.rules);

/** @param {Kept[]} all */
function store(all) {
  collection.value = all.slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(collection.value));
    return true;
  } catch {
    return false;
  }
}

const others = (/** @type {string} */ title) => collection.value.filter((each) => each.title !== title);
const isGuest = () => isServed() && myName.value !== null;

/** Show the server's list; what only this device has stays below it. @param {{ rules: SavedRules[] }} theirs */
function adopt({ rules }) {
  const titles = new Set(rules.map(({ title }) => title));
  const only = collection.value.filter(({ title }) => !titles.has(title));
  store([...rules.map((each) => ({ ...each, saved: true })), ...only]);
}

/** @param {Kept} kept */
const send = async ({ title, rules }) => adopt(await api.saveRules({ title, rules }));

/**
 * Fetch the guest's rules, and hand over those that were saved before the guest had a name. What another device
 * deleted stays here and is not handed over again. Without an answer everything stays as it is.
 */
export async function meetServer() {
  if (!isGuest()) return;
  try {
    for (const kept of collection.value.filter(({ saved }) => !saved).reverse()) await send(kept);
    adopt(await api.myRules());
  } catch {
    // The device's own rules are there all the same.
  }
}

/** Keep rules on this device, in place of those of the same name. Returns whether the browser keeps them. @param {Kept} rules */
export const keep = (rules) => store([rules, ...others(rules.title)]);

/** Save rules with the guest. Returns whether the server has them now. @param {Kept} rules */
export const keepWithGuest = (rules) =>
  isGuest()
    ? send(rules).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);

/** What was deleted last, and where it stood: it can be put back. */
export const dropped = signal(/** @type {{ kept: Kept, at: number } | null} */ (null));
/** The deletion that the server has not confirmed yet. @type {Promise<unknown>} */
let dropping = Promise.resolve();

/** Delete rules. @param {string} title */
export function drop(title) {
  const at = collection.value.findIndex((each) => each.title === title);
  if (at < 0) return;
  dropped.value = { kept: collection.value[at], at };
  store(others(title));
  if (isGuest()) dropping = api.dropRules(title).catch(() => {});
}

/** Put the rules back that were deleted last. */
export async function restore() {
  if (!dropped.value) return;
  const { kept, at } = dropped.value;
  dropped.value = null;
  const rest = others(kept.title);
  store([...rest.slice(0, at), { ...kept, saved: false }, ...rest.slice(at)]);
  // The server must not hear the deletion after the rules.
  await dropping;
  await keepWithGuest(kept);
}
