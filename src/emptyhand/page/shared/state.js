// The state of the room as signals, and how messages change it.
import { batch, computed, signal } from "../lib.js";
import { named } from "../cards/deck.js";
import { added, phrases } from "../table/log-lines.js";
import { settings } from "./settings.js";
import { t, tell } from "./speech.js";
/**
 * @import { AdviceMessage, Card, ChatLine, CheckedMessage, EventMessage, Game, GameEvent, LessonMessage, MissedMessage, ReactedMessage,
 *   KnocksMessage, Phrase, PublicKnock, RefusedMessage, Room, RoomInfo, SeatNumber, ServerMessage, Setup, SnapshotMessage, StatusMessage, Step,
 *   View } from "../protocol.d.ts"
 */
/** @import { Known } from "../lib.js" */
/** @import { LinkState } from "./socket.js" */
/** @import { Line } from "../table/log-lines.js" */

const LONGEST_LOG = 400;
const REACTION_MS = 4000;
/** How long a line of chat stands at its seat: some seconds, and longer for a longer one. */
const SPEECH_MS = { least: 5000, each: 50 };

/**
 * A signal that is null before the first snapshot.
 * @template T
 * @returns {Known<T>}
 */
const nothingYet = () => /** @type {Known<T>} */ (/** @type {unknown} */ (signal(null)));

/**
 * What the address names.
 * @typedef {{ page: "lobby" | "room" | "replay" | "mine" | "me" | "workshop" | "lab", id?: string, secret?: string,
 *   from?: string }} Place
 * @typedef {StatusMessage & { ready: SeatNumber[] }} Status
 */

export const place = signal(/** @type {Place} */ ({ page: "lobby" }));
export const myName = signal(/** @type {string | null} */ (null));
/** The connection, why it ended if the server said so, and since when it is cut (0 if it is not). */
export const link = signal({ state: /** @type {LinkState} */ ("connecting"), why: "", lostAt: 0 });
/** Code, secret, title and finished games of the room. @type {Known<RoomInfo>} */
export const about = nothingYet();

/** Whether to start the first game as soon as the room answers. */
export const playNow = signal(false);
export const you = signal(/** @type {SeatNumber | null} */ (null));
/** @type {Known<Setup>} */
export const setup = nothingYet();
/** @type {Known<Room>} */
export const room = nothingYet();
/** @type {Known<Game>} */
export const game = nothingYet();
/** @type {Known<Status>} */
export const status = nothingYet();
/** Who asks the host to come in. */
export const knocks = signal(/** @type {PublicKnock[]} */ ([]));
export const chat = signal(/** @type {ChatLine[]} */ ([]));
/** Lines of chat that came while the chat was closed. */
export const unread = signal(0);
const lastSaid = signal(/** @type {Phrase[]} */ ([]));
const lines = signal(/** @type {Line[]} */ ([]));
/** The last move in words. */
export const last = computed(() => lastSaid.value.map(tell).join(" "));
/** What happened, one line a step, in the language of the page. */
export const log = computed(() =>
  lines.value.map(({ id, said }) => ({ id, text: said.map(tell).join(" ") })),
);
/** The moves that the clock made for the person since their last decision, and whether they were away. */
export const stoodIn = signal({ moves: /** @type {GameEvent[][]} */ ([]), away: false });
/** Whether a bot has this person's seat because they did not ask for the next game in time. */
export const leftOut = signal(false);
/** When the room stops waiting for those who have not asked for the next game, by this browser's clock. */
export const waitUntil = signal(/** @type {number | null} */ (null));
export const reactions = signal(
  /** @type {(Omit<ReactedMessage, "t" | "version"> & { id: number })[]} */ ([]),
);
/** The newest line of chat of each other person, for as long as it takes to read it. */
export const speeches = signal(/** @type {(ChatLine & { id: number })[]} */ ([]));
/** When the clock of the seat to decide runs out, by this browser's clock. */
export const deadline = signal(
  /** @type {{ seat: SeatNumber, at: number, warning: boolean } | null} */ (null),
);
/** One sentence to the person: why something cannot be done. */
export const notice = signal("");
export const refusal = signal(/** @type {RefusedMessage | null} */ (null));
/** The server's answer about the chosen cards; `why` is null if they can be played. */
export const verdict = signal(/** @type {{ token: string, why: string | null } | null} */ (null));
/** Whether a decision is on its way. */
export const sending = signal(false);
/** Chosen cards: ids of the own hand ("9H"), up cards ("up:0") or down slots ("down:2"). */
export const chosen = signal(/** @type {string[]} */ ([]));
/** The hint for the decision that is due. */
export const advice = signal(/** @type {AdviceMessage | null} */ (null));
/** The number of the decision for which a hint is on its way. */
export const hintAsked = signal(/** @type {number | null} */ (null));
/** The tips that matter now, at a table where the person learns. */
export const lesson = signal(/** @type {LessonMessage | null} */ (null));
/** The sentences that a screen reader says next. */
export const spoken = signal("");

