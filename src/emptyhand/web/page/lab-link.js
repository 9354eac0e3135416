// The way into the lab: the rules of the package have an address each, house rules are handed over in this tab.

const KEPT = "lab-house";

/** The name that stands for the house rules in an address: #/lab/house, #/lab/house/OTHER, #/lab/NAME/house. */
export const HOUSE = "house";

/** @typedef {{ text: string, title: string }} LabHouse */

/**
 * Open the lab for house rules, compared with a ruleset of the package if one is named.
 * @param {LabHouse} rules
 * @param {string} [versus]
 */
export function openLab(rules, versus) {
  sessionStorage.setItem(KEPT, JSON.stringify(rules));
  location.hash = `#/lab/${HOUSE}${versus ? `/${encodeURIComponent(versus)}` : ""}`;
}

/** The house rules that were handed over. @returns {LabHouse | null} */
export function labHouse() {
  try {
    const { text, title } = JSON.parse(sessionStorage.getItem(KEPT) ?? "");
    return typeof text === "string" ? { text, title: String(title ?? "") } : null;
  } catch {
    return null;
  }
}
