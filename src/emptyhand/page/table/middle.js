// The middle of the table: draw pile, pile with its last cards and who played them, cards out of the game,
// direction.
import { classes, html, useState } from "../lib.js";
import { Back, Face, Mini } from "../cards/cards.js";
import { isExchanging, winning } from "../stage/dealt.js";
import { named, sorted } from "../cards/deck.js";
import { Exchange } from "./exchange.js";
import { newest } from "./newest.js";
import { Sheet } from "../shared/sheet.js";
import { spokenCard, spokenCards, t } from "../shared/speech.js";
import { game, isClimb, nameOf, view, you } from "../shared/state.js";
/** @import { Card, SeatNumber, TableView } from "../protocol.d.ts" */

const SHOWN = 5;

/**
 * The cards of the pile that are visible: the last play of a climbing game, else the newest few.
 * @param {Card[]} pile
 * @param {number} count
 */
const open = (pile, count) => (count ? pile.slice(-count) : []);

/** @param {{ cards: Card[] }} props */
const Cards = ({ cards }) => html`<ul class="minis">
  ${named(cards).map(
    ({ card, id }) => html`<li key=${id}><${Mini} card=${card} /><span class="hidden">
        ${spokenCard(card)}</span></li>`,
  )}
</ul>`;

/** @param {{ table: TableView, close: () => void }} props */
function Played({ table, close }) {
  const nothing = html`<p>${t("middle-nothing")}</p>`;
  return html`<${Sheet} title=${t("middle-table")} close=${close}>
    <h3>${t(isClimb.value ? "middle-round-newest" : "middle-pile-newest")}</h3>
    ${table.pile.length ? html`<${Cards} cards=${table.pile.toReversed()} />` : nothing}
    <h3>${t("middle-out-of-game")}</h3>
    ${table.gone.length ? html`<${Cards} cards=${sorted(table.gone, isClimb.value)} />` : nothing}
  <//>`;
}

/** The seat whose cards are the newest; in a climbing game its cards stand. @param {TableView} table */
function moverOf({ owner, pile }) {
  if (!pile.length) return null;
  return isClimb.value && owner >= 0 ? owner : newest.value;
}

/** @param {SeatNumber} seat */
const called = (seat) => (seat === you.value ? t("middle-you") : nameOf(seat));

/** @param {number} size @param {Card[]} cards the visible ones @param {SeatNumber | null} mover */
function pileInWords(size, cards, mover) {
  if (!size) return t("middle-pile-empty-spoken");
  const by = mover === null ? "" : called(mover);
  return t(by ? "middle-pile-spoken-by" : "middle-pile-spoken", {
    count: size,
    cards: spokenCards(cards.toReversed()),
    name: by,
  });
}

/** Arrows on the edge of the felt, in the direction of play. */
const EDGES = ["top a", "top b", "right", "bottom b", "bottom a", "left"];

/** @param {{ direction: number }} props */
const Ring = ({
  direction,
}) => html`<div class=${classes("ring", direction < 0 && "back-way")} aria-hidden="true">
  ${EDGES.map(
    (edge) => html`<i key=${edge} class=${edge}><svg class="way" viewBox="-6 -6 12 12"><path
        d="M-2.6-4.4 2.4 0-2.6 4.4" /></svg></i>`,
  )}
</div>`;

/** The draw pile and the number of its cards. @param {{ count: number }} props */
const Draw = ({ count }) => html`<div class="stackpile draw" role="img"
  aria-label=${count ? t("middle-draw-spoken", { count }) : t("middle-draw-empty-spoken")}>
  <span class="under">${count > 0 ? html`<${Back} />` : html`<span class="empty"></span>`}<b>${count}</b>
  </span><small>${t("middle-draw")}</small>
</div>`;

/** How many cards are out of the game, and the direction of play. @param {{ table: TableView }} props */
const Gone = ({ table }) => html`<div class="stackpile gone" role="img"
  aria-label=${t("middle-gone-spoken", {
    count: table.gone.length,
    way: table.direction === 1 ? "clockwise" : "counter",
  })}>
  <span class="turning" aria-hidden="true"><svg class="way" viewBox="0 0 40 40">
    <path d=${table.direction === 1 ? CLOCKWISE : COUNTER} /></svg></span>
  <small>${t("middle-gone", { count: table.gone.length })}</small>
</div>`;

const CLOCKWISE = "M33 20A13 13 0 1 1 28.4 10M29.4 3.6V10.8H22.2";
const COUNTER = "M7 20A13 13 0 1 0 11.6 10M10.6 3.6V10.8H17.8";

export function Middle() {
  const [shown, show] = useState(false);
  const { table, draw } = view.value;
  const climb = isClimb.value;
  // A hand that wins at once is put down for all to see; the own one stays where it is.
  const won = winning.value?.hand.seat === you.value ? null : winning.value?.hand;
  const cards = won?.cards ?? open(table.pile, climb ? game.value.standing : SHOWN);
  const size = won?.cards.length ?? table.pile.length;
  const mover = won?.seat ?? moverOf(table);
  return html`<section class=${classes("middle", climb && "climb", isExchanging.value && "exchanging")} aria-label=${t("middle-label")}>
    <${Ring} direction=${table.direction} />
    ${!climb && html`<${Draw} count=${draw} />`}
    <button class="pile" data-pile
      aria-label=${pileInWords(size, cards, mover)} onClick=${() => show(true)}>
      <span class="fanned" style=${{ "--steps": Math.max(1, cards.length - 1) }}>
        ${
          cards.length
            ? named(cards).map(
                ({ card, id }, n) => html`<span class="lying"
                  key=${`${size - cards.length + n}${id}`} data-lying=${card}><${Face} card=${card} />
                  ${mover !== null && n === cards.length - 1 && html`<b class="mover" data-name=${called(mover)}></b>`}
                </span>`,
              )
            : html`<span class="empty"></span>`
        }
      </span>
      <small>${size ? t("middle-cards", { count: size }) : t("middle-empty")}</small>
    </button>
    ${!climb && html`<${Gone} table=${table} />`}
    ${isExchanging.value && html`<${Exchange} />`}
    ${shown && html`<${Played} table=${table} close=${() => show(false)} />`}
  </section>`;
}
