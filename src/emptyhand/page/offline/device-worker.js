// @ts-nocheck The other modules are checked against the globals of a page; a worker has others.
// The device of a page without a server: Python in a worker. It runs `emptyhand.table.device`, stores what that asks for
// in IndexedDB, each batch in one transaction that is on disk before Python hears of it, and knows no rule.
// The build puts BUILD before these lines: the addresses and the sizes of the files to load.
import { startPython, hostFault } from "./python.js";
import { openStorage } from "./storage.js";
import { wording } from "./shared/wording.js";
import { FluentBundle } from "./vendor/fluent/bundle.js";
import { FluentResource } from "./vendor/fluent/resource.js";
import { FluentType } from "./vendor/fluent/types.js";
/* global BUILD */

const NAME = `emptyhand ${self.name}`;
/** The address of the page, without the slash at its end. */
const HOME = new URL("..", import.meta.url).href.replace(/\/$/, "");

/** @param {string} state */
const tellStartup = (state, loaded = 0, total = 1, more = {}) =>
  postMessage({ t: "startup", state, loaded, total, ...more });

// -- storage ------------------------------------------------------------------------------------------------

let storage;

function store(batch) {
  const done = () => feed({ t: "stored", batch: batch.batch });
  const failed = (/** @type {DOMException | null} */ error) =>
    feed({
      t: "notstored",
      batch: batch.batch,
      why: String(error?.name),
      fenced: error?.name === "ConstraintError",
    });
  storage.store(batch).then(done, failed).catch(fail);
}

const fetchLines = ({ room }) =>
  storage.lines(room).then((lines) => feed({ t: "fetched", room, lines }), fail);

// -- words --------------------------------------------------------------------------------------------------

/** Catalogues by language, with the messages of rulebooks. */
const words = new Map();

/** @param {string} code */
const languageFiles = (code) => [`words/${code}.ftl`, `words/rulebook-${code}.ftl`];

/** @param {string} code */
async function learn(code) {
  if (words.has(code) || !BUILD.languages.includes(code)) return;
  const parts = languageFiles(code).map(async (name) => {
    const answer = await fetch(new URL(name, import.meta.url));
    if (!answer.ok) throw new Error(name);
    return answer.text();
  });
  const text = (await Promise.all(parts)).join("\n");
  words.set(code, wording({ FluentBundle, FluentResource, FluentType }, code, text));
}

/** @param {string} code @param {string} phrase */
const speak = (code, phrase) => words.get(code).inWords(JSON.parse(phrase));

// -- the device ---------------------------------------------------------------------------------------------

let bridge;
let timer;

/** The worker of the bots that look ahead, from the first of them on. */
let thinker;

/** Let a bot think. A worker that cannot start answers nothing, and the bot plays out of habit. */
function think({ t: _, ...asked }) {
  thinker ??= startThinker();
  thinker.postMessage(asked);
}

function startThinker() {
  const address = new URL("thinker-worker.js", import.meta.url).href;
  const trusted = self.trustedTypes
    ?.createPolicy("device", { createScriptURL: () => address })
    .createScriptURL("");
  const started = new Worker(trusted ?? address, { type: "module", name: self.name });
  started.onmessage = ({ data }) => {
    if (data.token) performance.mark("considered");
    feed(data);
  };
  started.onerror = (error) => console.info(error.message);
  return started;
}

const random = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const DO = {
  store,
  fetch: fetchLines,
  think,
  ring({ after_ms }) {
    clearTimeout(timer);
    timer = setTimeout(() => feed({ t: "rang" }), after_ms);
  },
};

/** Let the device take a step, and carry out what it asks for, in order. Another window may have the device now. */
function feed(given) {
  if (!bridge) return;
  const effects = bridge.step(JSON.stringify(given), Math.round(performance.now()), Date.now(), random());
  for (const effect of JSON.parse(effects)) (DO[effect.t] ?? postMessage)(effect);
}

/** Read what is kept, and tell the page whose it is: it need not wait for Python with that. */
async function openShelf() {
  storage = await openStorage(NAME, () => stop("cleared"));
  const shelf = await storage.shelf();
  postMessage({ t: "owner", name: shelf.owner ? JSON.parse(shelf.owner).name : null });
  return shelf;
}

/** Start the device, which only one window of a browser may have. The lock is held as long as the worker lives. */
async function begin(lock) {
  if (!lock) {
    tellStartup("elsewhere");
    return navigator.locks.request(NAME, { signal: queued.signal }, begin);
  }
  tellStartup("loading");
  const [shelf, python] = await Promise.all([
    openShelf(),
    startPython((loaded, total) => tellStartup("loading", loaded, total)),
    learn("en"),
  ]);
  python.pyimport("emptyhand.words.speech.language").speak_through(speak);
  bridge = python.pyimport("emptyhand.table.device.bridge").Bridge(JSON.stringify(shelf), HOME);
  tellStartup("ready", 1, 1, { stored: storage.lasts });
  started();
  return new Promise(() => {});
}

/** The request for the device of another window, as long as it waits. */
const queued = new AbortController();

/** Take the device from the window that has it. */
function take() {
  queued.abort();
  navigator.locks.request(NAME, { steal: true }, begin).catch(fail);
}

/** Do nothing more, and say why. @param {string} state */
function stop(state) {
  bridge = null;
  clearTimeout(timer);
  thinker?.terminate();
  storage.close();
  tellStartup(state);
}

/** Another window has taken the device. The page loads again when that one is closed. */
function leave() {
  stop("elsewhere");
  navigator.locks.request(NAME, () => {
    tellStartup("again");
    return new Promise(() => {});
  });
}

/** Say that the device cannot go on, and what the host does wrong, if that is why. */
async function fail(error) {
  if (error?.name === "AbortError" && bridge) return leave();
  if (error?.name === "AbortError" && queued.signal.aborted) return undefined;
  console.error(error);
  const { state = "failed", ...why } = (!bridge && (await hostFault(languageFiles("en")))) || {};
  return tellStartup(state, 0, 1, why);
}

let started;
/** What the page has said, in order: it may speak before Python is there. */
let inbox = new Promise((resolve) => (started = resolve));
// A browser has no locks at an address without HTTPS. Two windows cannot write the same line of a journal even then.
(navigator.locks?.request(NAME, { ifAvailable: true }, begin) ?? begin(true)).catch(fail);

self.onmessage = ({ data }) => {
  if (data.t === "take") return take();
  const [, language = ""] = data.path?.match(/[?&]lang=(\w+)/) ?? [];
  inbox = inbox
    .then(() => learn(language))
    .then(() => feed(data))
    .catch(fail);
  return undefined;
};
