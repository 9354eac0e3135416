// Notifications of the system: only if the person asked for them in the settings, where the browser then asks
// once.
import { html, useState } from "../lib.js";
import { prefer, settings } from "../shared/settings.js";
import { t } from "../shared/speech.js";
import { asset } from "../shared/transport.js";

const canNotify = () => "Notification" in globalThis;
export const mayNotify = () => canNotify() && settings.value.notify && Notification.permission === "granted";

/** Show a notification in place of the one before. @param {string} title @param {string} body */
export async function notify(title, body) {
  const options = { body, tag: "turn", icon: asset("icon.svg") };
  // On a phone only a service worker may show one.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return void worker.showNotification(title, options);
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // This browser has none without a service worker.
  }
}

/** The setting. The browser asks for its permission when the person turns it on, never otherwise. */
export function NotifyToggle() {
  const [denied, deny] = useState(false);
  if (!canNotify()) return null;
  const change = async () => {
    if (settings.value.notify) return prefer({ notify: false });
    const granted = (await Notification.requestPermission()) === "granted";
    deny(!granted);
    prefer({ notify: granted });
  };
  return html`<label class="toggle">
      <input type="checkbox" checked=${settings.value.notify} onChange=${change} />
      <span>${t("friends-notify")}</span></label>
    ${denied && html`<p class="bad" role="alert">${t("friends-notify-denied")}</p>`}`;
}
