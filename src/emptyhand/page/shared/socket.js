// A connection to one room that reconnects by itself. It resends moves until the server has kept them, and
// asks for what it missed when versions have a gap.
import { tell } from "./speech.js";
import { connect, isServed } from "./transport.js";
/**
 * @import { AckMessage, ClientMessage, EventMessage, MissedMessage, MoveMessage, RefusedMessage,
 *   SayMessage, SeatNumber, ServerMessage } from "../protocol.d.ts"
 */

const RESEND_MS = 2500;
/** Silence after which the page sends a ping: shorter while a game is watched, longer in a hidden tab. */
const QUIET_WATCHED_MS = 900;
const QUIET_MS = 3000;
const QUIET_HIDDEN_MS = 20000;
/** Time for the answer to a ping before the page says that none came, and before it gives the connection up. */
const SILENT_MS = 700;
const LONGEST_SILENT_MS = 2000;
const ANSWER_MS = 4000;
/** Time for a connection to open. */
const OPEN_MS = 10000;
const BEAT_MS = 200;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;

/**
 * @typedef {"connecting" | "open" | "silent" | "lost" | "gone"} LinkState
 * @typedef {(message: ServerMessage) => void} Hear
 * @typedef {(state: LinkState, why?: string) => void} Tell
 */

export class Connection {
  /**
   * @param {string} code
   * @param {Hear} hear
   * @param {Tell} tell
   * @param {number} [companion] who shares the device, from 1; 0 for the guest
   */
  constructor(code, hear, tell, companion = 0) {
    this.companion = companion;
    this.code = code;
    this.hear = hear;
    this.tell = tell;
    this.version = 0;
    this.failures = 0;
    this.ended = false;
    /** The decision that the server has not acknowledged: at most one. @type {MoveMessage | null} */
    this.move = null;
    /**
     * The decision that the game does not show yet; until it does, the number of the next one is unknown.
     * @type {MoveMessage | null}
     */
    this.open = null;
    /** Lines of chat that the server has not acknowledged. @type {SayMessage[]} */
    this.lines = [];
    this.timers = [setInterval(() => this.#repeat(), RESEND_MS), setInterval(() => this.#beat(), BEAT_MS)];
    /** Whether a game is watched: a cut is then noticed within two seconds. */
    this.watched = false;
    /** When the ping was sent that has no answer yet, or 0. */
    this.askedAt = 0;
    /** Whether the page was told that no answer came. */
    this.silent = false;
    /** Why the server has ended the last connection, if it said so. */
    this.why = "";
    /** How long the last answer took. */
    this.delay = 0;
    this.heardAt = 0;
    this.sentAt = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.wake = () => document.visibilityState === "visible" && this.#hurry();
    this.cut = () => isServed() && this.socket && this.socket.readyState <= WebSocket.OPEN && this.#drop();
    addEventListener("online", this.wake);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.wake);
    this.#open();
  }

  /** Send a message once. It is dropped if the connection is not open. @param {ClientMessage} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * Send a decision until it is kept or refused.
   * @param {SeatNumber} seat
   * @param {number} seq
   * @param {string} token
   */
  decide(seat, seq, token) {
    this.move = this.open = { t: "move", seat, seq, token };
    this.sentAt = Date.now();
    this.send(this.move);
  }

  /**
   * Note the number of a seat's next decision: those before it are made, even if no acknowledgement came.
   * @param {SeatNumber | null} seat
   * @param {number} seq
   */
  shown(seat, seq) {
    if (this.open && (seat !== this.open.seat || seq > this.open.seq)) this.move = this.open = null;
  }

  /** Send a line of chat until it is kept or refused. @param {string} text */
  say(text) {
    /** @type {SayMessage} */
    const line = { t: "say", ref: Date.now(), text };
    this.lines.push(line);
    this.send(line);
  }

  /** Ask for all since a version, or for everything. @param {number} version */
  refresh(version) {
    this.version = version;
    this.#resync();
  }

  close() {
    this.ended = true;
    this.timers.forEach(clearInterval);
    clearTimeout(this.retry);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  #open() {
    this.tell("connecting");
    const who = this.companion ? `&companion=${this.companion}` : "";
    const socket = connect(`/ws/${this.code}?version=${this.version}${who}`);
    this.socket = socket;
    this.heardAt = Date.now();
    this.askedAt = 0;
    this.silent = false;
    socket.onopen = () => {
      this.why = "";
      this.tell("open");
      if (this.move) this.send(this.move);
      this.lines.forEach((line) => this.send(line));
    };
    socket.onmessage = (event) => socket === this.socket && this.#take(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.#lost();
  }

  #lost() {
    if (this.ended) return;
    this.tell("lost", this.why);
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures++);
    this.retry = setTimeout(() => this.#open(), longest / 2 + (Math.random() * longest) / 2);
  }

