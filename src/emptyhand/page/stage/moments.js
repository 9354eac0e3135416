// The moments of a game: for each kind of event, how it is shown on a table that has already changed.
import { poseOf } from "./scene.js";
import { game, you } from "../shared/state.js";
import { confetti } from "./confetti.js";
/** @import { Card, GameEvent, SeatNumber } from "../protocol.d.ts" */
/** @import { Pose, Scene } from "./scene.js" */

const FLIGHT_MS = 240;
const TURN_MS = 120;
/** The pause between a blind card's turning and its result. */
const HEARTBEAT_MS = 340;
const STRUCK_MS = 800;
const EXCHANGED_MS = 420;
const MOST = 5;
export const AFTER_MS = 30;

/** @param {string} selector */
const find = (selector) => document.querySelector(selector);
/** @param {string} selector */
export const all = (selector) => [...document.querySelectorAll(selector)];
/** Where an element is; null if the screen does not show it, as nothing grows from or to no size. @param {Element | null | undefined} element */
export function poseIf(element) {
  const pose = element ? poseOf(element) : null;
  return pose?.height ? pose : null;
}

/** @param {SeatNumber} seat */
const boxOf = (seat) => find(`[data-seat="${seat}"]`);
export const pileBox = () => find("[data-pile] .lying:last-child") ?? find("[data-pile] .empty");
export const drawPile = () => find(".draw .face");

/**
 * The place of a seat's hand: the own hand, or the backs beside the number of another seat's cards.
 * @param {SeatNumber} seat
 */
export function handOf(seat) {
  if (seat !== you.value) return poseIf(boxOf(seat)?.querySelector(".count .face")) ?? poseIf(boxOf(seat));
  const card = find(".hand .card") ?? find(".ownrow .card");
  const hand = find(".hand") ?? find(".own");
  if (!hand) return null;
  const { x, y, width, height } = hand.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, height: poseIf(card)?.height ?? 80, tilt: "0deg" };
}

/**
 * The places of cards that a seat is about to play.
 * @param {SeatNumber} seat
 * @param {Card[]} cards
 */
function placesOf(seat, cards) {
  /** @type {Element[]} */
  const used = [];
  return cards.map((card) => {
    const among =
      seat === you.value
        ? all(`.own .held[data-card="${card}"], .own [data-card="${card}"]`)
        : [...(boxOf(seat)?.querySelectorAll(`[data-up="${card}"]`) ?? [])];
    const found = among.find((each) => !used.includes(each));
    if (found) used.push(found);
    return poseIf(found) ?? handOf(seat);
  });
}

/** @param {GameEvent} event */
function slotOf({ seat, slot }) {
  const row = seat === you.value ? ".ownrow .place" : ".row .slot";
  return poseIf(boxOf(seat)?.querySelectorAll(row)[slot]) ?? handOf(seat);
}

/**
 * How many cards of the pile leave it at most: not those below the cards that are picked up.
 * @param {GameEvent[]} events
 */
function leavingOf(events) {
  const taken = events.find(({ event, rest }) => event === "picked_up" && rest?.length);
  if (!taken) return MOST;
  const laid = events.find(({ event }) => event === "played")?.cards.length ?? 0;
  return taken.cards.length + taken.burnt.length - laid;
}

/**
 * What the table looks like before events change it: the pile, and where the cards come from.
 * @typedef {{ pile: { card: Card, pose: Pose }[], from: (Pose | null)[][], draw: Pose | null }} Before
 */

/** @param {GameEvent[]} events @returns {Before} */
export function look(events) {
  const lying = all("[data-pile] .lying");
  return {
    pile: lying.slice(Math.max(lying.length - Math.min(MOST, leavingOf(events)), 0)).flatMap((each) => {
      const pose = poseIf(each);
      return pose ? [{ card: each.getAttribute("data-lying") ?? "", pose }] : [];
    }),
    from: events.map((event) => {
      if (event.event === "played" || event.event === "took" || event.event === "placed")
        return placesOf(event.seat, (event.cards ?? [event.card]).filter(Boolean));
      return event.event === "flipped" ? [slotOf(event)] : [];
    }),
    draw: poseIf(drawPile()),
  };
}

/**
 * The moment that a scene has reached, and what lies in it: copies of the pile that the table no longer has.
 * @typedef {{ scene: Scene, before: Before, at: number, lying: { element: Element, pose: Pose }[],
 *   blind: boolean, from: (Pose | null)[] }} Act
 */

/**
 * Show the pile as it was, until it leaves.
 * @param {Act} act
 */
