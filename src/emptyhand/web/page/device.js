// The same guest on another device: a link that works once, and the page that it opens.
import { html, useEffect, useState } from "./lib.js";
import { api, isMissing } from "./api.js";
import { selectAll } from "./forms.js";
import { Loaded, Sheet } from "./sheet.js";
import { myName, notice, place } from "./state.js";
/** @import { DeviceLink } from "./protocol.d.ts" */

const USED =
  "This link was used already, or is older than ten minutes. Make a new one where you have played so far.";

/**
 * Show the link that signs this guest in on another device, seat and all.
 * @param {{ room?: string, close: () => void }} props
 */
export function DeviceSheet({ room = "", close }) {
  return html`<${Sheet} title="Play on another device" close=${close}>
    <p>Open this link there, or point its camera at the picture. The seat and the name are the same on both.
      It works once, within ten minutes, for anyone who has it: show it to nobody else.</p>
    <${Loaded} load=${() => api.deviceLink(room)} show=${(
      /** @type {DeviceLink} */ { link, qr },
    ) => html`<div class="stack">
      <label class="field"><span>Link</span>
        <input readonly value=${link} onFocus=${selectAll} /></label>
      <img class="qr" src=${qr} width="220" height="220" alt="QR code of the link" />
    </div>`} />
    <h3>Done here?</h3>
    <p>Once you are forgotten, you cannot come back to your seats.</p>
    <div class="inline">
      <button onClick=${() => forgetMe(false)}>Forget me on this device</button>
      <button onClick=${() => forgetMe(true)}>On every device</button>
    </div>
  <//>`;
}

/**
 * Sign out and reload, since everything that the page knows is the guest's.
 * @param {boolean} everywhere
 */
const forgetMe = (everywhere) =>
  api.goOut(everywhere).then(
    () => location.replace("/"),
    (error) => (notice.value = error.message),
  );

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
      (error) => setWhy(isMissing(error) ? USED : error.message),
    );
  }, [sure]);
  return html`<main class="narrowpage"><h1>Emptyhand</h1>
    ${
      why
        ? html`<p class="bad" role="alert">${why}</p>
        <a class="button" href="#/" onClick=${() => (place.value = { page: "lobby" })}>To the lobby</a>`
        : sure
          ? html`<p role="status">Just a moment …</p>`
          : html`<p>You are ${myName.value} on this device.
            The link makes it that of another guest, with their games.</p>
          <div class="inline"><button class="primary" onClick=${() => setSure(true)}>Change over</button>
            <button onClick=${goOn}>Stay ${myName.value}</button></div>`
    }
  </main>`;
}
