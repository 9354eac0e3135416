// The result of a game, shown after a moment so that the last card is seen; scores, the next game, the
// replay.
import { html, useEffect, useState } from "./lib.js";
import { plan } from "./layout.js";
import { Again } from "./rematch.js";
import { ordinal } from "./seats.js";
import { t } from "./speech.js";
import { about, game, isClimb, nameOf, room, you } from "./state.js";
/** @import { SeatNumber } from "./protocol.d.ts" */

const BREATH_MS = 1200;

/** @param {SeatNumber[]} result */
function headline(result) {
  if (!result.length) return "The game has no winner.";
  if (result[0] === you.value) return "You win!";
  return `${nameOf(result[0])} wins.`;
}

/** @param {SeatNumber} seat */
const called = (seat) => (seat === you.value ? "you" : nameOf(seat));

/**
 * The places in order. In a pile game that is played to the end the last player loses.
 * @param {SeatNumber[]} result
 */
function places(result) {
  const loses = !isClimb.value && result.length === room.value.seats.length;
  const lost = (/** @type {SeatNumber} */ seat) => (seat === you.value ? " (you lose)" : " (loses)");
  return result.map((seat, n) => [
    ordinal(n + 1),
    `${called(seat)}${loses && n === result.length - 1 ? lost(seat) : ""}`,
  ]);
}

const match = () => (room.value.match_over ? "The match is over" : "The match so far");

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
      <${Line} parts=${places(result).map((part) => part.join(" "))} /></p>`
  }
  ${
    scored &&
    html`<p class="line"><span class="faint">
        ${match()}, games won (points):</span> <${Line}
        parts=${wins.map((won, seat) => `${called(seat)} ${won} (${points[seat]})`)} /></p>`
  }`;
}

function Scores() {
  const { wins, points } = room.value;
  return html`<table class="scores">
    <caption>${match()}</caption>
    <thead><tr><th scope="col">Player</th><th scope="col">Won</th><th scope="col">Points</th></tr></thead>
    <tbody>${wins.map(
      (won, seat) => html`<tr><th scope="row">${called(seat)}</th><td>${won}</td><td>
          ${points[seat]}</td></tr>`,
    )}</tbody>
  </table>`;
}

/** The buttons after a game, in place of the moves. */
export function Ending() {
  const replay = about.value?.games?.find((each) => each.number === game.value.number);
  return html`<div class="moves ending"><${Again} />
    ${replay && html`<a class="button" href=${`#/g/${replay.id}`}>Watch the replay</a>`}
    ${
      replay &&
      you.value !== null &&
      html`<a class="button" href=${`#/g/${replay.id}/coach`}>${t("review-link")}</a>`
    }
    <a class="button" href="#/">Lobby</a></div>`;
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
  const scored = room.value.wins.some((won) => won > 0);
  return html`<section class="outcome" aria-label="Result" tabindex="0">
    <h2>${headline(result)}</h2>
    ${
      plan.value.sides
        ? html`<${Brief} result=${result} scored=${scored} />`
        : html`
        ${
          result.length > 1 &&
          html`<ol>${places(result).map(([place, who]) => html`<li>${place}: ${who}</li>`)}
          </ol>`
        }
        ${scored && html`<${Scores} />`}`
    }
  </section>`;
}
