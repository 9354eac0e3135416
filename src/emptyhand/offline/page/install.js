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

/** What is shown until the device answers. @param {Startup} startup */
function Starting({ state, loaded, total }) {
  return html`<h1>Emptyhand</h1>
    ${
      state === "loading" || state === "ready"
        ? html`<p id="starting" role="status">${t("offline-loading")}</p>
          <progress aria-labelledby="starting" value=${loaded} max=${total}></progress>`
        : html`<p role="alert">${t(`offline-${state}`)}</p>`
    }`;
}

const box = document.querySelector("#app > main");
ready.then(() =>
  watchStart((startup) => box?.isConnected && render(html`<${Starting} ...${startup} />`, box)),
);

/** The one script address that the page may name: the policy of the page allows no other. */
function workerAddress() {
  /** @type {any} */
  const types = /** @type {any} */ (window).trustedTypes;
  const address = new URL(WORKER, location.origin + HOME).href;
  return types?.createPolicy("worker", { createScriptURL: () => address }).createScriptURL("") ?? address;
}

/** Keep the page on the device, once the device answers. */
export async function install() {
  const worker = navigator.serviceWorker;
  if (!worker) return;
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

/** "A new version is ready", or "all is on this device", unless a game is going on. */
export function NewVersion() {
  const isPlaying = room.value?.phase === "playing" && game.value !== null;
  if (isPlaying || !(isOld.value || isKept.value)) return null;
  return html`<div class="newversion" role="status">${
    isOld.value
      ? html`<p>${t("install-new")}</p><button onClick=${() => location.reload()}>${t("install-reload")}</button>`
      : html`<p>${t("offline-kept")}</p>`
  }</div>`;
}
