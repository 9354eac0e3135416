// The result of a game, shown after a moment so that the last card is seen; scores, the next game, the
// replay.
import { html, useEffect, useState } from "../lib.js";
import { winning } from "../stage/dealt.js";
import { Avatar } from "../cards/faces.js";
import { plan } from "../cards/layout.js";
import { Again, Decline, isAsked, isMatch } from "../room/rematch.js";
import { placed, t, tell } from "../shared/speech.js";
import { about, game, isClimb, nameOf, person, room, you } from "../shared/state.js";
import { Title, titleOf } from "./titles.js";
import { isServed } from "../shared/transport.js";
/** @import { SeatNumber } from "../protocol.d.ts" */

const BREATH_MS = 1200;
/** After a hand that wins at once: it is dealt, raised and looked at first. */
const LOOK_MS = 4200;

/** @param {SeatNumber[]} result */
function headline(result) {
  return result.length ? t("result-wins", person(result[0])) : t("outcome-nobody");
}

/**
 * The place of a seat. In a pile game that is played to the end the last player loses.
 * @param {SeatNumber} seat
 * @param {number} n
 * @param {SeatNumber[]} result
 */
function place(seat, n, result) {
  const loses = !isClimb.value && result.length === room.value.seats.length;
  const message = loses && n === result.length - 1 ? "outcome-seat-loses" : "outcome-seat";
  return t(message, { ...placed(n + 1, room.value.seats.length), ...person(seat) });
}

/** The place of a seat, and its title in words. @param {SeatNumber} seat @param {number} n @param {SeatNumber[]} result */
function inWords(seat, n, result) {
  const title = titleOf(seat);
  return title ? `${place(seat, n, result)} (${title.name})` : place(seat, n, result);
}

/** The title that a seat has now, and the one that it had before. @param {{ seat: SeatNumber }} props */
function NewTitle({ seat }) {
  const title = titleOf(seat);
  if (!title) return null;
  const was = title.was && title.was !== title.name && t("title-was", { title: title.was });
  return html` <${Title} seat=${seat} />${was && html` <small class="faint">${was}</small>`}`;
}

const match = () => (room.value.match_over ? "outcome-match-over" : "outcome-match");

/** Parts of a line with dots between them; no part wraps. @param {{ parts: string[] }} props */
const Line = ({ parts }) => parts.map((part, n) => html`${n > 0 && " · "}<span>${part}</span>`);

/**
 * Places and scores in few lines, for low screens.
 * @param {{ result: SeatNumber[], scored: boolean }} props
 */
function Brief({ result, scored }) {
  const { wins, points } = room.value;
  return html`${
    result.length > 1 &&
    html`<p class="line">
      <${Line} parts=${result.map(inWords)} /></p>`
  }
  ${
    scored &&
    html`<p class="line"><span class="faint">
        ${t(room.value.match_over ? "outcome-match-over-brief" : "outcome-match-brief")}</span> <${Line}
        parts=${ranked().map((seat) =>
          t("outcome-score", { won: wins[seat], points: points[seat], ...person(seat) }),
        )} /></p>`
  }`;
}

/** The seats, the best score first. */
function ranked() {
  const { wins, points } = room.value;
  return [...wins.keys()].sort((a, b) => points[b] - points[a] || wins[b] - wins[a]);
}

function Scores() {
  const { wins, points } = room.value;
  return html`<table class="scores">
    <caption>${t(match())}</caption>
    <thead><tr><th scope="col">${t("outcome-player")}</th><th scope="col">${t("outcome-won")}</th>
      <th scope="col">${t("outcome-scored")}</th></tr></thead>
    <tbody>${ranked().map(
      (seat) => html`<tr><th scope="row">${seat === you.value ? t("middle-you") : nameOf(seat)}</th>
        <td>${wins[seat]}</td><td>${points[seat]}</td></tr>`,
    )}</tbody>
  </table>`;
}

/** The buttons after a game, in place of the moves. */
export function Ending() {
  const replay = about.value?.games?.find((each) => each.number === game.value.number);
  // While others wait for an answer, the two answers come first and need the space.
  const asked = isAsked();
  return html`<div class="moves ending"><${Again} /><${Decline} />
    ${replay && html`<a class="button" href=${`#/g/${replay.id}`}>${t("outcome-replay")}</a>`}
    ${
      replay &&
      you.value !== null &&
      !asked &&
      isServed() &&
      html`<a class="button" href=${`#/g/${replay.id}/coach`}>${t("review-link")}</a>`
    }
    ${!asked && html`<a class="button lobbylink" href="#/">${t("after-lobby")}</a>`}</div>`;
}

/** The result, above the middle of the table. */
export function Outcome() {
  const [shown, show] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => show(true), winning.peek() ? LOOK_MS : BREATH_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  const result = game.value.result ?? [];
  // A single game has no match to score.
  const scored = isMatch() && room.value.wins.some((won) => won > 0);
  return html`<section class="outcome" aria-label=${t("outcome-label")} tabindex="0">
    <h2>${result.length > 0 && html`<${Avatar} name=${nameOf(result[0])} size=${plan.value.sides ? "1.5rem" : "2.6rem"} />`}
      <span>${headline(result)}</span></h2>
    ${winning.value?.told && html`<p class="line">${tell(winning.value.told)}</p>`}
    ${
      plan.value.sides
        ? html`<${Brief} result=${result} scored=${scored} />`
        : html`
        ${
          result.length > 1 &&
          html`<ol>${result.map(
            (seat, n) => html`<li>${place(seat, n, result)}<${NewTitle} seat=${seat} /></li>`,
          )}
          </ol>`
        }
        ${scored && html`<${Scores} />`}`
    }
  </section>`;
}
