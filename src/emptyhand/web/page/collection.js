// One's own rules, kept on this device.
import { signal } from "./lib.js";

const KEY = "emptyhand.rules";
const MOST = 40;

/** @typedef {{ title: string, rules: string }} Kept */

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

/** Keep rules, in place of those of the same name. Returns whether the browser keeps them. @param {Kept} rules */
export const keep = (rules) => store([rules, ...others(rules.title)]);

/** @param {string} title */
export const drop = (title) => store(others(title));
