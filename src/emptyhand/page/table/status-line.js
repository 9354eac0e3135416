// The status line: the last move, why a choice cannot be played, whose turn it is and what the table asks
// for.
import { classes, effect, html, useLayoutEffect, useRef } from "../lib.js";
import { tokenOf } from "./choice.js";
import { inShort, isExchanging } from "../stage/dealt.js";
import { plan } from "../cards/layout.js";
import { Next } from "../room/rematch.js";
import { Clock, nextSeat } from "./seats.js";
import { send } from "./session.js";
import { settings } from "../shared/settings.js";
import { placed, t, tell } from "../shared/speech.js";
import { Title } from "./titles.js";
import {
  chosen,
  forced,
  game,
  last,
  leftOut,
  myTurn,
  nameOf,
  notice,
  room,
  status,
  task,
  verdict,
  view,
  you,
} from "../shared/state.js";

const NOTICE_MS = 6000;
/** The phase before the first play, if that has to be a certain card. */
const OPENING = 1;

// A reason belongs to one choice: another choice clears it.
effect(() => {
  chosen.value;
  notice.value = "";
});

// A refusal is shown for some seconds only, since it hides whose turn it is.
effect(() => {
  if (!notice.value) return undefined;
  const timer = setTimeout(() => (notice.value = ""), NOTICE_MS);
  return () => clearTimeout(timer);
});

/** Why the choice cannot be played, or "". Answers about earlier choices do not count. */
function reason() {
  if (notice.value) return notice.value;
  const { token, why } = verdict.value ?? {};
  return (why && token === tokenOf(game.value, chosen.value) && why) || "";
}

/** Buttons for spectators: the seats that only a stand-in plays for and that are not out of the game. */
function SitDown() {
  const out = game.value.result ? [] : view.value.table.out;
  const free = [...room.value.seats.keys()].filter(
    (seat) => !room.value.seats[seat].taken && !room.value.seats[seat].bot && !out.includes(seat),
  );
  if (!free.length) return null;
  const many = free.length > 1;
  return html`${many && t("status-sit-for")}<span class="choices">${free.map((seat) => {
    const whole = t("friends-sit-for", { name: nameOf(seat) });
    return html`<button key=${seat} aria-label=${whole} onClick=${() => send({ t: "sit", seat })}>
      ${many ? nameOf(seat) : whole}</button>`;
  })}</span>`;
}

/** Why the person has no cards. */
const watching = () => t(leftOut.value ? "status-left-out" : "status-watching");

/** Whether the person is out or has passed, as a sentence. */
function standing() {
  const { out, locked } = view.value.table;
  if (you.value === null) return "";
  if (out.includes(you.value))
    return `${t("status-out", placed(out.indexOf(you.value) + 1, room.value.seats.length))} `;
  return locked.includes(you.value) ? `${t("status-passed")} ` : "";
}

/** Whether the line has no space for what the table asks for. */
const isNarrow = () => plan.value.beside;

/**
 * The person's turn, with its clock. A refusal replaces what the table asks for; the only legal move follows the reason.
 * @param {{ why: string }} props
 */
function OwnTurn({ why }) {
  const only = why && !notice.value && !isNarrow() ? forced() : null;
  const said = only && only !== why ? `${why} ${only}` : why;
  // Where the line is narrow the marks on the cards say what fits, and a tap on another card says why not.
  const tucked = isNarrow() && settings.value.hints && forced() === null;
  return html`<p class="word turn">
    <b>${t("your-turn")}</b> ${
      said
        ? html`<span class="bad">${said}</span>`
        : html`<span class=${classes("asks", tucked && "hidden")}>${task()}
        </span>`
    } <${Clock} seat=${you.value} /></p>`;
}

