// What a page without a server stores on the device, for the settings, and how to delete all of it.
import { html, render, useEffect, useState } from "../lib.js";
import { HomeScreen } from "./home-screen.js";
import { t } from "../shared/speech.js";
import { HOME, stopDevice } from "../shared/transport.js";

/** How many megabytes the browser keeps for this origin; 0 if it does not say. */
async function megabytes() {
  const { usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return Math.ceil(usage / 1e6);
}

/** @param {string} name */
const isOurs = (name) => name === `emptyhand memory ${HOME}` || name.startsWith(`emptyhand ${HOME} `);

const ourCaches = async () => ("caches" in window ? (await caches.keys()).filter(isOurs) : []);

/** Delete the files and Python's memory, which may just be on its way to the disk. */
async function deleteFiles() {
  for (let names = await ourCaches(); names.length; names = await ourCaches())
    await Promise.all(names.map((name) => caches.delete(name)));
}

/** Delete the games, the page and the settings from this browser, and say so. */
async function deleteAll() {
  stopDevice();
  const registered = await navigator.serviceWorker?.getRegistration();
  await Promise.all([
    new Promise((done) => {
      const request = indexedDB.deleteDatabase(`emptyhand ${HOME}`);
      Object.assign(request, { onsuccess: done, onerror: done });
    }),
    deleteFiles(),
    registered?.unregister(),
  ]);
  Object.keys(localStorage)
    .filter((key) => key.startsWith("emptyhand."))
    .forEach((key) => localStorage.removeItem(key));
  const said = html`<main class="narrowpage"><h1>Emptyhand</h1><p role="status">${t("offline-deleted")}</p></main>`;
  render(said, /** @type {HTMLElement} */ (document.getElementById("app")));
}

/**
 * What is stored here, how to install the page, and a button that deletes everything.
 * @param {{ kept: string }} props the message that says whether the page needs a network
 */
export function Stored({ kept }) {
  const [size, setSize] = useState(0);
  const [asked, ask] = useState(false);
  useEffect(() => void megabytes().then(setSize), []);
  return html`<section class="stack ondevice" aria-label=${t("offline-here")}>
    <h3>${t("offline-here")}</h3>
    ${kept && html`<p>${t(kept)}</p>`}
    <${HomeScreen} />
    ${
      asked
        ? html`<p role="status">${t("offline-delete-explained")}</p>
          <div class="inline"><button class="primary" onClick=${deleteAll}>${t("offline-delete-sure")}</button>
            <button onClick=${() => ask(false)}>${t("offline-delete-not")}</button></div>`
        : html`<p>${t("offline-stored")} ${size > 0 && t("offline-size", { size })}</p>
          <button onClick=${() => ask(true)}>${t("offline-delete")}</button>`
    }
  </section>`;
}
