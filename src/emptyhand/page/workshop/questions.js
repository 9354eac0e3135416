// The questions about a draft: a switch, a stepper, a menu, cards to tick or to put in order.
import { classes, html, useState, valueTo } from "../lib.js";
import { Face, Mini } from "../cards/cards.js";
import { sign } from "../cards/deck.js";
import { answer, draft, isSame, unconfirmed } from "./draft.js";
import { listed, spokenCard, t } from "../shared/speech.js";
/** @import { AskedValue, CardRules, Question, QuestionGroup } from "../protocol.d.ts" */

/** More than these are typed. */
const MOST_STEPS = 100;
const ONLY = "only";

/** A rank in words. @param {string | number} label */
const rankName = (label) => t("rank", { rank: Number(label) || String(label) });

/** @param {string} label */
const rankSign = (label) => (label === "R" ? "★" : label);

/** The picture of a rank. @param {string} rank the first character of its cards */
export const cardOfRank = (rank) => (rank === "R" ? "R" : `${rank}S`);

/** The ranks that the draft plays with, from low to high. */
const ranksInPlay = () => draft.value?.ranks ?? [];

/** The answer as the person sees it, confirmed or not. @param {Question} question @returns {AskedValue} */
function valueNow({ key, value = null, usual = null }) {
  if (!(key in unconfirmed.value)) return value;
  const given = unconfirmed.value[key];
  return given === null ? usual : given;
}

/** @param {AskedValue} value @returns {(string | number)[]} */
const items = (value) => (Array.isArray(value) ? value : []);

/** An answer in words. @param {Question} question @param {AskedValue} value */
function inWords({ form, options = [], none }, value) {
  const label = (/** @type {AskedValue} */ each) =>
    options.find(([option]) => option === each)?.[1] ?? String(each);
  if (form === "flag") return t(value ? "bench-yes" : "bench-no");
  if (form === "number") return value === 0 && none ? none : String(value);
  if (!Array.isArray(value)) return label(value);
  if (!value.length) return t("bench-none");
  const signOf = form === "cards" ? sign : rankSign;
  return listed(value.map((each) => (form === "some" ? label(each) : signOf(String(each)))));
}

// -- controls -----------------------------------------------------------------------------------------------

/** @typedef {{ question: Question, value: AskedValue, set: (value: AskedValue) => void, name: string }} Props */

/** A switch whose rules were changed one by one may be neither on nor off. @param {Props} props */
const Switch = ({ question, value, set }) => html`<label class="toggle">
  <input type="checkbox" role="switch" checked=${value === true} indeterminate=${value === null}
    onChange=${(/** @type {Event} */ { currentTarget }) =>
      set(/** @type {HTMLInputElement} */ (currentTarget).checked)} />
  <span>${question.asks}${value === null && html` <b class="otherwise">${t("bench-otherwise")}</b>`}</span></label>`;

/** @param {Props} props */
function Stepper({ question, value, set, name }) {
  const { least = 0, most = 0, or_none: orNone, none = "", asks } = question;
  if (most - least > MOST_STEPS)
    return html`<label class="field"><span>${asks}${none && ` (0: ${none})`}</span>
      <input type="number" min=${least} max=${most} value=${value}
        onChange=${valueTo((text) => set(Math.round(Number(text)) || 0))} /></label>`;
  const numbers = [...(orNone ? [0] : []), ...Array.from({ length: most - least + 1 }, (_, n) => least + n)];
  const at = numbers.indexOf(Number(value));
  const step = (/** @type {number} */ by) => () => set(numbers[at + by]);
  return html`<div class="stepper" role="group" aria-labelledby=${name}>
    <p id=${name}>${asks}</p>
    <span class="steps">
      <button type="button" disabled=${at <= 0} aria-label=${t("bench-less", { question: asks })}
        onClick=${step(-1)}>−</button>
      <output>${inWords(question, value)}</output>
      <button type="button" disabled=${at >= numbers.length - 1} aria-label=${t("bench-more", { question: asks })}
        onClick=${step(1)}>+</button>
    </span></div>`;
}

/** @param {Props} props */
const Menu = ({
  question: { asks, options = [] },
  value,
  set,
}) => html`<label class="field"><span>${asks}</span>
  <select value=${value} onChange=${valueTo(set)}>
    ${options.map(([key, text]) => html`<option key=${key} value=${key}>${text}</option>`)}
  </select></label>`;

