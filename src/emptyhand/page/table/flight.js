// A change of the game is applied at once. Then its moments are shown above the table, until the next change,
// a tap or a key ends them.
import { followDeal, recallDeal } from "../stage/dealt.js";
import { follow, recall } from "./newest.js";
import { moves } from "../shared/settings.js";
import { game } from "../shared/state.js";
/** @import { GameEvent, ServerMessage, Step } from "../protocol.d.ts" */
/** @import { Scene } from "../stage/scene.js" */

const TRY_AGAIN_MS = 2000;
/** The time that the last card takes to land, and to land after it was turned over. */
const LANDED_MS = 240;
const TURNED_MS = 920;
/** The time until the cards that win at once are raised. */
const RAISED_MS = 1400;

/** How moments look and sound. Until it is here, changes are applied and nothing is shown. */
let staging = /** @type {typeof import("../stage/staging.js") | null} */ (null);
/** Whether the person has tapped or typed: before that nothing may sound. */
let touched = false;

/** Load what shows moments, in time for the first of a table. */
export function prepare() {
  if (staging) return;
  import("../stage/staging.js").then(
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
  const moving = isMoving();
  const shows = moving && (dealt || events.some(({ event }) => staging?.KINDS.includes(event)));
  const before = shows ? staging?.look(events) : null;
  const { number, made } = game.value ?? {};
  apply();
  if (message.t === "snapshot" && (game.value?.made !== made || game.value?.number !== number)) {
    recall(message.last);
    recallDeal(message.last);
  }
  follow(steps);
  followDeal(steps);
  if (dealt) staging?.clearRibbons();
  ribbonLater(events, moving);
  if (touched) staging?.cue(dealt, events);
  if (!before) return;
  soon(dealt ? ["dealt"] : events.map(({ event }) => event), (scene, stage) =>
    dealt ? stage.deal(scene, events) : stage.perform(scene, events, before),
  );
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
  const atOnce = events.some(({ event }) => event === "instant_win");
  const timer = setTimeout(() => unroll(), atOnce ? RAISED_MS : blind ? TURNED_MS : LANDED_MS);
  unroll = () => {
    clearTimeout(timer);
    unroll = () => {};
    staging?.ribbons(events, true);
  };
  return undefined;
}

/**
 * Show a scene at the next frame, when the change is rendered but not yet painted.
 * @param {string[]} kinds of the events that it shows
 * @param {(scene: Scene, staging: typeof import("../stage/staging.js")) => void} act
 */
function soon(kinds, act) {
  const frame = requestAnimationFrame(() => {
    if (!staging) return;
    const scene = new staging.Scene(kinds);
    land = () => {
      scene.end();
      land = () => {};
    };
    const mine = land;
    act(scene, staging);
    scene.over.then(() => mine === land && land());
  });
  land = () => cancelAnimationFrame(frame);
}

const isMoving = () => moves() && document.visibilityState === "visible";

/**
 * Apply a change after which cards of the middle are in hand, and let them fly there.
 * @param {Element[]} from the cards in the middle
 * @param {() => void} apply
 */
export function takeIn(from, apply) {
  land();
  const cards = (isMoving() && staging?.picked(from)) || [];
  apply();
  if (cards.length) soon(["exchanged"], (scene, stage) => stage.bring(scene, cards));
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
