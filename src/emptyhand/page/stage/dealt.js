// What a deal brings besides cards: an exchange by places, or a hand that wins at once.
import { computed, signal } from "../lib.js";
import { t, tell } from "../shared/speech.js";
import { person, you } from "../shared/state.js";
/** @import { Card, GameEvent, Phrase, Step } from "../protocol.d.ts" */

/** What seats gave one another before the first play: a giver's highest cards, then the lowest that came back. */
export const given = signal(/** @type {GameEvent[]} */ ([]));
/** Whether the exchange lies on the table: until the person begins or somebody moves. */
export const isExchanging = signal(false);
/** The hand that won at once, and the sentence about it. */
export const winning = signal(/** @type {{ hand: GameEvent, told: Phrase | undefined } | null} */ (null));

/** The hand that won at once by its name, "You win at once with six pairs!", or "". */
export function inShort() {
  const won = winning.value;
  const name = won?.told?.[1]?.hand;
  return won && name
    ? t("moment-at-once", { ...person(won.hand.seat), hand: tell(/** @type {Phrase} */ (name)) })
    : "";
}

/** What the person got into the hand, until they decide. */
const gifts = computed(() =>
  given.value.filter(({ event, to }) => event === "exchanged" && to === you.value && you.value !== null),
);

/**
 * The ids of those cards in hand that are among some cards, each as often as there.
 * @param {{ card: Card, id: string }[]} hand
 * @param {Card[]} cards
 */
function among(hand, cards) {
  const left = [...cards];
  return hand.flatMap(({ card, id }) => {
    const at = left.indexOf(card);
    return at < 0 ? [] : [left.splice(at, 1) && id];
  });
}

/** The cards in hand that another player gave, and who did. @param {{ card: Card, id: string }[]} hand */
export function received(hand) {
  const [gift] = gifts.value;
  return { ids: gift ? among(hand, gift.cards ?? []) : [], from: gift?.seat ?? null };
}

/** The cards in the person's hand that won at once. @param {{ card: Card, id: string }[]} hand */
export function raised(hand) {
  const won = winning.value?.hand;
  return won && won.seat === you.value ? among(hand, won.cards) : [];
}

/** @param {Step} step */
function begin({ events = [], told }) {
  const hand = events.find(({ event }) => event === "instant_win");
  winning.value = hand ? { hand, told: told?.find(([id]) => id === "table-wins-at-once") } : null;
  given.value = events.filter(({ event }) => event === "exchanged" || event === "up_exchanged");
  isExchanging.value = given.value.length > 0 && !hand;
}

/** Follow the steps of a room. Moves that arrive together with their deal leave its exchange to be seen. @param {Step[]} steps */
export function followDeal(steps) {
  const dealt = steps.findLastIndex(({ t }) => t === "started");
  if (dealt >= 0) begin(steps[dealt]);
  for (const step of steps.slice(dealt + 1).filter(({ t }) => t === "moved")) {
    const own = step.t === "moved" && step.seat === you.value;
    if (own) given.value = [];
    if (own || dealt < 0) isExchanging.value = false;
  }
}

/** Begin with the last step, which is all that a page knows after a reload; without one, forget everything. @param {Step} [step] */
export function recallDeal(step) {
  given.value = [];
  isExchanging.value = false;
  winning.value = null;
  if (step?.t === "started") followDeal([step]);
}
