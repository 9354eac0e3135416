// Modal sheets (rules, settings, cards played), and the subset of Markdown that rulebooks use.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { language, t } from "./speech.js";
/** @import { Child } from "../lib.js" */
/** @import { Book } from "../protocol.d.ts" */

/** A modal sheet. @param {{ title: string, close: () => void, children: Child }} props */
export function Sheet({ title, close, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // A layout effect, so that it runs before the effects of the children: a list scrolls only once it is
  // displayed.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    box.current?.showModal();
    return () => opener instanceof HTMLElement && opener.focus();
  }, []);
  const outside = (/** @type {Event} */ event) => event.target === box.current && close();
  return html`<dialog class="sheet" ref=${box} aria-label=${title} onClose=${close} onClick=${outside}>
    <div class="head"><h2>${title}</h2><button class="quiet" onClick=${close} aria-label=${t("sheet-close")}>✕</button>
    </div>
    <div class="content" tabindex="0">${children}</div>
  </dialog>`;
}

/**
 * Content that is fetched when it is first shown.
 * @template T
 * @param {{ load: () => Promise<T>, show: (data: T) => Child }} props
 */
export function Loaded({ load, show }) {
  const [data, setData] = useState(/** @type {T | null} */ (null));
  const [why, setWhy] = useState("");
  useEffect(() => void load().then(setData, (error) => setWhy(error.message)), []);
  if (why) return html`<p class="bad" role="alert">${why}</p>`;
  return data ? show(data) : html`<p>${t("lobby-moment")}</p>`;
}

/** A rulebook, fetched again in another language. @param {{ load: () => Promise<Book> }} props */
export const Rulebook = ({ load }) =>
  html`<${Loaded} key=${language.value} load=${load}
    show=${(/** @type {Book} */ { text }) => html`<${Prose} text=${text} />`} />`;

/**
 * A rulebook's Markdown: headings, lists, tables and paragraphs.
 * @param {{ text: string }} props
 */
export function Prose({ text }) {
  return html`<div class="prose">${blocks(text).map(block)}</div>`;
}

/** @param {string} text */
const blocks = (text) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .flatMap(apart);

/** Split off a heading that has no empty line behind it. @param {string} text */
function apart(text) {
  const [first, ...rest] = text.split("\n");
  return /^#/.test(first) && rest.length ? [first, rest.join("\n")] : [text];
}

/** @param {string} text @returns {Child} */
function block(text) {
  const heading = text.match(/^(#+)\s+(.*)$/);
  if (heading) return heading[1].length === 1 ? null : html`<h3>${heading[2]}</h3>`;
  const lines = text.split("\n");
  if (lines.every((line) => /^\|/.test(line))) return table(lines);
  if (lines.every((line) => /^([-*]|\s)/.test(line))) {
    return html`<ul>${text
      .split(/\n?^[-*]\s+/m)
      .filter(Boolean)
      .map((item) => html`<li>${inline(item)}</li>`)}</ul>`;
  }
  return html`<p>${inline(lines.join(" "))}</p>`;
}

/** @param {string[]} lines */
function table(lines) {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf("|"))
        .split("|")
        .map((cell) => inline(cell.trim())),
    );
  return html`<table>
    <thead><tr>${rows[0].map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
    <tbody>${rows.slice(1).map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
  </table>`;
}

/**
 * Text with its bold words. Names of switches are for those who write ruleset files, and stay away.
 * @param {string} text
 * @returns {Child}
 */
const inline = (text) =>
  text
    .replace(/ \(`\w+`\)/g, "")
    .split(/\*\*(.+?)\*\*/)
    .map((part, n) => (n % 2 ? html`<b>${part}</b>` : part));
