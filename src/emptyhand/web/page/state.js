// What this browser knows of the room it is in, as signals, and how messages change it.
import { batch, computed, signal } from "./lib.js";
import { named } from "./deck.js";
import { settings } from "./settings.js";

const LONGEST_LOG = 400;
const REACTION_MS = 4000;

/** The place in the address: {page: "lobby" | "room" | "replay" | "me", id?, secret?} */
export const place = signal({ page: "lobby" });
export const myName = signal(/** @type {string | null} */ (null));
/** How the connection is: connecting, open, lost, gone. */
export const link = signal({ state: "connecting", why: "" });
/** The answer of GET /api/rooms/ROOM: code, secret, title, finished games. */
export const about = signal(/** @type {any} */ (null));

/** Begin the first game as soon as the room answers. */
export const playNow = signal(false);
export const you = signal(/** @type {number | null} */ (null));
export const setup = signal(/** @type {any} */ (null));
export const room = signal(/** @type {any} */ (null));
export const game = signal(/** @type {any} */ (null));
export const status = signal(/** @type {any} */ (null));
export const chat = signal(/** @type {{seat: number | null, name: string, text: string}[]} */ ([]));
/** Lines of chat that came while nobody looked at it. */
export const unread = signal(0);
/** The sentences of the last move. */
export const last = signal("");
export const log = signal(/** @type {{id: number, text: string, stays?: boolean}[]} */ ([]));
/** What the clock decided for the person since their last decision: the events of each move, and whether they were away. */
export const stoodIn = signal({ moves: /** @type {any[][]} */ ([]), away: false });
/** A bot has this person's seat: they had not asked for the next game in time. */
export const leftOut = signal(false);
/** Until when those who have not asked for the next game are waited for, by this browser's clock. */
export const waitUntil = signal(/** @type {number | null} */ (null));
export const reactions = signal(
  /** @type {{id: number, seat: number | null, name: string, kind: string}[]} */ ([]),
);
/** When the clock of the seat to decide runs out, by this browser's clock. */
export const deadline = signal(/** @type {{seat: number, at: number, warning: boolean} | null} */ (null));
/** One sentence to the person: why something cannot be done. */
export const notice = signal("");
/** What the server said of the selected cards: {token, why}; why is null if they can be played. */
export const verdict = signal(/** @type {{token: string, why: string | null} | null} */ (null));
/** A decision that is on its way. */
export const sending = signal(false);
/** Chosen cards: ids of the own hand ("9H"), up cards ("up:0") or down slots ("down:2"). */
export const chosen = signal(/** @type {string[]} */ ([]));
/** The sentences that a screen reader is to say next. */
export const spoken = signal("");

export const view = computed(() => game.value?.view ?? null);
export const myTurn = computed(() => Boolean(game.value?.moves.length));
export const isClimb = computed(() => setup.value?.family === "climb");

let counted = 0;

/** Forget the room: another one is entered. */
export function forget() {
  batch(() => {
    for (const each of [about, you, setup, room, game, status, deadline, verdict]) each.value = null;
    for (const each of [chat, log, reactions, chosen]) each.value = [];
    notice.value = spoken.value = last.value = "";
    sending.value = leftOut.value = false;
    stoodIn.value = { moves: [], away: false };
    waitUntil.value = null;
    unread.value = 0;
  });
}

/** The name of a seat as it is shown. @param {number | null} seat */
export const nameOf = (seat) => room.value?.seats[seat]?.name || `Seat ${(seat ?? 0) + 1}`;

/** Change what is known by one message of the server. */
export function hear(message) {
  batch(() =>
    ({ snapshot, event, missed, status: setStatus, refused, checked, reacted })[message.t]?.(message),
  );
}

function snapshot(message) {
  you.value = message.you;
  setup.value = message.setup;
  room.value = message.room;
  chat.value = message.chat;
  leftOut.value = message.left_out ?? false;
  stoodIn.value = { moves: (message.stood_in ?? []).map(({ events }) => events), away: true };
  setGame(message.game ?? null);
  setStatus(message.status);
}

function event(message) {
  const { what } = message;
  notice.value = "";
  seated(message.you, [what]);
  if (message.room) room.value = message.room;
  if (message.game !== undefined) setGame(message.game);
  happened([what], false);
}

/** Take the place that the server says, and keep in mind whether the own seat was lost for want of an answer. */
function seated(seat, whats) {
  if (seat !== null) leftOut.value = false;
  else if (whats.some((what) => isSilent(what) && what.seat === you.value)) leftOut.value = true;
  you.value = seat;
}

const isSilent = (what) => what.t === "left" && what.silent;

/** Steps that happened while the connection was lost, and what room and game have come to. */
function missed(message) {
  seated(message.you, message.whats);
  room.value = message.room;
  setGame(message.game ?? null);
  happened(message.whats, true);
  setStatus(message.status);
}

