// A picture of a seat's chances over a game, drawn from numbers; a table says the same.
import { html } from "../lib.js";
import { amount } from "./amounts.js";
import { t } from "../shared/speech.js";
/** @import { SeatReview } from "../protocol.d.ts" */

/** @type {Record<string, string>} */
const CURVES = {
  wins: "review-curve-wins",
  points: "review-curve-points",
  places: "review-curve-places",
};

const WIDE = 420;
const HIGH = 190;
const LEFT = 50;
const RIGHT = 10;
const TOP = 10;
const BOTTOM = 26;
/** The room that a label needs. */
const LABEL = 30;

/** @param {SeatReview} review */
function scales(review) {
  const last = Math.max(1, review.moves);
  const x = (/** @type {number} */ at) => LEFT + ((WIDE - LEFT - RIGHT) * at) / last;
  const y = (/** @type {number} */ chance) => TOP + (HIGH - TOP - BOTTOM) * (1 - chance);
  return { x, y };
}

/**
 * Before each own move the chance with the best move, after it the chance with the move made.
 * @param {SeatReview} review
 */
function line(review) {
  const { x, y } = scales(review);
  const points = review.chances.flatMap(([at, before, after]) => [
    [at, before],
    [at + 1, after],
  ]);
  points.push([review.moves, review.parts.result]);
  return points.map(([at, chance]) => `${x(at).toFixed(1)},${y(chance).toFixed(1)}`).join(" ");
}

/** The turning points; one too near to the last labelled one gets no label. @param {SeatReview} review */
function turnsOf(review) {
  const { x } = scales(review);
  let last = -LABEL;
  return review.chances
    .filter(([move]) => review.turns.some((turn) => turn.at === move))
    .map(([move, before, after]) => {
      const labelled = x(move) - last >= LABEL;
      if (labelled) last = x(move);
      return { move, before, after, labelled };
    });
}

/**
 * @param {{ review: SeatReview, name: string, at: number, go: (to: number) => void }} props
 */
export function Chances({ review, name, at, go }) {
  const { x, y } = scales(review);
  const { share, result } = review.parts;
  const point = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const where = ((event.clientX - box.left) / box.width) * WIDE;
    const near = review.chances.toSorted(
      (one, two) => Math.abs(x(one[0]) - where) - Math.abs(x(two[0]) - where),
    );
    if (near.length) go(near[0][0]);
  };
  const hover = (/** @type {PointerEvent} */ event) => event.buttons === 1 && point(event);
  const label = t("review-picture", {
    name,
    first: amount(review, review.chances[0]?.[1] ?? share),
    last: amount(review, result),
    turns: review.turns.length,
  });
  return html`<figure class="chances">
    <figcaption>${t(CURVES[review.counts])}</figcaption>
    <svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${label} onPointerDown=${point}
      onPointerMove=${hover}>
      ${[0, 0.5, 1].map(
        (chance) => html`<g key=${chance}>
          <line class="grid" x1=${LEFT} x2=${WIDE - RIGHT} y1=${y(chance)} y2=${y(chance)} />
          <text x=${LEFT - 6} y=${y(chance) + 4} text-anchor="end">${amount(review, chance, true)}</text></g>`,
      )}
      <line class="even" x1=${LEFT} x2=${WIDE - RIGHT} y1=${y(share)} y2=${y(share)} />
      <polyline class="curve" points=${line(review)} />
      ${turnsOf(review).map(
        ({ move, before, after, labelled }) => html`<g class="turned" key=${move}>
            <line x1=${x(move)} x2=${x(move + 1)} y1=${y(before)} y2=${y(after)} />
            <circle cx=${x(move + 1)} cy=${y(after)} r="5" />
            ${
              labelled &&
              html`<text x=${x(move + 1)} y=${y(before) - 8 < TOP + 10 ? y(after) + 19 : y(before) - 8}
                text-anchor="middle">${move + 1}</text>`
            }</g>`,
      )}
      <line class="now" x1=${x(at)} x2=${x(at)} y1=${TOP} y2=${HIGH - BOTTOM} />
      <text x=${LEFT} y=${HIGH - 6}>${t("review-axis-first")}</text>
      <text x=${WIDE - RIGHT} y=${HIGH - 6} text-anchor="end">${t("review-axis-last", { last: review.moves })}
      </text>
    </svg>
    <details><summary>${t("review-as-table")}</summary>
      <div class="scrolled"><table>
        <thead><tr><th scope="col">${t("replay-move")}</th><th scope="col">${t("review-best")}</th>
          <th scope="col">${t("review-made")}</th></tr></thead>
        <tbody>${review.chances.map(
          ([move, before, after]) => html`<tr key=${move}><th scope="row">
              <button class="quiet" onClick=${() => go(move)}>${move + 1}</button></th>
            <td>${amount(review, before)}</td><td>${amount(review, after)}</td></tr>`,
        )}</tbody></table></div></details>
  </figure>`;
}
