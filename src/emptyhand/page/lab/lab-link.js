// Addresses of the lab. They carry all that is compared: games of the package by name, house rules whole, as in a link.
import { ask } from "../shared/api.js";
/** @import { SharedRules } from "../protocol.d.ts" */

const KEPT = "lab-house";

/** Stands for house rules that are too long for a link: only the tab in which they were opened has them. */
export const HOUSE = "house";

/** @typedef {{ text: string, title: string }} LabHouse */

/**
 * The address of a study.
 * @param {string} one
 * @param {string} [versus]
 * @param {number} [players] 0 for the usual number
 * @param {string} [pair] two levels of bots
 */
export function labAddress(one, versus = "", players = 0, pair = "") {
  const number = players || pair ? `${players}${pair && `.${pair}`}` : "";
  const parts = ["lab", one, ...(versus || number ? [versus] : []), ...(number ? [number] : [])];
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

/** The number of players and the levels that an address names. @param {string} [number] */
export function numbersIn(number = "") {
  const found = /^(\d{1,2})(?:\.([2-5][1-4]))?$/.exec(number);
  return { players: Number(found?.[1] ?? 0), pair: found?.[2] ?? "" };
}

/** What stands for house rules in an address. Those that no link can carry stay in this tab. @param {LabHouse} rules */
export async function nameFor(rules) {
  try {
    const shared = /** @type {SharedRules} */ (
      await ask("POST", "/api/workshop/share", { rules: rules.text })
    );
    return shared.code;
  } catch {
    sessionStorage.setItem(KEPT, JSON.stringify(rules));
    return HOUSE;
  }
}

/**
 * Open the lab for house rules, compared with a ruleset of the package if one is named.
 * @param {LabHouse} rules
 * @param {string} [versus]
 */
export async function openLab(rules, versus) {
  location.hash = labAddress(await nameFor(rules), versus);
}

/** The house rules that stayed in this tab. @returns {LabHouse | null} */
export function labHouse() {
  try {
    const { text, title } = JSON.parse(sessionStorage.getItem(KEPT) ?? "");
    return typeof text === "string" ? { text, title: String(title ?? "") } : null;
  } catch {
    return null;
  }
}
