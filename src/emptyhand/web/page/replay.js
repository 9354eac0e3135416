// A finished game: step, jump, play; as a spectator, as any seat, or with all cards open. It starts before
// the end.
import { classes, html, useEffect, useMemo, useState, valueTo } from "./lib.js";
import { api } from "./api.js";
import { Back, Face, Mini } from "./cards.js";
import { named, sorted, spoken } from "./deck.js";
import { Why, useTry } from "./forms.js";
import { verdictOf } from "./opened.js";
import { Row, ordinal } from "./seats.js";
import { MARKS } from "./deal-mark.js";
import { tally } from "./words.js";
/** @import { Card, GameReplay, ReplayFrame, SeatNumber } from "./protocol.d.ts" */

const BEAT_MS = 1200;
const SHOWN = 6;

/** @param {{ cards: Card[] }} props */
const Minis = ({ cards }) =>
  html`<span class="minis">
    ${named(cards).map(
      ({ card, id }) => html`<span key=${id}><${Mini} card=${card} /><span class="hidden">
          ${spoken(card)} </span></span>`,
    )}</span>`;

/** @param {{ data: GameReplay, frame: ReplayFrame, seat: SeatNumber, open: boolean }} props */
function Seat({ data, frame, seat, open }) {
  const seen = frame.view.seats[seat];
  const hand = open ? frame.all?.hands[seat] : frame.view.seat === seat ? frame.view.hand : null;
  const down = open ? (frame.all?.down[seat] ?? []).filter(Boolean) : [];
  const place = frame.view.table.out.indexOf(seat);
  return html`<li class=${classes("seat wide", frame.view.table.turn === seat && "turn")}>
    <span class="who"><span class="name">${data.names[seat]}</span> <span class="state">
        ${place >= 0 ? `${ordinal(place + 1)} place` : ""}</span></span>
    <span>${
      hand
        ? html`<${Minis} cards=${sorted(hand, data.family === "climb")} />`
        : html`<span
          class="count"><${Back} mini /><b>${seen.hand}</b> in hand</span>`
    }</span>
    <${Row} seen=${seen} />
    ${down.length > 0 && html`<span>Down <${Minis} cards=${down} /></span>`}
  </li>`;
}

/** @param {{ data: GameReplay, frame: ReplayFrame, open: boolean }} props */
function Board({ data, frame, open }) {
  const { table, draw } = frame.view;
  const lying = table.pile.slice(-SHOWN);
  const named = lying.toReversed().map(spoken).join(", ");
  const left = data.family === "pile" ? `, ${draw} to draw` : "";
  return html`<div class="board">
    <div class="middle"><span class="fanned" style=${{ "--steps": Math.max(1, lying.length - 1) }} role="img"
        aria-label=${lying.length ? `Pile, from the top: ${named}` : "The pile is empty"}>
        ${
          lying.length
            ? lying.map(
                (card, n) => html`<span class="lying" key=${n}><${Face} card=${card} />
                </span>`,
              )
            : html`<span class="empty"></span>`
        }</span>
      <p class="asks">
        ${tally(table.pile.length, "card")} in the pile${left}, ${table.gone.length} gone. ${frame.asks}.</p>
    </div>
    <div class="told" role="status">${frame.told.map((text, n) => html`<p key=${n}>${text}</p>`)}</div>
    <ul class="seats">${data.names.map(
      (_, seat) => html`<${Seat} key=${seat} data=${data} frame=${frame}
        seat=${seat} open=${open} />`,
    )}</ul>
  </div>`;
}

/** What this browser found when it dealt the game again. @param {{ record: string }} props */
function Dealt({ record }) {
  const { state, text } = useMemo(() => verdictOf(record), [record]);
  return (
    state !== "none" &&
    html`<p class=${`tick ${state}`} role=${state === "wrong" ? "alert" : null}>${MARKS[state]} ${text}</p>`
  );
}

/**
 * Where one is in the game, and how one gets elsewhere.
 * @param {{ at: number, last: number, go: (to: number) => void, playing: boolean,
 *   setPlaying: (playing: boolean) => void }} props
 */
