// The exchange before the first play, in the middle of the table: who gave what. Only the two players concerned see
// the cards; the others see their backs.
import { classes, html } from "../lib.js";
import { Back, Face, Mini } from "../cards/cards.js";
import { given, isExchanging } from "../stage/dealt.js";
import { Avatar } from "../cards/faces.js";
import { takeIn } from "./flight.js";
import { plan } from "../cards/layout.js";
import { moves } from "../shared/settings.js";
import { spokenCards, t } from "../shared/speech.js";
import { nameOf, you } from "../shared/state.js";
/** @import { GameEvent } from "../protocol.d.ts" */

/** The events in pairs: the highest cards of one player, and the lowest that came back. @returns {GameEvent[][]} */
const pairs = () => given.value.flatMap((event, n) => (n % 2 ? [] : [[event, given.value[n + 1]]]));

/** @param {GameEvent} event */
const isOwn = ({ seat, to }) => you.value !== null && (seat === you.value || to === you.value);

/** @param {{ event: GameEvent }} props */
function Cards({ event: { cards, count } }) {
  const One = plan.value.sides ? Mini : Face;
  const number = cards?.length ?? count;
  const label = cards ? spokenCards(cards) : t("middle-cards", { count: number });
  return html`<span class="given" role="img" aria-label=${label}>
    ${
      cards?.map((card, n) => html`<span key=${n} data-given=${card}><${One} card=${card} /></span>`) ??
      Array.from(
        { length: number },
        (_, n) => html`<span key=${n}><${Back} mini=${plan.value.sides} /></span>`,
      )
    }
  </span>`;
}

/** @param {GameEvent} event */
function words({ seat, to = 0 }) {
  if (to === you.value) return t("exchange-from", { name: nameOf(seat) });
  if (seat === you.value) return t("exchange-to", { name: nameOf(to) });
  return t("exchange-between", { who: nameOf(seat), to: nameOf(to) });
}

/** The cards that one player gave another. @param {{ event: GameEvent, which: string }} props */
function Lane({ event, which }) {
  const { seat, to = 0, cards, count } = event;
  const other = seat === you.value ? to : seat;
  return html`<div class=${classes("lane", to === you.value && "mine")}>
    <p><${Avatar} name=${nameOf(other)} size=${plan.value.sides ? "1.3rem" : "1.9rem"} />
      <span><b>${words(event)}</b>
        <small>${t(which, { count: cards?.length ?? count })}</small></span></p>
    <${Cards} event=${event} />
  </div>`;
}

/** End the look at the exchange: the cards that the person got go to the hand. */
export function begin() {
  const from = [...document.querySelectorAll(".lane.mine [data-given]")];
  takeIn(from, () => (isExchanging.value = false));
}

export function Exchange() {
  const all = pairs();
  const shown = all.find(([event]) => isOwn(event)) ?? all[0];
  return html`<div class=${classes("exchange", moves() && "moving")} role="group" aria-label=${t("exchange-heading")}>
    <h2>${t("exchange-heading")}</h2>
    <div class="lanes">
      <${Lane} event=${shown[0]} which="exchange-highest" />
      <span class="swap" aria-hidden="true">⇄</span>
      <${Lane} event=${shown[1]} which="exchange-lowest" />
    </div>
    ${all
      .filter((pair) => pair !== shown)
      .map(
        ([{ seat, to = 0, cards, count }]) =>
          html`<p class="also" key=${seat}>${t("exchange-also", {
            who: nameOf(seat),
            to: nameOf(to),
            count: cards?.length ?? count,
          })}</p>`,
      )}
  </div>`;
}

/** The one button while the exchange is shown, in place of the moves. */
export const Start = () => html`<div class="moves ending">
  <button class="primary" onClick=${begin}>${t("exchange-start")}</button></div>`;
