// The moves that the clock made for the person, in words.
import { html } from "../lib.js";
import { ofCards, t } from "../shared/speech.js";
import { stoodIn, you } from "../shared/state.js";
/** @import { GameEvent, Phrase } from "../protocol.d.ts" */

const MOST = 3;

/** What is said of a decision. @type {Record<string, (event: GameEvent) => Phrase>} */
const CLAUSES = {
  played: ({ cards }) => ["standin-played", { cards: ofCards(cards) }],
  placed: ({ card }) => ["standin-placed", { cards: ofCards([card]) }],
  took: ({ card }) => ["standin-took", { cards: ofCards([card]) }],
  flipped: ({ card }) => ["standin-flipped", { cards: ofCards([card]) }],
  picked_up: ({ cards }) => ["standin-picked-up", { count: cards.length }],
  passed: () => ["standin-passed", {}],
};

/** A move as a part of a sentence: its first event that is a decision. @param {GameEvent[]} events @returns {Phrase} */
function clause(events) {
  const event = events.find((each) => each.event in CLAUSES && each.seat === you.value);
  return event ? CLAUSES[event.event](event) : ["standin-moved"];
}

/**
 * "While you were away a bot played 9♠ for you."
 * @param {{ moves: GameEvent[][], away: boolean }} all
 */
function sentence({ moves, away }) {
  const items = moves.map(clause);
  if (items.length > MOST)
    return t(away ? "standin-away-many" : "standin-late-many", {
      count: items.length,
      last: items[items.length - 1],
    });
  return t(away ? "standin-away" : "standin-late", {
    moves: /** @type {Phrase} */ (["list-and", { items }]),
  });
}

/** What the clock decided, until the person dismisses it or decides again. */
export function StoodIn() {
  if (you.value === null || !stoodIn.value.moves.length) return null;
  return html`<div class="ballot standin" role="status">
    <p>${sentence(stoodIn.value)}</p>
    <button onClick=${() => (stoodIn.value = { moves: [], away: false })}>${t("standin-ok")}</button>
  </div>`;
}
