// What forms share: choices among options, and requests that the server may refuse.
import { classes, html, useEffect, useRef, useState, valueTo } from "../lib.js";
import { api } from "./api.js";
import { t } from "./speech.js";
import { myName } from "./state.js";

/**
 * The value of an option and its label.
 * @typedef {[string | number, string | number]} Option
 */

/** Tell the server the name in the field, if it is new. @param {string} name */
export async function introduce(name) {
  const wanted = name.trim() || t("lobby-guest");
  if (myName.value !== wanted) myName.value = (await api.name(wanted)).name;
}

/** Select the text of a field that gets the focus. @param {Event} event */
export const selectAll = ({ currentTarget }) => /** @type {HTMLInputElement} */ (currentTarget).select();

/** Run a request that may be refused, and keep the reason. */
export function useTry() {
  const [why, setWhy] = useState("");
  const [busy, setBusy] = useState(false);
  /** @param {() => Promise<void>} act */
  const attempt =
    (act) =>
    async (/** @type {Event} */ event = new Event("submit")) => {
      event.preventDefault();
      setWhy("");
      setBusy(true);
      await act().catch((/** @type {Error} */ error) => setWhy(error.message));
      setBusy(false);
    };
  return { why, busy, attempt };
}

/** The reason of a refusal, scrolled into view. @param {{ why: string }} props */
export function Why({ why }) {
  const line = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => line.current?.scrollIntoView({ block: "nearest" }), [why]);
  return why ? html`<p class="bad" role="alert" ref=${line}>${why}</p>` : null;
}

/**
 * @param {{ label: string, value: string | number, set: (value: string) => void, options: Option[],
 *   wide?: boolean }} props
 */
export const Choice = ({
  label,
  value,
  set,
  options,
  wide = false,
}) => html`<label class=${classes("field", wide && "wide")}><span>${label}</span>
  <select value=${value} onChange=${valueTo(set)}>
    ${options.map(([key, text]) => html`<option key=${key} value=${key}>${text}</option>`)}
  </select>
</label>`;

/** Numbers of players that a ruleset allows, as options. @param {{ least: number, most: number }} ruleset @returns {Option[]} */
export const counts = ({ least, most }) =>
  Array.from({ length: most - least + 1 }, (_, n) => [least + n, least + n]);
