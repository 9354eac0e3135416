// The state of the connection in words, with the time until a bot fills in; the turn in the tab's title, and
// as a notification if the person allowed it.
import { effect, html, useEffect, useState } from "../lib.js";
import { offlinePage } from "../lobby/away.js";
import { mayNotify, notify } from "../lobby/notify.js";
import { gameTitle, t } from "../shared/speech.js";
import { about, deadline, link, myTurn, room, status, you } from "../shared/state.js";

/** A cut after which the page without a server is offered. */
const LONG_CUT_MS = 8000;

/** When a bot begins to play for the person, who is cut off; null if the game waits. */
function standInAt() {
  if (you.value === null || room.value?.phase !== "playing" || room.value.paused) return null;
  const others = status.value?.present.some((here, seat) => here && seat !== you.value);
  if (!others) return null;
  const away = link.value.lostAt + about.value.options.away_ms;
  return deadline.value?.seat === you.value ? Math.min(away, deadline.value.at) : away;
}

/** What a person who is cut off reads. */
function cutInWords() {
  const isPlaying = you.value !== null && room.value?.phase === "playing";
  if (!isPlaying) return t("friends-link-lost");
  const at = standInAt();
  if (at === null) return t("friends-link-waits");
  const seconds = Math.ceil((at - Date.now()) / 1000);
  return seconds > 0 ? t("friends-link-stand-in", { seconds }) : t("friends-link-stood-in");
}

/** The way to the page without a server, beside this one: the table here comes back by itself. @param {number} lostAt */
const meanwhile = (lostAt) =>
  offlinePage.value &&
  Date.now() - lostAt >= LONG_CUT_MS &&
  html`${" "}<a href=${offlinePage.value} target="_blank" rel="noreferrer">${t("friends-link-offline")}</a>`;

/** The notice of a connection that is not there. */
export function LinkNotice() {
  const [, tick] = useState(0);
  const { state, why, lostAt } = link.value;
  useEffect(() => {
    if (!lostAt) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [lostAt]);
  if (state === "open" || state === "gone") return null;
  const text = lostAt ? cutInWords() : t("friends-link-connecting");
  return html`<p class=${lostAt ? "link cut" : "link"} role="status">${why || text}
    ${lostAt > 0 && meanwhile(lostAt)}</p>`;
}

effect(() => {
  document.title = myTurn.value ? t("friends-title-turn") : "Emptyhand";
});

effect(() => {
  if (!myTurn.value || document.visibilityState === "visible" || !mayNotify()) return;
  notify(t("friends-your-turn"), about.value ? gameTitle(about.value) : "");
});
