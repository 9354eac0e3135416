// The session in a room: enter, leave, decide. Messages are applied as they arrive.
import { effect } from "../lib.js";
import { api } from "../shared/api.js";
import { listed, pickUpOf, tokenOf } from "./choice.js";
import { recallDeal } from "../stage/dealt.js";
import { chime, fly, prepare } from "./flight.js";
import { remember } from "../after/finished-games.js";
import { holder, noted, readyWith, share, startTogether, take } from "../room/shared-device.js";
import { Connection } from "../shared/socket.js";
import * as state from "../shared/state.js";
import { t } from "../shared/speech.js";
import { sayWhyNot } from "./whynot.js";
import { forgetDeals, readied, watch } from "../fair/deal-mark.js";
/** @import { ClientMessage, Game, RefusedMessage, Room, SeatNumber, ServerMessage,
 *   SnapshotMessage } from "../protocol.d.ts" */
/** @import { HeardBy } from "../room/shared-device.js" */
/** @import { Tell } from "../shared/socket.js" */

const FIND_MS = 300;
const FIND_TRIES = 10;

/** @type {Connection | null} */
let connection = null;
/** Counts rooms entered and left, to recognise answers that arrive after the room was left. */
let entered = 0;
/** Tokens of the up cards still to be put down, one move each. @type {string[]} */
let queue = [];
/** The token that was played before the server had judged it. @type {string | null} */
let wanted = null;

/** The seat that the person has asked for, until the room has answered. @type {SeatNumber | null} */
let asked = null;

/**
 * Enter a room by its code, and by the secret of its link if there is one. Sit down if the person asked to.
 * @param {string} code
 * @param {string} [secret]
 * @param {SeatNumber | null} [seat]
 */
export async function enter(code, secret, seat = null) {
  leave();
  prepare();
  asked = seat;
  const mine = ++entered;
  const about = await api.join(code, secret);
  if (mine !== entered) return;
  state.about.value = about;
  state.link.value = { state: "connecting", why: "", lostAt: 0 };
  /** @type {Tell} */
  const tell = (now, why = "") => {
    const { lostAt } = state.link.value;
    const isCut = now === "silent" || now === "lost";
    // While the page tries again, the cut counts from its beginning.
    const since = isCut && !lostAt ? (connection?.heardAt ?? Date.now()) : lostAt;
    state.link.value = { state: now, why, lostAt: now === "open" ? 0 : since };
  };
  // Messages of a room that was left are dropped.
  connection = new Connection(about.room, (message) => mine === entered && heardBy(0, message), tell);
  const others = about.companions ?? [];
  const join = (/** @type {number} */ n) =>
    new Connection(
      about.room,
      (message) => mine === entered && heardBy(n, message),
      () => {},
      n,
    );
  share([connection, ...others.map((_, n) => join(n + 1))]);
}

/** Apply what the person hears who holds the device, and note what the others hear. @type {HeardBy} */
function heardBy(n, message) {
  if (n === holder.value) receive(message);
  noted(n, message);
}

/** Hand the device to another person: what the page shows is theirs from now on. @param {number} n */
export function handTo(n) {
  queue = [];
  wanted = asked = null;
  forgetDeals();
  recallDeal();
  connection = take(n, state.changePerson);
}

export function leave() {
  entered++;
  share([]).forEach((each) => each.close());
  connection = null;
  queue = [];
  wanted = asked = null;
  state.forget();
  forgetDeals();
  recallDeal();
}

/** Apply a message at once, even while cards fly. @param {ServerMessage} message */
function receive(message) {
  watch(message).forEach(send);
  const turn = state.myTurn.value;
  const apply = () => state.hear(message);
  if (!("you" in message) || message.game === undefined) apply();
  else fly(message, apply);
  if (connection) connection.watched = state.game.value !== null && !state.game.value.result;
  connection?.shown(state.you.value, state.game.value?.seq ?? 0);
  state.sending.value = Boolean(connection?.open);
  if (state.myTurn.value && !turn) chime();
  react(message);
}

/** Do what follows from a message without the person's help. @param {ServerMessage} message */
function react(message) {
  const room = "room" in message ? message.room : undefined;
  if (state.playNow.value && room && room.fair !== null) {
    state.playNow.value = false;
    if (room.phase === "lobby") startTogether(() => send({ t: "start", game: 1 }));
  }
  const setup = "setup" in message ? message.setup : undefined;
  if (setup && setup.law !== state.about.value?.law) learnRules();
  if (state.you.value !== null) asked = null;
  if (message.t === "snapshot" || (message.t === "refused" && message.about === "sit")) sitDown(message);
  if (message.t === "refused" && message.about === "move") queue = [];
  if (message.t === "checked") playWanted();
  if (queue.length && !state.sending.value) decideNext(state.game.value);
  if (room?.phase === "over") findReplay(room, FIND_TRIES);
}

