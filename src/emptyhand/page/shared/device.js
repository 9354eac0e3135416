// The same guest on another device: a link that works once, and the page that it opens.
import { html, useEffect, useState } from "../lib.js";
import { api, isMissing, isSignedOut } from "./api.js";
import { selectAll } from "./forms.js";
import { Loaded, Sheet } from "./sheet.js";
import { t } from "./speech.js";
import { myName, notice, place } from "./state.js";
import { isServed } from "./transport.js";
/** @import { DeviceLink } from "../protocol.d.ts" */

/**
 * Show the link that signs this guest in on another device, seat and all.
 * @param {{ room?: string, close: () => void }} props
 */
export function DeviceSheet({ room = "", close }) {
  return html`<${Sheet} title=${t("friends-device")} close=${close}>
    <p>${t("friends-device-how")}</p>
    <${Loaded} load=${() => api.deviceLink(room)} show=${(
      /** @type {DeviceLink} */ { link, qr },
    ) => html`<div class="stack">
      <label class="field"><span>${t("friends-link")}</span>
        <input readonly value=${link} onFocus=${selectAll} /></label>
      <img class="qr" src=${qr} width="220" height="220" alt=${t("friends-qr-of-link")} />
    </div>`} />
    <h3>${t("friends-device-done")}</h3>
    <p>${t("friends-forgotten")}</p>
    <div class="inline">
      <button onClick=${() => forgetMe(false)}>${t("friends-forget-here")}</button>
      <button onClick=${() => forgetMe(true)}>${t("friends-forget-everywhere")}</button>
    </div>
  <//>`;
}

/** What belongs to the device rather than to a person: how the page looks, and where it plays without a network. */
const OF_DEVICE = ["emptyhand.settings", "emptyhand.offline"];
/** @param {string} key */
const isPersonal = (key) => key.startsWith("emptyhand.") && !OF_DEVICE.includes(key);

/** Delete what the browser has stored about the guest: rules, the draft, games, choices. */
function clearDevice() {
  try {
    Object.keys(localStorage)
      .filter(isPersonal)
      .forEach((key) => localStorage.removeItem(key));
    sessionStorage.clear();
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}

/** Begin anew: what the page has in memory is the guest's too. */
function beginAnew() {
  clearDevice();
  location.replace("/");
}

// Nothing else removes such a key: another tab was asked to forget the guest, and this one would store it all again.
addEventListener("storage", ({ key, newValue }) => {
  if (key && isPersonal(key) && newValue === null && isServed()) beginAnew();
});

/**
 * Sign out and forget the guest. One whom the server has forgotten already is forgotten here too.
 * @param {boolean} everywhere
 */
const forgetMe = (everywhere) =>
  api
    .goOut(everywhere)
    .then(beginAnew, (error) => (isSignedOut(error) ? beginAnew() : (notice.value = error.message)));

/**
 * Sign in by such a link. A device that already knows a guest asks first.
 * @param {{ secret: string, id?: string }} props
 */
export function Claim({ secret, id }) {
  const [sure, setSure] = useState(myName.value === null);
  const [why, setWhy] = useState("");
  const goOn = () => (place.value = id ? { page: "room", id } : { page: "lobby" });
  useEffect(() => {
    if (!sure) return;
    api.claim(secret).then(
      (me) => {
        myName.value = me.name;
        goOn();
      },
      (error) => setWhy(isMissing(error) ? t("friends-device-used") : error.message),
    );
  }, [sure]);
  return html`<main class="narrowpage"><h1>Emptyhand</h1>
    ${
      why
        ? html`<p class="bad" role="alert">${why}</p>
        <a class="button" href="#/" onClick=${() => (place.value = { page: "lobby" })}>${t("friends-to-lobby")}</a>`
        : sure
          ? html`<p role="status">${t("friends-moment")}</p>`
          : html`<p>${t("friends-device-other", { name: myName.value ?? "" })}</p>
          <div class="inline"><button class="primary" onClick=${() => setSure(true)}>${t("friends-device-change")}</button>
            <button onClick=${goOn}>${t("friends-device-stay", { name: myName.value ?? "" })}</button></div>`
    }
  </main>`;
}