/** @param {any[]} whats @param {boolean} away whether they happened while the connection was lost */
function happened(whats, away) {
  const begun = whats.findLastIndex((what) => what.t === "started");
  if (begun >= 0) {
    // A new game clears the log, but not who lost the seat just before it.
    log.value = log.value.filter(({ stays }) => stays).map(({ id, text }) => ({ id, text }));
    last.value = "";
  }
  last.value = whats.findLast((what) => what.told?.length)?.told.join(" ") ?? last.value;
  const lines = whats.filter((what) => what.t === "said").map((what) => what.line);
  if (lines.length) chat.value = [...chat.value, ...lines];
  if (!settings.value.muted)
    unread.value += lines.filter(({ seat }) => seat === null || seat !== you.value).length;
  whats.forEach((what) => standIn(what, away));
  const talk = settings.value.muted ? [] : lines.map(({ name, text }) => `${name}: ${text}`);
  const fresh = whats.filter((what, n) => n >= begun || isSilent(what));
  note(
    fresh.flatMap((what) => what.told ?? sentences(what)),
    talk,
    begun < 0 && whats.some(isSilent),
  );
}

/** Keep in mind what was decided for the person, until they decide themselves. */
function standIn(what, away) {
  const own = what.t === "moved" && what.seat === you.value;
  if (own && what.by === "stand-in") stoodIn.value = { moves: [...stoodIn.value.moves, what.events], away };
  else if (own || what.t === "started" || what.t === "undone") stoodIn.value = { moves: [], away };
}

function setGame(next) {
  const before = game.value;
  const same = before?.made === next?.made && before?.number === next?.number;
  // The choice first: whoever reads both must never find a chosen card that is no longer there.
  // After an own decision nothing is chosen: the other copy of a card that was played bears its name now.
  const decided = (next?.seq ?? 0) > (before?.seq ?? 0);
  if (!same) chosen.value = decided ? [] : kept(chosen.value, next?.view.hand ?? []);
  game.value = next;
  verdict.value = null;
  if (!same) notice.value = "";
}

/** The chosen hand cards that are still there, copies counted; cards of the rows are chosen anew. */
function kept(ids, hand) {
  const there = new Set(named(hand).map(({ id }) => id));
  return ids.filter((id) => there.has(id));
}

function setStatus(message) {
  status.value = { ready: [], ...message };
  const { clock } = message;
  waitUntil.value = message.wait_ms === undefined ? null : Date.now() + message.wait_ms;
  deadline.value = clock
    ? { seat: clock.seat, at: Date.now() + clock.left_ms, warning: clock.warning }
    : null;
}

function refused(message) {
  notice.value = message.why;
  spoken.value = message.why;
}

function checked(message) {
  const token = asked.get(message.ref);
  asked.delete(message.ref);
  if (token === undefined) return;
  verdict.value = { token, why: message.why };
  if (message.why) spoken.value = message.why;
}

function reacted(message) {
  if (settings.value.muted) return;
  const id = ++counted;
  reactions.value = [
    ...reactions.value,
    { id, seat: message.seat, name: message.name, kind: message.kind },
  ].slice(-8);
  setTimeout(() => (reactions.value = reactions.value.filter((each) => each.id !== id)), REACTION_MS);
}

/** Tokens that were asked about, by ref. @type {Map<number, string>} */
const asked = new Map();

/** A number to ask about a token with. */
export function ref(token) {
  asked.set(++counted, token);
  return counted;
}

/** What may be all that can be done, by the sign that such moves begin with. */
const ONLY = {
  "?": "Turn over a card.",
  "<": "Take one of your up cards.",
  "^": "Nothing fits: pick up the pile.",
  "-": "Nothing beats it: pass.",
};
const ONLY_THE_END = "Nothing more fits: end your turn.";

/** The only thing that can be done, as one sentence, or null. */
export function forced() {
  const kinds = new Set(game.value.moves.map((token) => token[0]));
  if (!isClimb.value && kinds.size === 1 && kinds.has("-")) return ONLY_THE_END;
  return (kinds.size === 1 && ONLY[[...kinds][0]]) || null;
}

/** What is asked of the seat whose turn it is, as one sentence. */
export const task = () => forced() ?? `${game.value.asks}.`;

/** Put sentences into the log, and have them and what people say spoken. @param {string[]} texts @param {string[]} talk @param {boolean} stays whether they outlast the next deal */
function note(texts, talk, stays) {
  if (!texts.length && !talk.length) return;
  log.value = [...log.value, ...texts.map((text) => ({ id: ++counted, text, stays }))].slice(-LONGEST_LOG);
  const turn = myTurn.value ? [`Your turn. ${task()}`] : [];
  spoken.value = [...talk, ...texts, ...turn].join(" ");
}

/** What is said of changes that the server tells no sentences about. @returns {string[]} */
function sentences(what) {
  switch (what.t) {
    case "sat":
      return [`${what.name} sits down.`];
    case "left":
      return [
        what.kicked
          ? `${what.name} was removed.`
          : what.silent
            ? `${what.name} did not ask for another game in time: a bot takes the seat.`
            : `${what.name} leaves.`,
      ];
    case "bot_set":
      return what.spec ? [`A bot sits down at seat ${what.seat + 1}.`] : [`Seat ${what.seat + 1} is free.`];
    case "host_is":
      return what.seat === null ? [] : [`${nameOf(what.seat)} is the host now.`];
    case "undone":
      return [`${what.count === 1 ? "A move was" : `${what.count} moves were`} taken back.`];
    case "paused":
      return ["The game is paused."];
    case "resumed":
      return ["The game goes on."];
    case "back":
      return [`${nameOf(what.seat)} plays again.`];
    case "closed":
      return [what.why];
    case "voided":
      return [
        `${what.silent.map(nameOf).join(" and ")} did not show a number for the deal: everyone has to be ready again.`,
      ];
    default:
      return [];
  }
}
