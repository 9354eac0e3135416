// The start of a page without a server, and its life on the device: shows what is still loading, keeps every file
// for the time without a network, and offers a new version, never in the middle of a game.
import { html, render, signal } from "./lib.js";
import { ready, t } from "./speech.js";
import { game, room } from "./state.js";
import { HOME, watchStart } from "./transport.js";
/** @import { Startup } from "./device.d.ts" */

const WORKER = "sw.js";
const READ_MS = 12000;

/** Whether the host has a newer page than this one. */
const isOld = signal(false);
/** Whether to say that everything is on the device now. */
const isKept = signal(false);

/** How far the device is. */
const startup = signal(/** @type {Startup} */ ({ state: "loading", loaded: 0, total: 1 }));
/** @type {Promise<void>} */
const answering = new Promise((resolve) =>
  watchStart((next) => {
    startup.value = next;
    if (next.state === "ready") resolve();
  }),
);

/** How far the device is, or why it cannot start. */
function Starting() {
  const { state, loaded, total } = startup.value;
  return state === "loading" || state === "ready"
    ? html`<div role="status"><p id="starting">${t("offline-loading")}</p>
      <progress aria-labelledby="starting" value=${loaded} max=${total}></progress></div>`
    : html`<p role="alert">${t(`offline-${state}`)}</p>`;
}

const box = document.querySelector("#app > main");
ready.then(() => box?.isConnected && render(html`<h1>Emptyhand</h1><${Starting} />`, box));

/** The one script address that the page may name: the policy of the page allows no other. */
function workerAddress() {
  /** @type {any} */
  const types = /** @type {any} */ (window).trustedTypes;
  const address = new URL(WORKER, location.origin + HOME).href;
  return types?.createPolicy("worker", { createScriptURL: () => address }).createScriptURL("") ?? address;
}

/** Keep the page on the device, once the device answers: before that, both would want the same files. */
export async function install() {
  const worker = navigator.serviceWorker;
  if (!worker) return;
  await answering;
  worker.addEventListener("message", ({ data }) => {
    if (data?.t === "new-version") isOld.value = true;
  });
  const isFirst = !worker.controller;
  await worker.register(workerAddress()).catch(() => {});
  if (!isFirst) return;
  await worker.ready;
  isKept.value = true;
  setTimeout(() => (isKept.value = false), READ_MS);
}

/** The start, "a new version is ready", or "all is on this device", the latter two unless a game is going on. */
export function NewVersion() {
  if (startup.value.state !== "ready") return html`<div class="newversion starting"><${Starting} /></div>`;
  const isPlaying = room.value?.phase === "playing" && game.value !== null;
  if (isPlaying || !(isOld.value || isKept.value)) return null;
  return html`<div class="newversion" role="status">${
    isOld.value
      ? html`<p>${t("install-new")}</p><button onClick=${() => location.reload()}>${t("install-reload")}</button>`
      : html`<p>${t("offline-kept")}</p>`
  }</div>`;
}
