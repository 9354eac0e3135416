// The special cards of the game in a few words each, made from its rules: a strip of chips on the table. A tap
// opens the rulebook at the sentence in full.
import { classes, effect, html, signal, useEffect, useRef } from "../lib.js";
import { api } from "../shared/api.js";
import { prefer, settings } from "../shared/settings.js";
import { Prose, Sheet } from "../shared/sheet.js";
import { language, t, tell } from "../shared/speech.js";
import { about } from "../shared/state.js";
/** @import { Book, Special } from "../protocol.d.ts" */

/** The rulebook of the room, once it is here. */
export const book = signal(/** @type {Book | null} */ (null));
/** The room and the language whose rulebook was asked for. */
let asked = "";

effect(() => {
  const code = about.value?.room;
  const wanted = code ? `${code} ${language.value}` : "";
  if (wanted === asked) return;
  asked = wanted;
  if (!code) book.value = null;
  else
    api.roomBook(code).then(
      (found) => asked === wanted && (book.value = found),
      () => (asked = ""),
    );
});

/** The rule that the rulebook is open at; undefined while it is closed. */
export const openAt = signal(/** @type {Special | null | undefined} */ (undefined));

/** Whether the strip has something to show. */
export const hasSpecials = () => settings.value.specials && Boolean(book.value?.specials?.length);

/** @param {{ special: Special }} props */
const Chip = ({ special }) =>
  html`<li><button class="chip" onClick=${() => (openAt.value = special)}>${tell(special.what)}</button></li>`;

const Chips = () =>
  html`<ul class="chips" aria-label=${t("table-specials")}>
    ${book.value?.specials?.map((special, n) => html`<${Chip} key=${n} special=${special} />`)}
  </ul>`;

/** The strip on the table. */
export const Specials = () =>
  html`<div class="specials"><${Chips} />
    <button class="quiet" aria-label=${t("table-specials-hide")}
      onClick=${() => prefer({ specials: false })}>✕</button></div>`;

/** The line of a rulebook that a rule is in. @param {HTMLElement} prose @param {Special} special */
function lineOf(prose, { section, item }) {
  const heading = prose.querySelectorAll("h3")[section];
  const list = heading?.nextElementSibling;
  return (item === null || item === undefined ? heading : list?.querySelectorAll("li")[item]) ?? null;
}

/** The rulebook, with the special cards on top, opened at a rule if one was tapped. */
export function RulesSheet() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const at = openAt.value;
  const text = book.value?.text;
  useEffect(() => {
    const line = box.current && at ? lineOf(box.current, at) : null;
    box.current?.querySelector(".found")?.classList.remove("found");
    line?.classList.add("found");
    line?.scrollIntoView({ block: "center" });
  }, [at, text]);
  if (at === undefined) return null;
  return html`<${Sheet} title=${t("table-rules")} close=${() => (openAt.value = undefined)}>
    <div class=${classes("rules", "stack")} ref=${box}>
      ${text ? html`<${Chips} /><${Prose} text=${text} />` : html`<p>${t("table-wait")}</p>`}
      <label class="toggle"><input type="checkbox" checked=${settings.value.specials}
        onChange=${() => prefer({ specials: !settings.value.specials })} />${t("table-specials-show")}</label>
    </div><//>`;
}
