// Cards in flight. A change is applied at once; then copies of the cards that moved fly from the old place to
// the new.
import { moves } from "./settings.js";
import { you } from "./state.js";
/** @import { Card, GameEvent, SeatNumber } from "./protocol.d.ts" */

/** @typedef {{ x: number, y: number, height: number, tilt: string }} Pose */

const MOST = 4;
const FLIGHT = { duration: 280, easing: "cubic-bezier(.2, .7, .3, 1)" };

/** @param {string} selector */
const find = (selector) => document.querySelector(selector);
const cardOfPile = () => find("[data-pile] .lying:last-child");

/**
 * The element of another seat from which its cards fly: the card in its row, else the one beside its count.
 * @param {{ seat: SeatNumber, card?: Card, cards?: (Card | undefined)[] }} event
 */
function cardOfSeat({ seat, card, cards = [card] }) {
  const box = find(`[data-seat="${seat}"]`);
  return box?.querySelector(`[data-up="${cards[0]}"]`) ?? box?.querySelector(".count .face");
}

/** @param {Card[]} cards @param {string} among */
const ownCards = (cards, among) => cards.slice(0, MOST).map((card) => find(`${among} [data-card="${card}"]`));

/**
 * The cards that events move: `from` where they are before, `to` finds them afterwards. Null if nothing
 * flies.
 * @param {GameEvent[]} events
 */
function flightOf(events) {
  if (!moves() || document.visibilityState !== "visible") return null;
  const event = events.find((each) => ["played", "picked_up", "flipped"].includes(each.event));
  if (!event) return null;
  const own = event.seat === you.value;
  if (event.event === "picked_up") {
    const to = () => (own ? ownCards(event.cards.slice(-1), ".hand") : [cardOfSeat({ seat: event.seat })]);
    return { from: [cardOfPile()], to };
  }
  const cards = event.cards ?? [event.card];
  const count = Math.min(cards.length, own ? MOST : 1);
  const from = own ? ownCards(cards, ".own") : [cardOfSeat(event)];
  return { from, to: () => [...document.querySelectorAll("[data-pile] .lying")].slice(-count) };
}

/**
 * Centre, height and tilt of a card. The bounding box of a tilted card is larger than the card, but has the
 * same centre.
 * @param {Element} element
 * @returns {Pose}
 */
function poseOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const tilt = getComputedStyle(element).rotate;
  return {
    x: x + width / 2,
    y: y + height / 2,
    height: element instanceof HTMLElement ? element.offsetHeight : height,
    tilt: tilt === "none" ? "0deg" : tilt,
  };
}

/** @param {(Element | null | undefined)[]} elements */
const there = (elements) => elements.filter((element) => element instanceof Element);

/** End the current flight. @type {() => void} */
let land = () => {};

/**
 * Apply a change of the game at once, and let the cards that it moves fly. End the current flight first.
 * @param {GameEvent[]} events
 * @param {() => void} apply
 */
export function fly(events, apply) {
  land();
  const flight = flightOf(events);
  const from = there(flight?.from ?? []).map(poseOf);
  apply();
  if (!flight || !from.length) return;
  // At the next frame the change is rendered but not yet painted.
  const frame = requestAnimationFrame(() => launch(from, there(flight.to())));
  land = () => cancelAnimationFrame(frame);
}

/**
 * Let a copy of each card fly. The card itself is already in place, transparent, so that taps reach it.
 * @param {Pose[]} from
 * @param {Element[]} to
 */
function launch(from, to) {
  const pictures = document.createElement("div");
  pictures.className = "flights";
  pictures.ariaHidden = "true";
  document.body.append(pictures);
  const flights = to.flatMap((card, n) => {
    const picture = /** @type {SVGSVGElement} */ ((card.querySelector(".face") ?? card).cloneNode(true));
    pictures.append(picture);
    return [card.animate({ opacity: [0, 0] }, FLIGHT), flown(picture, from[n] ?? from[0], poseOf(card))];
  });
  land = () => {
    flights.forEach((flight) => flight.cancel());
    pictures.remove();
    land = () => {};
  };
  flights.at(-1)?.finished.then(land, () => {});
}

/**
 * Let a copy fly from one pose to another.
 * @param {SVGSVGElement} picture
 * @param {Pose} from
 * @param {Pose} to
 */
function flown(picture, from, to) {
  const width = (to.height * picture.viewBox.baseVal.width) / picture.viewBox.baseVal.height;
  Object.assign(picture.style, {
    width: `${width}px`,
    left: `${to.x - width / 2}px`,
    top: `${to.y - to.height / 2}px`,
  });
  const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  const start = `${shift} rotate(${from.tilt}) scale(${from.height / to.height})`;
  return picture.animate({ transform: [start, `translate(0, 0) rotate(${to.tilt}) scale(1)`] }, FLIGHT);
}
