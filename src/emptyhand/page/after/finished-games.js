// The finished games that this browser has seen, so that their replays outlive the room.
import { signal } from "../lib.js";
/** @import { RoomInfo } from "../protocol.d.ts" */

const KEY = "emptyhand.games";
const MOST = 20;

/**
 * @typedef {{id: string, room: string, number: number, ruleset?: string, family?: string,
 *   title: string, untitled?: string, names: string[]}} Finished
 */

/** @returns {Finished[]} */
function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** Newest first. */
export const finished = signal(stored());

/** Add the finished games of a room. @param {RoomInfo} about @param {string[]} names */
export function remember(about, names) {
  const known = new Set(finished.value.map(({ id }) => id));
  const fresh = about.games
    .filter(({ id }) => !known.has(id))
    .map(({ id, number }) => ({
      id,
      number,
      room: about.room,
      ruleset: about.ruleset,
      family: about.family,
      title: about.title,
      untitled: about.untitled,
      names,
    }));
  if (!fresh.length) return;
  keep([...fresh.reverse(), ...finished.value].slice(0, MOST));
}

/** Forget games that were deleted. @param {string[]} ids */
export const forgetFinished = (ids) => keep(finished.value.filter(({ id }) => !ids.includes(id)));

/** @param {Finished[]} games */
function keep(games) {
  finished.value = games;
  try {
    localStorage.setItem(KEY, JSON.stringify(finished.value));
  } catch {
    // A private window forgets them when it is closed.
  }
}
