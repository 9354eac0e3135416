// How a page without a server reaches its tables: a worker on this device answers its requests and messages.
// Built into the page in place of the module of this name.
/** @import { FromWorker, Startup, WorkerWindow } from "../device.d.ts" */

/** The address of a file of the page. @param {string} name */
export const asset = (name) => new URL(name, import.meta.url).href;

/** The path of the page. */
export const HOME = location.pathname;

/** Whether there is a server: other people, other devices and the coach need one. */
export const isServed = () => false;

/** @type {Startup} */
let startup = { state: "loading", loaded: 0, total: 1 };
/** Whether this page has had the device: it has to load again to have it back. */
let had = false;
/** The name of the window while its page loads again to have the device. */
const TAKE = "take-device";
/** @type {Set<(startup: Startup) => void>} */
const watchers = new Set();

/** Follow the start of the worker, from now on. @param {(startup: Startup) => void} watch */
export function watchStart(watch) {
  watchers.add(watch);
  watch(startup);
}

/** @param {Startup} next */
function started(next) {
  if (next.state === "again") return location.reload();
  had ||= next.state === "ready";
  if (next.state === "elsewhere" && window.name === TAKE) {
    window.name = "";
    takeDevice();
  }
  startup = next;
  watchers.forEach((watch) => watch(next));
}

/** Started before this module, by early.js. */
const early = /** @type {WorkerWindow} */ (globalThis).device;
const worker = early?.worker;

/** @type {Map<number, (answer: Response) => void>} */
const waiting = new Map();
/** @type {Map<string, Line>} */
const lines = new Map();
let count = 0;

/** What the build knows already: the games and the levels. @type {Promise<Record<string, unknown>>} */
const known = fetch(asset("answers.json")).then((answer) => answer.json());
known.catch(() => {});
/** @type {(name: string | null) => void} */
let owned = () => {};
/** The name of the person whose device this is, as soon as it is read. @type {Promise<string | null>} */
const owner = new Promise((resolve) => (owned = resolve));

/**
 * The answers for which nobody has to wait until Python has started.
 * @type {Record<string, () => Promise<unknown>>}
 */
const EARLY = {
  "/api/rulesets": async () => (await known)["/api/rulesets"],
  "/api/levels": async () => (await known)["/api/levels"],
  "/api/me": async () => ({ name: await owner }),
};

if (worker) {
  Object.assign(early ?? {}, { hear });
  early?.heard.forEach((message) => hear(message));
} else if (early) stopped("unable");
else stopped("missing", "early.js");

/** @param {Startup["state"]} state @param {string} [file] */
function stopped(state, file) {
  started({ state, loaded: 0, total: 1, file });
}

/** @param {FromWorker} message */
function hear(message) {
  if (message.t === "startup") started(message);
  else if (message.t === "owner") owned(message.name);
  else if (message.t === "answered") {
    const { status, kind, body } = message;
    waiting.get(message.number)?.(new Response(body, { status, headers: { "content-type": kind } }));
    waiting.delete(message.number);
  } else lines.get(message.client)?.hear(message);
}

/**
 * Ask the device. Until it has started, or if it cannot, nothing answers.
 * @param {string} path
 * @param {RequestInit} init
 * @returns {Promise<Response>}
 */
export function request(path, { method = "GET", body = "" }) {
  // Whoever plays here wants to keep it.
  if (method === "POST" && path === "/api/rooms") navigator.storage?.persist?.().catch(() => {});
  const asked = () => ask(method, path, String(body ?? ""));
  if (method !== "GET" || startup.state === "ready" || !(path in EARLY)) return asked();
  return EARLY[path]().then((found) => Response.json(found), asked);
}

/** @param {string} method @param {string} path @param {string} body @returns {Promise<Response>} */
const ask = (method, path, body) =>
  new Promise((resolve) => {
    waiting.set(++count, resolve);
    worker?.postMessage({ t: "asked", number: count, method, path, body });
  });

/** Take the device from the window that has it. */
export function takeDevice() {
  if (!had) return worker?.postMessage({ t: "take" });
  window.name = TAKE;
  return location.reload();
}

/** End the device: it lets go of what it has stored, and answers nothing more. */
export const stopDevice = () => worker?.terminate();

/** A connection to a table, as the page knows it of WebSockets. */
class Line {
  /** @type {number} */
  readyState = WebSocket.CONNECTING;
  /** @type {(() => void) | null} */
  onopen = null;
  /** @type {((event: { data: string }) => void) | null} */
  onmessage = null;
  /** @type {(() => void) | null} */
  onclose = null;

  /** @param {string} path */
  constructor(path) {
    const { pathname, searchParams } = new URL(path, location.origin);
    this.client = `line-${++count}`;
    lines.set(this.client, this);
    worker?.postMessage({
      t: "dialled",
      client: this.client,
      room: pathname.split("/")[2],
      version: Number(searchParams.get("version")),
      companion: Number(searchParams.get("companion")),
    });
  }

  /** @param {string} text */
  send(text) {
    worker?.postMessage({ t: "said", client: this.client, text });
  }

  close() {
    if (this.readyState === WebSocket.CLOSED) return;
    worker?.postMessage({ t: "hungup", client: this.client });
    queueMicrotask(() => this.#end());
  }

  /** @param {FromWorker} message */
  hear(message) {
    if (message.t === "opened") {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    } else if (message.t === "told") this.onmessage?.({ data: message.text });
    else this.#end();
  }

  #end() {
    lines.delete(this.client);
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}

/** A connection to a table. @param {string} path */
export const connect = (path) => new Line(path);

/** Files that a server would send are made here. @param {MouseEvent} event */
async function download(event) {
  const link = /** @type {Element} */ (event.target).closest?.('a[href^="/api/"]');
  if (!link) return;
  event.preventDefault();
  const path = link.getAttribute("href") ?? "";
  const answer = await request(path, {});
  const [, game] = path.match(/^\/api\/games\/(\w{8})/) ?? [];
  const href = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement("a"), { href, download: `emptyhand-${game ?? "games"}.txt` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60000);
}
document.addEventListener("click", download);
