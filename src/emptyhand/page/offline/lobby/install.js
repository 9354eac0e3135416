// The start of a page without a server, and its life on the device: shows what is still loading, keeps every file
// for the time without a network, and offers a new version, never in the middle of a game.
import { html, render, signal } from "../lib.js";
import { HomeScreen } from "./home-screen.js";
import { Stored } from "./on-device.js";
import { ready, t } from "../shared/speech.js";
import { place } from "../shared/state.js";
import { HOME, asset, takeDevice, watchStart } from "../shared/transport.js";
/** @import { Startup } from "../device.d.ts" */

const WORKER = "sw.js";

/** Whether the host has a newer page than this one. */
const isOld = signal(false);
/** Whether the page needs a network, as a message of the catalogues; "" while that is not known. */
const kept = signal("");
/** What to say of the page on this device, until the person has read it. */
const news = signal("");

/** What the settings say of the page on this device. */
export const OnDevice = () => html`<${Stored} kept=${kept.value} />`;

/** How far the device is. */
const startup = signal(/** @type {Startup} */ ({ state: "loading", loaded: 0, total: 1 }));
/** @type {Promise<void>} */
const answering = new Promise((resolve) =>
  watchStart((next) => {
    startup.value = next;
    if (next.state !== "ready") return;
    if (!next.stored) news.value = "offline-unstored";
    resolve();
  }),
);

/** @type {Record<string, string>} */
const CANNOT_START = {
  unable: "offline-unable",
  failed: "offline-failed",
  missing: "offline-missing",
  mistyped: "offline-mistyped",
  forbidden: "offline-forbidden",
  elsewhere: "offline-elsewhere",
  cleared: "offline-cleared",
};
/** How far the device is, or why it cannot start. */
function Starting() {
  const { state, loaded, total, file = "", type = "", wanted = "" } = startup.value;
  return state === "loading" || state === "ready"
    ? html`<div role="status"><p id="starting">${t("offline-loading")}</p>
      <progress aria-labelledby="starting" value=${loaded} max=${total}></progress></div>`
    : html`<p role="alert">${t(CANNOT_START[state], { file, type, wanted })} ${state === "missing" && file}</p>
      ${state === "elsewhere" && html`<button onClick=${takeDevice}>${t("offline-take")}</button>`}`;
}

const box = document.querySelector("#app > main");
ready.then(() => {
  if (!box?.isConnected) return;
  box.replaceChildren();
  render(html`<h1>Emptyhand</h1><${Starting} />`, box);
});

/** The one script address that the page may name: the policy of the page allows no other. */
function workerAddress() {
  /** @type {any} */
  const types = /** @type {any} */ (window).trustedTypes;
  const address = new URL(WORKER, location.origin + HOME).href;
  return types?.createPolicy("worker", { createScriptURL: () => address }).createScriptURL("") ?? address;
}

/** Keep the page on the device, once the device answers: before that, both would want the same files. */
export async function install() {
  await answering;
  const worker = navigator.serviceWorker;
  if (!worker) return tell(isSecureContext ? "offline-unkept" : "offline-insecure");
  worker.addEventListener("message", ({ data }) => {
    if (data?.t === "new-version") isOld.value = true;
  });
  // Alone, this page needs no files but its own.
  worker.controller?.postMessage({ t: "opened", file: asset("app.js") });
  const isFirst = !worker.controller;
  const found = await worker.register(workerAddress()).catch(() => null);
  if (!isFirst) {
    kept.value = "offline-kept";
    return undefined;
  }
  const fresh = found?.installing ?? found?.active;
  if (!fresh) return tell("offline-unkept");
  const judge = () => {
    if (fresh.state === "activated") tell("offline-kept");
    if (fresh.state === "redundant") tell("offline-unkept");
  };
  fresh.addEventListener("statechange", judge);
  return judge();
}

/** Say whether the page needs a network, unless there is something worse to say. @param {string} message */
function tell(message) {
  kept.value = message;
  news.value ||= message;
}

/** The start, anywhere; in the lobby and in one's games "a new version is ready", or what is kept on this device. */
export function NewVersion() {
  if (startup.value.state !== "ready") return html`<div class="newversion starting"><${Starting} /></div>`;
  // Elsewhere it would lie on cards, or on the buttons at the foot of a page.
  if (!["lobby", "mine"].includes(place.value.page) || !(isOld.value || news.value)) return null;
  if (isOld.value)
    return html`<div class="newversion" role="status"><p>${t("install-new")}</p>
      <button onClick=${() => location.reload()}>${t("install-reload")}</button></div>`;
  return html`<div class="newversion keptnews" role="status"><div><p>${t(news.value)}</p>
      ${news.value === "offline-kept" && html`<${HomeScreen} />`}</div>
    <button class="quiet" aria-label=${t("sheet-close")} onClick=${() => (news.value = "")}>✕</button></div>`;
}
