// What the person chose last on this device: game, seats, level, pace and the options of a table for friends.
import { signal } from "../lib.js";
import { t } from "../shared/speech.js";
/** @import { Levels, Ruleset } from "../protocol.d.ts" */

const KEY = "emptyhand.choice";
/** Times between moves of bots, in milliseconds. */
export const PACES = [2000, 1200, 500, 0];

const DEFAULTS = {
  ruleset: "",
  /** The title of saved rules; "" for a game of the package. */
  own: "",
  /** 0 for the usual number. */
  seats: 0,
  /** "" for the server's. */
  level: "",
  beat_ms: 1200,
  clock_ms: 60000,
  access: "code",
  wins: 0,
  undo: "yes",
  hints: "alone",
};
/** @typedef {typeof DEFAULTS} Chosen */

/** @returns {Chosen} */
function stored() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const choice = signal(stored());

/** Change a part of the choice, and keep it. @param {Partial<Chosen>} change */
export function choose(change) {
  choice.value = { ...choice.value, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(choice.value));
  } catch {
    // A private window forgets it when it is closed.
  }
}

/** The chosen ruleset, else the one best known where the language is spoken, else the first. @param {Ruleset[]} rulesets */
export const chosenRuleset = (rulesets) =>
  rulesets.find(({ name }) => name === (choice.value.ruleset || t("lobby-best-known"))) ?? rulesets[0];

/** The chosen level; the usual one if it is gone. @param {Levels} levels */
export const chosenLevel = ({ levels, default: usual }) =>
  levels.find(({ spec }) => spec === choice.value.level)?.spec ?? usual;

/** The chosen number of players, as near to it as a ruleset allows. @param {Pick<Ruleset, "least" | "most" | "default">} ruleset */
export const chosenSeats = ({ least, most, default: usual }) =>
  Math.min(Math.max(choice.value.seats || usual, least), most);
