// From chosen cards to a move: which cards can be played, what a tap chooses, which token a choice makes.
import { cardOf, cardsIn, named, numberOf, rankOf, written } from "../cards/deck.js";
/** @import { Card, Game, SeatNumber, View } from "../protocol.d.ts" */

const CHOOSE = 0;

/**
 * The sign that a token begins with: "" for a play, / place, < take, ^ pick up, ? turn, - pass.
 * @param {string} token
 */
const kindOf = (token) => ("/<^?-".includes(token[0]) ? token[0] : "");

/** The own seat, as the view of a player has it. @param {View} view */
export const mine = (view) => view.seats[/** @type {SeatNumber} */ (view.seat)];

/**
 * The person's own cards with their ids: hand cards by name, up and down cards by slot from 0.
 * @param {View} view
 */
export function own(view) {
  const { up, down } = mine(view);
  return {
    hand: named(view.hand),
    up: up.flatMap((card, slot) => (card ? [{ card, id: `up:${slot}` }] : [])),
    down: down.flatMap((there, slot) => (there ? [{ id: `down:${slot}` }] : [])),
  };
}

/**
 * The card behind an id of the own hand or up row.
 * @param {View} view
 * @param {string} id
 * @returns {Card}
 */
export function cardBehind(view, id) {
  return id.startsWith("up:") ? (mine(view).up[Number(id.slice(3))] ?? "") : cardOf(id);
}

/** Whether the person plays from the up cards now. @param {Game} game */
const usesUp = (game) => game.view.table.phase !== CHOOSE && !game.view.hand.length;

/**
 * The token that a choice makes, or null if it makes none.
 * @param {Game} game
 * @param {string[]} ids
 * @returns {string | null}
 */
export function tokenOf(game, ids) {
  if (!ids.length) return null;
  if (ids[0].startsWith("down:")) return `?${Number(ids[0].slice(5)) + 1}`;
  const cards = ids.map((id) => cardBehind(game.view, id));
  if (game.view.table.phase === CHOOSE) return `/${cards[0]}`;
  return (ids[0].startsWith("up:") && takes(game) ? "<" : "") + written(cards);
}

/** @param {Game} game */
const takes = (game) => game.moves.some((token) => kindOf(token) === "<");

/**
 * The pick-up that a choice makes, together with chosen up cards if the rules allow it; null if there is
 * none.
 * @param {Game} game
 * @param {string[]} ids
 * @returns {string | null}
 */
export function pickUpOf(game, ids) {
  const plain = game.moves.includes("^") ? "^" : null;
  const cards = ids.filter((id) => id.startsWith("up:")).map((id) => cardBehind(game.view, id));
  return cards.length && listed(game, `^${written(cards)}`, false) ? `^${written(cards)}` : plain;
}

/**
 * The move of a list that a token means. The list names one choice of suits for each move; in pile games suits are
 * equal.
 * @param {string[]} moves
 * @param {string} token
 * @param {boolean} climb
 */
export function meant(moves, token, climb) {
  if (moves.includes(token)) return token;
  if ("?-".includes(token[0])) return undefined;
  // Climbing games order the ranks in their own way, so the same cards may be listed in another order.
  if (climb) return moves.find((move) => written(cardsIn(move)) === written(cardsIn(token)));
  const ranks = (/** @type {string} */ text) => kindOf(text) + cardsIn(text).map(rankOf).join("");
  return moves.find((move) => ranks(move) === ranks(token));
}

/**
 * The only move of a list with the ranks of a token: the same play with other suits.
 * @param {string[]} moves
 * @param {string} token
 */
export function sameRanks(moves, token) {
  const ranks = (/** @type {string} */ text) => cardsIn(text).map(rankOf).sort().join("");
  const found = moves.filter((move) => ranks(move) === ranks(token));
  return found.length === 1 ? found[0] : undefined;
}

/** Whether the server's list has the move. @param {Game} game @param {string} token @param {boolean} climb */
export const listed = (game, token, climb) => meant(game.moves, token, climb) !== undefined;

/**
 * The ids of the cards that some legal move uses.
 * @param {Game} game
 * @param {boolean} climb
 * @returns {Set<string>}
 */
