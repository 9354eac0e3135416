// @ts-nocheck The other modules are checked against the globals of a page; a worker has others.
// The device of a page without a server: Python in a worker. It runs `emptyhand.offline`, stores what that asks for
// in IndexedDB, each batch in one transaction that is on disk before Python hears of it, and knows no rule.
// The build puts BUILD before these lines: the addresses and the sizes of the files to load.
import { startPython } from "./python.js";
import { wording } from "./wording.js";
import { FluentBundle } from "./vendor/fluent/bundle.js";
import { FluentResource } from "./vendor/fluent/resource.js";
import { FluentType } from "./vendor/fluent/types.js";
/* global BUILD */

const NAME = `emptyhand ${self.name}`;
/** The address of the page, without the slash at its end. */
const HOME = new URL("..", import.meta.url).href.replace(/\/$/, "");

/** @param {string} state */
const tellStartup = (state, loaded = 0, total = 1) => postMessage({ t: "startup", state, loaded, total });

// -- storage ------------------------------------------------------------------------------------------------

/** @returns {Promise<IDBDatabase>} */
function openDatabase() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("journal");
      opening.result.createObjectStore("shelf");
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/** @param {IDBRequest} request */
const found = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @param {IDBDatabase} database */
async function readShelf(database) {
  const shelf = database.transaction("shelf").objectStore("shelf");
  const [keys, rows] = await Promise.all([found(shelf.getAllKeys()), found(shelf.getAll())]);
  return Object.fromEntries(keys.map((key, n) => [key, rows[n]]));
}

/** Store a batch. A line that is there already means that somebody else has written it. */
function store({ batch, lines, rows }) {
  try {
    const change = database.transaction(["journal", "shelf"], "readwrite", { durability: "strict" });
    const [journal, shelf] = [change.objectStore("journal"), change.objectStore("shelf")];
    for (const { room, seq, at_ms, body } of lines) journal.add({ at_ms, body }, [room, seq]);
    for (const [key, row] of Object.entries(rows)) row === null ? shelf.delete(key) : shelf.put(row, key);
    change.oncomplete = () => feed({ t: "stored", batch });
    change.onabort = () => notStored(batch, change.error);
  } catch (error) {
    setTimeout(() => notStored(batch, error));
  }
}

/** @param {number} batch @param {DOMException | null} error */
const notStored = (batch, error) =>
  feed({ t: "notstored", batch, why: String(error?.name), fenced: error?.name === "ConstraintError" });

/** Read the journal of a room, after everything that was stored before. */
async function fetchLines({ room }) {
  const journal = database.transaction("journal").objectStore("journal");
  const range = IDBKeyRange.bound([room, 0], [room, Number.MAX_SAFE_INTEGER]);
  const [keys, lines] = await Promise.all([found(journal.getAllKeys(range)), found(journal.getAll(range))]);
  feed({ t: "fetched", room, lines: keys.map(([, seq], n) => ({ seq, body: lines[n].body })) });
}

// -- words --------------------------------------------------------------------------------------------------

/** Catalogues by language, with the messages of rulebooks. */
const words = new Map();

/** @param {string} code */
async function learn(code) {
  if (words.has(code) || !BUILD.languages.includes(code)) return;
  const parts = [`words/${code}.ftl`, `words/rulebook-${code}.ftl`].map(async (name) => {
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

let database;
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

/** Let the device take a step, and carry out what it asks for, in order. */
function feed(given) {
  const effects = bridge.step(JSON.stringify(given), Math.round(performance.now()), Date.now(), random());
  for (const effect of JSON.parse(effects)) (DO[effect.t] ?? postMessage)(effect);
}

/** Read what is kept, and tell the page whose it is: it need not wait for Python with that. */
async function openShelf() {
  database = await openDatabase();
  const shelf = await readShelf(database);
  postMessage({ t: "owner", name: shelf.owner ? JSON.parse(shelf.owner).name : null });
  return shelf;
}

/** Start the device, which only one window of a browser may have. The lock is held as long as the worker lives. */
async function begin(lock) {
  if (!lock) {
    tellStartup("elsewhere");
    return navigator.locks.request(NAME, begin);
  }
  tellStartup("loading");
  const shelf = await openShelf();
  const [python] = await Promise.all([
    startPython((loaded, total) => tellStartup("loading", loaded, total)),
    learn("en"),
  ]);
  python.pyimport("emptyhand.speech.language").speak_through(speak);
  bridge = python.pyimport("emptyhand.offline.bridge").Bridge(JSON.stringify(shelf), HOME);
  tellStartup("ready", 1, 1);
  started();
  return new Promise(() => {});
}

function fail(error) {
  console.error(error);
  tellStartup("failed");
}

let started;
/** What the page has said, in order: it may speak before Python is there. */
let inbox = new Promise((resolve) => (started = resolve));
navigator.locks.request(NAME, { ifAvailable: true }, begin).catch(fail);

self.onmessage = ({ data }) => {
  const [, language = ""] = data.path?.match(/[?&]lang=(\w+)/) ?? [];
  inbox = inbox
    .then(() => learn(language))
    .then(() => feed(data))
    .catch(fail);
};
