// The other seats: name, number of cards, up and down cards, turn and clock.
import { classes, effect, html, signal, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { Back, Mini } from "../cards/cards.js";
import { plan } from "../cards/layout.js";
import { Avatar } from "../cards/faces.js";
import { levelName } from "../lobby/levels.js";
import { placed, spokenCards, t } from "../shared/speech.js";
import { Title } from "./titles.js";
import {
  deadline,
  nameOf,
  reactions,
  remark,
  room,
  setup,
  speeches,
  status,
  view,
  you,
} from "../shared/state.js";
/** @import { ReactionKind, SeatNumber, SeatView } from "../protocol.d.ts" */

const CHOOSE = 0;
const OVER = 3;
/** Backs in the fan of a seat, at most. */
const FANNED = 4;
const RETURNED_MS = 6000;

export const REACTION_KINDS = /** @type {ReactionKind[]} */ ([
  "applause",
  "laugh",
  "wow",
  "ouch",
  "think",
  "hurry",
  "thanks",
  "good-game",
]);
/** @type {Record<string, string>} */
const REACTIONS = {
  applause: "reaction-applause",
  laugh: "reaction-laugh",
  wow: "reaction-wow",
  ouch: "reaction-ouch",
  think: "reaction-think",
  hurry: "reaction-hurry",
  thanks: "reaction-thanks",
  "good-game": "reaction-good-game",
};
/** @param {ReactionKind} kind */
export const reactionWords = (kind) => t(REACTIONS[kind]);

/** The other seats in playing order, from the one after the own. */
export function others() {
  const count = room.value.seats.length;
  const first = you.value === null ? 0 : you.value + 1;
  const all = Array.from({ length: count }, (_, n) => (first + n) % count);
  return all.filter((seat) => seat !== you.value);
}

/** Seconds left for a seat, counted down here. @param {{ seat: SeatNumber | null }} props */
export function Clock({ seat }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, []);
  const clock = deadline.value;
  if (clock?.seat !== seat) return null;
  const left = Math.max(0, clock.at - Date.now());
  const seconds = Math.ceil(left / 1000);
  const part = Math.min(1, left / (setup.value?.clock_ms || left || 1));
  return html`<span class=${classes("clock", clock.warning && "hurry")}>
    <span class="timebar" style=${{ scale: `${part} 1` }} aria-hidden="true"></span>
    <span aria-hidden="true">${t("clock-seconds", { seconds })}</span>
    <span class="hidden">${t("clock-spoken", { seconds })}</span></span>`;
}

/** @param {{ seat: SeatNumber }} props */
export function Reaction({ seat }) {
  const last = reactions.value.findLast((each) => each.seat === seat);
  return last ? html`<span class="reaction">${reactionWords(last.kind)}</span>` : null;
}

/** What a person at a seat has just said in the chat, below the seat's middle and inside the window. @param {{ seat: SeatNumber }} props */
function Speech({ seat }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const line = speeches.value.find((each) => each.seat === seat);
  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.style.translate = "";
    const { left, width } = box.current.getBoundingClientRect();
    const table = box.current.closest(".table")?.getBoundingClientRect();
    const seat = box.current.parentElement?.getBoundingClientRect();
    const middle = seat ? seat.left + seat.width / 2 : left + width / 2;
    const most = (table?.right ?? innerWidth) - 6 - width;
    const to = Math.max(6, Math.min(most, middle - width / 2));
    box.current.style.translate = `${to - left}px`;
    box.current.style.setProperty("--at", `${middle - to}px`);
  });
  // Screen readers hear it from the live region.
  return line
    ? html`<span class="speech" ref=${box} aria-hidden="true" key=${line.id}><span>${line.text}</span></span>`
    : null;
}

/** Reactions and lines that no seat can show: those of spectators, and everyone's before a game. */
export function Overheard() {
  const seated = view.value !== null && room.value?.phase !== "lobby";
  const heard = reactions.value.filter(({ seat }) => seat === null || !seated);
  const said = seated ? speeches.value.filter(({ seat }) => seat === null) : [];
  return html`<div class="overheard" role="status">
    ${heard.map(
      ({ id, name, kind }) => html`<span class="reaction" key=${id}>${name}: ${reactionWords(kind)}
      </span>`,
    )}${said.map(({ id, name, text }) => html`<span class="speech" key=${id} aria-hidden="true">${name}: ${text}</span>`)}</div>`;
}

/** Seats whose person came back some seconds ago. */
const returned = signal(/** @type {SeatNumber[]} */ ([]));
/** Whether each seat's person was there; null where nobody had the seat. @type {(boolean | null)[]} */
let were = [];

// Say once that somebody is away or back: in the log, and for some seconds at the seat.
effect(() => {
  const here = status.value?.present ?? [];
  const now = here.map((there, seat) => (room.peek()?.seats[seat]?.taken ? there : null));
  const changed = now.flatMap((there, seat) =>
    there !== null && typeof were[seat] === "boolean" && there !== were[seat] && seat !== you.peek()
      ? [{ seat, there }]
      : [],
  );
  were = now;
  for (const { seat, there } of changed) remark(t(there ? "log-back" : "log-away", { name: nameOf(seat) }));
  const back = changed.filter(({ there }) => there).map(({ seat }) => seat);
  if (!back.length) return;
  returned.value = [...returned.peek(), ...back];
  setTimeout(() => (returned.value = returned.value.filter((seat) => !back.includes(seat))), RETURNED_MS);
});

