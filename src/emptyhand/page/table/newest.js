// Whose cards are the newest on the pile, as long as they are.
import { signal } from "../lib.js";
/** @import { SeatNumber, Step } from "../protocol.d.ts" */

/** The seat that played the newest cards; null if nobody did or nobody knows. */
export const newest = signal(/** @type {SeatNumber | null} */ (null));

/** Events after which the pile has no newest cards of a player. */
const CLEARED = ["picked_up", "killed", "round_won", "turned"];

/** Follow the steps of a room. @param {Step[]} steps */
export function follow(steps) {
  for (const step of steps) {
    if (step.t === "started" || step.t === "undone") newest.value = null;
    for (const { event, seat } of step.events ?? []) {
      if (event === "played") newest.value = seat;
      if (CLEARED.includes(event)) newest.value = null;
    }
  }
}

/** Begin with the last step, which is all that a page knows after a reload. @param {Step} [step] */
export function recall(step) {
  newest.value = null;
  if (step) follow([step]);
}
