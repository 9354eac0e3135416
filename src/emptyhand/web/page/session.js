// The room this browser is connected to: enter, leave, decide. Messages are applied one after another, cards flying.
import { effect, signal } from "./lib.js";
import { api } from "./api.js";
import { listed, pickUpOf, tokenOf } from "./choice.js";
import { after, before } from "./flight.js";
import { Connection } from "./socket.js";
import { chime } from "./sound.js";
import * as state from "./state.js";

/** @type {Connection | null} */
let connection = null;
let chain = Promise.resolve();
/** Begin the first game as soon as the room answers: "play now". */
let startAtOnce = false;
/** The cards of the last play, to know how many of a round's cards stand. */
export const lastPlay = signal(/** @type {string[] | null} */ (null));
/** Up cards still to be put down, one move each. @type {string[]} */
let queue = [];

/** Enter a room by its code, with the secret of its link where there is one. */
export async function enter(code, secret) {
  leave();
  state.about.value = secret ? await api.join(code, secret) : await api.room(code).catch(() => api.join(code));
  connection = new Connection(state.about.value.room, receive, (now, why = "") => (state.link.value = { state: now, why }));
}

export function leave() {
  connection?.close();
  connection = null;
  queue = [];
  lastPlay.value = null;
  state.forget();
}

export function playNow() {
  startAtOnce = true;
}

function receive(message) {
  chain = chain.then(() => take(message)).catch((error) => console.error(error));
}

async function take(message) {
  const turn = state.myTurn.value;
  const events = message.what?.events ?? [];
  const flight = before(events);
  const apply = () => {
    follow(message);
    state.hear(message);
  };
  if (flight) await after(flight, apply);
  else apply();
  if (!connection) return;
  connection.made(state.game.value?.seq);
  state.sending.value = connection.move !== null;
  if (state.myTurn.value && !turn) chime();
  react(message);
}

function follow(message) {
  const played = (message.what?.events ?? []).findLast((each) => each.event === "played");
  if (played) lastPlay.value = played.cards;
}

/** What this browser does by itself after a message. */
function react(message) {
  if (message.t === "snapshot" && startAtOnce) {
    startAtOnce = false;
    if (message.room.phase === "lobby") send({ t: "start", game: 1 });
  }
  const game = state.game.value;
  if (queue.length && game && !state.sending.value) {
    const next = queue.shift();
    if (listed(game, next, false)) decide(next);
    else queue = [];
  }
  if (message.room?.phase === "over" && state.about.value) {
    setTimeout(() => api.room(state.about.value?.room ?? "").then((about) => (state.about.value = about), () => {}), 300);
  }
}

export const send = (message) => connection?.send(message);
export const say = (text) => connection?.say(text);

function decide(token) {
  state.sending.value = true;
  state.notice.value = "";
  connection.decide(state.you.value, state.game.value.seq, token);
}

/** Play, take, turn or put face up what is chosen; say why where it cannot be. */
export function play() {
  const game = state.game.value;
  const ids = state.chosen.value;
  const token = game && tokenOf(game, ids);
  if (!token || state.sending.value || !state.myTurn.value) return;
  if (token.startsWith("/")) {
    queue = ids.slice(1).map((id) => tokenOf(game, [id]));
    state.chosen.value = [];
    return decide(token);
  }
  if (allowed(token)) return decide(token);
  state.notice.value = state.verdict.value?.why ?? "";
  if (!state.verdict.value) ask(token);
}

/** Whether a token can be sent: true, false, or null while the server is asked. */
export function allowed(token) {
  if (listed(state.game.value, token, state.isClimb.value)) return true;
  return state.verdict.value?.token === token ? state.verdict.value.why === null : null;
}

export function pickUp() {
  const token = state.game.value && pickUpOf(state.game.value, state.chosen.value);
  if (token && !state.sending.value) decide(token);
}

export function pass() {
  if (state.game.value?.moves.includes("-") && !state.sending.value) decide("-");
}

const ask = (token) => send({ t: "check", ref: state.ref(token), token });

// A choice that is in no list is asked about, so that the person reads why before playing it.
effect(() => {
  const game = state.game.value;
  const token = game && state.myTurn.value ? tokenOf(game, state.chosen.value) : null;
  if (token && !token.startsWith("/") && allowed(token) === null) ask(token);
});
