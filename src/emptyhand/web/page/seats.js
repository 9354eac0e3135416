// The other seats: name, number of cards, up and down cards, turn and clock.
import { classes, html, useEffect, useState } from "./lib.js";
import { Back, Mini } from "./cards.js";
import { spoken } from "./deck.js";
import { plan } from "./layout.js";
import { levelName } from "./levels.js";
import { deadline, nameOf, reactions, room, status, view, you } from "./state.js";
import { tally } from "./words.js";
/** @import { ReactionKind, SeatNumber, SeatView } from "./protocol.d.ts" */

/** @type {Record<ReactionKind, string>} */
export const REACTIONS = {
  applause: "Bravo!",
  laugh: "Haha",
  wow: "Wow!",
  ouch: "Ouch",
  think: "Hmm …",
  hurry: "Hurry!",
  thanks: "Thanks",
  "good-game": "Good game",
};
export const REACTION_KINDS = /** @type {ReactionKind[]} */ (Object.keys(REACTIONS));
const ORDINALS = ["1st", "2nd", "3rd"];

/** @param {number} place */
export const ordinal = (place) => ORDINALS[place - 1] ?? `${place}th`;

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
  const left = Math.max(0, Math.ceil((clock.at - Date.now()) / 1000));
  return html`<span class=${classes("clock", clock.warning && "hurry")}>
    <span class="hidden">Time left: </span>${left} s</span>`;
}

/** @param {{ seat: SeatNumber }} props */
export function Reaction({ seat }) {
  const last = reactions.value.findLast((each) => each.seat === seat);
  return last ? html`<span class="reaction">${REACTIONS[last.kind]}</span>` : null;
}

/** Reactions that no seat can show: those of spectators, and everyone's before a game. */
export function Overheard() {
  const seated = view.value !== null && room.value?.phase !== "lobby";
  const heard = reactions.value.filter(({ seat }) => seat === null || !seated);
  return html`<div class="overheard" role="status">
    ${heard.map(
      ({ id, name, kind }) => html`<span class="reaction" key=${id}>${name}: ${REACTIONS[kind]}
      </span>`,
    )}</div>`;
}

/** The state of a seat, shown beside its name. @param {SeatNumber} seat */
export function state(seat) {
  const table = view.value?.table;
  const place = table ? table.out.indexOf(seat) : -1;
  if (place >= 0) return `${ordinal(place + 1)} place`;
  if (table?.locked.includes(seat)) return "passed";
  const { taken, bot } = room.value.seats[seat];
  if (!taken) return bot ? levelName(bot) : "bot";
  if (status.value?.plays[seat] === "stand-in") return "stand-in";
  return status.value?.present[seat] ? "" : "away";
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
    up.length ? `up: ${up.map(spoken).join(", ")}` : "",
    down ? `${tally(down, "card")} face down` : "",
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

/** @param {{ seat: SeatNumber, at: object }} props */
export function Seat({ seat, at }) {
  const seen = view.value.seats[seat];
  const { table } = view.value;
  const turn = table.turn === seat && table.phase !== 3;
  const out = table.out.includes(seat);
  const about = html`<span class="state">${state(seat)}</span>`;
  const above = !out && plan.value.seats.flat;
  return html`<li class=${classes("seat", turn && "turn", out && "out")} style=${at} data-seat=${seat}>
    <span class="who">
      ${turn && html`<span class="marker" aria-hidden="true">▶</span>`}
      <span class="name">${nameOf(seat)}</span>
      ${turn && html`<span class="hidden">has the turn</span>`}${above && about}<${Clock} seat=${seat} />
      <${Reaction} seat=${seat} />
    </span>
    <span class="facts">
      ${
        !out &&
        html`<span class="count"><${Back} mini /><b>${seen.hand}</b>
          <span class="hidden"> ${seen.hand === 1 ? "card" : "cards"} in hand</span></span>`
      }
      ${!above && about}
      <${Row} seen=${seen} />
    </span>
  </li>`;
}

export const Seats =
  () => html`<ul class=${classes("seats", plan.value.seats.flat && "flat")} aria-label="Other players">
    ${others().map((seat, n) => html`<${Seat} key=${seat} seat=${seat} at=${plan.value.seats.places[n]} />`)}
  </ul>`;
