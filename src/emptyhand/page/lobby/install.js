// Keeps the page on the device once it is idle, and offers a new version, never in the middle of a game.
import { html, signal } from "../lib.js";
import { t } from "../shared/speech.js";
import { game, room } from "../shared/state.js";

/** What the settings say of the page on this device. */
export { HomeScreen as OnDevice } from "./home-screen.js";

const IDLE_MS = 4000;
const WORKER = "/sw.js";

/** Whether the server has a newer page than this one. */
const isOld = signal(false);

/** The one script address that the page may name: the policy of the page allows no other. */
function workerAddress() {
  /** @type {any} */
  const types = /** @type {any} */ (window).trustedTypes;
  return types?.createPolicy("worker", { createScriptURL: () => WORKER }).createScriptURL("") ?? WORKER;
}

/** Register the service worker; without one the page works the same, but only while the server is there. */
export function install() {
  const worker = navigator.serviceWorker;
  if (!worker) return;
  worker.addEventListener("message", ({ data }) => {
    if (data?.t === "new-version") isOld.value = true;
  });
  setTimeout(() => worker.register(workerAddress()).catch(() => {}), IDLE_MS);
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible")
      worker.getRegistration().then(
        (found) => found?.update().catch(() => {}),
        () => {},
      );
  });
}

/** "A new version is ready", unless a game is going on. */
export function NewVersion() {
  const isPlaying = room.value?.phase === "playing" && game.value !== null;
  if (!isOld.value || isPlaying) return null;
  return html`<div class="newversion" role="status"><p>${t("install-new")}</p>
    <button onClick=${() => location.reload()}>${t("install-reload")}</button></div>`;
}