function keepPile({ scene, before, lying }) {
  if (lying.some(({ pose }) => before.pile.some((each) => each.pose === pose))) return;
  const copies = before.pile.map(({ card, pose }) => {
    const element = scene.card(card, pose);
    element.style.rotate = pose.tilt;
    return { element, pose };
  });
  lying.unshift(...copies);
  // Copies of older cards lie below the ones played since.
  copies.toReversed().forEach(({ element }) => element.parentElement?.prepend(element));
}

/**
 * Let the whole pile leave together.
 * @param {Act} act
 * @param {Pose | null} to
 * @param {number} [fade] the opacity at the end
 */
function pileTo({ scene, lying, at }, to, fade = 1) {
  if (!to) return at;
  const ends = lying.map(({ element, pose }, n) =>
    scene.move(
      element,
      {
        transform: [
          "none",
          `translate(${to.x - pose.x}px, ${to.y - pose.y}px) rotate(${(n - lying.length / 2) * 5}deg) scale(${to.height / pose.height})`,
        ],
        opacity: [1, fade],
      },
      { delay: at + n * 15, duration: 260, fill: "forwards", leaves: true },
    ),
  );
  lying.length = 0;
  return Math.max(at, ...ends);
}

/**
 * Lay cards on the pile: each flies to its place there, or to the pile that leaves in the same move.
 * @param {Act} act
 * @param {Card[]} cards
 * @param {(Pose | null)[]} from
 */
export function lay(act, cards, from) {
  const { scene, at, lying } = act;
  const there = all("[data-pile] .lying").slice(-cards.length);
  const rests = there.map((each) => each.getAttribute("data-lying")).join() === cards.join();
  const place = act.before.pile.at(-1)?.pose ?? poseIf(pileBox());
  const shown = cards.slice(-MOST);
  const ends = shown.map((card, n) => {
    const real = rests ? there[n + cards.length - shown.length] : null;
    const to = poseIf(real) ?? (place && { ...place, x: place.x + (n + 1) * place.height * 0.16 });
    const start = from[n + cards.length - shown.length] ?? from[0];
    if (!to || !start) return at;
    const picture = scene.card(card, to);
    const frames = [
      {
        transform: `translate(${start.x - to.x}px, ${start.y - to.y}px) rotate(${start.tilt}) scale(${start.height / to.height})`,
      },
      { transform: `translate(0, 0) rotate(${to.tilt}) scale(1)` },
    ];
    const end = scene.move(picture, frames, { delay: at + n * AFTER_MS, duration: FLIGHT_MS, leaves: rests });
    if (rests) scene.cover(real, end);
    else lying.push({ element: picture, pose: to });
    return end;
  });
  return Math.max(at, ...ends);
}

