// A situation to try a rule at: what lies on the pile, what one plays, and the engine's answer.
import { classes, html, useEffect, useState } from "../lib.js";
import { Face, Mini } from "../cards/cards.js";
import { sign } from "../cards/deck.js";
import { draft, tryOut } from "./draft.js";
import { Why, useTry } from "../shared/forms.js";
import { spokenCard, t, tell } from "../shared/speech.js";
/** @import { Card, Phrase } from "../protocol.d.ts" */

const SUITS = "SHDC";
const CLIMB_RANKS = [..."3456789TJQKA2"];
const MOST = 13;

/**
 * The cards of the pack to choose from: one of each rank where suits mean nothing. Rules that cannot be played have no
 * pack; until they are mended, any card is offered.
 * @returns {Card[]}
 */
function choices() {
  const { cards = [], pack = [] } = draft.value ?? {};
  const all = cards.length
    ? cards.map(({ rank }) => (rank === "R" ? rank : `${rank}S`))
    : [...CLIMB_RANKS.flatMap((rank) => [..."SCDH"].map((suit) => rank + suit)), "R", "RB"];
  return pack.length ? all.filter((card) => pack.includes(card)) : all;
}

/** As the server takes it: a rank where suits mean nothing. @param {Card} card */
const asked = (card) => (draft.value?.cards.length ? card[0] : card);

/** Equal cards in different suits, as they would lie there. @param {Card[]} cards @param {number} place */
function shown(cards, place) {
  const card = cards[place];
  if (!draft.value?.cards.length || card === "R") return card;
  const before = cards.slice(0, place).filter((each) => each[0] === card[0]).length;
  return card[0] + SUITS[before % SUITS.length];
}

/** @param {Card} card */
const nameOf = (card) =>
  draft.value?.cards.length
    ? t("rank", { rank: Number(card[0]) || (card[0] === "T" ? 10 : card[0]) })
    : card[0] === "R"
      ? tell(["cards", { cards: card }])
      : sign(card);

/**
 * A place for cards; a tap on one takes it away again.
 * @param {{ label: string, cards: Card[], set: (cards: Card[]) => void, active: boolean, activate: () => void }} props
 */
const Box = ({
  label,
  cards,
  set,
  active,
  activate,
}) => html`<div class=${classes("box", active && "active")}>
  <button type="button" class="quiet" aria-pressed=${active ? "true" : "false"} onClick=${activate}>${label}</button>
  <div class="laid">${
    cards.length
      ? cards.map(
          (
            _,
            n,
          ) => html`<button type="button" class="laidcard" aria-label=${`${spokenCard(shown(cards, n))} ✕`}
            onClick=${() => set(cards.filter((__, other) => other !== n))}><${Face} card=${shown(cards, n)} /></button>`,
        )
      : html`<span class="faint">${t("bench-nothing")}</span>`
  }</div>
</div>`;

export function Situation() {
  const [pile, setPile] = useState(/** @type {Card[]} */ ([]));
  const [mine, setMine] = useState(/** @type {Card[]} */ ([]));
  const [toPile, setToPile] = useState(true);
  const [last, setLast] = useState(false);
  const [told, setTold] = useState(/** @type {{ allowed: boolean, says: Phrase[] } | null} */ (null));
  const { why, busy, attempt } = useTry();
  const rules = draft.value?.rules ?? "";
  useEffect(() => setTold(null), [rules, pile, mine, last]);
  const add = (/** @type {Card} */ card) => () =>
    toPile ? setPile([...pile, card].slice(0, MOST)) : setMine([...mine, card].slice(0, MOST));
  const question = attempt(async () =>
    setTold(await tryOut({ rules, pile: pile.map(asked), cards: mine.map(asked), last })),
  );
  return html`<details class="situation"><summary>${t("bench-situation")}</summary>
    <p>${t("bench-situation-about")}</p>
    <div class="boxes">
      <${Box} label=${t("bench-pile")} cards=${pile} set=${setPile} active=${toPile}
        activate=${() => setToPile(true)} />
      <${Box} label=${t("bench-mine")} cards=${mine} set=${setMine} active=${!toPile}
        activate=${() => setToPile(false)} />
    </div>
    <div class=${classes("cardstrip", !draft.value?.cards.length && "suited")}>${choices().map(
      (card) => html`<button type="button" key=${card} class="cardpick"
        aria-label=${t(toPile ? "bench-add-pile" : "bench-add-mine", { card: nameOf(card) })}
        onClick=${add(card)}><${Mini} card=${card} /></button>`,
    )}</div>
    <label class="toggle"><input type="checkbox" checked=${last}
        onChange=${() => setLast(!last)} /><span>${t("bench-last")}</span></label>
    <div class="inline"><button type="button" disabled=${busy || !mine.length} onClick=${question}>
        ${t("bench-ask")}</button>
      <button type="button" class="quiet" onClick=${() => {
        setPile([]);
        setMine([]);
      }}>${t("bench-clear")}</button></div>
    <div role="status">${
      told &&
      html`<p class=${classes("ruling", told.allowed ? "good" : "bad")}><b>${t(
        told.allowed ? "bench-allowed" : "bench-refused",
      )}</b> ${told.says.map(tell).join(" ")}</p>`
    }</div>
    <${Why} why=${why} />
  </details>`;
}