/** Fetch the title and the text of the rules that the table has agreed on. */
async function learnRules() {
  const known = state.about.value;
  const found = known && (await api.room(known.room).catch(() => null));
  if (found && state.about.value === known) state.about.value = found;
}

/**
 * Take the seat that the person has asked for. If somebody was faster before a game, take another one.
 * @param {SnapshotMessage | RefusedMessage} message
 */
function sitDown(message) {
  const { phase, seats } = state.room.value;
  if (asked === null) return;
  const others = seats.findIndex(({ taken, bot }) => !taken && !bot);
  if (message.t === "refused") asked = phase === "lobby" && others >= 0 ? others : null;
  if (asked !== null) send({ t: "sit", seat: asked });
}

/** Put the next up card down, if that is still legal. @param {Game | null} game */
function decideNext(game) {
  const next = queue.shift();
  if (game && next && listed(game, next, false)) decide(next);
  else queue = [];
}

/**
 * Fetch the id of a finished game, which is there a moment after the end.
 * @param {Room} room
 * @param {number} tries
 * @returns {Promise<void>}
 */
async function findReplay(room, tries) {
  const { game, seats } = room;
  const known = state.about.value;
  if (!known || !tries || known.games.some(({ number }) => number === game)) return;
  const about = await api.room(known.room).catch(() => known);
  if (state.about.value !== known) return;
  state.about.value = about;
  remember(
    about,
    seats.map(({ name }) => name),
  );
  setTimeout(() => findReplay(room, tries - 1), FIND_MS);
}

/** @param {ClientMessage} message */
export function send(message) {
  connection?.send(readied(message));
  if (message.t === "ready") readyWith(message.game);
}
/** @param {string} text */
export const say = (text) => connection?.say(text);

/** @param {string} token */
function decide(token) {
  const { seq } = state.game.value;
  if (!connection || state.you.value === null || seq === null) return;
  state.sending.value = true;
  state.notice.value = "";
  connection.decide(state.you.value, seq, token);
}

/** Play, take, turn over or put face up what is chosen. If that is illegal, the status line says why. */
export function play() {
  const game = state.game.value;
  const ids = state.chosen.value;
  const token = game && tokenOf(game, ids);
  if (state.sending.value) return;
  if (!token && state.myTurn.value) return sayWhyNot("play", state.forced() ?? t("why-no-cards"));
  if (!token || !state.myTurn.value) return askWhyNot("play", "-");
  if (token.startsWith("/")) {
    queue = ids.slice(1).flatMap((id) => tokenOf(game, [id]) ?? []);
    state.chosen.value = [];
    return decide(token);
  }
  if (allowed(token)) return decide(token);
  if (allowed(token) !== null) return sayWhyNot("play", state.verdict.value?.why ?? "");
  wanted = token;
  ask(token);
}

/** Play the token that was waiting for the server's verdict. */
function playWanted() {
  if (wanted === null || allowed(wanted) === null) return;
  wanted = null;
  play();
}

/**
 * Whether a token is legal; null until the server has answered.
 * @param {string} token
 * @returns {boolean | null}
 */
export function allowed(token) {
  if (listed(state.game.value, token, state.isClimb.value)) return true;
  return state.verdict.value?.token === token ? state.verdict.value.why === null : null;
}

export function pickUp() {
  const token = state.game.value && pickUpOf(state.game.value, state.chosen.value);
  if (state.sending.value) return;
  if (token) decide(token);
  else askWhyNot("pick-up", "^");
}

export function pass() {
  if (state.sending.value) return;
  if (state.game.value?.moves.includes("-")) decide("-");
  else askWhyNot("pass", "-");
}

/** Let the server say why a move that a button stands for cannot be made. @param {string} move @param {string} token */
function askWhyNot(move, token) {
  send({ t: "check", ref: state.ref(token, (why) => why && sayWhyNot(move, why)), token });
}

/** @param {string} token */
const ask = (token) => send({ t: "check", ref: state.ref(token), token });

// Ask about a choice that is not listed, so that the person reads why it is illegal before playing it.
effect(() => {
  const game = state.game.value;
  const token = game && state.myTurn.value ? tokenOf(game, state.chosen.value) : null;
  if (token !== wanted) wanted = null;
  if (token && !token.startsWith("/") && allowed(token) === null) ask(token);
});