export function usable(game, climb) {
  const { hand, up, down } = own(game.view);
  const held = usesUp(game) ? up : hand;
  /** @type {Set<string>} */
  const ids = new Set();
  for (const token of game.moves) {
    if (kindOf(token) === "?")
      down.forEach(({ id }) => id === `down:${Number(token.slice(1)) - 1}` && ids.add(id));
    const cards = cardsIn(token);
    for (const { card, id } of held) if (fits(card, cards, climb)) ids.add(id);
  }
  return ids;
}

/**
 * Whether a card can be part of a listed move: by its rank, or by rank and suit where the suit decides.
 * @param {Card} card
 * @param {Card[]} cards
 * @param {boolean} climb
 */
function fits(card, cards, climb) {
  if (cards.includes(card)) return true;
  const same = cards.some((each) => rankOf(each) === rankOf(card));
  if (!climb) return same;
  return same && cards.length > 1 && (isSet(cards) || rankOf(cards[cards.length - 1]) !== rankOf(card));
}

/** @param {Card[]} cards */
const isSet = (cards) => cards.every((card) => rankOf(card) === rankOf(cards[0]));

/**
 * Return the choice after a tap. A second tap on the only chosen card completes the set, or the shortest
 * listed move that contains it; any other tap on a chosen card deselects it. In a pile game a card that fits no
 * move with the chosen ones starts a new choice. At most `most` cards are put face up: one more replaces the
 * first.
 * @param {Game} game
 * @param {string[]} ids
 * @param {string} id
 * @param {boolean} climb
 * @param {number} [most]
 * @returns {string[]}
 */
export function tapped(game, ids, id, climb, most = Infinity) {
  const single = id.startsWith("down:") || (id.startsWith("up:") && takes(game));
  if (single) return ids.includes(id) ? [] : [id];
  const kept = ids.filter(
    (each) => each.startsWith("up:") === id.startsWith("up:") && !each.startsWith("down:"),
  );
  const choosing = game.view.table.phase === CHOOSE;
  if (!kept.includes(id)) {
    const more = [...kept, id];
    if (choosing) return more.slice(Math.max(0, more.length - most));
    if (climb && game.moves.length) return combined(game, kept, id);
    return meantTogether(game, more, climb) ? more : [id];
  }
  const whole = kept.length === 1 && !choosing ? completed(game, id, climb) : null;
  return whole ?? kept.filter((each) => each !== id);
}

/**
 * Return the choice of a climbing game with one more card. Against other cards the tap chooses a whole move with
 * the card in it, and as many chosen cards as possible. On a lead the person builds the move, and cards between
 * its ends come along. A single card gives way to a card that fits no move with it; a combination never does.
 * @param {Game} game
 * @param {string[]} kept
 * @param {string} id
 */
function combined(game, kept, id) {
  const more = [...kept, id];
  if (listed(game, tokenOf(game, more) ?? "-", true)) return more;
  const answers = game.standing > 0;
  const together = meantTogether(game, more, true);
  const move = answers || together ? bestMove(game, kept, id, answers) : null;
  return move ?? (together || kept.length > 1 ? more : [id]);
}

/**
 * The ids of the listed move with a card that has most of the kept ones; of equals the shortest, then one that
 * begins with the card. If the person leads, only a move that ends where the chosen cards end.
 * @param {Game} game
 * @param {string[]} kept
 * @param {string} id
 * @param {boolean} answers
 * @returns {string[] | null}
 */
function bestMove(game, kept, id, answers) {
  const card = cardBehind(game.view, id);
  const others = kept.map((each) => cardBehind(game.view, each));
  const wanted = [card, ...others].map(rankOf);
  const [best] = game.moves
    .map(cardsIn)
    .filter((cards) => cards.length > 1 && fits(card, cards, true))
    .filter((cards) => answers || isSpan(cards, wanted))
    .map((cards) => ({ cards, shared: others.filter((each) => fits(each, cards, true)).length }))
    .sort(
      (a, b) =>
        b.shared - a.shared ||
        a.cards.length - b.cards.length ||
        Number(rankOf(b.cards[0]) === wanted[0]) - Number(rankOf(a.cards[0]) === wanted[0]),
    );
  if (!best) return null;
  const cards = others.reduce(
    (all, each) => swapped(all, each, [card, ...others]),
    swapped(best.cards, card),
  );
  return idsFor(game, cards, id);
}

