// The waiting room: who is there, the invitation, the chosen options, who is ready.
import { html, useEffect, useState, valueTo } from "../lib.js";
import { api } from "../shared/api.js";
import { atThisAddress, isLocal } from "../shared/address.js";
import { Chosen, RoundTable } from "./chairs.js";
import { selectAll } from "../shared/forms.js";
import { levelName } from "../lobby/levels.js";
import { Chat } from "../table/log.js";
import { Knocking } from "./knock.js";
import { Proposal, Propose } from "./proposal.js";
import { send } from "../table/session.js";
import { SOURCE, gameTitle, language, listed, t } from "../shared/speech.js";
import { about, knocks, nameOf, notice, room, status, you } from "../shared/state.js";
import { Bar } from "../table/table.js";
import { isServed } from "../shared/transport.js";
/** @import { ChairAct } from "./chairs.js" */
/** @import { Level, SeatNumber } from "../protocol.d.ts" */

const WIDE = "(min-width: 60rem)";

/**
 * The invitation: at the address of this page, unless only this device can open that. Programs that preview it do so
 * in the person's language; a guest's page speaks the guest's own.
 */
function invitation() {
  const url = new URL(atThisAddress(about.value.link));
  if (language.value !== SOURCE) url.searchParams.set("preview", language.value);
  return url.href;
}

/** Whether the code alone admits. */
const hasCode = () => about.value.access !== "link";

function Invite() {
  const [done, setDone] = useState("");
  // Over plain http there is no clipboard API.
  const byHand = () => setDone(t("friends-copy-by-hand"));
  const copy = () =>
    navigator.clipboard
      ? navigator.clipboard.writeText(invitation()).then(() => setDone(t("friends-copied")), byHand)
      : byHand();
  const share = () => {
    const title = gameTitle(about.value);
    const text =
      you.value === null
        ? t("friends-invited", { game: title })
        : t("friends-invites", { host: nameOf(you.value), game: title });
    navigator.share({ title: text, text, url: invitation() }).catch(() => {});
  };
  return html`<section class="panel invite" aria-label=${t("friends-invite")}>
    <div class="codeline"><h2>${t("friends-invite")}</h2>
      ${hasCode() && html`<p><span>${t("friends-code")}</span> <b class="code">${about.value.room}</b></p>`}</div>
    <div class="inline">
      <input readonly aria-label=${t("friends-link")} value=${invitation()} onFocus=${selectAll} />
      <button onClick=${copy}>${t("friends-copy")}</button>
      ${"share" in navigator && html`<button onClick=${share}>${t("friends-share")}</button>`}
    </div>
    ${isLocal(new URL(invitation()).hostname) && html`<p class="faint">${t("friends-only-here")}</p>`}
    <p role="status">${done}</p>
    ${
      about.value.qr &&
      html`<details class="scan" open=${matchMedia(WIDE).matches}><summary>${t("friends-qr")}</summary>
        <img class="qr" src=${about.value.qr} width="180" height="180" alt=${t("friends-qr-of-link")} /></details>`
    }
  </section>`;
}

/**
 * What the host, or a person without a seat, can do with a seat.
 * @param {SeatNumber} seat
 * @param {string} level
 * @param {(seat: SeatNumber) => void} remove
 * @returns {ChairAct | null}
 */
function actAt(seat, level, remove) {
  const { seats, host } = room.value;
  const { bot, taken } = seats[seat];
  const number = seat + 1;
  if (!taken && !bot && you.value === null)
    return { label: t("friends-sit-at", { number }), sign: "+", act: () => send({ t: "sit", seat }) };
  if (host === null || host !== you.value || seat === you.value) return null;
  if (taken)
    return { label: t("friends-remove", { name: nameOf(seat) }), sign: "✕", act: () => remove(seat) };
  const spec = bot ? null : level;
  return {
    label: t(bot ? "friends-no-bot-at" : "friends-bot-at", { number }),
    sign: bot ? "✕" : "+",
    act: () => send({ t: "set_bot", seat, spec }),
  };
}

/** What is known of the person at a seat. @param {SeatNumber} seat */
function notes(seat) {
  const { seats, host } = room.value;
  const { bot, taken } = seats[seat];
  if (!taken) return bot ? [levelName(bot)] : [];
  return [
    ...(seat === you.value ? [t("friends-you")] : []),
    ...(seat === host ? [t("friends-host")] : []),
    ...(status.value?.ready.includes(seat) ? [t("friends-ready")] : []),
    ...(status.value?.present[seat] === false ? [t("friends-away")] : []),
  ];
}

