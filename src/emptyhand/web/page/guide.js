// The guided game: tips from the server beside what they speak of, one at a time, each once.
import { computed, html, signal, useEffect } from "./lib.js";
import { Bubble } from "./bubble.js";
import { declineTips, learningAt, remember, seenTips } from "./learning.js";
import { send } from "./session.js";
import { t, tell } from "./speech.js";
import { about, advice, game, lesson, link, room, setup, spoken, you } from "./state.js";
/** @import { Tip } from "./protocol.d.ts" */

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
let shownSince = 0;

/** @param {Tip} tip */
const isNew = ({ key }) => !seenTips.value.includes(`${setup.value.family}:${key}`);

/** Whether other people play here, whom a long look at a tip would hold up. */
const among = () => room.value.seats.some(({ taken }, seat) => taken && seat !== you.value);

/** Take in the tips that matter now; those about earlier moves may wait a little. @param {Tip[]} tips */
function take(tips) {
  const [current] = waiting.value;
  const keys = new Set(tips.map(({ key }) => key));
  const earlier = waiting.value
    .filter(({ happened, key }) => happened && !keys.has(key))
    .slice(0, MOST_WAITING);
  if (current && !current.happened && !keys.has(current.key) && Date.now() - shownSince > READ_MS)
    remember(setup.value.family, current.key);
  const fresh = [...earlier, ...tips].filter(isNew);
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
    hand: [...cards, ".own .hand", ".own .ownrow"],
    row: [".own .ownrow", ".own"],
    pile: [".middle .pile", ".middle"],
    draw: [".middle .draw", ".middle"],
    // Above the cards: between them and the buttons there is no space.
    buttons: [".own .hand", ".own .ownrow", ".own .moves"],
    seats: [".middle .pile", ".middle"],
    result: [".own .moves", ".outcome", ".own"],
  }[at];
}

/** Ask for the tips after each step of a guided game, and show the first. */
export function Guide() {
  const { number, made } = game.value;
  const on = guided.value && you.value !== null;
  const open = link.value.state === "open";
  useEffect(() => {
    if (on && open) send({ t: "learn", made });
  }, [on, open, number, made]);
  useEffect(() => {
    if (on && lesson.value?.made === made) take(lesson.value.tips);
  }, [on, lesson.value]);
  useEffect(() => () => void (waiting.value = []), []);
  const [tip] = on && !advice.value && !(read.made === made && read.count >= AT_ONCE) ? waiting.value : [];
  const key = tip?.key;
  useEffect(() => {
    shownSince = Date.now();
    if (tip) spoken.value = tip.says.map(tell).join(" ");
  }, [key]);
  if (!tip) return null;
  const done = () => gotIt(tip);
  return html`<${Bubble} key=${key} anchors=${anchors(tip)} label=${t("guide-label")} close=${done} small=${among()}
    keep=".news">
    <p>${tip.says.map(tell).join(" ")}</p>
    <div class="inline">
      <button class="primary" onClick=${done}>${t("guide-got-it")}</button>
      <button class="quiet" onClick=${() => declineTips(about.value.room)}>${t("guide-no-more")}</button>
    </div>
  <//>`;
}
