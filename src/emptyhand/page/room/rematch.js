// The next game: everyone at the table is asked, and sees who has agreed.
import { classes, html, useEffect, useState } from "../lib.js";
import { Avatar } from "../cards/faces.js";
import { send } from "../table/session.js";
import { listed, t } from "../shared/speech.js";
import { nameOf, room, setup, status, waitUntil, you } from "../shared/state.js";
/** @import { SeatNumber } from "../protocol.d.ts" */

/** @param {SeatNumber[]} seats */
const named = (seats) => listed(seats.map(nameOf));

/** Seconds until the room stops waiting, counted down here; null while it waits for nobody. */
function useSeconds() {
  const [, tick] = useState(0);
  const until = waitUntil.value;
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : Math.max(0, Math.ceil((until - Date.now()) / 1000));
}

/** The seats of people. */
const people = () => [...room.value.seats.keys()].filter((seat) => room.value.seats[seat].taken);

/** The faces of the people, with a tick for those who have agreed; the sentence beside it says the same. */
const Agreed = (/** @type {{ ready: SeatNumber[] }} */ { ready }) =>
  html`<span class="agreed" aria-hidden="true">${people().map(
    (seat) => html`<span key=${seat} class=${classes(ready.includes(seat) && "yes")}>
      <${Avatar} name=${nameOf(seat)} size="1.5rem" /></span>`,
  )}</span>`;

/** @param {SeatNumber[]} silent @param {number | null} seconds */
function waiting(silent, seconds) {
  if (!silent.length) return t("friends-again-dealing");
  const names = named(silent);
  if (seconds === null) return t("friends-again-waiting", { names });
  return t("friends-again-waiting-until", { names, count: silent.length, seconds });
}

/** @param {SeatNumber[]} ready @param {number | null} seconds */
function asked(ready, seconds) {
  const what = { names: named(ready), count: ready.length };
  if (seconds === null) return t("friends-again-asked", what);
  return t("friends-again-asked-until", { ...what, seconds });
}

/** Who has asked for the next game and who has not: it begins when everyone at the table has. */
export function Next() {
  const seconds = useSeconds();
  const ready = status.value?.ready ?? [];
  if (!ready.length || room.value.phase !== "over") return null;
  const agreed = you.value !== null && ready.includes(you.value);
  const silent = people().filter((seat) => !ready.includes(seat));
  return html`<p class="word" role="status"><${Agreed} ready=${ready} />${" "}
    ${agreed ? waiting(silent, seconds) : asked(ready, seconds)}</p>`;
}

/** Whether the games here add up to a match. */
export const isMatch = () => (setup.value?.wins ?? 1) >= 2 || Boolean(setup.value?.points);

/** What the next game is: another one, the next of a match, or the first of a new match. */
function nextCalled() {
  if (!isMatch()) return "friends-again";
  return room.value.match_over ? "friends-new-match" : "friends-next";
}

/** Whether others want the next game and wait for the person's answer. */
export const isAsked = () =>
  you.value !== null &&
  room.value.phase === "over" &&
  Boolean(status.value?.ready.length) &&
  !status.value?.ready.includes(you.value);

/** The other answer to the question for the next game. */
export const Decline = () =>
  isAsked() && html`<button onClick=${() => send({ t: "leave" })}>${t("friends-just-watch")}</button>`;

/** Enter is deaf for so long after a game, so that the key that played the last card begins nothing. */
const BREATH_MS = 1200;

/**
 * Do something when Enter is pressed away from fields and controls.
 * @param {boolean} offered
 * @param {() => void} act
 */
function useEnter(offered, act) {
  useEffect(() => {
    if (!offered) return undefined;
    const since = Date.now();
    const press = (/** @type {KeyboardEvent} */ event) => {
      const busy =
        event.target instanceof Element &&
        event.target.closest("button:not(.card), a, summary, input, select, textarea, dialog");
      if (event.key !== "Enter" || event.repeat || busy || Date.now() - since < BREATH_MS) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [offered]);
}

export function Again() {
  const offered =
    you.value !== null && room.value.phase !== "closed" && !status.value?.ready.includes(you.value);
  const ask = () => send({ t: "ready", game: room.value.game + 1 });
  useEnter(offered, ask);
  if (!offered) return null;
  return html`<button class="primary" onClick=${ask} aria-keyshortcuts="Enter">${t(nextCalled())}</button>`;
}
