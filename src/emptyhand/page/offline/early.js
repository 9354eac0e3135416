// A classic script, for browsers run these even from a host that sends scripts as another type. It runs before the rest
// of the page is read: starts the device, which `transport.js` then takes over, and says so if the host does not send a
// file of the page as it should.
import { wrongType } from "./file-types.js";
/** @import { EarlyDevice, FromWorker, WorkerWindow } from "./device.d.ts" */

const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
const WORKER = new URL("device-worker.js", src).href;

/** The worker; null if this browser cannot run it. */
function startWorker() {
  if (!("WebAssembly" in globalThis) || !("Worker" in globalThis)) return null;
  /** @type {any} */
  const types = /** @type {WorkerWindow} */ (globalThis).trustedTypes;
  const trusted = types?.createPolicy("device", { createScriptURL: () => WORKER }).createScriptURL("");
  return new Worker(trusted ?? WORKER, { type: "module", name: location.pathname });
}

/** @type {EarlyDevice} */
const device = { worker: startWorker(), heard: [] };
/** @type {WorkerWindow} */ (globalThis).device = device;

/** @param {FromWorker} message */
const tell = (message) => (device.hear ? device.hear(message) : device.heard.push(message));
if (device.worker) {
  device.worker.onmessage = ({ data }) => tell(data);
  // The event of a file that could not be loaded has no message.
  device.worker.onerror = async ({ message }) => {
    const why = message ? { state: /** @type {const} */ ("failed") } : await reasonOf(WORKER);
    tell({ t: "startup", loaded: 0, total: 1, ...why });
  };
}

/** Why a file could not be loaded. @param {string} address */
async function reasonOf(address) {
  const answer = await fetch(address).catch(() => null);
  const mistyped = answer && wrongType(answer);
  const file = new URL(address).pathname.replace(/.*\//, "");
  return mistyped
    ? { state: /** @type {const} */ ("mistyped"), ...mistyped }
    : { state: /** @type {const} */ ("missing"), file };
}

/** The document as far as it is needed here. */
const read = new Promise((done) => addEventListener("DOMContentLoaded", done));

/** Show the sentence of the document that says why, in the browser's language. @param {string} address */
async function sayUnloaded(address) {
  /** @type {Record<string, string>} */
  const { state, ...facts } = await reasonOf(address);
  if (document.readyState === "loading") await read;
  const box = document.getElementById("incomplete");
  if (!box?.hidden) return;
  const lines = [...box.children].map((line) => /** @type {HTMLElement} */ (line));
  const codes = navigator.languages.map((tag) => tag.split("-")[0]);
  const code = codes.find((each) => lines.some(({ lang }) => lang === each)) ?? "en";
  lines.forEach((line) => (line.hidden = line.lang !== code || line.className !== state));
  lines.forEach((line) => (line.textContent = inserted(line.textContent ?? "", facts)));
  if (state === "missing") box.append(facts.file);
  box.setAttribute("role", "alert");
  box.className = "newversion";
  box.hidden = false;
}

/** A message of the catalogues with its arguments. @param {string} text @param {Record<string, string>} facts */
const inserted = (text, facts) => text.replace(/\{ \$(\w+) \}/g, (_, name) => facts[name] ?? "");

/** @param {Event} event */
function unloaded(event) {
  const { target } = event;
  if (target instanceof HTMLScriptElement) sayUnloaded(target.src);
  if (target instanceof HTMLLinkElement) sayUnloaded(target.href);
  // Half a script cannot be read.
  if (event instanceof ErrorEvent && event.error instanceof SyntaxError) sayUnloaded(event.filename);
}

// A file that was not reached may come yet; one that the host refused will not.
addEventListener("error", unloaded, { capture: true });
// Chromium reads a style sheet of another type as an empty one.
addEventListener("load", () =>
  /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]")).forEach(
    ({ href, sheet }) => sheet?.cssRules.length || sayUnloaded(href),
  ),
);
new PerformanceObserver((list) =>
  list.getEntriesByType("resource").forEach((each) => {
    const { name, responseStatus } = /** @type {PerformanceResourceTiming} */ (each);
    if (responseStatus >= 400) sayUnloaded(name);
  }),
).observe({ type: "resource", buffered: true });
