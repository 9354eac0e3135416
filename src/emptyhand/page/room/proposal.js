// Other rules before the first game: one person proposes them, the others read what would change and vote.
import { html, useEffect, useState, valueTo } from "../lib.js";
import { api } from "../shared/api.js";
import { playableOnes } from "../lobby/collection.js";
import { compare, read } from "../workshop/draft.js";
import { Why, useTry } from "../shared/forms.js";
import { codeIn } from "../workshop/rules-link.js";
import { send } from "../table/session.js";
import { Loaded, Prose, Sheet } from "../shared/sheet.js";
import { gameTitle, language, listed, t, tell } from "../shared/speech.js";
import { about, nameOf, refusal, room, status, you } from "../shared/state.js";
/** @import { Ballot, Comparison, Levels, ProposedRules, RefusedMessage, Ruleset } from "../protocol.d.ts" */

/** The most characters that the table takes. */
const LONGEST = 3000;

/** @param {{ rulesets: Ruleset[], close: () => void }} props */
function Pick({ rulesets, close }) {
  const [picked, pick] = useState("");
  const [link, setLink] = useState("");
  /** The last refusal before the proposal was sent. */
  const [sent, setSent] = useState(/** @type {RefusedMessage | null | undefined} */ (undefined));
  const { why, busy, attempt } = useTry();
  const seats = room.value.seats.length;
  const fitting = rulesets.filter(
    ({ name, least, most }) => name !== about.value.ruleset && least <= seats && seats <= most,
  );
  const propose = attempt(async () => {
    const rules = link ? (await read(codeIn(link))).rules : picked;
    if (rules.length > LONGEST) throw new Error(t("friends-rules-long"));
    setSent(refusal.value);
    send({ t: "propose", rules });
  });
  // The sheet stays open until the vote begins: a refused proposal can be mended.
  const isSent = sent !== undefined;
  const ballot = status.value?.ballot;
  const begun = isSent && ballot?.what === "propose" && ballot.by === you.value;
  useEffect(() => {
    if (begun) close();
  }, [begun]);
  const last = refusal.value;
  const refused = isSent && last !== sent && last?.about === "propose" ? tell(last.why) : "";
  return html`<form class="propose" onSubmit=${propose}>
    <p>${t("friends-propose-about")}</p>
    <label class="field"><span>${t("friends-propose-which")}</span>
      <select value=${picked} onChange=${valueTo(pick)}>
        <option value=""></option>
        ${playableOnes().map(({ title, rules }) => html`<option key=${title} value=${rules}>${title}</option>`)}
        ${fitting.map((each) => html`<option key=${each.name} value=${each.name}>${gameTitle(each)}</option>`)}
      </select></label>
    <label class="field"><span>${t("friends-propose-link")}</span>
      <input autocomplete="off" value=${link} onInput=${valueTo(setLink)} /></label>
    <button class="primary" disabled=${busy || (!picked && !link)}>${t("friends-propose-ask")}</button>
    <${Why} why=${why || refused} />
  </form>`;
}

/** The button of a person who sits at the table; while a vote is open, it waits. */
export function Propose() {
  const [isOpen, open] = useState(false);
  const close = () => open(false);
  return html`<div class="inline bots"><button disabled=${Boolean(status.value?.ballot)}
      onClick=${() => open(true)}>${t("friends-propose")}</button></div>
    ${
      isOpen &&
      html`<${Sheet} title=${t("friends-propose-title")} close=${close}>
        <${Loaded} load=${api.choices} show=${(/** @type {[Ruleset[], Levels]} */ [rulesets]) =>
          html`<${Pick} rulesets=${rulesets} close=${close} />`} /></${Sheet}>`
    }`;
}

/** What would change. @param {{ rules: ProposedRules }} props */
const Differences = ({ rules }) =>
  html`<${Loaded} key=${`${language.value} ${about.value.law}`}
    load=${() => compare(about.value.rules, rules.text || rules.ruleset)}
    show=${(/** @type {Comparison} */ { differs, text }) => html`
      <p>${t("friends-differs", { count: differs, game: gameTitle(about.value) })}</p>
      ${differs > 0 && html`<${Prose} text=${text.replace(/^# .*\n/, "")} />`}`} />`;

/** @param {{ ballot: Ballot, rules: ProposedRules }} props */
function Vote({ ballot: { number, by, yes, waiting }, rules }) {
  const mine = you.value === by;
  const asked = you.value !== null && waiting.includes(you.value);
  const agrees = you.value !== null && yes.includes(you.value);
  const answer = (/** @type {boolean} */ agree) => () => send({ t: "vote", ballot: number, yes: agree });
  return html`<section class="panel proposal" aria-label=${t("vote-label")}>
    <p role="status">${t(mine ? "vote-propose-you" : "vote-propose", { who: nameOf(by), game: gameTitle(rules) })}
      ${!asked && waiting.length > 0 && ` ${t("vote-waiting", { names: listed(waiting.map(nameOf)) })}`}</p>
    <div class="differs" role="region" tabindex="0" aria-label=${t("friends-differences")}>
      <${Differences} rules=${rules} /></div>
    <div class="inline" role="group" aria-label=${t("vote-label")}>
      ${
        you.value !== null &&
        !mine &&
        html`<button aria-pressed=${agrees} onClick=${answer(true)}>${t("vote-yes")}</button>
        <button aria-pressed=${!asked && !agrees} onClick=${answer(false)}>${t("vote-no")}</button>`
      }
      ${mine && html`<button onClick=${answer(false)}>${t("vote-withdraw")}</button>`}
    </div>
  </section>`;
}

/** The proposal on which the table votes. */
export function Proposal() {
  const ballot = status.value?.ballot;
  if (!ballot?.rules) return null;
  return html`<${Vote} key=${ballot.number} ballot=${ballot} rules=${ballot.rules} />`;
}
