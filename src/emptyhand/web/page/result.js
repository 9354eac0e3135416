// The result of a game, shown after a moment so that the last card is seen; scores, the next game, the
// replay.
import { html, useEffect, useState } from "./lib.js";
import { Avatar } from "./faces.js";
import { plan } from "./layout.js";
import { Again, Decline, isAsked, isMatch } from "./rematch.js";
import { placed, t } from "./speech.js";
import { about, game, isClimb, nameOf, room, you } from "./state.js";
import { isServed } from "./transport.js";
/** @import { SeatNumber } from "./protocol.d.ts" */

const BREATH_MS = 1200;

/** A seat as messages take it. @param {SeatNumber} seat */
const person = (seat) => ({ who: nameOf(seat), me: seat === you.value ? "yes" : "no" });

/** @param {SeatNumber[]} result */
function headline(result) {
  return result.length ? t("result-wins", person(result[0])) : t("outcome-nobody");
}

/**
 * The places in order. In a pile game that is played to the end the last player loses.
 * @param {SeatNumber[]} result
 */
function places(result) {
  const loses = !isClimb.value && result.length === room.value.seats.length;
  return result.map((seat, n) => {
    const message = loses && n === result.length - 1 ? "outcome-seat-loses" : "outcome-seat";
    return t(message, { ...placed(n + 1, room.value.seats.length), ...person(seat) });
  });
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
      <${Line} parts=${places(result)} /></p>`
  }
  ${
    scored &&
    html`<p class="line"><span class="faint">
        ${t(`${match()}-brief`)}</span> <${Line}
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
    const timer = setTimeout(() => show(true), BREATH_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  const result = game.value.result ?? [];
  // A single game has no match to score.
  const scored = isMatch() && room.value.wins.some((won) => won > 0);
  return html`<section class="outcome" aria-label=${t("outcome-label")} tabindex="0">
    <h2>${result.length > 0 && html`<${Avatar} name=${nameOf(result[0])} size=${plan.value.sides ? "1.5rem" : "2.6rem"} />`}
      <span>${headline(result)}</span></h2>
    ${
      plan.value.sides
        ? html`<${Brief} result=${result} scored=${scored} />`
        : html`
        ${
          result.length > 1 &&
          html`<ol>${places(result).map((place) => html`<li>${place}</li>`)}
          </ol>`
        }
        ${scored && html`<${Scores} />`}`
    }
  </section>`;
}
