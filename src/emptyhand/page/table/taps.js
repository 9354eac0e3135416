// What a tap on one's own card does: it chooses the card, and a double tap plays.
import { own, tapped } from "./choice.js";
import { play } from "./session.js";
import { chosen, game, isClimb, myTurn, sending, setup, view } from "../shared/state.js";

/** Milliseconds between the two taps of a double tap. Some browsers do not count taps. */
const DOUBLE_MS = 350;

/** Chosen cards that came along with a tapped one: a tap on such a card only confirms it. @type {string[]} */
let offered = [];

/**
 * Choose or deselect a card, as a tap does. Ignore a card that is gone already.
 * @param {string} id
 */
export function tap(id) {
  const { hand, up, down } = own(view.value);
  if (![...hand, ...up, ...down].some((each) => each.id === id)) return;
  const isHeld = chosen.value.includes(id);
  const came = chosen.value.filter((each) => offered.includes(each));
  // What came along gives way to what is tapped next, and leaves with the card that brought it.
  const meant = chosen.value.filter((each) => !came.includes(each));
  if (came.includes(id)) {
    offered = came.filter((each) => each !== id);
  } else if (isHeld && came.length) {
    offered = [];
    chosen.value = meant.filter((each) => each !== id);
  } else {
    const most = (setup.value?.deal?.up ?? Infinity) - up.length;
    chosen.value = tapped(game.value, meant, id, isClimb.value, most);
    offered = isClimb.value ? chosen.value.filter((each) => each !== id && !meant.includes(each)) : [];
  }
}

/** Whether a card is chosen only because another one was tapped. @param {string} id */
export const cameAlong = (id) => chosen.value.includes(id) && offered.includes(id);

/** The last tap with a finger or a mouse, the moves made by then, and what was chosen before it. */
let lastTap = { id: "", at: -Infinity, made: 0, before: /** @type {string[]} */ ([]) };

/**
 * Choose a card; the second tap of a double tap plays what the first one chose, or what was chosen before it.
 * @param {string} id
 * @param {MouseEvent} event
 */
export function tapOrPlay(id, event) {
  const { made } = game.value;
  const isSoon = event.timeStamp - lastTap.at < DOUBLE_MS && lastTap.made === made;
  const isDouble = event.detail > 0 && lastTap.id === id && isSoon;
  const { before } = lastTap;
  lastTap = { id: isDouble ? "" : id, at: event.timeStamp, made, before: chosen.value };
  if (!isDouble) return tap(id);
  if (sending.value || !myTurn.value) return;
  if (before.includes(id)) chosen.value = before;
  play();
}
