// How to put the page on the home screen: the browser's own offer, or words where it makes none.
import { html, signal } from "../lib.js";
import { t } from "../shared/speech.js";

/** @typedef {Event & { prompt: () => Promise<unknown> }} Offer */

/** What the browser offers. @type {{ value: Offer | null }} */
const offer = signal(/** @type {Offer | null} */ (null));
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer.value = /** @type {Offer} */ (event);
});
addEventListener("appinstalled", () => (offer.value = null));

const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

/** Safari on a phone says whether the page is installed, and never offers it. */
const isApple = () => "standalone" in navigator && navigator.maxTouchPoints > 0;

/** A button or a sentence; nothing on a computer without an offer, or where the page is installed. */
export function HomeScreen() {
  if (isInstalled()) return null;
  if (offer.value) {
    const install = () => offer.value?.prompt().then(() => (offer.value = null));
    return html`<button onClick=${install}>${t("install-add")}</button>`;
  }
  if (isApple()) return html`<p>${t("install-apple")}</p>`;
  return /Android/.test(navigator.userAgent) ? html`<p>${t("install-android")}</p>` : null;
}
