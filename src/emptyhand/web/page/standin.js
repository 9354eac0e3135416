// The moves that the clock made for the person, in words.
import { html } from "./lib.js";
import { short } from "./deck.js";
import { stoodIn, you } from "./state.js";
import { listed, tally } from "./words.js";
/** @import { Card, GameEvent } from "./protocol.d.ts" */

const MOST = 3;
/** @param {Card[]} all */
const cards = (all) => all.map(short).join(" ");

/** A decision as the end of "The clock …". @type {Record<string, (event: GameEvent) => string>} */
const CLAUSES = {
  played: (event) => `played ${cards(event.cards)}`,
  placed: (event) => `put ${short(event.card)} face up`,
  took: (event) => `took ${short(event.card)}`,
  flipped: (event) => `turned over ${short(event.card)}`,
  picked_up: (event) => `picked up ${tally(event.cards.length, "card")}`,
  passed: () => "passed",
};

/** A move in words: its first event that is a decision. @param {GameEvent[]} events */
function clause(events) {
  const event = events.find((each) => each.event in CLAUSES && each.seat === you.value);
  return event ? CLAUSES[event.event](event) : "made a move";
}

/**
 * "While you were away the clock played 9♠ for you."
 * @param {{ moves: GameEvent[][], away: boolean }} all
 */
function sentence({ moves, away }) {
  const parts = moves.map(clause);
  const what =
    parts.length > MOST
      ? `made ${parts.length} moves for you; the last time it ${parts.at(-1)}`
      : `${listed(parts)} for you`;
  return `${away ? "While you were away" : "Your time was up:"} the clock ${what}.`;
}

/** What the clock decided, until the person dismisses it or decides again. */
export function StoodIn() {
  if (you.value === null || !stoodIn.value.moves.length) return null;
  return html`<div class="ballot standin" role="status">
    <p>${sentence(stoodIn.value)}</p>
    <button onClick=${() => (stoodIn.value = { moves: [], away: false })}>OK</button>
  </div>`;
}
