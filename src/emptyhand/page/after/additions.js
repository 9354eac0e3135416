// Games played elsewhere, such as on a page without a server: their records, sent to one's list in parcels.
import { html, useState, valueTo } from "../lib.js";
import { api } from "../shared/api.js";
import { Why, introduce, useTry } from "../shared/forms.js";
import { Sheet } from "../shared/sheet.js";
import { t, tell } from "../shared/speech.js";
import { myName } from "../shared/state.js";

/** Bytes of a parcel as JSON: a request may have 64 KiB. */
const MOST_BYTES = 60000;
/** Records of a parcel, as the server allows. */
const MOST_RECORDS = 40;
/** Bytes of a file: more than anybody's games. */
const MOST_IN_FILE = 8000000;
const SHOWN = 10;
/** Names of one person, as the server allows. */
const MOST_NAMES = 8;
const START = "[Game ";
/** Where a record begins. */
const RECORD = /^\[Game /m;

/** @typedef {{ file: string, text: string }} Source */
/** Records to send together, with the number of the first. @typedef {{ first: number, records: string[] }} Parcel */

/** @param {string} text */
const size = (text) => new TextEncoder().encode(JSON.stringify(text)).length;

/** Put the records of a text into parcels. @param {string} text @returns {Parcel[]} */
export function parcels(text) {
  const records = text.split(/^(?=\[Game )/m).filter((each) => each.trim());
  /** @type {Parcel[]} */
  const found = [];
  let [bytes, last] = [0, /** @type {Parcel | null} */ (null)];
  for (const [index, record] of records.entries()) {
    bytes += size(record);
    // What is not a record would spoil those behind it.
    const fits = last?.records[0].startsWith(START) && last.records.length < MOST_RECORDS;
    if (last && fits && bytes <= MOST_BYTES) last.records.push(record);
    else {
      last = { first: index + 1, records: [record] };
      bytes = size(record);
      found.push(last);
    }
  }
  return found;
}

/** What became of the games. @typedef {{ added: number, refused: string[] }} Outcome */

/** Send a text, the oldest games first. @param {Source} source @param {string[]} names @param {Outcome} outcome */
async function send({ file, text }, names, outcome) {
  const refuse = (/** @type {number} */ number, /** @type {string} */ why) =>
    outcome.refused.push(t(file ? "mine-add-refused-in" : "mine-add-refused", { file, number, why }));
  if (text.trim() && !RECORD.test(text)) {
    outcome.refused.push(`${file ? `${file}: ` : ""}${t("api-no-record")}`);
    return;
  }
  for (const { first, records } of parcels(text).toReversed()) {
    const whole = records.join("");
    if (size(whole) > MOST_BYTES) {
      refuse(first, t("api-too-large"));
      continue;
    }
    const { added, refused } = await api.addGames(whole, names);
    outcome.added += added;
    for (const each of refused) refuse(first + each.number - 1, tell(each.say));
  }
}

/** @param {FileList} files @returns {Promise<Source[]>} */
const readFiles = (files) =>
  Promise.all(
    [...files].map(async (each) => {
      if (each.size > MOST_IN_FILE) throw new Error(`${each.name}: ${t("api-too-large")}`);
      return { file: each.name, text: await each.text() };
    }),
  );

/** @param {{ outcome: Outcome, close: () => void }} props */
const Told = ({ outcome: { added, refused }, close }) => html`<div role="status">
    <p>${t("mine-added", { count: added })}</p>
    ${refused.length > 0 && html`<ul>${refused.slice(0, SHOWN).map((why) => html`<li>${why}</li>`)}</ul>`}
    ${refused.length > SHOWN && html`<p>${t("mine-add-others", { count: refused.length - SHOWN })}</p>`}
  </div>
  <button onClick=${close}>${t("after-close")}</button>`;

/** @param {{ done: () => void, close: () => void }} props */
export function AddGames({ done, close }) {
  const { why, busy, attempt } = useTry();
  const [names, setNames] = useState([myName.value ?? ""]);
  const [text, setText] = useState("");
  const [files, setFiles] = useState(/** @type {FileList | null} */ (null));
  const [outcome, setOutcome] = useState(/** @type {Outcome | null} */ (null));
  const submit = attempt(async () => {
    const sources = [...(files ? await readFiles(files) : []), { file: "", text }];
    const called = names.map((name) => name.trim()).filter(Boolean);
    if (myName.value === null) await introduce(called[0]);
    /** @type {Outcome} */
    const all = { added: 0, refused: [] };
    try {
      for (const source of sources) await send(source, called, all);
    } catch (error) {
      if (!all.added && !all.refused.length) throw error;
      all.refused.unshift(/** @type {Error} */ (error).message);
    }
    if (all.added) done();
    setOutcome(all);
  });
  return html`<${Sheet} title=${t("mine-add")} close=${close}>${
    outcome
      ? html`<${Told} outcome=${outcome} close=${close} />`
      : html`<form class="stack" onSubmit=${submit}>
        <p>${t("mine-add-how")}</p>
        <label class="field"><span>${t("mine-add-files")}</span>
          <input type="file" multiple accept=".txt,text/plain"
            onChange=${(/** @type {Event} */ event) =>
              setFiles(/** @type {HTMLInputElement} */ (event.currentTarget).files)} /></label>
        <label class="field"><span>${t("mine-add-text")}</span>
          <textarea rows="4" spellcheck="false" value=${text} onInput=${valueTo(setText)}></textarea></label>
        ${names.map(
          (name, n) => html`<label class="field" key=${n}>
            <span>${t(n ? "mine-add-name-too" : "mine-add-name")}</span>
            <input value=${name} maxlength="64" required=${!n}
              onInput=${valueTo((next) => setNames(names.map((each, m) => (m === n ? next : each))))} /></label>`,
        )}
        ${
          names.length < MOST_NAMES &&
          html`<button type="button" class="quiet" onClick=${() => setNames([...names, ""])}>
            ${t("mine-add-name-more")}</button>`
        }
        <button class="primary" disabled=${busy || !(text.trim() || files?.length)}>${t("mine-add-send")}</button>
        <${Why} why=${why} />
      </form>`
  }<//>`;
}
