// What follows from a draft: what differs, what is wrong, the rulebook, and the ways to play it and to pass it on.
import { html, useEffect, useState, valueTo } from "../lib.js";
import { atThisAddress } from "../shared/address.js";
import { api } from "../shared/api.js";
import { AsPlayed } from "../lobby/as-played.js";
import { asDraft, keep, keepWithGuest } from "../lobby/collection.js";
import { answer, draft, rewrite, send, share, trial, trouble } from "./draft.js";
import { Why, introduce, selectAll, useTry } from "../shared/forms.js";
import { HereSheet } from "../lobby/here.js";
import { openLab } from "../lab/lab-link.js";
import { choice, chosenLevel, chosenSeats } from "../lobby/last-choice.js";
import { offerTips } from "../table/learning.js";
import { NameSheet } from "../lobby/name-sheet.js";
import { onlyInText } from "./questions.js";
import { Loaded, Prose, Sheet } from "../shared/sheet.js";
import { Situation } from "./situation.js";
import { t } from "../shared/speech.js";
import { myName, playNow } from "../shared/state.js";
import { isServed } from "../shared/transport.js";
/** @import { PlayableRules, RulesProblem, SharedRules } from "../protocol.d.ts" */

const TRIAL_AFTER_MS = 1500;

/**
 * Make a table with bots, and begin.
 * @param {string} rules
 * @param {Pick<PlayableRules, "family" | "least" | "most" | "default">} playable
 */
export async function playWithBots(rules, playable) {
  await introduce(myName.value ?? "");
  const [, levels] = await api.choices();
  const seats = chosenSeats(playable);
  const bots = Array.from({ length: seats }, (_, seat) => (seat ? chosenLevel(levels) : null));
  const made = await api.create({ rules, seats, bots, clock_ms: 0, beat_ms: choice.value.beat_ms });
  offerTips(made.room, playable.family);
  playNow.value = true;
  location.hash = `#/r/${made.room}`;
}

/** Make a table for friends, and go there. @param {string} rules @param {PlayableRules} playable */
async function openTable(rules, playable) {
  const { beat_ms, clock_ms, access, wins, undo, hints } = choice.value;
  const seats = chosenSeats(playable);
  const options = { access, hints, undo: undo === "yes", clock_ms, wins, beat_ms };
  location.hash = `#/r/${(await api.create({ rules, seats, ...options })).room}`;
}

/** @param {{ rules: string, title: string, close: () => void }} props */
function ShareSheet({ rules, title, close }) {
  const [done, setDone] = useState("");
  const byHand = () => setDone(t("friends-copy-by-hand"));
  const copy = (/** @type {string} */ link) =>
    navigator.clipboard
      ? navigator.clipboard.writeText(link).then(() => setDone(t("bench-copied")), byHand)
      : byHand();
  return html`<${Sheet} title=${t("bench-share")} close=${close}>
    <p>${t("bench-share-how")}</p>
    <${Loaded} load=${() => share(rules)} show=${(/** @type {SharedRules} */ { link, qr }) => {
      const here = atThisAddress(link);
      return html`<div class="stack">
        <label class="field"><span>${t("friends-link")}</span>
          <input class="sharelink" readonly value=${here} onFocus=${selectAll} /></label>
        <div class="inline"><button onClick=${() => copy(here)}>${t("bench-copy")}</button>
          ${
            "share" in navigator &&
            html`<button onClick=${() => navigator.share({ title, url: here }).catch(() => {})}>
              ${t("friends-share")}</button>`
          }</div>
        <p role="status">${done}</p>
        <img class="qr" src=${qr} width="260" height="260" alt=${t("friends-qr-of-link")} />
      </div>`;
    }} />
  <//>`;
}

const lookAtResult = () => {
  const result = /** @type {HTMLElement | null} */ (document.querySelector(".result"));
  result?.scrollIntoView({ block: "start" });
  result?.focus({ preventScroll: true });
};

/** Answers that the server has not taken, beside the buttons, which are always in sight. */
const Untaken = () => html`<${Why} why=${trouble.value.why} />
  ${trouble.value.mayHelp && html`<div class="inline"><button onClick=${send}>${t("bench-again")}</button></div>`}`;

/** The ways to play a draft, to keep it and to pass it on. @param {{ children?: unknown }} props */
export function Acts({ children }) {
  const [isShared, setShared] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const [kept, setKept] = useState("");
  const { why, busy, attempt } = useTry();
  const { rules = "", playable = null, title = "" } = draft.value ?? {};
  useEffect(() => setKept(""), [rules]);
  const save = async () => {
    const saved = { title: title || t("bench-title"), rules: playable ? rules : asDraft(rules) };
    const words = playable ? "bench-kept" : "bench-kept-draft";
    setKept(t(keep(saved) ? words : "bench-unkept"));
    if ((await keepWithGuest(saved)) && playable) setKept(t("bench-kept-with-name"));
  };
  if (!playable)
    return html`<div class="acts"><${Untaken} /><div class="inline">
        <button class="quiet bad" onClick=${lookAtResult}>${t("bench-problem")}</button>
        ${children || html`<button onClick=${save}>${t("bench-save")}</button>`}</div>
      <p role="status" class="faint">${kept}</p></div>`;
  const friends = () =>
    myName.value === null ? setNaming(true) : attempt(() => openTable(rules, playable))();
  return html`<div class="acts"><${Untaken} />
    <div class="inline">
      ${
        children ||
        html`<button class="quiet differs" onClick=${lookAtResult}>${t("bench-differs", {
          count: playable.differs,
          game: playable.compared || title,
        })}</button>`
      }
      <button onClick=${save}>${t("bench-save")}</button>
      <button onClick=${() => setShared(true)}>${t("bench-share")}</button>
    </div>
    <div class="inline">
      <button class="primary" disabled=${busy} onClick=${attempt(() => playWithBots(rules, playable))}>
        ${t("bench-play-bots")}</button>
      ${isServed() && html`<button disabled=${busy} onClick=${friends}>${t("bench-play-friends")}</button>`}
    </div>
    <p role="status" class="faint">${kept}</p>
    <${Why} why=${why} />
    ${isShared && html`<${ShareSheet} rules=${rules} title=${title} close=${() => setShared(false)} />`}
    ${
      isNaming &&
      html`<${NameSheet} close=${() => setNaming(false)}
        then=${() => openTable(rules, playable)} />`
    }
  </div>`;
}

