// Cards fly from where they were to where they go, by View Transitions where the browser has them.
import { moves } from "./settings.js";
import { you } from "./state.js";

const MOST = 4;

const seatBox = (seat) => document.querySelector(`[data-seat="${seat}"]`);
const pile = () => document.querySelector("[data-pile] .lying:last-child") ?? document.querySelector("[data-pile]");

/** Where the cards of an event are now and where they will be, or null if nothing flies. */
export function before(events) {
  if (!document.startViewTransition || !moves() || document.visibilityState !== "visible") return null;
  const event = events.find((each) => ["played", "picked_up", "flipped"].includes(each.event));
  if (!event) return null;
  const own = event.seat === you.value;
  if (event.event === "picked_up") return { from: [pile()], to: () => [own ? document.querySelector(".hand") : seatBox(event.seat)] };
  const cards = event.cards ?? [event.card];
  const from = own ? cards.slice(0, MOST).map((card) => document.querySelector(`.own [data-card="${card}"]`)) : [seatBox(event.seat)];
  return { from, to: () => [...document.querySelectorAll("[data-pile] .lying")].slice(-Math.min(cards.length, MOST, own ? MOST : 1)) };
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