/** @type {Record<string, (act: Act, event: GameEvent) => number>} */
const ACTS = {
  played(act, { cards }) {
    return act.blind ? act.at : lay(act, cards, act.from);
  },

  /** The card goes to the middle, turns over, and waits for a heartbeat. */
  flipped(act, { card, fits }) {
    const { scene, at } = act;
    const [from] = act.from;
    const real = fits ? find("[data-pile] .lying:last-child") : null;
    const rests = real?.getAttribute("data-lying") === card;
    const to = poseIf(rests ? real : (pileBox() ?? null)) ?? act.before.pile.at(-1)?.pose;
    act.blind = true;
    if (!from || !to) return at;
    if (!rests) keepPile(act);
    const above = { ...to, y: to.y - to.height * 0.08, tilt: "0deg" };
    const back = scene.card(null, above);
    const face = scene.card(card, above);
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.height / to.height})`;
    const there = scene.move(back, { transform: [start, "scale(1.08)"] }, { delay: at });
    scene.move(
      back,
      { transform: ["scale(1.08)", "scale(0, 1.08)"] },
      { delay: there, duration: TURN_MS, fill: "forwards", easing: "ease-in", leaves: true },
    );
    const turned = scene.move(
      face,
      { transform: ["scale(0, 1.08)", "scale(1.08)"] },
      { delay: there + TURN_MS, duration: TURN_MS },
    );
    const known = turned + HEARTBEAT_MS;
    if (!rests) {
      act.lying.push({ element: face, pose: above });
      return known;
    }
    const end = scene.move(
      face,
      { transform: ["scale(1.08)", `translate(0, ${to.y - above.y}px) scale(1)`] },
      { delay: known, duration: TURN_MS, fill: "forwards", leaves: true },
    );
    scene.cover(real, end);
    return end;
  },

  picked_up(act, { seat, cards }) {
    const own = seat === you.value;
    keepPile(act);
    const end = pileTo(act, handOf(seat), own ? 1 : 0.4);
    if (own) cards.forEach((card) => act.scene.cover(all(`.hand [data-card="${card}"]`).at(-1), end));
    return end;
  },

  killed(act) {
    keepPile(act);
    const gone = poseIf(find(".gone"));
    return pileTo(act, gone && { ...gone, height: gone.height * 0.7 }, 0);
  },

  round_won(act) {
    keepPile(act);
    const last = act.before.pile.at(-1)?.pose;
    return pileTo(
      act,
      last ? { ...last, y: last.y - last.height * 0.5, height: last.height * 0.6 } : null,
      0,
    );
  },

  drew({ scene, before, at }, { seat, count, cards }) {
    const { draw } = before;
    if (!draw) return at;
    const own = seat === you.value && cards ? cards : null;
    const ends = Array.from({ length: Math.min(count, MOST) }, (_, n) => {
      const real = own ? all(`.hand [data-card="${own[n]}"]`).at(-1) : null;
      const to = poseIf(real) ?? handOf(seat);
      if (!to) return at;
      const end = scene.fly(own ? own[n] : null, draw, to, { delay: at + n * 2 * AFTER_MS, duration: 220 });
      scene.cover(real, end);
      return end;
    });
    return Math.max(at, ...ends);
  },

  turned(act, { card }) {
    return act.before.draw ? lay(act, [card], [act.before.draw]) : act.at;
  },

  took({ scene, at, from: [from] }, { seat, card }) {
    const real = seat === you.value ? all(`.hand [data-card="${card}"]`).at(-1) : null;
    const to = poseIf(real) ?? handOf(seat);
    if (!from || !to) return at;
    const end = scene.fly(card, from, to, { delay: at });
    scene.cover(real, end);
    return end;
  },

  placed({ scene, at, from: [from] }, { seat, card }) {
    const real = seat === you.value && card ? find(`.ownrow [data-card="${card}"]`) : null;
    const to = poseIf(real);
    if (!from || !to) return at;
    const end = scene.fly(card, from, to, { delay: at });
    scene.cover(real, end);
    return end;
  },

  /** The arrows turn to where they already point. */
  reversed({ scene, at }) {
    all(".way").forEach((arrow) =>
      scene.move(arrow, { rotate: ["180deg", "0deg"] }, { delay: at, duration: 280 }),
    );
    return at;
  },

  /** The seat is struck through. */
  skipped({ scene, at }, { seat }) {
    const box = seat === you.value ? (find(".hand") ?? find(".own")) : boxOf(seat);
    if (!box) return at;
    const strike = document.createElement("div");
    strike.className = "strike";
    scene.place(strike, { ...poseOf(box), height: box.clientHeight }, box.clientWidth);
    const line = document.createElement("i");
    strike.append(line);
    scene.move(line, { transform: ["scaleX(0)", "scaleX(1)"] }, { delay: at, duration: 160 });
    scene.move(strike, { opacity: [1, 1, 0] }, { delay: at, duration: STRUCK_MS, easing: "linear" });
    return at + 2 * AFTER_MS;
  },

  over({ scene, at }) {
    if (game.value?.result?.[0] === you.value && you.value !== null) confetti(scene, at);
    return at;
  },
};

/** The kinds of events that have a moment. */
export const KINDS = Object.keys(ACTS);

/**
 * Show events one after another, on the table that they have led to.
 * @param {Scene} scene
 * @param {GameEvent[]} events
 * @param {Before} before
 */
export function perform(scene, events, before) {
  /** @type {Act} */
  const act = { scene, before, at: 0, lying: [], blind: false, from: [] };
  // A pile that leaves at the end of the move lies there from the first frame on.
  if (events.some(({ event }) => ["killed", "picked_up", "round_won"].includes(event))) keepPile(act);
  events.forEach((event, n) => {
    act.from = before.from[n];
    act.at = ACTS[event.event]?.(act, event) ?? act.at;
  });
}

/** @param {Element[]} from cards in the middle */
export const picked = (from) =>
  from.map((each) => ({ card: each.getAttribute("data-given") ?? "", pose: poseOf(each) }));

/**
 * Bring cards of the middle to the own hand.
 * @param {Scene} scene
 * @param {{ card: Card, pose: Pose }[]} cards
 */
export function bring(scene, cards) {
  cards.forEach(({ card, pose }, n) => {
    const real = all(`.hand [data-card="${card}"]`).at(-1);
    const to = poseIf(real);
    if (to) scene.cover(real, scene.fly(card, pose, to, { delay: n * 2 * AFTER_MS, duration: EXCHANGED_MS }));
  });
}