/** Whether games end, tried once the person has stopped changing things. A trial that is refused is left out. */
function Trial() {
  const [told, setTold] = useState(/** @type {Awaited<ReturnType<typeof trial>> | null} */ (null));
  const { rules = "", playable } = draft.value ?? {};
  useEffect(() => {
    setTold(null);
    if (!playable) return undefined;
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        trial(rules).then(
          (found) => isCurrent && setTold(found),
          () => {},
        ),
      TRIAL_AFTER_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [rules]);
  if (!told || told.stalled === null) return null;
  return html`<p class=${told.alarming ? "bad" : "faint"}>${told.text}</p>`;
}

/** @param {{ remedies: RulesProblem["remedies"] }} props */
const Remedies = ({ remedies }) =>
  html`<div class="remedies">${remedies.map(
    ({ text, set }) => html`<button type="button" key=${text} onClick=${() => answer(set)}>${text}</button>`,
  )}</div>`;

function Problem() {
  const { problem } = draft.value ?? {};
  if (!problem) return null;
  return html`<div class="problem" role="alert"><p class="bad">${problem.text}</p>
    <${Remedies} remedies=${problem.remedies} /></div>`;
}

/** Answers that change nothing, and what would make them count. */
const Idle = () =>
  html`<div role="status">${(draft.value?.idle ?? []).map(
    ({ text, detail, remedies }) => html`<div class="problem idle" key=${detail}><p>${text}</p>
    <${Remedies} remedies=${remedies} /></div>`,
  )}</div>`;

/** The rules as a file, for those who like to write. */
function File() {
  const { rules = "", problem } = draft.value ?? {};
  const [text, setText] = useState(rules);
  const { why, busy, attempt } = useTry();
  useEffect(() => setText(rules), [rules]);
  const more = onlyInText();
  return html`<details class="file"><summary>${t("bench-file")}</summary>
    <p>${t("bench-file-why")}</p>
    <ul class="prose">${more.map((each) => html`<li key=${each}>${each}</li>`)}</ul>
    <label class="field"><span>${t("bench-file-text")}</span>
      <textarea rows="10" spellcheck="false" value=${text} onInput=${valueTo(setText)}></textarea></label>
    ${problem && html`<p class="faint" lang="en">${problem.detail}</p>`}
    <button type="button" disabled=${busy || text === rules} onClick=${attempt(() => rewrite(text))}>
      ${t("bench-file-use")}</button>
    <${Why} why=${why} />
  </details>`;
}

/** Several people at this device play the rules. @param {{ rules: string, playable: PlayableRules }} props */
function OnThisDevice({ rules, playable }) {
  const [isOpen, open] = useState(false);
  return html`<button type="button" class="quiet lablink" onClick=${() => open(true)}>${t("friends-here-play")}</button>
    ${
      isOpen &&
      html`<${HereSheet} game=${playable.title} picked=${playable} chosen=${async () => ({ rules })}
        close=${() => open(false)} />`
    }`;
}

export function Result() {
  const { playable, rules = "", parent, usual } = draft.value ?? {};
  const { relative } = playable ?? {};
  return html`<section class="result panel" aria-label=${t("bench-result")} tabindex="0">
    <h2>${playable?.title ?? t("bench-result")}</h2>
    <p role="status">${
      playable?.compared && t("bench-differs", { count: playable.differs, game: playable.compared })
    }</p>
    <${Problem} />
    <${Idle} />
    ${
      playable &&
      html`${
        playable.differs > 0 &&
        html`<details open><summary>${t("bench-difference", { game: playable.compared })}</summary>
          <${Prose} text=${playable.difference} /></details>`
      }
        ${
          relative &&
          relative.title !== playable.compared &&
          html`<p>${t("bench-relative", { count: relative.differs, game: relative.title })}</p>`
        }
        <${Trial} />`
    }
    ${playable && html`<${OnThisDevice} rules=${rules} playable=${playable} />`}
    ${
      playable &&
      isServed() &&
      html`<button type="button" class="quiet lablink"
        onClick=${() => openLab({ text: rules, title: playable.title }, parent || undefined)}>
        ${t("bench-lab")}</button>`
    }
    ${playable && html`<details><summary>${t("bench-book")}</summary><${Prose} text=${playable.book} /></details>`}
    ${playable && html`<${AsPlayed} notes=${playable.notes} />`}
    ${parent && html`<${AsPlayed} name=${parent} game=${usual} />`}
    <${Situation} />
    <${File} />
  </section>`;
}
