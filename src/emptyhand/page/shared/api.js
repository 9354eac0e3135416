// Requests over HTTP: everything but the running game. A refusal is an Error whose message is the server's
// sentence in the person's language.
import { signal } from "../lib.js";
import { language, ready, t, tell } from "./speech.js";
import { isServed, request } from "./transport.js";

/**
 * @import { AddedGames, Book, DeviceLink, Forgotten, GameReplay, Invitation, Levels, MyGames, NewRoom, RoomInfo, RoomList, Ruleset, SeatNumber,
 *   LabStudy, MyRules, ReviewState, SavedRules, StudyRequest, ToldRules } from "../protocol.d.ts"
 */

/** Whether the server has answered the last request. */
export const isReached = signal(true);

/** A sentence with a capital and a full stop. @param {string} text */
const sentence = (text) => text[0].toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");

/**
 * @template T
 * @param {"GET" | "POST"} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<T>}
 */
export async function ask(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = method === "GET" ? {} : { "X-Emptyhand": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await request(path, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    isReached.value = false;
    await ready;
    throw new Error(t("api-unreachable"));
  }
  isReached.value = true;
  const data = await answer.json().catch(() => ({}));
  if (answer.ok) return data;
  await ready;
  throw new Refusal(sentence(data.say ? tell(data.say) : data.error || t("api-refused")), answer.status);
}

/** A request that the server refused, with the status of its answer. */
class Refusal extends Error {
  /**
   * @param {string} message
   * @param {number} status
   */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/** @type {Promise<[Ruleset[], Levels]> | null} */
let lobby = null;

/** Whether the server knows no guest of this device. @param {unknown} error */
export const isSignedOut = (error) => error instanceof Refusal && error.status === 401;

/** Whether the server answered 404. @param {unknown} error */
export const isMissing = (error) => error instanceof Refusal && error.status === 404;

/** Whether the same request may succeed later: no answer, too many requests, or a server in trouble. @param {unknown} error */
export const mayPass = (error) => !(error instanceof Refusal) || error.status === 429 || error.status >= 500;

/** @param {string} code */
const room = (code) => `/api/rooms/${encodeURIComponent(code)}`;
/** The language of rulebooks, which the server puts into words. */
export const inLanguage = () => `?lang=${language.peek()}`;
/** @param {SeatNumber | null} seat */
const seenBy = (seat) => (seat === null ? "" : `?seat=${seat}`);

/**
 * Ask for a room by its code, and by its secret if there is one.
 * @template T
 * @param {string} code
 * @param {"join" | "invitation"} what
 * @param {string} [secret]
 * @returns {Promise<T>}
 */
async function enter(code, what, secret) {
  try {
    return await ask(
      "POST",
      `${room(code)}/${what}${what === "join" ? "" : inLanguage()}`,
      secret ? { secret } : {},
    );
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new Refusal(
      t(!isServed() ? "offline-no-table" : secret ? "friends-no-link" : "friends-no-table"),
      404,
    );
  }
}

/**
 * @typedef {object} Api
 * @property {() => Promise<[Ruleset[], Levels]>} choices
 * @property {(name: string) => Promise<Book>} book
 * @property {(rules: string) => Promise<ToldRules>} tellRules
 * @property {() => Promise<{ name: string | null, offline?: string }>} me
 * @property {(name: string) => Promise<{ name: string }>} name
 * @property {(room: string) => Promise<DeviceLink>} deviceLink
 * @property {(everywhere: boolean) => Promise<object>} goOut
 * @property {(secret: string) => Promise<{ name: string }>} claim
 * @property {() => Promise<RoomList>} rooms
 * @property {(options: NewRoom) => Promise<RoomInfo>} create
 * @property {(code: string) => Promise<RoomInfo>} room
 * @property {(code: string, secret?: string) => Promise<RoomInfo>} join
 * @property {(code: string, secret?: string) => Promise<Invitation>} invitation
 * @property {(code: string, names: string[]) => Promise<RoomInfo>} companions
 * @property {(code: string, watch: boolean) => Promise<object>} knock
 * @property {(code: string) => Promise<{ joined: boolean }>} knockAnswered
 * @property {(code: string, knock: number, yes: boolean) => Promise<object>} admit
 * @property {(code: string) => Promise<object>} discard
 * @property {(code: string) => Promise<Book>} roomBook
 * @property {(id: string, seat: SeatNumber | null) => Promise<GameReplay>} game
 * @property {(id: string, seat: SeatNumber) => Promise<ReviewState>} review
 * @property {(request: StudyRequest) => Promise<LabStudy>} startStudy
 * @property {(id: string) => Promise<LabStudy>} study
 * @property {() => Promise<MyGames>} myGames
 * @property {(records: string, names: string[]) => Promise<AddedGames>} addGames
 * @property {(game: string | null) => Promise<Forgotten>} forget
 * @property {() => Promise<MyRules>} myRules
 * @property {(rules: SavedRules) => Promise<MyRules>} saveRules
 * @property {(title: string) => Promise<MyRules>} dropRules
 * @property {(record: string, seat: SeatNumber | null) => Promise<GameReplay>} replay
 */

/** @type {Api} */
export const api = {
  /** Rulesets and levels, fetched once and as early as possible. */
  choices: () =>
    (lobby ??= Promise.all([
      /** @type {Promise<Ruleset[]>} */ (ask("GET", "/api/rulesets")),
      /** @type {Promise<Levels>} */ (ask("GET", "/api/levels")),
    ]).catch((error) => {
      lobby = null;
      throw error;
    })),
  book: (name) => ask("GET", `/api/rulesets/${encodeURIComponent(name)}/book${inLanguage()}`),
  tellRules: (rules) => ask("POST", `/api/rules${inLanguage()}`, { rules }),
  me: () => ask("GET", "/api/me"),
  name: (name) => ask("POST", "/api/guest", { name }),
  deviceLink: (room) => ask("POST", `/api/me/link${room ? `?room=${encodeURIComponent(room)}` : ""}`),
  goOut: (everywhere) => ask("POST", "/api/me/out", { everywhere }),
  claim: (secret) => ask("POST", "/api/me/claim", { secret }),
  rooms: () => ask("GET", "/api/rooms"),
  create: (options) => ask("POST", "/api/rooms", options),
  room: (code) => ask("GET", room(code)),
  /** Idempotent: a guest who has joined already gets the same answer again. */
  join: (code, secret) => enter(code, "join", secret),
  invitation: (code, secret) => enter(code, "invitation", secret),
  companions: (code, names) => ask("POST", `${room(code)}/companions`, { names }),
  /** Ask the host to come in; the answer never says whether there is such a table. */
  knock: (code, watch) => ask("POST", `${room(code)}/knock`, { watch }),
  knockAnswered: (code) => ask("GET", `${room(code)}/knock`),
  admit: (code, knock, yes) => ask("POST", `${room(code)}/admit`, { knock, yes }),
  /** Only a device does this: a table on a server is everybody's who plays there. */
  discard: (code) => ask("POST", `${room(code)}/discard`),
  roomBook: (code) => ask("GET", `${room(code)}/book${inLanguage()}`),
  game: (id, seat) => ask("GET", `/api/games/${encodeURIComponent(id)}${seenBy(seat)}`),
  review: (id, seat) => ask("POST", `/api/games/${encodeURIComponent(id)}/review`, { seat }),
  startStudy: (request) => ask("POST", `/api/lab${inLanguage()}`, request),
  study: (id) => ask("POST", "/api/lab/news", { study: id }),
  myGames: () => ask("GET", "/api/me/games"),
  addGames: (records, [name, ...also]) => ask("POST", "/api/me/games", { records, name, also }),
  forget: (game) => ask("POST", "/api/me/forget", { game }),
  myRules: () => ask("GET", "/api/me/rules"),
  saveRules: (rules) => ask("POST", "/api/me/rules", rules),
  dropRules: (title) => ask("POST", "/api/me/rules/drop", { title }),
  replay: (record, seat) => ask("POST", `/api/replay${seenBy(seat)}`, { record }),
};
