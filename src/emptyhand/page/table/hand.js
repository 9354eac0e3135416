// The person's own cards: the hand in as many rows as it needs, and the up and down cards.
import { classes, html, signal, useEffect, useRef, useState } from "../lib.js";
import { Back, Face } from "../cards/cards.js";
import { arranged, mine, own, usable } from "./choice.js";
import { isExchanging, raised, received } from "../stage/dealt.js";
import { named, sorted } from "../cards/deck.js";
import { draggable, wasDrag } from "./drag.js";
import { plan } from "../cards/layout.js";
import { prefer, settings } from "../shared/settings.js";
import { chosen, game, isClimb, myTurn, nameOf, view } from "../shared/state.js";
import { spokenCard, t } from "../shared/speech.js";
import { tapOrPlay } from "./taps.js";
/** @import { Card, SeatNumber } from "../protocol.d.ts" */
/** @import { Child } from "../lib.js" */

/** The person's own order of the cards; others come last. */
export const order = signal(/** @type {string[]} */ ([]));

/** The hand in the order in which it is shown. */
export function shown() {
  const { hand } = own(view.value);
  if (!settings.value.sort) return arranged(hand, order.value);
  return named(sorted(view.value.hand, isClimb.value));
}

/**
 * The index of the card that an arrow key leads to; null if there is none.
 * @param {unknown[]} places
 * @param {number} each
 * @param {number} from
 * @param {string} key
 * @returns {number | null}
 */
function neighbour(places, each, from, key) {
  /** @type {Record<string, number>} */
  const steps = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -each,
    ArrowDown: each,
    Home: -from,
    End: places.length - 1 - from,
  };
  const to = from + (steps[key] ?? 0);
  return key in steps && to >= 0 && to < places.length ? to : null;
}

/**
 * The index of the place that is nearest to a point.
 * @param {{ left: number, top: number }[]} places
 * @param {number} size
 * @param {number} x
 * @param {number} y
 */
function nearest(places, size, x, y) {
  const far = places.map(({ left, top }) => Math.hypot(left + size / 2 - x, 2 * (top + size * 0.7 - y)));
  return far.indexOf(Math.min(...far));
}

/**
 * Move a card in the own order.
 * @param {{ id: string }[]} cards
 * @param {number} from
 * @param {number} to
 */
function move(cards, from, to) {
  const ids = cards.map(({ id }) => id);
  ids.splice(to, 0, ids.splice(from, 1)[0]);
  order.value = ids;
  prefer({ sort: false });
}

/** @returns {Set<string>} */
const marked = () => (myTurn.value && settings.value.hints ? usable(game.value, isClimb.value) : new Set());

/** @param {Card} card @param {boolean} playable @param {SeatNumber | null} from who gave it */
function words(card, playable, from) {
  const said = playable ? t("hand-can", { card: spokenCard(card) }) : spokenCard(card);
  return from === null ? said : t("hand-given", { card: said, name: nameOf(from) });
}

