// A turning point as a puzzle: the cards of its seat are tapped as at the table, and the answer comes at once.
import { classes, html, useLayoutEffect, useRef, useState } from "../lib.js";
import { Face } from "../cards/cards.js";
import { cardBehind, meant, own, sameRanks, tapped, tokenOf } from "../table/choice.js";
import { rankArg, rankOf, sorted } from "../cards/deck.js";
import { language, ofCards, spokenCard, t, tell } from "../shared/speech.js";
/** @import { Card, Game, Phrase, ReviewOption, TurningPoint, View } from "../protocol.d.ts" */

/** A sentence's first letter in capitals. @param {string} text */
const capital = (text) => text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);

/** Moves that no card in hand makes: passing, picking up, turning over a card. @param {ReviewOption} option */
const isPlain = ({ token }) => "-^?".includes(token[0]);

/** The cards to choose from, in order: the hand, else the up cards. @param {View} view @param {boolean} climb */
function offered(view, climb) {
  const { hand, up } = own(view);
  const order = sorted(view.hand, climb);
  return hand.length ? hand.toSorted((a, b) => order.indexOf(a.card) - order.indexOf(b.card)) : up;
}

/** Cards on a button: "9♠", "two 9s", "5♣ 6♠ 7♥". @param {Card[]} cards @returns {Phrase} */
function inWords(cards) {
  const [rank] = cards.map(rankOf);
  const equal = cards.length > 1 && cards.every((card) => rankOf(card) === rank);
  return equal ? ["cards-of", { count: cards.length, rank: rankArg(rank) }] : ofCards(cards);
}

/**
 * Find the better move.
 * @param {{ turn: TurningPoint, number: number, view: View, asks: string, climb: boolean, close: () => void }} props
 *   `asks`: what the table asks for; the pile may be out of sight
 */
export function Puzzle({ turn, number, view, asks, climb, close }) {
  const [ids, choose] = useState(/** @type {string[]} */ ([]));
  const [tried, setTried] = useState(/** @type {ReviewOption | null} */ (null));
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  // The question stands right above the controls, with as much of the board as fits; its answer makes it longer.
  useLayoutEffect(() => box.current?.scrollIntoView({ block: tried ? "nearest" : "end" }), [turn, tried]);
  const moves = turn.options.map(({ token }) => token);
  const standing = climb && view.table.owner >= 0 ? view.table.pile.length : 0;
  const game = /** @type {Game} */ (/** @type {unknown} */ ({ view, moves, standing }));
  const token = tokenOf(game, ids);
  const wanted = token && (meant(moves, token, climb) ?? (climb ? sameRanks(moves, token) : undefined));
  const found = turn.options.find((each) => each.token === wanted);
  const cards = ids.map((id) => cardBehind(view, id));
  const tap = (/** @type {string} */ id) => {
    setTried(null);
    choose(tapped(game, ids, id, climb, 1));
  };
  const label = cards.length ? t("move-play-cards", { cards: inWords(cards) }) : t("move-play");
  const word =
    token?.startsWith("/") || token?.startsWith("<") ? found && t("review-do", { move: found.move }) : "";
  return html`<section class="puzzle" ref=${box} aria-label=${t("review-find")}>
    <div class="head"><h3>${t("review-question", { number, move: turn.at + 1 })}</h3>
      <button class="quiet" onClick=${close} aria-label=${t("after-close")}>✕</button></div>
    <div role="status">${
      tried
        ? html`<${Verdict} turn=${turn} tried=${tried} />`
        : html`<p>${asks} <span class="faint">${t("review-tap")}</span></p>`
    }</div>
    <div class="spread" role="group" aria-label=${t("own-label")}>${offered(view, climb).map(
      ({ card, id }) => html`<button key=${id} class=${classes("held", ids.includes(id) && "chosen")}
        aria-pressed=${ids.includes(id)} aria-label=${spokenCard(card)} onClick=${() => tap(id)}>
        <${Face} card=${card} /></button>`,
    )}</div>
    <div class="options">
      <button class="primary" disabled=${!found} onClick=${() => setTried(found ?? null)}>${capital(word || label)}</button>
      ${turn.options.filter(isPlain).map(
        (option) => html`<button key=${option.token} aria-pressed=${tried === option}
          onClick=${() => {
            choose([]);
            setTried(option);
          }}>${capital(t("review-do", { move: option.move }))}</button>`,
      )}</div>
  </section>`;
}

/** @param {{ turn: TurningPoint, tried: ReviewOption }} props */
function Verdict({ turn, tried }) {
  const word = tried.good ? "review-right" : tried.token === turn.made ? "review-same" : "review-wrong";
  return html`<p class=${tried.good ? "right" : "wrong"}><b>${tried.good ? "✓" : "✗"} ${t(word)}</b> ${tell(tried.says)}
    ${tried.token === turn.best && turn.why && ` ${tell(turn.why)}`}</p>`;
}