/** The game as this person sees it. @type {{ readonly value: View }} */
export const view = computed(() => game.value?.view ?? null);
export const myTurn = computed(() => Boolean(game.value?.moves.length));
export const isClimb = computed(() => setup.value?.family === "climb");

let counted = 0;

/** Forget the room: another one is entered. */
export function forget() {
  batch(() => {
    for (const each of [about, setup, room, game, status]) each.value = null;
    for (const each of [you, deadline, verdict, waitUntil, advice, hintAsked, lesson]) each.value = null;
    for (const each of [knocks, chat, lines, lastSaid, reactions, speeches, chosen]) each.value = [];
    notice.value = spoken.value = "";
    sending.value = leftOut.value = false;
    stoodIn.value = { moves: [], away: false };
    unread.value = 0;
  });
}

/** @typedef {{ lines: Line[], lastSaid: Phrase[], chat: ChatLine[] }} Remembered */

/** Forget what only the last holder of the device knew, and recall what the next one did. @param {Remembered} [next] */
export function changePerson(next) {
  const before = { lines: lines.value, lastSaid: lastSaid.value, chat: chat.value };
  batch(() => {
    game.value = null;
    knocks.value = [];
    chosen.value = [];
    lines.value = next?.lines ?? [];
    lastSaid.value = next?.lastSaid ?? [];
    chat.value = next?.chat ?? [];
    stoodIn.value = { moves: [], away: false };
    verdict.value = advice.value = hintAsked.value = null;
    notice.value = spoken.value = "";
    sending.value = false;
  });
  return before;
}

/** The name of a seat as it is shown. @param {SeatNumber} seat */
export const nameOf = (seat) => room.value?.seats[seat]?.name || t("seat-number", { number: seat + 1 });

/** A seat as messages take it. @param {SeatNumber} seat */
export const person = (seat) => ({ who: nameOf(seat), me: seat === you.value ? "yes" : "no" });

/** Apply a message of the server. @param {ServerMessage} message */
export function hear(message) {
  batch(() => {
    if (message.t === "snapshot") snapshot(message);
    if (message.t === "event") event(message);
    if (message.t === "missed") missed(message);
    if (message.t === "status") setStatus(message);
    if (message.t === "refused") refused(message);
    if (message.t === "checked") checked(message);
    if (message.t === "reacted") reacted(message);
    if (message.t === "knocks") knocked(message);
    if (message.t === "advice") advised(message);
    if (message.t === "lesson") lesson.value = message;
  });
}

/** @param {SnapshotMessage} message */
function snapshot(message) {
  you.value = message.you;
  setup.value = message.setup;
  room.value = message.room;
  chat.value = message.chat;
  leftOut.value = message.left_out ?? false;
  stoodIn.value = { moves: (message.stood_in ?? []).map(({ events }) => events), away: true };
  lastSaid.value = message.last?.told ?? [];
  const story = message.story?.reduce((all, said) => added(all, said, ++counted), /** @type {Line[]} */ ([]));
  if (story) lines.value = story; // What the page has heard before may have gaps.
  if (message.room.lost) {
    /** @type {Phrase} */
    const said = ["room-lost", { count: message.room.lost }];
    // At the end of a game the last move and the result are the news.
    if (message.game?.result) note([[said]], [], false);
    else announce(said);
  }
  setGame(message.game ?? null);
  setStatus(message.status);
}

