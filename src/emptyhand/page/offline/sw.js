// @ts-nocheck The other modules are checked against the globals of a page; a worker has others.
// The service worker of a page without a server: keeps every file, so that the page opens without a network. The
// build puts VERSION and FILES (the first 24 digits of the SHA-256 of each file) before these lines.
//
// Files lie in folders that are named after their content, so a page is never half old, half new: an old page finds
// its files in the old cache, which stays until a new page is open alone.
/* global VERSION, FILES */

const SCOPE = new URL("./", location.href);
const CACHE = `emptyhand ${SCOPE.pathname} ${VERSION}`;
const OURS = `emptyhand ${SCOPE.pathname} `;

/** @param {ArrayBuffer} bytes */
async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 24);
}

/** Keep a file: of an earlier version, what the browser still has from loading the page, or what the host sends. */
async function keep(cache, name) {
  const address = new URL(name, SCOPE).href;
  const ways = [
    () => caches.match(address),
    ...["force-cache", "no-cache"].map((mode) => () => fetch(address, { cache: mode })),
  ];
  for (const way of ways) {
    const answer = await way();
    if (answer?.ok && (await digest(await answer.clone().arrayBuffer())) === FILES[name])
      return cache.put(address, answer);
  }
  throw new Error(`${name} is of another version`);
}

/** Keep the files that are not kept yet. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = Object.keys(FILES).filter((name) => !kept.has(new URL(name, SCOPE).href));
  await Promise.all(missing.map((name) => keep(cache, name)));
}

const earlier = async () => (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);

/** Tell open pages of an earlier version that there is this one. Their files stay: the host may have them no more. */
async function announce() {
  if (!(await earlier()).length) return;
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  pages.forEach((page) => page.postMessage({ t: "new-version" }));
}

/**
 * Forget earlier versions once a page of this one is open and no other. What a newer version keeps while it is
 * installed is not earlier.
 * @param {string} file of the page
 */
async function tidy(file) {
  const [pages, found] = [await self.clients.matchAll({ includeUncontrolled: true }), await earlier()];
  const { installing, waiting } = self.registration;
  const isNewest = !installing && !waiting && self.serviceWorker?.state !== "redundant";
  if (!isNewest || pages.length > 1 || !(file.slice(SCOPE.href.length) in FILES)) return;
  await Promise.all(found.map((name) => caches.delete(name)));
}

self.addEventListener("install", (event) => event.waitUntil(keepAll().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(announce().then(() => self.clients.claim())));
self.addEventListener("message", (event) => {
  if (event.data?.t !== "opened") return;
  // A browser may have deleted files, and may not reach the host now.
  const whole = keepAll().catch(() => {});
  event.waitUntil(whole.then(() => tidy(event.data.file)));
});

/** The page itself is of this version; a file of a folder is what its name says. */
async function answer(request) {
  const { pathname, origin } = new URL(request.url);
  const isPage = request.mode === "navigate" && origin === location.origin;
  const kept = isPage
    ? await (await caches.open(CACHE)).match(new URL("index.html", SCOPE).href)
    : await caches.match(origin + pathname);
  return kept ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin || event.request.method !== "GET" || !pathname.startsWith(SCOPE.pathname))
    return;
  event.respondWith(answer(event.request));
});
