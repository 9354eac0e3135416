// The table of a replay: pile, what the move did, and every seat, with the cards that the chosen view shows.
import { classes, html } from "../lib.js";
import { Back, Face, Mini } from "../cards/cards.js";
import { named, sorted } from "../cards/deck.js";
import { Row } from "../table/seats.js";
import { listed, placed, spokenCard, t, tell } from "../shared/speech.js";
/** @import { Card, GameReplay, Phrase, ReplayFrame, SeatNumber } from "../protocol.d.ts" */

const SHOWN = 6;

/** What the server says, in words. @param {string | Phrase} text */
export const inWords = (text) => (Array.isArray(text) ? tell(text) : text);

/** @param {{ cards: Card[] }} props */
const Minis = ({ cards }) =>
  html`<span class="minis">
    ${named(cards).map(
      ({ card, id }) => html`<span key=${id}><${Mini} card=${card} /><span class="hidden">
          ${spokenCard(card)} </span></span>`,
    )}</span>`;

/** The hand of the seat whose view it is, as large as at the table. @param {{ cards: Card[] }} props */
const Hand = ({ cards }) =>
  html`<span class="spread">${named(cards).map(
    ({ card, id }) => html`<span key=${id} class="held"><${Face} card=${card} /><span class="hidden">
        ${spokenCard(card)} </span></span>`,
  )}</span>`;

/** Whether cards lie before a seat. @param {ReplayFrame["view"]["seats"][number]} seat */
const hasRow = ({ up, down }) => up.some(Boolean) || down.some(Boolean);

/** @param {{ data: GameReplay, frame: ReplayFrame, seat: SeatNumber, open: boolean, asked: boolean }} props */
function Seat({ data, frame, seat, open, asked }) {
  const seen = frame.view.seats[seat];
  const viewer = !open && frame.view.seat === seat;
  const hand = open ? frame.all?.hands[seat] : viewer ? frame.view.hand : null;
  // A puzzle has the cards in its own place.
  const Cards = viewer ? Hand : Minis;
  const down = open ? (frame.all?.down[seat] ?? []).filter(Boolean) : [];
  const place = frame.view.table.out.indexOf(seat);
  return html`<li class=${classes("seat wide", viewer && "viewer", frame.view.table.turn === seat && "turn")}>
    <span class="who"><span class="name">${data.names[seat]}</span> <span class="state">
        ${place >= 0 ? t("after-place", placed(place + 1, data.names.length)) : ""}</span></span>
    <span>${
      hand
        ? !(viewer && asked) && html`<${Cards} cards=${sorted(hand, data.family === "climb")} />`
        : html`<span class="count"><${Back} mini /><b>${seen.hand}</b> ${t("replay-in-hand")}</span>`
    }</span>
    <${Row} seen=${seen} />
    ${down.length > 0 && html`<span>${t("replay-down")} <${Minis} cards=${down} /></span>`}
  </li>`;
}

/**
 * The far edge has the other seats in playing order, the near edge the seat whose view it is.
 * @param {{ data: GameReplay, frame: ReplayFrame, open: boolean, asked: boolean }} props `asked`: a puzzle stands below
 */
export function Board({ data, frame, open, asked }) {
  const { seat: viewer, seats, table, draw } = frame.view;
  const lying = table.pile.slice(-SHOWN);
  const pile = lying.length
    ? t("replay-pile", { cards: listed(lying.toReversed().map(spokenCard)) })
    : t("replay-pile-empty");
  const counts = { pile: table.pile.length, gone: table.gone.length, draw };
  const near = open ? null : viewer;
  const others = seats.map((_, n) => (n + (near ?? -1) + 1) % seats.length).filter((seat) => seat !== near);
  const seated = (/** @type {SeatNumber} */ seat) =>
    html`<${Seat} key=${seat} data=${data} frame=${frame} seat=${seat} open=${open} asked=${asked} />`;
  return html`<div class="board">
    <ul class="seats others">${others.map(seated)}</ul>
    <div class="centre">
      <div class="middle"><span class="fanned" style=${{ "--steps": Math.max(1, lying.length - 1) }} role="img"
        aria-label=${pile}>
        ${
          lying.length
            ? lying.map((card, n) => html`<span class="lying" key=${n}><${Face} card=${card} /></span>`)
            : html`<span class="empty"></span>`
        }</span></div>
      <div class="words">
        <div class="told" role="status">${frame.told.map((text, n) => html`<p key=${n}>${inWords(text)}</p>`)}</div>
        <p class="asks">${t(data.family === "pile" ? "replay-counts-draw" : "replay-counts", counts)}${" "}
          ${inWords(frame.asks)}</p>
      </div>
    </div>
    ${near !== null && (!asked || hasRow(seats[near])) && html`<ul class="seats near">${seated(near)}</ul>`}
  </div>`;
}
