// What the coach says about a seat's game: turning points to find the better move in, chances, luck and choices.
import { classes, html, useEffect, useState } from "../lib.js";
import { amount, margin, parts, signed } from "./amounts.js";
import { api, mayPass } from "../shared/api.js";
import { Chances } from "./chances.js";
import { t, tell } from "../shared/speech.js";
/** @import { SeatNumber, SeatReview, TurningPoint } from "../protocol.d.ts" */

const LOOK_AGAIN_MS = 700;

/**
 * The review of a seat, from the moment it is wanted.
 * @param {string} id
 * @param {SeatNumber} seat
 * @param {boolean} wanted
 */
export function useReview(id, seat, wanted) {
  const [state, setState] = useState({ state: "none", done: 0, of: 0 });
  const [review, setReview] = useState(/** @type {SeatReview | null} */ (null));
  const [error, setError] = useState(/** @type {Error | null} */ (null));
  useEffect(() => {
    setReview(null);
    setError(null);
    if (!wanted) return setState({ state: "none", done: 0, of: 0 });
    let timer = 0;
    let left = false;
    const look = async () => {
      const found = await api.review(id, seat);
      if (left) return;
      setState(found);
      if (found.state === "ready") setReview(found.review ?? null);
      if (found.state === "working") timer = setTimeout(() => look().catch(fail), LOOK_AGAIN_MS);
    };
    const fail = (/** @type {Error} */ found) => left || setError(found);
    setState({ state: "working", done: 0, of: 0 });
    look().catch(fail);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [id, seat, wanted]);
  return { ...state, review, why: error?.message ?? "", mayHelp: !error || mayPass(error) };
}

/** @typedef {ReturnType<typeof useReview>} Reviewing */

/** @param {{ done: number, of: number }} props */
const Progress = ({ done, of }) => html`<p role="status">${t("review-working")}</p>
  <progress value=${of ? done : null} max=${of || 1} aria-label=${t("review-working")}></progress>`;

/**
 * A turning point: the move made, and the better one to find or to be shown.
 * @param {{ turn: TurningPoint, number: number, at: number, ways: Ways }} props
 */
function Turn({ turn, number, at, ways }) {
  const [shown, show] = useState(false);
  const here = at === turn.at || at === turn.at + 1;
  return html`<li class=${classes("turnpoint", here && "here")}>
    <h4><button class="quiet link" onClick=${() => ways.visit(turn.at)}>
        ${t("review-turn", { number, move: turn.at + 1 })}</button></h4>
    <p>${t("review-played", { move: turn.did })} ${tell(turn.says)}</p>
    ${shown && html`<p><b>${t("review-better", { move: turn.better })}</b> ${turn.why && tell(turn.why)}</p>`}
    <div class="inline">
      ${!shown && html`<button class="primary" onClick=${() => ways.puzzle(turn)}>${t("review-find")}</button>`}
      ${!shown && html`<button onClick=${() => show(true)}>${t("review-show")}</button>`}
      ${shown && html`<button onClick=${() => ways.visit(turn.at)}>${t("review-position")}</button>`}
    </div>
  </li>`;
}

/** @param {{ review: SeatReview, at: number, ways: Ways, own: boolean }} props */
function Turns({ review, at, ways, own }) {
  const { turns, mistakes, choices } = review;
  if (!turns.length) return html`<p class="landing" tabindex="-1">${t("review-none", { choices })}</p>`;
  const more = mistakes - turns.length;
  return html`<h3 class="landing" tabindex="-1">${t(own ? "review-your-turns" : "review-turns", { count: turns.length })}</h3>
    <ol class="turns">${turns.map(
      (turn, n) => html`<${Turn} key=${turn.at} turn=${turn} number=${n + 1} at=${at} ways=${ways} />`,
    )}</ol>
    ${more > 0 && html`<p class="faint">${t("review-more", { count: more })}</p>`}`;
}

/** @type {Record<string, string>} */
const WAYS = {
  wins: "review-way-wins",
  points: "review-way-points",
  places: "review-way-places",
};
/** @type {Record<string, string>} */
const PARTS = {
  deal: "review-part-deal",
  choices: "review-part-choices",
  luck: "review-part-luck",
};

/** From an even share to the result, each part a bar. @param {{ review: SeatReview, own: boolean }} props */
function Luck({ review, own }) {
  const found = parts(review);
  const rows = /** @type {const} */ (["deal", "choices", "luck"]).map((name) => [name, found[name]]);
  const most = Math.max(found.scale / 4, ...rows.map(([, part]) => Math.abs(Number(part))));
  const { share, result } = review.parts;
  return html`<h3>${t("review-luck-title")}</h3>
    <table class="luck"><caption>${t(WAYS[review.counts], {
      own: own ? "yes" : "no",
      way: Math.sign(result - share) > 0 ? "up" : "down",
      start: amount(review, share),
      end: amount(review, result),
    })}</caption>
      <tbody>${rows.map(
        ([name, part]) => html`<tr key=${name}>
          <th scope="row">${t(name === "choices" && own ? "review-part-choices-own" : PARTS[name])}</th>
          <td class="part" aria-hidden="true"><span class=${Number(part) < 0 ? "minus" : "plus"}
              style=${{ "--long": Math.abs(Number(part)) / most }}></span></td>
          <td class="figure">${signed(review, Number(part))}${
            name === "choices" && html` <small>${t("review-margin", { margin: margin(review) })}</small>`
          }</td></tr>`,
      )}</tbody></table>
    <details><summary>${t("review-luck-how")}</summary><p>${t("review-luck-explained")}</p></details>`;
}

/**
 * Ways from the review into the replay: to a move, to a position as its seat saw it, to a puzzle.
 * @typedef {{ go: (to: number) => void, visit: (to: number) => void,
 *   puzzle: (turn: TurningPoint) => void }} Ways
 */

/**
 * @param {{ reviewing: Reviewing, name: string, own: boolean, at: number, ways: Ways, again: () => void }} props
 */
export function Review({ reviewing, name, own, at, ways, again }) {
  const { state, done, of, review, why, mayHelp } = reviewing;
  if (why || state === "failed")
    return html`<p class="bad" role="alert">${why || t("review-failed")}</p>
      ${mayHelp && html`<button onClick=${again}>${t("review-again")}</button>`}`;
  if (state === "missing") return html`<p>${t("review-missing")}</p>`;
  if (!review) return html`<${Progress} done=${done} of=${of} />`;
  const [id, args] = review.headline;
  return html`<p class="headline">${t(id, { ...args, own: own ? "yes" : "no" })}</p>
    <${Turns} review=${review} at=${at} ways=${ways} own=${own} />
    <${Chances} review=${review} name=${name} at=${at} go=${ways.go} />
    <${Luck} review=${review} own=${own} />`;
}
