// The waiting room: seats, invitation, who is ready.
import { html, useEffect, useState, valueTo } from "./lib.js";
import { api } from "./api.js";
import { selectAll } from "./forms.js";
import { levelName } from "./levels.js";
import { Chat } from "./log.js";
import { send } from "./session.js";
import { about, nameOf, room, status, you } from "./state.js";
import { Bar } from "./table.js";
import { listed, tally } from "./words.js";
/** @import { Level, SeatNumber } from "./protocol.d.ts" */

/** @param {string} host */
const isLocal = (host) => /^(localhost|127\.|\[::1\])/.test(host);

/** The invitation: at the address of this page, unless only this device can open that. */
const invitation = () =>
  (isLocal(location.hostname) && about.value.link) ||
  `${location.origin}/#/r/${about.value.room}${about.value.secret ? `/${about.value.secret}` : ""}`;

function Invite() {
  const [done, setDone] = useState("");
  // Over plain http there is no clipboard API.
  const byHand = () => setDone("Select the link and copy it.");
  const copy = () =>
    navigator.clipboard
      ? navigator.clipboard.writeText(invitation()).then(() => setDone("Copied."), byHand)
      : byHand();
  const share = () => navigator.share({ title: "Emptyhand", url: invitation() }).catch(() => {});
  return html`<section class="panel invite" aria-label="Invite">
    <h2>Invite friends</h2>
    ${about.value.access !== "link" && html`<p>Code <b class="code">${about.value.room}</b></p>`}
    <div class="inline">
      <input readonly aria-label="Link" value=${invitation()} onFocus=${selectAll} />
      <button onClick=${copy}>Copy the link</button>
      ${"share" in navigator && html`<button onClick=${share}>Share …</button>`}
    </div>
    ${
      isLocal(new URL(invitation()).hostname) &&
      html`<p>
        Only this device can open this link: the server listens on no other address.</p>`
    }
    <p role="status">${done}</p>
  </section>`;
}

/** The invitation as a QR code, for a friend in the same room. */
const Scan = () =>
  about.value.qr &&
  html`<section class="panel scan" aria-label="QR code">
    <img class="qr" src=${about.value.qr} width="180" height="180" alt="QR code of the link" />
  </section>`;

/** @param {{ seat: SeatNumber, bot: string | null, levels: Level[] }} props */
function BotChoice({ seat, bot, levels }) {
  const set = valueTo((spec) => send({ t: "set_bot", seat, spec: spec || null }));
  return html`<select aria-label=${`Who plays at seat ${seat + 1}`} value=${bot ?? ""} onChange=${set}>
    <option value="">Open for a person</option>
    ${levels.map(({ spec }) => html`<option value=${spec}>Bot: ${levelName(spec)}</option>`)}
  </select>`;
}

/** @param {{ levels: Level[] }} props */
function Places({ levels }) {
  const { seats, host } = room.value;
  const isHost = host !== null && host === you.value;
  const standing = status.value?.standing ?? [];
  return html`<section class="panel seated" aria-label="Seats">
    <h2>Seats</h2>
    <ul class="places">${seats.map(
      ({ name, bot, taken }, seat) => html`<li key=${seat}>
        <span class="name">${taken ? name : bot ? `${name}, ${levelName(bot)}` : "Free"}${seat === you.value ? " (you)" : ""}
          ${seat === host ? " · host" : ""}${status.value?.ready.includes(seat) ? " · ready" : ""}</span>
        ${!taken && isHost && html`<${BotChoice} seat=${seat} bot=${bot} levels=${levels} />`}
        ${
          !taken &&
          !bot &&
          you.value === null &&
          html`<button
            onClick=${() => send({ t: "sit", seat })}>Sit here</button>`
        }
        ${
          taken &&
          isHost &&
          seat !== you.value &&
          html`<button class="quiet"
            onClick=${() => send({ t: "kick", seat })}>Remove</button>`
        }
      </li>`,
    )}</ul>
    ${
      standing.length > 0 &&
      html`<p>${standing.join(", ")} ${standing.length > 1 ? "are" : "is"} here, not seated.</p>`
    }
  </section>`;
}

/** @param {SeatNumber[]} seats */
const named = (seats) => listed(seats.map(nameOf));

/**
 * The host's button. While somebody is not ready it needs a second press.
 * @param {{ game: number }} props
 */
function Start({ game }) {
  const [asked, ask] = useState(false);
  const { seats } = room.value;
  const bots = seats.filter(({ taken }) => !taken).length;
  const unready = [...seats.keys()].filter(
    (seat) => seats[seat].taken && seat !== you.value && !status.value?.ready.includes(seat),
  );
  const start = () => send({ t: "start", game });
  if (asked && unready.length)
    return html`<div class="inline" role="group" aria-label="Start anyway?">
      <p>${named(unready)} ${unready.length > 1 ? "are" : "is"} not ready.</p>
      <button class="primary" onClick=${start}>Start anyway</button>
      <button onClick=${() => ask(false)}>Wait</button>
    </div>`;
  return html`<button class="primary"
    onClick=${unready.length ? () => ask(true) : start}>Start${bots > 0 && ` with ${tally(bots, "bot")}`}
  </button>`;
}

function Begin() {
  const { game: played, host } = room.value;
  const game = played + 1;
  if (you.value === null) return html`<p class="begin">Sit down to play, or watch from here.</p>`;
  return html`<div class="begin inline">
    ${
      host === you.value
        ? html`<${Start} game=${game} />`
        : status.value?.ready.includes(you.value)
          ? html`<p>Waiting for the others …</p>`
          : html`<button class="primary" onClick=${() => send({ t: "ready", game })}>I am ready</button>`
    }
    <button class="quiet" onClick=${() => send({ t: "leave" })}>Stand up</button>
  </div>`;
}

export function Waiting() {
  const [levels, setLevels] = useState(/** @type {Level[]} */ ([]));
  useEffect(
    () =>
      void api.choices().then(
        ([, { levels: all }]) => setLevels(all),
        () => {},
      ),
    [],
  );
  return html`<div class="tablepage">
    <${Bar} />
    <main class="waiting"><${Invite} /><${Places} levels=${levels} /><${Scan} /><${Begin} /></main>
    <aside class="side"><${Chat} /></aside>
  </div>`;
}