  /** Check the connection at once, since the person or the network is back. */
  #hurry() {
    if (this.ended || this.socket?.readyState === WebSocket.CONNECTING) return;
    if (this.socket?.readyState === WebSocket.OPEN) return this.#ask();
    clearTimeout(this.retry);
    this.failures = 0;
    this.#open();
  }

  #ask() {
    this.askedAt ||= Date.now();
    this.send({ t: "ping" });
  }

  /** Give up a silent connection without waiting for the closing handshake, which could take minutes. */
  #drop() {
    const silent = this.socket;
    this.socket = null;
    silent?.close();
    this.#lost();
  }

  /** @param {ServerMessage} message */
  #take(message) {
    this.heardAt = Date.now();
    if (this.askedAt) this.delay = this.heardAt - this.askedAt;
    this.askedAt = 0;
    this.failures = 0;
    if (this.silent) this.tell("open");
    this.silent = false;
    if (message.t === "snapshot") this.version = message.version;
    if (message.t === "missed" && !this.#catchesUp(message)) return;
    if (message.t === "event" && !this.#follows(message)) return;
    if (message.t === "pong" && message.version > this.version) this.#resync();
    if (message.t === "ack" || message.t === "refused") this.#settle(message);
    if (message.t === "gone" && message.again) this.why = tell(message.why);
    if (message.t === "gone" && !message.again) {
      this.close();
      this.tell("gone", tell(message.why));
    }
    this.hear(message);
  }

  /**
   * Whether an event is the next one. After a gap ask for everything again; drop what is old.
   * @param {EventMessage} event
   */
  #follows(event) {
    if (event.version <= this.version) return false;
    if (event.version > this.version + 1) {
      this.#resync();
      return false;
    }
    this.version = event.version;
    return true;
  }

  /** Whether missed steps continue from this version. @param {MissedMessage} missed */
  #catchesUp({ since, version }) {
    if (since > this.version || version < this.version) return false;
    this.version = version;
    return true;
  }

  #resync() {
    this.send({ t: "resync", version: this.version });
  }

  /** @param {AckMessage | RefusedMessage} answer */
  #settle(answer) {
    if (answer.seq !== undefined && answer.seq === this.move?.seq) this.move = null;
    // An event follows an acknowledgement, and nothing follows a refusal.
    if (answer.t === "ack") this.lines = this.lines.filter((line) => line.ref !== answer.ref);
    else if (answer.about === "say") this.lines.shift();
    else if (answer.about === "move" && answer.seq === this.open?.seq) this.open = null;
  }

  #repeat() {
    if (this.move && Date.now() - this.sentAt >= RESEND_MS) this.send(this.move);
  }

  #quiet() {
    if (document.visibilityState !== "visible") return QUIET_HIDDEN_MS;
    return this.watched ? QUIET_WATCHED_MS : QUIET_MS;
  }

  /** Say that an answer is late, by the measure of the one before; then give up. @param {number} waited */
  #await(waited) {
    // A device that answers late is busy: there is no connection that could break.
    if (!isServed()) return;
    if (waited >= ANSWER_MS) return this.#drop();
    const usual = Math.min(LONGEST_SILENT_MS, Math.max(SILENT_MS, 2 * this.delay));
    if (this.silent || waited < usual) return;
    this.silent = true;
    this.tell("silent");
  }

  /** Notice a dead connection, and one that does not open in time. */
  #beat() {
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) return;
    const now = Date.now();
    if (this.askedAt) return this.#await(now - this.askedAt);
    if (now - this.heardAt < this.#quiet()) return;
    if (this.socket.readyState === WebSocket.OPEN) this.#ask();
    else if (isServed() && now - this.heardAt >= OPEN_MS) this.#drop();
  }
}