/** Show a sentence about the table in place of the last move, and in the log. @param {Phrase} said */
function announce(said) {
  lastSaid.value = [said];
  note([[said]], [], false);
}

/** @param {EventMessage} message */
function event(message) {
  notice.value = "";
  seated(message.you, [message.what]);
  if (message.setup) setup.value = message.setup;
  if (message.room) room.value = message.room;
  if (message.game !== undefined) setGame(message.game);
  happened([message.what], false);
}

/**
 * Take the seat that the server names, and note whether the own seat was lost by not answering in time.
 * @param {SeatNumber | null} seat
 * @param {Step[]} whats
 */
function seated(seat, whats) {
  if (seat !== null) leftOut.value = false;
  else if (whats.some((what) => what.t === "left" && isSilent(what) && what.seat === you.value))
    leftOut.value = true;
  you.value = seat;
}

/** @param {Step} what */
const isLoss = (what) => what.t === "restarted" && Boolean(what.lost);

/** @param {Step} what */
const isSilent = (what) => what.t === "left" && Boolean(what.silent);

/**
 * Apply the steps that happened while the connection was lost.
 * @param {MissedMessage} message
 */
function missed(message) {
  seated(message.you, message.whats);
  room.value = message.room;
  setGame(message.game ?? null);
  happened(message.whats, true);
  setStatus(message.status);
}

/** @param {Step[]} whats @param {boolean} away */
function happened(whats, away) {
  const begun = whats.findLastIndex((what) => what.t === "started");
  if (begun >= 0) {
    // A new game clears the log, except for the line about a seat that was lost just before.
    lines.value = lines.value.filter(({ stays }) => stays).map(({ id, said }) => ({ id, said }));
    lastSaid.value = [];
  }
  // A move that was taken back is told no more, nor is the card that it drew.
  const newest = whats.findLast((what) => what.told?.length || what.t === "undone" || isLoss(what));
  if (newest) lastSaid.value = newest.told ?? phrases(newest, nameOf, you.value);
  const talk = whats.filter((what) => what.t === "said").map((what) => what.line);
  if (talk.length) chat.value = [...chat.value, ...talk];
  const others = settings.value.muted ? [] : talk.filter(({ seat }) => seat === null || seat !== you.value);
  unread.value += others.length;
  // What was said during an absence is for the chat alone.
  if (!away) others.forEach(stand);
  whats.forEach((what) => standIn(what, away));
  const heard = settings.value.muted ? [] : talk.map(({ name, text }) => `${name}: ${text}`);
  const fresh = whats.filter((what, n) => n >= begun || isSilent(what));
  note(
    fresh.map((what) => what.told ?? phrases(what, nameOf, you.value)).filter((said) => said.length),
    heard,
    begun < 0 && whats.some(isSilent),
  );
}

/** Let a line of chat stand at its seat for a while. @param {ChatLine} line */
function stand(line) {
  const id = ++counted;
  const rest = speeches.value.filter(({ seat, name }) => seat !== line.seat || name !== line.name);
  speeches.value = [...rest, { ...line, id }];
  const gone = () => (speeches.value = speeches.value.filter((each) => each.id !== id));
  setTimeout(gone, SPEECH_MS.least + SPEECH_MS.each * line.text.length);
}

/**
 * Collect what the clock decided for the person, until they decide themselves.
 * @param {Step} what
 * @param {boolean} away
 */
function standIn(what, away) {
  const own = what.t === "moved" && what.seat === you.value;
  if (own && what.by === "stand-in") stoodIn.value = { moves: [...stoodIn.value.moves, what.events], away };
  else if (own || what.t === "started" || what.t === "undone") stoodIn.value = { moves: [], away };
}

/** @param {Game | null} next */
function setGame(next) {
  const before = game.value;
  const same = before?.made === next?.made && before?.number === next?.number;
  // The choice first: a reader of both must never find a chosen card that is gone.
  // An own decision clears the choice: the other copy of a played card has its id now.
  const decided = (next?.seq ?? 0) > (before?.seq ?? 0);
  if (!same) chosen.value = decided ? [] : kept(chosen.value, next?.view.hand ?? []);
  game.value = next;
  verdict.value = null;
  if (!same) notice.value = "";
  if (!same) advice.value = hintAsked.value = null;
}

