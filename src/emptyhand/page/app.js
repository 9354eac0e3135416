// The entry point: the fragment of the address decides what is shown.
import { html, render, signal, useEffect } from "./lib.js";
import { api } from "./shared/api.js";
import { Away, isAway, meet } from "./lobby/away.js";
import { Pack } from "./cards/cards.js";
import { Claim } from "./shared/device.js";
import { NewVersion, install } from "./lobby/install.js";
import { Lobby } from "./lobby/lobby.js";
import { ready, t } from "./shared/speech.js";
import { place, spoken } from "./shared/state.js";
import { HOME, isServed } from "./shared/transport.js";
/** @import { Place } from "./shared/state.js" */

/**
 * Parse the fragment of an address: #/r/CODE, #/r/CODE/SECRET, #/g/ID, #/g/ID/MOVE, #/mine,
 * #/me/SECRET, #/me/SECRET/CODE, #/workshop, #/workshop/RULES, #/workshop/from/RULESET, #/workshop/meet, #/lab,
 * #/lab/NAME, #/lab/NAME/OTHER,
 * #/lab/NAME/OTHER/PLAYERS; a name may be rules, as after #/workshop/.
 * @param {string} hash
 * @returns {Place}
 */
function placeOf(hash) {
  const [kind, id, secret, more] = hash.replace(/^#?\/?/, "").split("/");
  if (kind === "r" && id) return { page: "room", id: id.toUpperCase(), secret };
  if (kind === "g" && id) return { page: "replay", id, from: secret };
  if (kind === "mine") return { page: "mine" };
  if (kind === "workshop") return { page: kind, id, from: secret };
  if (kind === "lab") return { page: "lab", id, secret, from: more };
  if (kind === "me" && id) return { page: "me", secret: id, id: secret?.toUpperCase() };
  return { page: "lobby" };
}

/** Show what the address names: /r/CODE is #/r/CODE. A secret is removed from the address at once. */
function follow() {
  if (location.pathname !== HOME)
    history.replaceState(null, "", `${HOME}${location.hash || `#${location.pathname}`}`);
  const to = placeOf(location.hash);
  if (to.page === "room" && to.secret) history.replaceState(null, "", `#/r/${to.id}`);
  if (to.page === "me") history.replaceState(null, "", to.id ? `#/r/${to.id}` : "#/");
  place.value = to;
}

/** The modules that show cards: loaded at once if the address needs them, else when the browser is idle. */
const cards = signal(/** @type {typeof import("./cardroom.js") | null} */ (null));
let asked = false;
const TRY_AGAIN_MS = 2000;

function loadCards() {
  if (asked) return;
  asked = true;
  import("./cardroom.js").then(
    (all) => (cards.value = all),
    () => {
      asked = false;
      setTimeout(loadCards, TRY_AGAIN_MS);
    },
  );
}

/**
 * A room, or what follows a game, once its modules are loaded.
 * @param {{ page: string, id?: string, secret?: string }} props
 */
function CardPlace({ page, id, secret }) {
  useEffect(loadCards, []);
  if (!cards.value)
    return html`<main class="narrowpage"><h1>Emptyhand</h1><p role="status">${t("lobby-moment")}</p></main>`;
  const { Afterwards, Room } = cards.value;
  return html`<${Pack} />${
    page === "room"
      ? html`<${Room} key=${id} id=${id}
        secret=${secret} />`
      : html`<${Afterwards} />`
  }`;
}

const lab = signal(/** @type {typeof import("./lab/lab.js") | null} */ (null));
const loadLab = () =>
  void import("./lab/lab.js").then(
    (all) => (lab.value = all),
    () => setTimeout(loadLab, TRY_AGAIN_MS),
  );

/** The lab, loaded when it is first opened. */
function LabPlace() {
  useEffect(loadLab, []);
  if (lab.value) return html`<${lab.value.Lab} />`;
  return html`<main class="narrowpage"><p role="status">${t("lobby-moment")}</p></main>`;
}

/** On a page without a server: what needs one, and what there is instead. @param {{ why: string }} props */
const NeedsServer = ({ why }) => html`<main class="narrowpage"><h1>Emptyhand</h1>
  <p role="alert">${t(why)}</p>
  <div class="inline"><a class="button primary" href="#/" onClick=${() => (place.value = { page: "lobby" })}>
      ${t("friends-to-lobby")}</a>
    <a class="button" href="#/workshop">${t("lobby-workshop")}</a></div>
</main>`;

/** The pages that need a server. @param {{ page: string, id?: string, secret?: string }} props */
function Served({ page, id, secret }) {
  if (!isServed())
    return html`<${NeedsServer} why=${page === "me" ? "offline-needs-server" : "offline-needs-lab"} />`;
  return page === "me" ? html`<${Claim} key=${secret} secret=${secret} id=${id} />` : html`<${LabPlace} />`;
}

function App() {
  const { page, id, secret } = place.value;
  useEffect(() => void (window.requestIdleCallback ?? setTimeout)(loadCards), []);
  if (isAway.value) return html`<${Away} />`;
  return html`${
    ["room", "replay", "mine", "workshop"].includes(page)
      ? html`<${CardPlace} page=${page} id=${id} secret=${secret} />`
      : ["me", "lab"].includes(page)
        ? html`<${Served} page=${page} id=${id} secret=${secret} />`
        : html`<${Lobby} />`
  }
  <${NewVersion} />
  <div class="hidden spoken" aria-live="polite" aria-atomic="true" id="spoken">${spoken.value}</div>`;
}

async function begin() {
  follow();
  if (place.value.page === "lobby") api.choices().catch(() => {});
  else if (place.value.page !== "lab") loadCards();
  await Promise.all([meet(), ready]);
  addEventListener("hashchange", follow);
  const box = /** @type {HTMLElement} */ (document.getElementById("app"));
  box.replaceChildren();
  render(html`<${App} />`, box);
  install();
}

begin();
