// The middle of the table: draw pile, pile with its last cards, cards out of the game, direction.
import { html, useState } from "./lib.js";
import { Back, Face, Mini } from "./cards.js";
import { named, short, sorted, spoken } from "./deck.js";
import { Sheet } from "./sheet.js";
import { game, isClimb, nameOf, view, you } from "./state.js";
import { tally } from "./words.js";
/** @import { Card, TableView } from "./protocol.d.ts" */

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
        ${spoken(card)}</span></li>`,
  )}
</ul>`;

/** @param {{ table: TableView, close: () => void }} props */
function Played({ table, close }) {
  return html`<${Sheet} title="What lies on the table" close=${close}>
    <h3>${isClimb.value ? "This round" : "The pile"}, newest first</h3>
    ${table.pile.length ? html`<${Cards} cards=${table.pile.toReversed()} />` : html`<p>Nothing.</p>`}
    <h3>Out of the game</h3>
    ${
      table.gone.length
        ? html`<${Cards}
          cards=${sorted(table.gone, isClimb.value)} />`
        : html`<p>Nothing.</p>`
    }
  <//>`;
}

/** Whose cards stand, in a climbing game. @param {TableView} table */
function owner(table) {
  if (!isClimb.value || table.owner < 0 || !table.pile.length) return "";
  return table.owner === you.value ? "Your cards stand" : `${nameOf(table.owner)}’s cards stand`;
}

/** @param {number} size @param {Card[]} cards the visible ones */
function pileInWords(size, cards) {
  if (!size) return "The pile is empty. Show what is out of the game";
  const named = cards.toReversed().map(spoken).join(", ");
  return `Pile of ${tally(size, "card")}; from the top: ${named}. Show all`;
}

export function Middle() {
  const [shown, show] = useState(false);
  const { table, draw } = view.value;
  const climb = isClimb.value;
  const cards = open(table.pile, climb ? game.value.standing : SHOWN);
  const size = table.pile.length;
  const way = table.direction === 1 ? "clockwise" : "counter-clockwise";
  return html`<section class=${climb ? "middle climb" : "middle"} aria-label="Middle of the table">
    ${
      !climb &&
      html`<div class="stackpile draw"
        aria-label=${draw ? `Draw pile: ${tally(draw, "card")}` : "The draw pile is used up"} role="img">
        <span class="under">${draw > 0 ? html`<${Back} />` : html`<span class="empty"></span>`}<b>${draw}</b>
        </span><small>draw</small>
      </div>`
    }
    <button class="pile" data-pile
      aria-label=${pileInWords(size, cards)} onClick=${() => show(true)}>
      <span class="fanned" style=${{ "--steps": Math.max(1, cards.length - 1) }}>
        ${
          cards.length
            ? named(cards).map(
                ({ card, id }, n) => html`<span class="lying"
                  key=${`${size - cards.length + n}${id}`} data-lying=${card}><${Face} card=${card} />
                </span>`,
              )
            : html`<span class="empty"></span>`
        }
      </span>
      <small>${owner(table) || (size ? tally(size, "card") : "empty")}</small>
    </button>
    ${
      !climb &&
      html`<div class="stackpile gone" role="img"
        aria-label=${`${tally(table.gone.length, "card")} out of the game; play goes ${way}`}>
        <span class="turning" aria-hidden="true">${table.direction === 1 ? "↻" : "↺"}</span><small>
          ${table.gone.length} gone</small>
      </div>`
    }
    ${shown && html`<${Played} table=${table} close=${() => show(false)} />`}
  </section>`;
}

/** "6♠ 6♥" @param {Card[]} cards */
export const shortly = (cards) => cards.map(short).join(" ");