/**
 * The chosen hand cards that are still there. Up and down cards have to be chosen again.
 * @param {string[]} ids
 * @param {Card[]} hand
 */
function kept(ids, hand) {
  const there = new Set(named(hand).map(({ id }) => id));
  return ids.filter((id) => there.has(id));
}

/** @param {StatusMessage} message */
function setStatus(message) {
  status.value = { ready: [], ...message };
  const { clock } = message;
  waitUntil.value = message.wait_ms === undefined ? null : Date.now() + message.wait_ms;
  deadline.value = clock
    ? { seat: clock.seat, at: Date.now() + clock.left_ms, warning: clock.warning }
    : null;
}

/** @param {RefusedMessage} message */
function refused(message) {
  notice.value = spoken.value = tell((refusal.value = message).why);
  if (message.about === "hint") hintAsked.value = null;
  if (message.about === "resync") announce(message.why);
}

/** @param {CheckedMessage} message */
function checked(message) {
  const question = asked.get(message.ref);
  asked.delete(message.ref);
  if (!question) return;
  const { token, then } = question;
  const why = message.why && tell(message.why);
  if (then) return then(why);
  verdict.value = { token, why };
  if (why) spoken.value = why;
}

/** Show a hint, unless it is about an earlier decision. @param {AdviceMessage} message */
function advised(message) {
  if (message.seq !== game.value?.seq || !myTurn.value) return;
  hintAsked.value = null;
  advice.value = message;
  spoken.value = message.says.map(tell).join(" ");
}

/** @param {ReactedMessage} message */
function reacted({ seat, name, kind }) {
  if (settings.value.muted) return;
  const id = ++counted;
  reactions.value = [...reactions.value, { id, seat, name, kind }].slice(-8);
  setTimeout(() => (reactions.value = reactions.value.filter((each) => each.id !== id)), REACTION_MS);
}

/** @param {KnocksMessage} message */
function knocked({ asking }) {
  const newest = asking.at(-1);
  if (newest && !knocks.value.some(({ number }) => number === newest.number))
    spoken.value = t(newest.watch ? "knock-asks-watch" : "knock-asks-seat", { name: newest.name });
  knocks.value = asking;
}

/** What the server was asked about, by ref. @type {Map<number, { token: string, then?: (why: string | null) => void }>} */
const asked = new Map();

/**
 * Reserve a number for a question about a token. The answer is the verdict on the choice, unless `then` takes it.
 * @param {string} token
 * @param {(why: string | null) => void} [then]
 */
export function ref(token, then) {
  asked.set(++counted, { token, then });
  return counted;
}

/** What may be the only legal move, by the sign that such moves begin with. @type {Record<string, string>} */
const ONLY = { "?": "only-turn-over", "<": "only-take", "^": "only-pick-up", "-": "only-pass" };

/** The only legal move as a sentence, or null if there are several. */
export function forced() {
  const [kind, another] = new Set(game.value.moves.map((token) => token[0]));
  // The table says what happens in place of picking up, and why cards that beat the others may not be played.
  if (!kind || another || /^asks-(try|give|not-last|locked-out)$/.test(game.value.asks[0])) return null;
  const ends = game.value.asks[0].startsWith("asks-again");
  if (kind === "-" && !isClimb.value) return t(ends ? "only-end-turn" : "only-let-lie");
  return ONLY[kind] ? t(ONLY[kind]) : null;
}

/** What the table asks of the seat to move, as a sentence. */
export const task = () => forced() ?? tell(game.value.asks);

/**
 * Add what steps say to the log, one line each, and let the screen reader say it and the chat.
 * @param {Phrase[][]} steps
 * @param {string[]} talk
 * @param {boolean} stays
 */
function note(steps, talk, stays) {
  if (!steps.length && !talk.length) return;
  for (const said of steps) lines.value = added(lines.value, said, ++counted, stays).slice(-LONGEST_LOG);
  const turn = myTurn.value ? [t("your-turn"), task()] : [];
  spoken.value = [...talk, ...steps.flat().map(tell), ...turn].join(" ");
}

/** Add a sentence of the page's own to the log. @param {string} text */
export const remark = (text) => note([[["step-remark", { text }]]], [], false);