/**
 * Things to tick.
 * @param {{ ticks: [string | number, string, string][], value: AskedValue,
 *   set: (value: AskedValue) => void }} props each with its value, its sign and its name
 */
const Ticked = ({ ticks, value, set }) =>
  html`<span class="ticks">${ticks.map(([each, sign, spoken]) => {
    const has = items(value).includes(each);
    const toggle = () => set(has ? items(value).filter((other) => other !== each) : [...items(value), each]);
    return html`<button type="button" key=${each} class="pickable" aria-pressed=${has ? "true" : "false"}
    aria-label=${spoken} onClick=${toggle}>${sign}</button>`;
  })}</span>`;

/** Every card with a suit, from low to high. @returns {[string, string, string][]} */
const cardTicks = () =>
  ranksInPlay()
    .filter((rank) => rank !== "R")
    .flatMap((rank) => [..."SCDH"].map((suit) => (rank === "10" ? "T" : rank) + suit))
    .map((card) => [card, sign(card), spokenCard(card)]);

/** @returns {[string, string, string][]} */
const rankTicks = () => ranksInPlay().map((rank) => [rank, rankSign(rank), rankName(rank)]);

/** @param {Props} props */
function Ticks({ question, value, set, name }) {
  /** @type {[string | number, string, string][]} */
  const ticks =
    question.form === "some"
      ? (question.options ?? []).map(([each, label]) => [each, label, label])
      : question.form === "cards"
        ? cardTicks()
        : rankTicks();
  return html`<div role="group" aria-labelledby=${name}><p id=${name}>${question.asks}</p>
    <${Ticked} ticks=${ticks} value=${value} set=${set} /></div>`;
}

/** A menu whose last choice is to tick cards. @param {Props} props */
function MenuOrRanks({ question, value, set, name }) {
  const [, [usual]] = [0, ...(question.options ?? [["", ""]])];
  const pick = (/** @type {string} */ key) =>
    set(key === ONLY ? (items(question.usual ?? null).length ? (question.usual ?? []) : ["2"]) : key);
  return html`<div><label class="field"><span id=${name}>${question.asks}</span>
      <select value=${Array.isArray(value) ? ONLY : value} onChange=${valueTo(pick)}>
        ${(question.options ?? []).map(([key, text]) => html`<option key=${key} value=${key}>${text}</option>`)}
        <option value=${ONLY}>${t("bench-only-ranks")}</option>
      </select></label>
    ${
      Array.isArray(value) &&
      html`<div role="group" aria-labelledby=${name}>
        <${Ticked} ticks=${rankTicks()} value=${value}
          set=${(/** @type {AskedValue} */ next) => set(items(next).length ? next : usual)} /></div>`
    }</div>`;
}

/** Ranks from low to high: one is picked up, and moved. @param {Props} props */
function Order({ question, value, set, name }) {
  const [held, hold] = useState("");
  const order = items(value).map(String);
  const at = order.indexOf(held);
  const out = ranksInPlay().filter((rank) => !order.includes(rank));
  const move = (/** @type {number} */ by) => () => {
    const next = order.filter((rank) => rank !== held);
    next.splice(at + by, 0, held);
    set(next);
  };
  return html`<div role="group" aria-labelledby=${name}><p id=${name}>${question.asks}</p>
    <span class="ticks">${order.map(
      (rank) => html`<button type="button" key=${rank} class="pickable" aria-label=${rankName(rank)}
        aria-pressed=${rank === held ? "true" : "false"}
        onClick=${() => hold(rank === held ? "" : rank)}>${rankSign(rank)}</button>`,
    )}${out.map(
      (rank) =>
        html`<button type="button" key=${rank} class="pickable left-out" aria-label=${t("bench-put-in", {
          rank: rankName(rank),
        })} onClick=${() => set([...order, rank])}>${rankSign(rank)}</button>`,
    )}</span>
    ${
      at >= 0 &&
      html`<span class="inline">
        <button type="button" disabled=${at === 0} onClick=${move(-1)}>← ${t("bench-lower")}</button>
        <button type="button" disabled=${at === order.length - 1} onClick=${move(1)}>${t("bench-higher")} →</button>
        <button type="button" onClick=${() => set(order.filter((rank) => rank !== held))}>
          ${t("bench-leave-out")}</button></span>`
    }</div>`;
}

