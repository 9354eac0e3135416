// A room before its game begins: who sits where, how friends come in, who is ready.
import { html, useEffect, useState } from "./lib.js";
import { api } from "./api.js";
import { Chat } from "./log.js";
import { send } from "./session.js";
import { about, room, status, you } from "./state.js";
import { Bar } from "./table.js";

const invitation = () => `${location.origin}/#/r/${about.value.room}${about.value.secret ? `/${about.value.secret}` : ""}`;

function Invite() {
  const [done, setDone] = useState("");
  // Plain http has no clipboard: then the link is selected for copying by hand.
  const byHand = () => setDone("Select the link and copy it.");
  const copy = () => (navigator.clipboard ? navigator.clipboard.writeText(invitation()).then(() => setDone("Copied."), byHand) : byHand());
  const share = () => navigator.share({ title: "Emptyhand", url: invitation() }).catch(() => {});
  return html`<section class="panel invite" aria-label="Invite">
    <h2>Invite friends</h2>
    ${about.value.access !== "link" && html`<p>Code <b class="code">${about.value.room}</b></p>`}
    <div class="inline">
      <input readonly aria-label="Link" value=${invitation()} onFocus=${(e) => e.currentTarget.select()} />
      <button onClick=${copy}>Copy the link</button>${navigator.share && html`<button onClick=${share}>Share …</button>`}
    </div>
    <p role="status">${done}</p>
  </section>`;
}

/** The link for a friend who sits at the same real table. */
const Scan = () => about.value.qr && html`<section class="panel scan" aria-label="QR code">
  <img class="qr" src=${about.value.qr} width="180" height="180" alt="QR code of the link" />
</section>`;

function BotChoice({ seat, bot, levels }) {
  const set = (e) => send({ t: "set_bot", seat, spec: e.currentTarget.value || null });
  return html`<select aria-label=${`Who plays at seat ${seat + 1}`} value=${bot ?? ""} onChange=${set}>
    <option value="">Open for a person</option>
    ${levels.map(({ spec, name }) => html`<option value=${spec}>Bot: ${name}</option>`)}
  </select>`;
}

function Places({ levels }) {
  const { seats, host } = room.value;
  const isHost = host !== null && host === you.value;
  return html`<section class="panel seated" aria-label="Seats">
    <h2>Seats</h2>
    <ul class="places">${seats.map(({ name, bot, taken }, seat) => html`<li key=${seat}>
      <span class="name">${taken ? name : bot ? name || "Bot" : "Free"}${seat === you.value ? " (you)" : ""}${seat === host ? " · host" : ""}${status.value?.ready.includes(seat) ? " · ready" : ""}</span>
      ${!taken && isHost && html`<${BotChoice} seat=${seat} bot=${bot} levels=${levels} />`}
      ${!taken && !bot && you.value === null && html`<button onClick=${() => send({ t: "sit", seat })}>Sit here</button>`}
      ${taken && isHost && seat !== you.value && html`<button class="quiet" onClick=${() => send({ t: "kick", seat })}>Remove</button>`}
    </li>`)}</ul>
  </section>`;
}

function Begin() {
  const { game: played, host } = room.value;
  const game = played + 1;
  if (you.value === null) return html`<p class="begin">Sit down to play, or watch from here.</p>`;
  return html`<div class="begin inline">
    ${host === you.value
      ? html`<button class="primary" onClick=${() => send({ t: "start", game })}>Start; bots take free seats</button>`
      : status.value?.ready.includes(you.value)
        ? html`<p>Waiting for the others …</p>`
        : html`<button class="primary" onClick=${() => send({ t: "ready", game })}>I am ready</button>`}
    <button class="quiet" onClick=${() => send({ t: "leave" })}>Stand up</button>
  </div>`;
}

export function Waiting() {
  const [levels, setLevels] = useState([]);
  useEffect(() => void api.choices().then(([, { levels: all }]) => setLevels(all), () => {}), []);
  return html`<div class="tablepage">
    <${Bar} />
    <main class="waiting"><${Invite} /><${Places} levels=${levels} /><${Scan} /><${Begin} /></main>
    <aside class="side"><${Chat} /></aside>
  </div>`;
}
