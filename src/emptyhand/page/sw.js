// @ts-nocheck The other modules are checked against the globals of a page; a worker has others.
// The service worker: keeps the files of the page, so that an installed page opens without the server. The server
// puts VERSION and FILES (the first 24 digits of the SHA-256 of each file) before these lines.
//
// A page is never half old, half new. An address of the page is asked of the server first; the answer names its
// version. If that is ours, or the server cannot be reached, every file comes from our cache; else the page takes
// all of its files from the server. Which it is, is noted for each client, so that files loaded later are the same.
/* global VERSION, FILES */

const CACHE = `emptyhand-${VERSION}`;
const NOTES = "emptyhand-clients";
const WORDS = "/assets/words/";
const PATIENCE_MS = 4000;

/** @param {ArrayBuffer} bytes */
async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 24);
}

/**
 * Whether an answer is the file of this version. The page itself differs by language: it names its version.
 * @param {Response} answer
 * @param {string} path
 */
async function isOurs(answer, path) {
  if (!answer.ok) return false;
  if (path === "/") return answer.headers.get("x-emptyhand-version") === VERSION;
  return (await digest(await answer.clone().arrayBuffer())) === FILES[path];
}

/**
 * Keep a file of this version: what the browser still has from loading the page, else what the server sends.
 * @param {Cache} cache
 * @param {string} path
 */
async function keep(cache, path) {
  for (const mode of ["force-cache", "no-cache"]) {
    const answer = await fetch(path, { cache: mode });
    if (await isOurs(answer, path)) return cache.put(path, answer);
  }
  throw new Error(`${path} is of another version`);
}

/** Whether to keep a file from the start: words of a language only if the browser has loaded them. */
async function isWanted(path) {
  if (!path.startsWith(WORDS)) return true;
  const had = fetch(path, { cache: "only-if-cached", mode: "same-origin" });
  return had.then(
    (answer) => answer.ok,
    () => false,
  );
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  await Promise.all(Object.keys(FILES).map(async (path) => (await isWanted(path)) && keep(cache, path)));
  await self.skipWaiting();
}

const note = (client) => `/assets/clients/${client}`;

/** @param {string} client @param {string} version */
const pin = async (client, version) => (await caches.open(NOTES)).put(note(client), new Response(version));

/** @param {string} client */
async function pinned(client) {
  const found = await (await caches.open(NOTES)).match(note(client));
  return found ? found.text() : "";
}

/** Forget the versions that no open page uses, and tell pages of another version that this one is here. */
async function takeOver() {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const used = new Set([CACHE, NOTES]);
  for (const client of open) {
    const version = await pinned(client.id);
    used.add(`emptyhand-${version}`);
    if (version && version !== VERSION && version !== `network ${VERSION}`)
      client.postMessage({ t: "new-version" });
  }
  for (const name of await caches.keys())
    if (name.startsWith("emptyhand-") && !used.has(name)) await caches.delete(name);
}

/** @returns {Promise<never>} */
const late = () => new Promise((_, fail) => setTimeout(() => fail(new Error("late")), PATIENCE_MS));

/** The page: the server's, unless it cannot be reached. @param {FetchEvent} event */
async function page(event) {
  const client = event.resultingClientId;
  try {
    const answer = await Promise.race([fetch(event.request), late()]);
    const version = answer.headers.get("x-emptyhand-version");
    await pin(client, version === VERSION ? VERSION : `network ${version}`);
    return answer;
  } catch {
    await pin(client, VERSION);
    return (await caches.match("/", { cacheName: CACHE })) ?? Response.error();
  }
}

/** A file of the version that the page has. @param {FetchEvent} event @param {string} path */
async function file(event, path) {
  const version = await pinned(event.clientId);
  const cacheName = `emptyhand-${version || VERSION}`;
  if (version.startsWith("network")) return fetch(event.request);
  const kept = () => caches.match(path, { cacheName });
  const first = await kept();
  if (first) return first;
  if (cacheName === CACHE && path in FILES) await keep(await caches.open(CACHE), path).catch(() => {});
  return (await kept()) ?? fetch(event.request);
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin || event.request.method !== "GET") return;
  if (event.request.mode === "navigate" && (pathname === "/" || pathname.startsWith("/r/")))
    event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(event, pathname));
});