/** The reason of a refusal, else whose turn it is. @param {{ why: string }} props */
function Word({ why }) {
  if (why && myTurn.value && !room.value.paused) return html`<${OwnTurn} why=${why} />`;
  if (why) return html`<p class="word"><span class="bad">${why}</span></p>`;
  if (game.value.result)
    return you.value === null ? html`<p class="word">${watching()} <${SitDown} /></p>` : html`<${Next} />`;
  if (room.value.paused)
    return html`<p class="word">${t("step-paused")} ${
      you.value !== null &&
      html`<button
        onClick=${() => send({ t: "resume" })}>${t("menu-resume")}</button>`
    }</p>`;
  if (status.value?.trouble) return html`<p class="word bad">${tell(status.value.trouble)}</p>`;
  // A player who is out need not know what the others have to answer, and only the first player what to open with.
  const { out, phase } = view.value.table;
  const isTold = phase !== OPENING && (you.value === null || !out.includes(you.value));
  const asks = isTold && html`<span class=${classes("asks", isNarrow() && "hidden")}>${task()}</span>`;
  if (you.value === null)
    return html`<p class="word">
      ${watching()} ${t("status-turn", { who: nameOf(view.value.table.turn) })} <${SitDown} /></p>`;
  if (myTurn.value) return html`<${OwnTurn} why="" />`;
  const next = nextSeat() === you.value && html`<b>${t("play-next")}</b>${" "}`;
  return html`<p class="word">
    ${standing()}${t("status-turn", { who: nameOf(view.value.table.turn) })} ${next}${asks}</p>`;
}

/** Whether a sentence begins at a word. @param {string[]} words @param {number} n */
const isBeginning = (words, n) => n === 0 || /[.!?]$/.test(words[n - 1]);

/**
 * Where a shortened text may begin: at each sentence, then at each word of the last one.
 * @param {string[]} words
 */
function beginnings(words) {
  const sentences = [...words.keys()].filter((n) => isBeginning(words, n));
  return [...sentences, ...[...words.keys()].slice((sentences.at(-1) ?? 0) + 1)];
}

/**
 * Write as much of the end of a text as fits: two lines (one on a low screen), or more if the status line has
 * space. Only a sentence that lacks its beginning has an ellipsis: the log has the sentences before. Each attempt causes a layout, so the start is found by bisection.
 * @param {HTMLElement} line
 * @param {string} text
 * @param {number} lines
 */
function writeEnd(line, text, lines) {
  const words = text.split(" ");
  const all = /** @type {HTMLElement} */ (line.parentElement);
  const place = /** @type {HTMLElement} */ (line.closest(".news"));
  const most = lines * parseFloat(getComputedStyle(line).lineHeight) + 1;
  const write = (/** @type {number} */ from) =>
    (line.textContent = (isBeginning(words, from) ? "" : "… ") + words.slice(from).join(" "));
  const fits = (/** @type {number} */ from) => {
    write(from);
    return line.offsetHeight <= most || all.offsetHeight <= place.offsetHeight;
  };
  if (fits(0)) return;
  const starts = beginnings(words);
  let [low, high] = [1, starts.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(starts[middle])) high = middle;
    else low = middle + 1;
  }
  write(starts[Math.min(low, starts.length - 1)]);
}

/** The last move, and below it what comes next. */
export function News() {
  const line = useRef(/** @type {HTMLElement | null} */ (null));
  const why = reason();
  const { sides } = plan.value;
  // While the table is paused on a low screen, the way to go on needs the space. The exchange is told by its picture.
  // Of a hand that wins at once it has only the name: the cards show the rest, and the result comes after them.
  const told = (sides && room.value.paused) || isExchanging.value ? "" : inShort() || last.value;
  // The cards of a pair or a triple stay on one line.
  const text = told.replace(/\([^()]{3,11}\)/g, (cards) => cards.replaceAll(" ", "\u00a0"));
  useLayoutEffect(() => {
    if (!line.current) return;
    writeEnd(line.current, text, sides ? 1 : 2);
    // On a low screen what may be played comes first: the log has the last move, and the pile its mover's name.
    const { parentElement: all } = line.current;
    if (sides && all && all.offsetHeight > /** @type {HTMLElement} */ (all.parentElement).offsetHeight + 2)
      line.current.textContent = "";
  });
  return html`<div class="news"><div><${Title} seat=${you.value} /><p class="last" ref=${line}></p><${Word} why=${why} /></div></div>`;
}