const CONTROLS = {
  flag: Switch,
  number: Stepper,
  choice: Menu,
  ranks: Ticks,
  cards: Ticks,
  some: Ticks,
  order: Order,
  "choice-or-ranks": MenuOrRanks,
};

/** One question, with what the other game says if the answer differs. @param {{ question: Question }} props */
function Ask({ question }) {
  const { key, usual = null, form } = question;
  const value = valueNow(question);
  const changed = !isSame(value, usual);
  if (form === "free" || (question.moot && !changed)) return null;
  const name = `asks-${key}`;
  return html`<li class=${classes("asked", changed && "changed")}>
    <${CONTROLS[form]} question=${question} value=${value} name=${name}
      set=${(/** @type {AskedValue} */ next) => answer({ [key]: next })} />
    ${
      changed &&
      usual !== null &&
      html`<p class="usual"><small>${t("bench-usual", {
        game: draft.value?.usual || t("bench-title"),
        value: inWords(question, usual),
      })}</small>
        <button type="button" class="quiet" aria-label=${t("bench-back", { question: question.asks })}
          onClick=${() => answer({ [key]: null })}>↺</button></p>`
    }</li>`;
}

// -- groups -------------------------------------------------------------------------------------------------

/** @param {Question[]} questions */
const changedIn = (questions) =>
  questions.filter((each) => !isSame(valueNow(each), each.usual ?? null)).length;

/** @param {{ group: QuestionGroup, open: boolean }} props */
const Group = ({ group, open }) => html`<details class="group" open=${open}>
  <summary>${group.title}<${Mark} count=${changedIn(group.questions)} /></summary>
  <ul class="askings">${group.questions.map((each) => html`<${Ask} key=${each.key} question=${each} />`)}</ul>
</details>`;

/** How many answers are changed. @param {{ count: number }} props */
const Mark = ({ count }) =>
  count > 0 && html` <span class="marked"><span class="hidden">${t("bench-changed")} </span>${count}</span>`;

/** The questions about one card. @param {CardRules} card @returns {Question[]} */
const questionsOf = (card) =>
  (draft.value?.card ?? []).map((each, n) => ({
    ...each,
    key: card.keys[n],
    value: card.values[n],
    usual: card.usual[n],
    moot: card.moot[n],
  }));

function Cards() {
  const { cards = [] } = draft.value ?? {};
  const [rank, pick] = useState(() => cards.find((each) => changedIn(questionsOf(each)))?.rank ?? "8");
  const picked = cards.find((each) => each.rank === rank) ?? cards[0];
  if (!picked) return null;
  return html`<section class="group cardgroup" aria-label=${t("bench-cards")}>
    <h2>${t("bench-cards")}</h2>
    <div class="cardstrip">${cards.map((each) => {
      const changed = changedIn(questionsOf(each));
      return html`<button type="button" key=${each.rank} aria-pressed=${each === picked ? "true" : "false"}
        class=${classes("cardpick", each.special && "special", changed > 0 && "changed")}
        aria-label=${each.special ? t("bench-special", { title: each.title }) : each.title}
        onClick=${() => pick(each.rank)}><${Mini} card=${cardOfRank(each.rank)} /></button>`;
    })}</div>
    <div class="cardask">
      <div class="bigcard"><${Face} card=${cardOfRank(picked.rank)} /></div>
      <div><h3>${picked.title}</h3>
        <ul class="askings">${questionsOf(picked).map((each) => html`<${Ask} key=${each.key} question=${each} />`)}</ul>
      </div>
    </div>
  </section>`;
}

export function Questions() {
  const { groups = [], title = "", cards = [] } = draft.value ?? {};
  return html`<section class="questions" aria-label=${t("bench-questions")}>
    <label class="field"><span>${t("bench-name")}</span>
      <input maxlength="80" value=${unconfirmed.value.title ?? title}
        onInput=${valueTo((text) => answer({ title: text }))} /></label>
    <${Cards} />
    ${groups.map(
      (group, n) => html`<${Group} key=${group.name} group=${group}
        open=${n === 0 && !cards.length} />`,
    )}
  </section>`;
}

/** What only the text of the rules can say, as questions. */
export const onlyInText = () =>
  (draft.value?.groups ?? []).flatMap(({ questions }) =>
    questions.filter(({ form }) => form === "free").map(({ asks }) => asks),
  );
