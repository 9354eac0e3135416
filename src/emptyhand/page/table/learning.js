// Which tables a person learns at, and which tips they have seen: kept on this device.
import { signal } from "../lib.js";
import { api } from "../shared/api.js";
import { finished } from "../after/finished-games.js";
import { playNow } from "../shared/state.js";

const ROOMS = "emptyhand.learning";
const SEEN = "emptyhand.tips";
const DECLINED = "emptyhand.tips-declined";
const MOST_ROOMS = 20;
/** The gentlest bots, who leave time to read. */
const GENTLE = "level:1";
const CALM_MS = 2500;

/** @param {string} key @returns {string[]} */
function stored(key) {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** @param {string} key @param {string[]} value */
function store(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window forgets it when it is closed.
  }
}

/** The rooms in which tips are shown, the newest first. */
export const learningAt = signal(stored(ROOMS));
/** The tips that were seen, as "family:key". */
export const seenTips = signal(stored(SEEN));

/** Show tips in a room, or no more of them. @param {string} room @param {boolean} on */
export function showTips(room, on) {
  const others = learningAt.value.filter((each) => each !== room);
  learningAt.value = (on ? [room, ...others] : others).slice(0, MOST_ROOMS);
  store(ROOMS, learningAt.value);
}

/** Stop the tips in a room, and offer none in another one. @param {string} room */
export function declineTips(room) {
  showTips(room, false);
  store(DECLINED, ["all"]);
}

/**
 * Show tips to a person who has finished no game of a family on this device, unless they have declined tips.
 * @param {string} room
 * @param {string} family
 */
export function offerTips(room, family) {
  const isKnown = finished.value.some((game) => (game.family ?? family) === family);
  if (!isKnown && !stored(DECLINED).length) showTips(room, true);
}

/** Remember that a tip was seen. @param {string} family @param {string} key */
export function remember(family, key) {
  const name = `${family}:${key}`;
  if (seenTips.value.includes(name)) return;
  seenTips.value = [...seenTips.value, name];
  store(SEEN, seenTips.value);
}

/** Show every tip of a family again. @param {string} family */
function forgetTips(family) {
  seenTips.value = seenTips.value.filter((each) => !each.startsWith(`${family}:`));
  store(SEEN, seenTips.value);
}

/**
 * Begin a guided game: a real room with gentle bots, in which every tip is shown again.
 * @param {{ ruleset?: string, rules?: string, seats: number }} chosen
 * @param {string} family
 */
export async function learn(chosen, family) {
  const bots = Array.from({ length: chosen.seats }, (_, seat) => (seat ? GENTLE : null));
  const made = await api.create({ ...chosen, bots, clock_ms: 0, beat_ms: CALM_MS });
  forgetTips(family);
  showTips(made.room, true);
  playNow.value = true;
  location.hash = `#/r/${made.room}`;
}
