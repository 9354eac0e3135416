// One connection to one room that comes back by itself. Moves are sent until they are kept; versions have no gaps.
/**
 * @import { AckMessage, ClientMessage, EventMessage, MissedMessage, MoveMessage, RefusedMessage,
 *   SayMessage, SeatNumber, ServerMessage } from "./protocol.d.ts"
 */

const RESEND_MS = 2500;
/** After so much silence the server is asked for an answer; seldom where nobody looks. */
const QUIET_MS = 3000;
const QUIET_HIDDEN_MS = 20000;
/** So long an answer may take; then the connection is given up. */
const ANSWER_MS = 4000;
/** So long a connection may take to open. */
const OPEN_MS = 10000;
const BEAT_MS = 1000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;

/**
 * @typedef {"connecting" | "open" | "lost" | "gone"} LinkState
 * @typedef {(message: ServerMessage) => void} Hear
 * @typedef {(state: LinkState, why?: string) => void} Tell
 */

export class Connection {
  /**
   * @param {string} code
   * @param {Hear} hear
   * @param {Tell} tell
   */
  constructor(code, hear, tell) {
    this.code = code;
    this.hear = hear;
    this.tell = tell;
    this.version = 0;
    this.failures = 0;
    this.ended = false;
    /** The decision on its way: at most one. @type {MoveMessage | null} */
    this.move = null;
    /** The decision that the game does not show yet: the number of the next one is not known before. @type {MoveMessage | null} */
    this.open = null;
    /** Lines of chat on their way. @type {SayMessage[]} */
    this.lines = [];
    this.timers = [setInterval(() => this.#repeat(), RESEND_MS), setInterval(() => this.#beat(), BEAT_MS)];
    /** When an answer was asked for that has not come, or 0. */
    this.askedAt = 0;
    this.heardAt = 0;
    this.sentAt = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.wake = () => document.visibilityState === "visible" && this.#hurry();
    this.cut = () => this.socket && this.socket.readyState <= WebSocket.OPEN && this.#drop();
    addEventListener("online", this.wake);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.wake);
    this.#open();
  }

  /** Send what needs no answer, or whose answer may be lost. @param {ClientMessage} message */
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
   * The game shows that the next decision of a seat has this number: those before it are made, whether or not an answer came.
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
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}?version=${this.version}`);
    this.socket = socket;
    this.heardAt = Date.now();
    this.askedAt = 0;
    socket.onopen = () => {
      this.tell("open");
      if (this.move) this.send(this.move);
      this.lines.forEach((line) => this.send(line));
    };
    socket.onmessage = (event) => socket === this.socket && this.#take(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.#lost();
  }

  #lost() {
    if (this.ended) return;
    this.tell("lost");
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures++);
    this.retry = setTimeout(() => this.#open(), longest / 2 + (Math.random() * longest) / 2);
  }

  /** The person or the network is back: find out at once whether the connection is, too. */
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

  /** Give up a connection that is silent: to close it in due form could take minutes. */
  #drop() {
    const silent = this.socket;
    this.socket = null;
    silent?.close();
    this.#lost();
  }

  /** @param {ServerMessage} message */
  #take(message) {
    this.heardAt = Date.now();
    this.askedAt = 0;
    this.failures = 0;
    if (message.t === "snapshot") this.version = message.version;
    if (message.t === "missed" && !this.#catchesUp(message)) return;
    if (message.t === "event" && !this.#follows(message)) return;
    if (message.t === "pong" && message.version > this.version) this.#resync();
    if (message.t === "ack" || message.t === "refused") this.#settle(message);
    if (message.t === "gone" && !message.again) {
      this.close();
      this.tell("gone", message.why);
    }
    this.hear(message);
  }

  /**
   * Whether an event is the next one; after a gap everything is asked for again, and old news is dropped.
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

  /** Whether what was missed begins where this browser stands, and is news. @param {MissedMessage} missed */
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
    // An acknowledgement comes before the event that shows the decision; a refusal is all there is.
    if (answer.t === "ack") this.lines = this.lines.filter((line) => line.ref !== answer.ref);
    else if (answer.about === "say") this.lines.shift();
    else if (answer.about === "move" && answer.seq === this.open?.seq) this.open = null;
  }

  #repeat() {
    if (this.move && Date.now() - this.sentAt >= RESEND_MS) this.send(this.move);
  }

  /** Notice a connection that is cut, though nobody has closed it. One that cannot be opened is given up likewise. */
  #beat() {
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) return;
    const now = Date.now();
    const quiet = document.visibilityState === "visible" ? QUIET_MS : QUIET_HIDDEN_MS;
    if (this.askedAt) return void (now - this.askedAt >= ANSWER_MS && this.#drop());
    if (now - this.heardAt < quiet) return;
    if (this.socket.readyState === WebSocket.OPEN) this.#ask();
    else if (now - this.heardAt >= OPEN_MS) this.#drop();
  }
}
