// Cards fly from where they were to where they go, by View Transitions where the browser has them.
import { moves } from "./settings.js";
import { you } from "./state.js";

const MOST = 4;

const find = (selector) => document.querySelector(selector);
const cardOfPile = () => find("[data-pile] .lying:last-child");

/** The small card of another seat that stands for the ones it plays or takes: the one in its row, else that of its count. */
function cardOfSeat({ seat, card, cards = [card] }) {
  const box = find(`[data-seat="${seat}"]`);
  return box?.querySelector(`[data-up="${cards[0]}"]`) ?? box?.querySelector(".count .face");
}

const ownCards = (cards, among) => cards.slice(0, MOST).map((card) => find(`${among} [data-card="${card}"]`));

/** Where the cards of an event are now and where they will be, or null if nothing flies. Both ends are as large as a card. */
export function before(events) {
  if (!document.startViewTransition || !moves() || document.visibilityState !== "visible") return null;
  const event = events.find((each) => ["played", "picked_up", "flipped"].includes(each.event));
  if (!event) return null;
  const own = event.seat === you.value;
  if (event.event === "picked_up") return { from: [cardOfPile()], to: () => (own ? ownCards(event.cards.slice(-1), ".hand") : [cardOfSeat({ seat: event.seat })]) };
  const cards = event.cards ?? [event.card];
  const from = own ? ownCards(cards, ".own") : [cardOfSeat(event)];
  return { from, to: () => [...document.querySelectorAll("[data-pile] .lying")].slice(-Math.min(cards.length, own ? MOST : 1)) };
}

const name = (elements, on) => elements.forEach((element, n) => element && (element.style.viewTransitionName = on ? `flight-${n}` : ""));

/** Apply a change between the two ends of a flight. */
export async function after(flight, apply) {
  const from = flight.from.filter((element, n, all) => element && all.indexOf(element) === n);
  let to = [];
  name(from, true);
  const transition = document.startViewTransition(async () => {
    name(from, false);
    apply();
    await new Promise((done) => setTimeout(done, 0));
    to = flight.to();
    name(to, true);
  });
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).then(() => name(to, false));
  await transition.updateCallbackDone;
}
