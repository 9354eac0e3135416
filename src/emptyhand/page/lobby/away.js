// When the server cannot be reached: the page says so, comes back by itself, and offers the page that needs no server.
import { html, signal } from "../lib.js";
import { api, isReached } from "../shared/api.js";
import { t } from "../shared/speech.js";
import { myName } from "../shared/state.js";
import { TablePicture } from "../cards/table-picture.js";

const KEY = "emptyhand.offline";
const TRY_AGAIN_MS = 3000;

function remembered() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** The address of the page without a server, as the server last told it; "" if there is none. */
export const offlinePage = signal(remembered());

/** Whether the page was opened while its server was away, and has not found it yet. */
export const isAway = signal(false);

/** Ask the server who this is, and where the page without a server is. */
async function ask() {
  const { name, offline = "" } = await api.me();
  myName.value = name ?? null;
  offlinePage.value = offline;
  try {
    localStorage.setItem(KEY, offline);
  } catch {
    // Without storage the address lasts as long as the page.
  }
}

/** Learn who this is. Without an answer the page tries again until the server is back. */
export async function meet() {
  try {
    await ask();
  } catch {
    if (isReached.value) return;
    isAway.value = true;
    addEventListener("online", again);
    setTimeout(again, TRY_AGAIN_MS);
  }
}

async function again() {
  if (!isAway.value) return;
  await ask().catch(() => {});
  isAway.value = !isReached.value;
  if (isAway.value) setTimeout(again, TRY_AGAIN_MS);
  else removeEventListener("online", again);
}

/** The way to the page without a server, while there is none. */
export const WithoutServer = () =>
  !isReached.value &&
  offlinePage.value &&
  html`<a class="button big primary" href=${offlinePage.value}><b>${t("lobby-offline")}</b>
    <small>${t("away-offline")}</small></a>`;

/** All that a page shows whose server was away from the start. */
export const Away = () => html`<div class="lobby">
  <header class="bar"><h1>Emptyhand</h1></header>
  <main class="first"><section class="hero"><${TablePicture} />
    <div class="welcome"><p class="bad" role="alert">${t("api-unreachable")} ${t("away-again")}</p>
      <${WithoutServer} /></div></section></main>
</div>`;
