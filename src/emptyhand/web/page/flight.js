// A change of the game is applied at once. Then its moments are shown above the table, until the next change,
// a tap or a key ends them.
import { follow, recall } from "./newest.js";
import { moves } from "./settings.js";
import { game } from "./state.js";
/** @import { GameEvent, ServerMessage, Step } from "./protocol.d.ts" */
/** @import { Before } from "./moments.js" */

const TRY_AGAIN_MS = 2000;
/** The time that the last card takes to land, and to land after it was turned over. */
const LANDED_MS = 280;
const TURNED_MS = 960;

/** How moments look and sound. Until it is here, changes are applied and nothing is shown. */
let staging = /** @type {typeof import("./staging.js") | null} */ (null);
/** Whether the person has tapped or typed: before that nothing may sound. */
let touched = false;

/** Load what shows moments, in time for the first of a table. */
export function prepare() {
  if (staging) return;
  import("./staging.js").then(
    (all) => (staging = all),
    () => setTimeout(prepare, TRY_AGAIN_MS),
  );
}

/** End the current scene. @type {() => void} */
let land = () => {};
/** Show the ribbon that waits for the card to land. @type {() => void} */
let unroll = () => {};

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
  unroll();
  const steps = stepsOf(message);
  const events = shownOf(steps);
  const dealt = steps.length === 1 && steps[0].t === "started";
  const moving = moves() && document.visibilityState === "visible";
  const shows = moving && (dealt || events.some(({ event }) => staging?.KINDS.includes(event)));
  const before = shows ? staging?.look(events) : null;
  const made = game.value?.made;
  apply();
  if (message.t === "snapshot" && game.value?.made !== made) recall(message.last);
  follow(steps);
  if (dealt) staging?.clearRibbons();
  ribbonLater(events, moving);
  if (touched) staging?.cue(dealt, events);
  if (!before) return;
  // At the next frame the change is rendered but not yet painted.
  const frame = requestAnimationFrame(() => show(events, before, dealt));
  land = () => cancelAnimationFrame(frame);
}

/**
 * Show a ribbon for the players that events put out of the game, once the last card has landed, or at once if nothing
 * moves. The next change shows it at the latest.
 * @param {GameEvent[]} events
 * @param {boolean} moving
 */
function ribbonLater(events, moving) {
  if (!moving) return staging?.ribbons(events, false);
  if (!events.some(({ event }) => event === "out")) return undefined;
  const blind = events.some(({ event }) => event === "flipped");
  const timer = setTimeout(() => unroll(), blind ? TURNED_MS : LANDED_MS);
  unroll = () => {
    clearTimeout(timer);
    unroll = () => {};
    staging?.ribbons(events, true);
  };
  return undefined;
}

/**
 * @param {GameEvent[]} events
 * @param {Before} before
 * @param {boolean} dealt
 */
function show(events, before, dealt) {
  if (!staging) return;
  const scene = new staging.Scene(dealt ? ["dealt"] : events.map(({ event }) => event));
  land = () => {
    scene.end();
    land = () => {};
  };
  const mine = land;
  if (dealt) staging.deal(scene);
  else staging.perform(scene, events, before);
  scene.over.then(() => mine === land && land());
}

/** It is the person's turn. */
export function chime() {
  if (touched) staging?.chime();
}

/** End everything that moves. */
function settle() {
  touched = true;
  land();
  unroll();
  staging?.clearRibbons();
}

for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, settle, { capture: true });