export function Hand() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [at, setAt] = useState(0);
  const inside = useRef(false);
  const cards = shown();
  const gifts = received(cards);
  const winners = raised(cards);
  const can = marked();
  const hints = myTurn.value && settings.value.hints;
  const { card: size, each, places, height } = plan.value.fan;
  const focus = Math.min(at, Math.max(0, cards.length - 1));
  const focusOn = (/** @type {number} */ n) => {
    setAt(n);
    /** @type {NodeListOf<HTMLElement>} */ (box.current?.querySelectorAll(".card"))?.[n]?.focus();
  };
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) focusOn(focus);
  });
  const keys = (/** @type {KeyboardEvent} */ event, /** @type {number} */ n) => {
    const to = neighbour(places, each, n, event.key);
    if (to === null) return;
    event.preventDefault();
    if (!event.shiftKey) return focusOn(to);
    move(cards, n, to);
    setAt(to);
    requestAnimationFrame(() => focusOn(to));
  };
  /** @type {(n: number) => (x: number, y: number) => void} */
  const put = (n) => (x, y) => {
    if (!box.current) return;
    const hand = box.current.getBoundingClientRect();
    const to = nearest(places, size, x - hand.left, y - hand.top);
    if (to !== n) move(cards, n, to);
  };
  return html`<div class="hand" ref=${box} style=${{ height: `${height}px` }} role="group"
    aria-label=${t("hand-label", { count: cards.length })}
    onFocusIn=${() => (inside.current = true)}
    onFocusOut=${(/** @type {FocusEvent} */ e) => (inside.current = e.relatedTarget === null)}>
    ${cards.map(({ card, id }, n) => {
      const { left, top, turn } = places[n];
      const held = chosen.value.includes(id);
      const playable = can.has(id);
      const wins = winners.includes(id);
      const gift = gifts.ids.includes(id);
      const tilt = held || wins ? "0deg" : `${turn}deg`;
      const marks = [gift && (isExchanging.value ? "coming" : "gift"), wins && "wins"];
      return html`<button key=${id}
        class=${classes("card", held && "held", hints && (playable ? "can" : "cannot"), ...marks)}
        style=${{ left: `${left}px`, top: `${top}px`, width: `${size}px`, zIndex: n, rotate: tilt }}
        tabindex=${n === focus ? 0 : -1} aria-pressed=${held} aria-label=${words(card, playable, gift ? gifts.from : null)}
        data-card=${card}
        ...${draggable(id, put(n))}
        onClick=${(/** @type {MouseEvent} */ e) => {
          setAt(n);
          wasDrag() || tapOrPlay(id, e);
        }} onKeyDown=${(/** @type {KeyboardEvent} */ e) => keys(e, n)}>
        <${Face} card=${card} />${playable && html`<span class="mark" aria-hidden="true"></span>`}
      </button>`;
    })}
  </div>`;
}

/** The own up and down cards, each up card on the down card of its slot. */
export function OwnRow() {
  const seat = mine(view.value);
  const { up, down } = own(view.value);
  if (!up.length && !down.length) return null;
  const can = marked();
  const places = Math.max(seat.up.length, seat.down.length);
  return html`<div class="ownrow" role="group" aria-label=${t("own-rows")}>
    ${Array.from(
      { length: places },
      (_, n) => html`<span class="place" key=${n}>
        ${
          seat.down[n] &&
          html`<${RowCard} id=${`down:${n}`} label=${t("own-down", { place: n + 1 })} can=${can}
            under=${Boolean(seat.up[n])}><${Back} /><//>`
        }
        ${
          seat.up[n] &&
          html`<${RowCard} id=${`up:${n}`} label=${t("own-up", { card: spokenCard(seat.up[n]) })} can=${can}
            card=${seat.up[n]}><${Face} card=${seat.up[n]} /><//>`
        }
      </span>`,
    )}
  </div>`;
}

/**
 * A card of the row: a button if it can be used now, else an image.
 * @param {{ id: string, label: string, can: Set<string>, card?: Card, under?: boolean,
 *   children: Child }} props
 */
function RowCard({ id, label, can, card, under, children }) {
  const usableNow =
    myTurn.value &&
    !view.value.hand.length &&
    !under &&
    (!id.startsWith("down:") || game.value.moves.includes(`?${Number(id.slice(5)) + 1}`));
  const held = chosen.value.includes(id);
  if (!usableNow)
    return html`<span class=${classes("card still", under && "under")} role="img" aria-label=${label}
      data-card=${card}>${children}</span>`;
  return html`<button
    class=${classes("card", held && "held", settings.value.hints && (can.has(id) ? "can" : "cannot"))}
    aria-pressed=${held} aria-label=${label} data-card=${card} ...${draggable(id, null)}
    onClick=${(/** @type {MouseEvent} */ e) => wasDrag() || tapOrPlay(id, e)}>
    ${children}${can.has(id) && html`<span class="mark" aria-hidden="true"></span>`}
  </button>`;
}
