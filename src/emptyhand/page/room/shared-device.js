// Several people at one device: each has a connection of their own, and the page shows what the one knows who
// holds the device. Between two of them a screen hides everything until the next one is ready.
import { computed, html, signal, useEffect } from "../lib.js";
import { Avatar } from "../cards/faces.js";
import { t } from "../shared/speech.js";
import { game, room, sending, spoken } from "../shared/state.js";
/** @import { SeatNumber, ServerMessage } from "../protocol.d.ts" */
/** @import { Connection } from "../shared/socket.js" */
/** @import { Remembered } from "../shared/state.js" */

/** Time to see one's own move before the screen hides it. */
const LOOK_MS = 1200;

/** @typedef {(n: number, message: ServerMessage) => void} HeardBy */

/** @type {Connection[]} */
let connections = [];
/** The seat of each person, and the game of which their connection has told them last. */
const people = signal(/** @type {{ seat: SeatNumber | null, number: number }[]} */ ([]));
/** What each knew when they last held the device. @type {Map<number, Remembered & { version: number }>} */
const held = new Map();
/** Who holds the device, from 0. */
export const holder = signal(0);
/** Whether the holder has said so: nothing of theirs is shown before. */
const confirmed = signal(true);
/**
 * Who is to decide among the people at this device, by the game that the page shows; null if somebody else is. What the
 * connections of the others say comes earlier or later than that game.
 */
const due = computed(() => {
  if (!game.value || game.value.result || room.value?.phase !== "playing") return null;
  const n = people.value.findIndex(({ seat }) => seat === game.value.view.table.turn);
  return n < 0 ? null : n;
});
/** Who was to decide before the last message. @type {number | null} */
let dueBefore = null;
/** Whether the holder has had the time to see their own move. */
const looked = signal(true);
/** The number of the game that goes on. */
let number = 0;
/** Starts the first game once everybody sits. @type {(() => void) | null} */
let start = null;

/** Share the device among connections; return those of before. @param {Connection[]} next */
export function share(next) {
  const before = connections;
  connections = next;
  people.value = next.map(() => ({ seat: null, number: 0 }));
  held.clear();
  holder.value = 0;
  confirmed.value = next.length < 2;
  dueBefore = null;
  looked.value = true;
  number = 0;
  start = null;
  return before;
}

const isShared = () => connections.length > 1;

/**
 * Give the device to a person, who reads what happened since they held it.
 * @param {number} n
 * @param {(next: Remembered | undefined) => Remembered} change
 */
export function take(n, change) {
  const before = holder.value;
  const known = held.get(n);
  held.set(before, { ...change(known), version: connections[before].version });
  holder.value = n;
  confirmed.value = true;
  connections[n].refresh(known?.version ?? 0);
  return connections[n];
}

/** Note what one of the people hears: their seat and turn, and questions to them. @type {HeardBy} */
export function noted(n, message) {
  if (!isShared()) return;
  if ("you" in message) heard(n, message.you, message.game?.number ?? people.value[n].number);
  else if (message.t === "gone") heard(n, null, Infinity);
  if ("you" in message && message.game) {
    // At the end of a game everybody looks: nobody's new cards are shown before somebody takes the device.
    if (number && message.game.number !== number) confirmed.value = false;
    ({ number } = message.game);
  }
  look();
  const status = message.t === "status" ? message : "status" in message ? message.status : null;
  // Everybody sits around this device: who asks has asked them.
  const { ballot = null } = status ?? {};
  const mine = people.value[n].seat;
  const asks = people.value.some(({ seat }) => seat === ballot?.by);
  if (ballot && mine !== null && ballot.waiting.includes(mine) && asks)
    connections[n].send({ t: "vote", ballot: ballot.number, yes: true });
  gather(n);
}

/** @param {number} n @param {SeatNumber | null} seat @param {number} of the number of a game */
function heard(n, seat, of) {
  const before = people.value[n];
  if (before.seat !== seat || before.number !== of) people.value = people.value.with(n, { seat, number: of });
}

/** Sit down before the first game, and begin it when all of them sit. @param {number} n */
function gather(n) {
  const place = room.value;
  if (place?.phase !== "lobby") return;
  if (n && people.value[n].seat === null && !place.seats[n]?.taken)
    connections[n].send({ t: "sit", seat: n });
  if (start && people.value.every(({ seat }) => seat !== null)) {
    start();
    start = null;
  }
}

/** Begin once everybody at this device sits. @param {() => void} begin */
export function startTogether(begin) {
  if (!isShared()) return begin();
  start = begin;
  gather(0);
}

/** Give the holder the time to see their own move when somebody else is to decide. */
function look() {
  const now = due.value;
  if (now === dueBefore) return;
  dueBefore = now;
  if (now === null || now === holder.value) return;
  looked.value = false;
  setTimeout(() => (looked.value = true), LOOK_MS);
}

/** Let everybody else at this device be ready for a game, since they agreed aloud. @param {number} number */
export const readyWith = (number) =>
  connections.forEach((each, n) => n !== holder.value && each.send({ t: "ready", game: number }));

/** Whom to pass the device to before anything is shown; null if the holder plays on. */
export const passTo = computed(() => {
  if (!game.value || game.value.result) return null;
  if (due.value !== null && due.value !== holder.value)
    return looked.value || !confirmed.value ? due.value : null;
  return confirmed.value ? null : holder.value;
});

/** Whether it is not known yet who is to take the device: somebody's connection has not told of this game. */
export const isGathering = computed(
  () =>
    !confirmed.value && due.value === null && people.value.some(({ number: of }) => of < game.value?.number),
);

/** Take back the holder's move before the device goes round. */
const undo = () => connections[holder.value].send({ t: "undo", seq: game.value.undo ?? 0 });

/**
 * The screen between two people. Nobody's cards are on the page while it is shown.
 * @param {{ to: number, take: (n: number) => void }} props
 */
export function HandOver({ to, take: give }) {
  // A screen reader must not find what only the last person may hear.
  useEffect(() => void (spoken.value = ""), [spoken.value]);
  const name = room.value.seats[people.value[to].seat ?? 0]?.name ?? "";
  const canUndo = confirmed.value && Number.isInteger(game.value?.undo) && !sending.value;
  return html`<main class="handover">
    <${Avatar} name=${name} size="7rem" />
    <h1>${t("friends-pass-to", { name })}</h1>
    <button class="primary" onClick=${() => give(to)}>${t("friends-i-am", { name })}</button>
    ${canUndo && html`<button class="quiet" onClick=${undo}>${t("friends-undo-first")}</button>`}
  </main>`;
}
