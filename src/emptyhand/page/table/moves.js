// The buttons for moves: each says what it will do, and when pressed in vain, why it does nothing. None is `disabled`: such a
// button could not answer, and would lose the focus.
import { classes, html } from "../lib.js";
import { cardBehind, mine, pickUpOf, tokenOf } from "./choice.js";
import { rankArg, rankOf } from "../cards/deck.js";
import { HintButton, isHinted } from "./hint.js";
import { allowed, pass, pickUp, play, send } from "./session.js";
import { prefer, settings } from "../shared/settings.js";
import { ofCards, t } from "../shared/speech.js";
import { chosen, game, isClimb, myTurn, sending, view } from "../shared/state.js";
import { Tool } from "./tool.js";
import { WhyNot } from "./whynot.js";
/** @import { Card, Phrase } from "../protocol.d.ts" */

/** Cards on a button: "9♠", "two 9s", "5 cards". @param {Card[]} cards @returns {string | Phrase} */
function named(cards) {
  const [rank] = cards.map(rankOf);
  if (cards.length === 1) return ofCards(cards);
  if (cards.every((card) => rankOf(card) === rank))
    return ["cards-of", { count: cards.length, rank: rankArg(rank) }];
  return cards.length > 4 ? t("move-cards", { count: cards.length }) : ofCards(cards);
}

/** Which of the down cards lies at a place: "left", "middle" or "right" of three, else "". @param {number} place */
function whichDown(place) {
  const { down } = mine(view.value);
  return down.length === 3 ? (["left", "middle", "right"][place - 1] ?? "") : "";
}

/** The label of the main button. */
function verb() {
  const ids = chosen.value;
  const token = tokenOf(game.value, ids);
  if (!token) return t(view.value.table.phase === 0 ? "move-put" : "move-play");
  if (token[0] === "?") {
    const place = Number(token.slice(1));
    return t("move-turn", { which: whichDown(place), place });
  }
  const cards = named(ids.map((id) => cardBehind(view.value, id)));
  const message = { "/": "move-put-cards", "<": "move-take-cards" }[token[0]] ?? "move-play-cards";
  return t(message, { cards });
}

/** The phase in which a seat of a pile game may play again or end its turn. */
const OFFER = 4;

/** @param {{ only: boolean }} props */
const Pass = ({ only }) =>
  html`<button class=${classes((only || isHinted("-")) && "only")}
    data-move="pass" aria-disabled=${!game.value.moves.includes("-") || sending.value} onClick=${pass}>
    ${t(view.value.table.phase === OFFER ? "move-end-turn" : "move-pass")}</button>`;

/** What the button does in place of picking up, by what the table asks for. @type {Record<string, string>} */
const INSTEAD = { "asks-try": "move-try", "asks-give": "move-give" };

/** @param {{ only: boolean, token: string | null }} props */
function PickUp({ only, token }) {
  const count = game.value.top ?? view.value.table.pile.length;
  const instead = myTurn.value ? INSTEAD[game.value.asks[0]] : null;
  const plain = count ? "move-pick-up-cards" : "move-pick-up";
  const label = instead ?? (token && token !== "^" ? "move-pick-up-with" : plain);
  return html`<button class=${classes(((only && token) || isHinted("^")) && "only")} data-move="pick-up"
    aria-disabled=${!token || sending.value} onClick=${pickUp}>${t(label, { count })}</button>`;
}

export function Moves() {
  const token = myTurn.value ? tokenOf(game.value, chosen.value) : null;
  const can = token !== null && !sending.value && (token.startsWith("/") || allowed(token) !== false);
  const taken = myTurn.value ? pickUpOf(game.value, chosen.value) : null;
  const canPass = myTurn.value && game.value.moves.includes("-");
  const { owner, pile } = view.value.table;
  // Where others may pass on the pile somebody leads afterwards: the button waits for one's own turn.
  const passes = myTurn.value ? canPass : pile.length > 0 && owner >= 0;
  const only = game.value.moves.length === 1;
  return html`<div class="moves" role="group" aria-label=${t("move-yours")}>
    <button class="primary" data-move="play" aria-disabled=${!can} onClick=${play}>
      ${sending.value ? t("move-sending") : verb()}</button>
    ${!isClimb.value && (taken || !passes) && html`<${PickUp} only=${only} token=${taken} />`}
    ${(isClimb.value || passes) && html`<${Pass} only=${only && canPass} />`}
    <${Tool} icon="sort" label=${t("move-sort")} aria-pressed=${settings.value.sort}
      onClick=${() => prefer({ sort: !settings.value.sort })} />
    ${
      Number.isInteger(game.value.undo) &&
      html`<${Tool} icon="undo" label=${t("move-undo")}
        onClick=${() => send({ t: "undo", seq: game.value.undo ?? 0 })} />`
    }
    <${HintButton} /><${WhyNot} />
  </div>`;
}