/** @param {{ level: string }} props */
function Places({ level }) {
  const [leaving, remove] = useState(/** @type {SeatNumber | null} */ (null));
  const { seats } = room.value;
  const standing = status.value?.standing ?? [];
  const put = () => {
    if (leaving !== null) send({ t: "kick", seat: leaving });
    remove(null);
  };
  return html`<div class="seated">
    <${RoundTable} title=${gameTitle(about.value)} near=${you.value ?? 0}
      chairs=${seats.map(({ name, bot, taken }, seat) => ({
        name,
        bot,
        taken,
        notes: notes(seat),
        ready: taken && status.value?.ready.includes(seat),
        away: taken && status.value?.present[seat] === false,
        act: actAt(seat, level, remove),
      }))} />
    ${
      leaving !== null &&
      seats[leaving].taken &&
      html`<div class="inline" role="group" aria-label=${t("friends-remove", { name: nameOf(leaving) })}>
        <p>${t("friends-remove-sure", { name: nameOf(leaving) })}</p>
        <button class="primary" onClick=${put}>${t("friends-remove-yes")}</button>
        <button onClick=${() => remove(null)}>${t("friends-remove-no")}</button></div>`
    }
    ${
      standing.length > 0 &&
      html`<p class="faint">${t("friends-standing", { count: standing.length, names: listed(standing) })}</p>`
    }
    ${notice.value && html`<p class="bad" role="alert">${notice.value}</p>`}
  </div>`;
}

/**
 * The host's choice of the bots' strength, and one tap that gives them every free seat.
 * @param {{ levels: Level[], level: string, setLevel: (level: string) => void }} props
 */
function Bots({ levels, level, setLevel }) {
  const free = [...room.value.seats.keys()].filter((seat) => {
    const { bot, taken } = room.value.seats[seat];
    return !bot && !taken;
  });
  if (room.value.host === null || room.value.host !== you.value || !levels.length) return null;
  const fill = () => free.forEach((seat) => send({ t: "set_bot", seat, spec: level }));
  return html`<div class="inline bots">
    <label class="field"><span>${t("friends-bots-play")}</span>
      <select value=${level} onChange=${valueTo(setLevel)}>
        ${levels.map(({ spec }) => html`<option key=${spec} value=${spec}>${levelName(spec)}</option>`)}
      </select></label>
    <button disabled=${!free.length} onClick=${fill}>${t("friends-fill", { count: free.length })}</button>
  </div>`;
}

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
    return html`<div class="inline" role="group" aria-label=${t("friends-start-anyway-sure")}>
      <p>${t("friends-not-ready", { count: unready.length, names: listed(unready.map(nameOf)) })}</p>
      <button class="primary" onClick=${start}>${t("friends-start-anyway")}</button>
      <button onClick=${() => ask(false)}>${t("friends-wait")}</button>
    </div>`;
  return html`<button class="primary" disabled=${Boolean(status.value?.ballot)} onClick=${unready.length ? () => ask(true) : start}>
    ${bots ? t("friends-start-with", { count: bots }) : t("friends-start")}
  </button>`;
}

/** What a person without a seat can do. */
function Standing() {
  const free = room.value.seats.findIndex(({ taken, bot }) => !taken && !bot);
  if (free < 0) return html`<p class="begin">${t("friends-full")}</p>`;
  return html`<div class="begin inline"><button class="primary"
    onClick=${() => send({ t: "sit", seat: free })}>${t("friends-sit-down")}</button></div>`;
}

function Begin() {
  const { game: played, host } = room.value;
  const game = played + 1;
  if (you.value === null) return html`<${Standing} />`;
  return html`<div class="begin inline">
    ${
      host === you.value
        ? html`<${Start} game=${game} />`
        : status.value?.ready.includes(you.value)
          ? html`<p role="status">${t("friends-waiting")}</p>`
          : html`<button class="primary" onClick=${() => send({ t: "ready", game })}>${t("friends-i-am-ready")}
            </button>`
    }
    <button class="quiet" onClick=${() => send({ t: "leave" })}>${t("friends-stand-up")}</button>
  </div>`;
}

export function Waiting() {
  const [levels, setLevels] = useState(/** @type {Level[]} */ ([]));
  const [level, setLevel] = useState("");
  useEffect(
    () =>
      void api.choices().then(
        ([, { levels: all, default: usual }]) => {
          setLevels(all);
          setLevel(usual);
        },
        () => {},
      ),
    [],
  );
  return html`<div class="tablepage">
    <${Bar} />
    <main class="waiting">
      <${Proposal} />
      ${knocks.value.length > 0 && !status.value?.ballot && html`<div class="proposal"><${Knocking} /></div>`}
      <${Places} level=${level} />${isServed() && html`<${Invite} />`}
      <div class="terms"><${Chosen} options=${about.value.options} />
        ${you.value !== null && html`<${Propose} />`}
        <${Bots} levels=${levels} level=${level} setLevel=${setLevel} /></div>
      <${Begin} />
    </main>
    <aside class="side"><${Chat} /></aside>
  </div>`;
}
