// The guided game: tips from the server beside what they speak of, one at a time, each once.
import { computed, html, signal, useEffect } from "../lib.js";
import { Bubble } from "./bubble.js";
import { isExchanging } from "../stage/dealt.js";
import { declineTips, learningAt, remember, seenTips } from "./learning.js";
import { send } from "./session.js";
import { t, tell } from "../shared/speech.js";
import {
  about,
  advice,
  game,
  knocks,
  lesson,
  link,
  myTurn,
  room,
  setup,
  spoken,
  you,
} from "../shared/state.js";
/** @import { Tip } from "../protocol.d.ts" */

/** After this many tips the person decides first. */
const AT_ONCE = 3;
/** A tip that was shown for so long counts as seen when the person decides. */
const READ_MS = 2000;
/** Tips about earlier moves that still wait. */
const MOST_WAITING = 2;

/** Whether tips are shown at this table. */
export const guided = computed(() => about.value !== null && learningAt.value.includes(about.value.room));

/** Tips to show, the first one first. */
const waiting = signal(/** @type {Tip[]} */ ([]));
/** How many tips were read at this decision. */
let read = { made: -1, count: 0 };
/** When the tip on the screen appeared, and the person's next decision at that time. */
let shownAt = { time: 0, seq: /** @type {number | null} */ (null) };
/** Whether the room was told last that the person reads. */
let isReading = false;

/** @param {Tip} tip */
const isNew = ({ key }) => !seenTips.value.includes(`${setup.value.family}:${key}`);

/** Whether other people play here, whom a long look at a tip would hold up. */
const among = () => room.value.seats.some(({ taken }, seat) => taken && seat !== you.value);

/** Take in the tips that matter now; those about earlier moves may wait a little. @param {Tip[]} tips */
function take(tips) {
  const [current] = waiting.value;
  const keys = new Set(tips.map(({ key }) => key));
  // A person who decides with a tip on the screen goes on: the table waits for it no longer.
  const isPassed = current && game.value.seq !== shownAt.seq;
  const earlier = waiting.value
    .filter((tip) => tip.happened && !keys.has(tip.key) && !(isPassed && tip === current))
    .slice(0, MOST_WAITING);
  if (current && (isPassed || (!current.happened && !keys.has(current.key))))
    if (Date.now() - shownAt.time > READ_MS) remember(setup.value.family, current.key);
  const fresh = [...earlier, ...tips.filter(({ key }) => !isPassed || key !== current.key)].filter(isNew);
  const kept = fresh.find(({ key }) => key === current?.key);
  waiting.value = kept ? [kept, ...fresh.filter((each) => each !== kept)] : fresh;
}

/** @param {Tip} tip */
function gotIt(tip) {
  const { made } = game.value;
  read = { made, count: read.made === made ? read.count + 1 : 1 };
  remember(setup.value.family, tip.key);
  waiting.value = waiting.value.filter(({ key }) => key !== tip.key);
}

/** Where to look for the part of the table that a tip speaks of. @param {Tip} tip */
function anchors({ at, rank }) {
  const cards = rank ? [`.own .hand .card[data-card^="${rank}"]`] : [];
  return {
    hand: [...cards, ".own .hand .card", ".own .ownrow .place"],
    row: [".own .ownrow .place", ".own .hand .card"],
    pile: [".middle .pile"],
    draw: [".middle .draw", ".middle .pile"],
    buttons: [".own .moves"],
    seats: [".seats .seat"],
    result: [".outcome", ".own .moves"],
  }[at];
}

/** Ask for the tips after each step of a guided game, and show the first. */
export function Guide() {
  const { number, made } = game.value;
  const on = guided.value && you.value !== null;
  const open = link.value.state === "open";
  useEffect(() => {
    if (on && lesson.value?.made === made) take(lesson.value.tips);
  }, [on, lesson.value]);
  useEffect(() => () => void (waiting.value = []), []);
  // A tip could lie on the question that somebody asks who waits.
  const isFree = on && !advice.value && !isExchanging.value && !knocks.value.length;
  const [tip] = isFree && !(read.made === made && read.count >= AT_ONCE) ? waiting.value : [];
  const key = tip?.key;
  // Bots wait for a look at the exchange as they do for a tip, with or without tips at this table.
  const reading = Boolean(key) || isExchanging.value;
  useEffect(() => {
    if (open && (on || isReading || reading)) send({ t: "learn", made, reading });
    isReading = open && reading;
  }, [on, open, number, made, reading]);
  useEffect(() => {
    shownAt = { time: Date.now(), seq: game.value.seq };
    if (tip) spoken.value = tip.says.map(tell).join(" ");
  }, [key]);
  if (!tip) return null;
  const done = () => gotIt(tip);
  return html`<${Bubble} key=${key} anchors=${anchors(tip)} label=${t("guide-label")} close=${done} small=${among()}>
    <p>${tip.says.map(tell).join(" ")}</p>
    ${!among() && !myTurn.value && !game.value.result && html`<p class="faint">${t("guide-waits")}</p>`}
    <div class="inline">
      <button class="primary" onClick=${done}>${t("guide-got-it")}</button>
      <button class="quiet" onClick=${() => declineTips(about.value.room)}>${t("guide-no-more")}</button>
    </div>
  <//>`;
}
