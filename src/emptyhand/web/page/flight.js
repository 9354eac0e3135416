// A change of the game is applied at once. Then its moments are shown above the table, until the next change,
// a tap or a key ends them.
import { KINDS, deal, look, perform } from "./moments.js";
import { follow, newest } from "./newest.js";
import { clearRibbons, ribbons } from "./ribbon.js";
import { Scene } from "./scene.js";
import { moves } from "./settings.js";
import { cue } from "./sound.js";
import { game } from "./state.js";
/** @import { GameEvent, ServerMessage, Step } from "./protocol.d.ts" */

/** End the current scene. @type {() => void} */
let land = () => {};

/** @param {ServerMessage} message @returns {Step[]} */
function stepsOf(message) {
  if (message.t === "event") return [message.what];
  return message.t === "missed" ? message.whats : [];
}

/**
 * The events that can be shown: those of one step. Several steps that came together are not shown, since the
 * table is far ahead of them.
 * @param {Step[]} steps
 */
function shownOf(steps) {
  return steps.length === 1 ? (steps[0].events ?? []) : [];
}

/**
 * Apply a message that changes the game, and show what happened. End what is being shown first.
 * @param {ServerMessage} message
 * @param {() => void} apply
 */
export function fly(message, apply) {
  land();
  const steps = stepsOf(message);
  const events = shownOf(steps);
  const dealt = steps.length === 1 && steps[0].t === "started";
  const moving = moves() && document.visibilityState === "visible";
  const shows = moving && (dealt || events.some(({ event }) => KINDS.includes(event)));
  const before = shows ? look(events) : null;
  const made = game.value?.made;
  apply();
  if (message.t === "snapshot" && game.value?.made !== made) newest.value = null;
  follow(steps);
  if (dealt) clearRibbons();
  ribbons(events, moving);
  cue(dealt, events);
  if (!before) return;
  // At the next frame the change is rendered but not yet painted.
  const frame = requestAnimationFrame(() => show(events, before, dealt));
  land = () => cancelAnimationFrame(frame);
}

/**
 * @param {GameEvent[]} events
 * @param {ReturnType<typeof look>} before
 * @param {boolean} dealt
 */
function show(events, before, dealt) {
  const scene = new Scene(dealt ? ["dealt"] : events.map(({ event }) => event));
  land = () => {
    scene.end();
    land = () => {};
  };
  const mine = land;
  if (dealt) deal(scene);
  else perform(scene, events, before);
  scene.over.then(() => mine === land && land());
}

/** End everything that moves. */
export function settle() {
  land();
  clearRibbons();
}

for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, settle, { capture: true });
