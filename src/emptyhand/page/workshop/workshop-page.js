// The workshop: start from a game or from one's own rules, answer questions, read what follows.
import { html, useEffect, useRef, useState } from "../lib.js";
import { api } from "../shared/api.js";
import { collection, drop, dropped, isDraft, meetServer, restore, textOf } from "../lobby/collection.js";
import { begin, draft, lastRules, putAway } from "./draft.js";
import { Why, useTry } from "../shared/forms.js";
import { Meet } from "./meet.js";
import { Questions } from "./questions.js";
import { MOST } from "./rules-link.js";
import { Loaded } from "../shared/sheet.js";
import { gameTitle, t } from "../shared/speech.js";
import { Acts, Result } from "./workshop-result.js";
/** @import { Child } from "../lib.js" */
/** @import { Levels, Ruleset } from "../protocol.d.ts" */

/** @typedef {(what: { parent?: string, rules?: string }) => void} Open */

/** The title in the text of rules. @param {string} rules */
const titleIn = (rules) => /^title = "(.*)"$/m.exec(rules)?.[1] ?? t("bench-title");

/** The games, then those of the museum shelf by shelf. @param {Ruleset[]} rulesets @returns {[string, Ruleset[]][]} */
function shelves(rulesets) {
  const names = new Set(rulesets.filter(({ museum }) => museum).map(({ group }) => group));
  return [
    ["", rulesets.filter(({ museum }) => !museum)],
    ...[...names].map(
      (name) =>
        /** @type {[string, Ruleset[]]} */ ([
          t(`shelf-${name}`),
          rulesets.filter(({ group }) => group === name),
        ]),
    ),
  ];
}

/** One's saved rules; those deleted last can be put back. @param {{ open: Open, busy: boolean }} props */
function Saved({ open, busy }) {
  const undo = useRef(/** @type {HTMLElement | null} */ (null));
  const gone = dropped.value?.kept.title;
  // The button that had the focus is gone.
  useEffect(() => undo.current?.focus(), [gone]);
  if (!collection.value.length && gone === undefined) return null;
  return html`<section class="panel" aria-label=${t("bench-saved")}><h2>${t("bench-saved")}</h2>
    <ul class="kept">${collection.value.map(
      (kept) => html`<li key=${kept.title}>
        <button disabled=${busy} onClick=${() => open({ rules: textOf(kept) })}>${kept.title}
          ${isDraft(kept) && html` <small class="faint">${t("bench-problem")}</small>`}</button>
        <button class="quiet" aria-label=${t("bench-delete", { title: kept.title })}
          onClick=${() => drop(kept.title)}>✕</button>
      </li>`,
    )}</ul>
    <div role="status">${
      gone !== undefined &&
      html`<p class="inline">${t("bench-deleted", { title: gone })}
        <button ref=${undo} onClick=${restore}>${t("bench-undelete")}</button></p>`
    }</div></section>`;
}

/** @param {{ open: Open, busy: boolean }} props */
function Start({ open, busy }) {
  const last = lastRules();
  return html`<p>${t("bench-about")}</p>
    ${
      last &&
      html`<button class="primary" disabled=${busy} onClick=${() => open({ rules: last })}>
        ${t("bench-continue", { title: titleIn(last) })}</button>`
    }
    <${Saved} open=${open} busy=${busy} />
    <section class="panel" aria-label=${t("bench-start")}><h2>${t("bench-start")}</h2>
      <${Loaded} load=${api.choices} show=${(/** @type {[Ruleset[], Levels]} */ [rulesets]) =>
        shelves(rulesets).map(
          ([name, games]) => html`${name && html`<h3>${name}</h3>`}<ul class="starts">
        ${games.map(
          (each) => html`<li key=${each.name}><button disabled=${busy}
            onClick=${() => open({ parent: each.name })}>${gameTitle(each)}</button></li>`,
        )}</ul>`,
        )} />
    </section>
    <section class="panel" aria-label=${t("bench-meet")}><h2>${t("bench-meet")}</h2>
      <p>${t("bench-meet-about")}</p>
      <a class="button" href="#/workshop/meet">${t("bench-compare")}</a></section>`;
}

/** The bench with a draft on it. A person who came by a link reads first. @param {{ reading: boolean }} props */
function Bench({ reading }) {
  const [isOpen, open] = useState(!reading);
  const change = () => {
    // From here on the rules are not those of the link.
    history.replaceState(null, "", "#/workshop");
    open(true);
  };
  return html`<div class=${isOpen ? "bench" : "bench reading"}>
    ${isOpen && html`<${Questions} />`}
    <${Result} />
    <${Acts}>${!isOpen && html`<button onClick=${change}>${t("bench-change")}</button>`}<//>
  </div>`;
}

/** @param {{ title: string, back: string, children: Child }} props */
const Page = ({ title, back, children }) => html`<div class="lobby workshop">
  <header class="bar"><a class="home" href=${back} aria-label=${t("after-lobby")}>⌂</a><h1>${title}</h1>
    ${draft.value && html`<button class="quiet" onClick=${putAway}>${t("bench-over")}</button>`}</header>
  <main class="workshop-main">${children}</main></div>`;

/** @param {{ id?: string, from?: string }} props what the address names: rules, "from" and a ruleset, or "meet" */
export function Workshop({ id, from }) {
  const { why, busy, attempt } = useTry();
  const code = id && id !== "from" && id !== "meet" ? id : "";
  const open = (/** @type {Parameters<typeof begin>[0]} */ what) => attempt(() => begin(what))();
  useEffect(() => {
    putAway();
    dropped.value = null;
    meetServer();
    if (code.length > MOST) attempt(() => Promise.reject(new Error(t("api-bad-link"))))();
    else if (code) open({ code });
    else if (id === "from" && from) open({ parent: from });
  }, []);
  if (id === "meet") return html`<${Page} title=${t("bench-meet")} back="#/"><${Meet} /><//>`;
  return html`<${Page} title=${draft.value?.title ?? t("bench-title")} back="#/">
    <${Why} why=${why} />
    ${
      draft.value
        ? html`<${Bench} reading=${Boolean(code)} />`
        : busy
          ? html`<p role="status">${t("bench-moment")}</p>`
          : html`<${Start} open=${open} busy=${busy} />`
    }<//>`;
}
