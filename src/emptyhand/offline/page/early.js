// Runs before the rest of the page is read: starts the device, which `transport.js` then takes over, and says so if
// the host lacks a file of the page.
/** @import { FromWorker, WorkerWindow } from "./device.d.ts" */

const WORKER = "device-worker.js";

/** The worker; null if this browser cannot run it. */
function startWorker() {
  if (!("WebAssembly" in globalThis) || !("Worker" in globalThis)) return null;
  const address = new URL(WORKER, import.meta.url).href;
  /** @type {any} */
  const types = /** @type {WorkerWindow} */ (globalThis).trustedTypes;
  const trusted = types?.createPolicy("device", { createScriptURL: () => address }).createScriptURL("");
  return new Worker(trusted ?? address, { type: "module", name: location.pathname });
}

/** @type {FromWorker[]} */
const heard = [];
const worker = startWorker();
if (worker) {
  worker.onmessage = ({ data }) => heard.push(data);
  // The event of a file that could not be loaded has no message.
  worker.onerror = ({ message }) =>
    heard.push({ t: "startup", state: message ? "failed" : "missing", loaded: 0, total: 1, file: WORKER });
}
/** @type {WorkerWindow} */ (globalThis).device = { worker, heard };

/** Show the sentence of the document, in the browser's language, with the name of the file. @param {string} address */
function sayMissing(address) {
  const box = document.getElementById("incomplete");
  if (!box?.hidden) return;
  const lines = [...box.children].map((line) => /** @type {HTMLElement} */ (line));
  const codes = navigator.languages.map((tag) => tag.split("-")[0]);
  const code = codes.find((each) => lines.some(({ lang }) => lang === each)) ?? "en";
  lines.forEach((line) => (line.hidden = line.lang !== code));
  box.append(new URL(address).pathname.replace(/.*\//, ""));
  box.setAttribute("role", "alert");
  box.className = "newversion";
  box.hidden = false;
}

/** @param {Event} event */
function unloaded(event) {
  const { target } = event;
  if (target instanceof HTMLScriptElement) sayMissing(target.src);
  if (target instanceof HTMLLinkElement) sayMissing(target.href);
  // Half a script cannot be read.
  if (event instanceof ErrorEvent && event.error instanceof SyntaxError) sayMissing(event.filename);
}

// A file that was not reached may come yet; one that the host refused will not.
addEventListener("error", unloaded, { capture: true });
new PerformanceObserver((list) =>
  list.getEntriesByType("resource").forEach((each) => {
    const { name, responseStatus } = /** @type {PerformanceResourceTiming} */ (each);
    if (responseStatus >= 400) sayMissing(name);
  }),
).observe({ type: "resource", buffered: true });
