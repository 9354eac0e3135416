// How a deal is shown: cards fly to every seat, and a hand that wins at once is raised.
import { confetti } from "./confetti.js";
import { AFTER_MS, all, drawPile, handOf, lay, pileBox, poseIf } from "./moments.js";
import { GLIDE } from "./scene.js";
import { room, view, you } from "../shared/state.js";
/** @import { GameEvent } from "../protocol.d.ts" */
/** @import { Pose, Scene } from "./scene.js" */

/** When all cards of a deal have landed, and were seen. */
const DEALT_MS = 1100;

/**
 * Raise the cards that win at once: in the own hand, or from another seat's hand to the middle.
 * @param {Scene} scene
 * @param {GameEvent[]} events
 * @param {number} at
 */
function raise(scene, events, at) {
  const won = events.find(({ event }) => event === "instant_win");
  if (!won) return;
  if (won.seat !== you.value) {
    const before = { pile: [], from: [], draw: null };
    lay({ scene, before, at, lying: [], blind: false, from: [] }, won.cards, [handOf(won.seat)]);
    return;
  }
  const ends = all(".hand .card.wins").map((card, n) =>
    scene.move(card, { translate: ["0 0", getComputedStyle(card).translate] }, { delay: at + n * AFTER_MS }),
  );
  confetti(scene, Math.max(at, ...ends));
}

/**
 * Deal: backs fly to every seat, then the own cards. Cards that came by an exchange wait in the middle.
 * @param {Scene} scene
 * @param {GameEvent[]} events
 */
export function deal(scene, events) {
  raise(scene, events, DEALT_MS);
  const from = poseIf(drawPile() ?? pileBox());
  if (!from) return;
  const count = room.value.seats.length;
  const first = view.value.table.dealer + 1;
  const seats = Array.from({ length: count }, (_, n) => (first + n) % count).filter(
    (seat) => seat !== you.value,
  );
  const step = Math.min(40, 400 / (2 * seats.length));
  [...seats, ...seats].forEach((seat, n) => {
    const to = handOf(seat);
    if (to)
      scene.move(scene.card(null, from), fromTo(from, to), { delay: n * step, duration: 220, easing: GLIDE });
  });
  const own = all(".hand .card:not(.coming)");
  const each = Math.min(40, 420 / own.length);
  own.forEach((real, n) => {
    const to = poseIf(real);
    if (!to) return;
    const end = scene.fly(real.getAttribute("data-card"), from, to, {
      delay: n * each,
      duration: 240,
    });
    scene.cover(real, end);
  });
}

/** @param {Pose} from @param {Pose} to */
const fromTo = (from, to) => ({
  transform: ["none", `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.height / from.height})`],
  opacity: [1, 1, 0],
});