/** What a seat is doing other than playing: "away", "stand-in", "back"; "" if nothing is unusual. */
function presence(/** @type {SeatNumber} */ seat) {
  if (!room.value.seats[seat].taken) return "";
  if (status.value?.plays[seat] === "stand-in") return "seat-stand-in";
  if (!status.value?.present[seat]) return "seat-away";
  return returned.value.includes(seat) ? "seat-back" : "";
}

/** The state of a seat, shown below its name. @param {SeatNumber} seat */
export function state(seat) {
  const table = view.value?.table;
  const place = table ? table.out.indexOf(seat) : -1;
  if (place >= 0) return t("seat-place", placed(place + 1, room.value.seats.length));
  if (table?.locked.includes(seat)) return t("seat-passed");
  const { taken, bot } = room.value.seats[seat];
  if (!taken) return bot ? levelName(bot) : t("seat-bot");
  const now = presence(seat);
  return now && t(now);
}

/** The seat that follows the one to move, if nothing unusual happens; null after the game. */
export function nextSeat() {
  const { turn, phase, direction, out, locked } = view.value.table;
  const count = room.value.seats.length;
  if (phase === OVER || phase === CHOOSE) return null;
  for (let step = 1; step < count; step++) {
    const seat = (((turn + step * direction) % count) + count) % count;
    if (!out.includes(seat) && !locked.includes(seat)) return seat;
  }
  return null;
}

/**
 * The up and down cards of a seat, each up card on the down card of its slot.
 * @param {{ seen: SeatView }} props
 */
export function Row({ seen }) {
  const cards = seen.up.map((card, slot) => ({ card, down: seen.down[slot] ?? false }));
  const slots =
    cards.length >= seen.down.length
      ? cards
      : seen.down.map((down, slot) => ({ card: seen.up[slot] ?? null, down }));
  if (!slots.some(({ card, down }) => card || down)) return null;
  const up = seen.up.filter((card) => card !== null);
  const down = seen.down.filter(Boolean).length;
  const words = [
    up.length ? t("row-up", { cards: spokenCards(up) }) : "",
    down ? t("row-down", { count: down }) : "",
  ];
  return html`<span class="row" role="img" aria-label=${words.filter(Boolean).join("; ")}>
    ${slots.map(
      ({ card, down: under }) => html`<span class="slot">
        ${under && html`<${Back} mini />`}
        ${
          card &&
          html`<span class=${classes("over", under && "both")} data-up=${card}>
            <${Mini} card=${card} /></span>`
        }
      </span>`,
    )}
  </span>`;
}

/** @param {string | null} spec */
const levelOf = (spec) => Number(spec?.match(/^level:(\d)$/)?.[1] ?? 0);

/** The number of cards in hand, as a small fan of backs. @param {{ count: number }} props */
const Count = ({ count }) => html`<span class="count">
  <span class="fan" aria-hidden="true">
    ${Array.from({ length: Math.max(1, Math.min(count, FANNED)) }, () => html`<${Back} mini />`)}</span>
  <b aria-hidden="true">${count}</b><span class="hidden">${t("seat-cards", { count })}</span></span>`;

/** @param {{ seat: SeatNumber, at: object }} props */
export function Seat({ seat, at }) {
  const seen = view.value.seats[seat];
  const { table } = view.value;
  const turn = table.turn === seat && table.phase !== OVER;
  const next = !turn && nextSeat() === seat;
  const out = table.out.includes(seat);
  const gone = presence(seat);
  const level = !out && !room.value.seats[seat].taken && !table.locked.includes(seat);
  const about = html`<span class=${classes("state", level && "level")}>${state(seat)}</span>`;
  const above = !out && plan.value.seats.flat;
  const title = html`<${Title} seat=${seat} />`;
  // Where a seat has two lines, its place takes the line of the count.
  const beside = out && plan.value.seats.flat;
  return html`<li class=${classes("seat", turn && "turn", out && "out", gone)} style=${at} data-seat=${seat}>
    <span class="portrait"><${Avatar} name=${nameOf(seat)} level=${levelOf(room.value.seats[seat].bot)} />
    </span>
    <span class="who">
      <span class="name">${nameOf(seat)}</span>${above && about}${beside && title}
      ${turn && html`<span class="hidden">${t("seat-turn")}</span>`}
      ${next && html`<span class="next">${t("seat-next")}</span>`}<${Clock} seat=${seat} />
      <${Reaction} seat=${seat} />
    </span>
    <span class="facts">
      ${!out && html`<${Count} count=${seen.hand} />`}${!beside && title}
      ${!above && about}
      <${Row} seen=${seen} />
    </span><${Speech} seat=${seat} />
  </li>`;
}

export const Seats =
  () => html`<ul class=${classes("seats", plan.value.seats.flat && "flat", plan.value.seats.slim && "slim")} aria-label=${t("table-others")}>
    ${others().map((seat, n) => html`<${Seat} key=${seat} seat=${seat} at=${plan.value.seats.places[n]} />`)}
  </ul>`;