/**
 * Whether a move has all wanted ranks, and the lowest and the highest of them are its ends.
 * @param {Card[]} cards
 * @param {string[]} wanted
 */
function isSpan(cards, wanted) {
  const ranks = cards.map(rankOf);
  return wanted.includes(ranks[0]) && wanted.includes(ranks[ranks.length - 1]) && holds(ranks, wanted);
}

/**
 * Whether cards can be part of one move: equal ranks in a pile game, else the ranks of a part of a listed
 * move. While another seat decides nothing is listed, and any cards of a climbing game can be chosen
 * together.
 * @param {Game} game
 * @param {string[]} ids
 * @param {boolean} climb
 */
function meantTogether(game, ids, climb) {
  const ranks = ids.map((id) => rankOf(cardBehind(game.view, id)));
  if (climb ? !game.moves.length : ranks.every((rank) => rank === ranks[0])) return true;
  return game.moves.some((token) => holds(cardsIn(token).map(rankOf), ranks));
}

/**
 * Whether `there` contains every wanted rank, as often as it is wanted.
 * @param {string[]} there
 * @param {string[]} wanted
 */
function holds(there, wanted) {
  const left = [...there];
  return wanted.every((rank) => {
    const at = left.indexOf(rank);
    return at >= 0 && left.splice(at, 1).length > 0;
  });
}

/**
 * @param {Game} game
 * @param {string} id
 * @param {boolean} climb
 * @returns {string[] | null}
 */
function completed(game, id, climb) {
  const card = cardBehind(game.view, id);
  const plays = game.moves
    .filter((token) => ["", "^"].includes(kindOf(token)))
    .map(cardsIn)
    .filter((cards) => cards.length > 1 && fits(card, cards, climb));
  if (!plays.length) return null;
  plays.sort((a, b) => (climb ? a.length - b.length : b.length - a.length));
  return idsFor(game, swapped(plays[0], card), id);
}

/**
 * The cards of a move, with a card in place of another card of its rank that is not to stay.
 * @param {Card[]} cards
 * @param {Card} card
 * @param {Card[]} [staying]
 */
function swapped(cards, card, staying = []) {
  if (cards.includes(card) || !fits(card, cards, true)) return cards;
  const place = cards.findIndex((each) => rankOf(each) === rankOf(card) && !staying.includes(each));
  return place < 0 ? cards : cards.map((each, n) => (n === place ? card : each));
}

/**
 * The ids of cards, the tapped one among them.
 * @param {Game} game
 * @param {Card[]} cards
 * @param {string} tappedId
 * @returns {string[]}
 */
function idsFor(game, cards, tappedId) {
  const { hand, up } = own(game.view);
  const left = [...(usesUp(game) ? up : hand)].sort(
    (a, b) => Number(b.id === tappedId) - Number(a.id === tappedId),
  );
  return cards
    .map((card) => {
      const at = left.findIndex((each) => each.card === card);
      return left.splice(at, 1)[0]?.id;
    })
    .filter(Boolean);
}

/**
 * The ids of the cards that a move of the server's list uses; none for a pass or a plain pick-up.
 * @param {Game} game
 * @param {string} token
 * @returns {string[]}
 */
export function idsOf(game, token) {
  if (kindOf(token) === "?") return [`down:${Number(token.slice(1)) - 1}`];
  return idsFor(game, cardsIn(token), "");
}

/**
 * Hand cards in the person's own order; cards that are new to it come last.
 * @param {{ card: Card, id: string }[]} hand
 * @param {string[]} order
 */
export function arranged(hand, order) {
  const place = new Map(order.map((id, at) => [id, at]));
  return [...hand].sort(
    (a, b) => (place.get(a.id) ?? 1e6 + numberOf(a.card)) - (place.get(b.id) ?? 1e6 + numberOf(b.card)),
  );
}