function Controls({ at, last, go, playing, setPlaying }) {
  return html`<div class="controls" role="group" aria-label="Steps">
    <button onClick=${() => go(0)} disabled=${at === 0} aria-label="To the deal">|◀</button>
    <button onClick=${() => go(at - 1)} disabled=${at === 0} aria-label="One move back">◀</button>
    <button class="primary" onClick=${() => setPlaying(!playing)} disabled=${at === last}>
      ${playing ? "Pause" : "Play"}</button>
    <button onClick=${() => go(at + 1)} disabled=${at === last} aria-label="One move on">▶</button>
    <button onClick=${() => go(last)} disabled=${at === last} aria-label="To the end">▶|</button>
    <input type="range" min="0" max=${last} value=${at} aria-label="Move"
      onInput=${valueTo((to) => go(Number(to)))} />
    <output>${at} of ${last}</output>
  </div>`;
}

/** @param {{ load: (seat: SeatNumber | null) => Promise<GameReplay>, first?: GameReplay | null }} props */
function Game({ load, first = null }) {
  const [data, setData] = useState(first);
  const [why, setWhy] = useState("");
  const [who, setWho] = useState("");
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const last = data ? data.frames.length - 1 : 0;
  const seat = who === "" || who === "all" ? null : Number(who);
  useEffect(() => {
    if (seat === null && first) setData(first);
    else load(seat).then(setData, (error) => setWhy(error.message));
  }, [seat]);
  const go = (/** @type {number} */ to) => setAt(Math.max(0, Math.min(last, to)));
  useEffect(() => {
    if (!playing || at >= last) return setPlaying(false);
    const timer = setTimeout(() => go(at + 1), BEAT_MS);
    return () => clearTimeout(timer);
  }, [playing, at]);
  useEffect(() => {
    const keys = (/** @type {KeyboardEvent} */ event) => {
      if (event.target instanceof Element && event.target.closest("input, select, textarea, button")) return;
      if (event.key === "ArrowRight") setAt((now) => Math.min(last, now + 1));
      if (event.key === "ArrowLeft") setAt((now) => Math.max(0, now - 1));
    };
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, [last]);
  if (why) return html`<p class="bad" role="alert">${why}</p>`;
  if (!data) return html`<p>Just a moment …</p>`;
  const frame = data.frames[at];
  return html`<h2>${data.title}: ${data.names.join(", ")}</h2>
  <div class="inline seenby">
    <label class="field"><span>Seen by</span>
      <select value=${who} onChange=${valueTo(setWho)}>
        <option value="">a spectator</option><option value="all">everyone: all cards open</option>
        ${data.names.map((name, n) => html`<option value=${n}>${name}</option>`)}
      </select></label>
    ${
      data.id &&
      html`<a class="button" href=${`/api/games/${encodeURIComponent(data.id)}/record`}
        download>Download the record</a>`
    }
  </div>
  <${Controls} at=${at} last=${last} go=${go} playing=${playing} setPlaying=${setPlaying} />
  <${Board} data=${data} frame=${frame} open=${who === "all"} />
  <${Dealt} record=${data.record} />`;
}

function Paste() {
  const [text, setText] = useState("");
  const [first, setFirst] = useState(/** @type {GameReplay | null} */ (null));
  const { why, busy, attempt } = useTry();
  if (first)
    return html`<${Game} load=${(/** @type {SeatNumber | null} */ seat) => api.replay(text, seat)}
      first=${first} />`;
  return html`<form class="stack" onSubmit=${attempt(async () => setFirst(await api.replay(text, null)))}>
    <label class="field"><span>A record</span>
      <textarea rows="12" spellcheck="false" value=${text} onInput=${valueTo(setText)}
        required></textarea></label>
    <button class="primary" disabled=${busy}>Watch it</button>
    <${Why} why=${why} />
  </form>`;
}

/** @param {{ id: string }} props */
export function Replay({ id }) {
  return html`<div class="lobby">
    <header class="bar"><a class="home" href="#/" aria-label="Lobby">⌂</a><h1>Replay</h1></header>
    <main class="replay">${
      id === "paste"
        ? html`<${Paste} />`
        : html`<${Game} key=${id}
          load=${(/** @type {SeatNumber | null} */ seat) => api.game(id, seat)} />`
    }</main>
  </div>`;
}
