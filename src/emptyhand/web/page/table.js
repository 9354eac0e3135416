// The table: other seats, the middle, the own cards, and the buttons for moves.
import { classes, html, useEffect, useRef, useState } from "./lib.js";
import { own, usable } from "./choice.js";
import { rankOf } from "./deck.js";
import { plan, sizes, useSpace } from "./layout.js";
import { Guide, guided } from "./guide.js";
import { showTips } from "./learning.js";
import { HintBubble } from "./hint.js";
import { Hand, OwnRow, shown, tap } from "./hand.js";
import { LinkNotice } from "./connection.js";
import { DeviceSheet } from "./device.js";
import { Chat, Log } from "./log.js";
import { Middle } from "./middle.js";
import { Moves } from "./moves.js";
import { News } from "./status-line.js";
import { Ending, Outcome } from "./result.js";
import { Overheard, Reaction, Seats } from "./seats.js";
import { pass, pickUp, play, send } from "./session.js";
import { Keys, Settings } from "./preferences.js";
import { settings } from "./settings.js";
import { Sheet } from "./sheet.js";
import { RulesSheet, Specials, openAt } from "./specials.js";
import { t } from "./speech.js";
import { StoodIn } from "./standin.js";
import { about, chosen, game, isClimb, myTurn, nameOf, room, status, unread, view, you } from "./state.js";
import { Tick } from "./deal-mark.js";
/** @import { ClientMessage, SeatNumber } from "./protocol.d.ts" */
/** @import { Child } from "./lib.js" */

// -- keys ---------------------------------------------------------------------------------------------------

/**
 * The element that had the focus when a card was chosen by typing: Enter plays while the focus stays there.
 * @type {EventTarget | null}
 */
let typedAt = null;

/**
 * Handle a key: a rank chooses a card, Enter plays, U or ^ picks up, P or - passes, Escape clears the choice.
 * @param {KeyboardEvent} event
 * @returns {void}
 */
function typed(event) {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !myTurn.value || !(target instanceof Element)) return;
  if (target.closest("input, textarea, select, dialog")) return;
  const key = event.key.toUpperCase();
  // Enter on another button presses that one, unless a card was chosen from there by typing.
  const plays = !target.closest("a, summary, button:not(.card)") || target === typedAt;
  if (key === "ENTER" && chosen.value.length && plays) return done(event, play);
  if (key === "ESCAPE" && chosen.value.length) return done(event, () => (chosen.value = []));
  if (!settings.value.keys) return undefined;
  if (key === "U" || key === "^") return done(event, pickUp);
  if (key === "P" || key === "-") return done(event, pass);
  const id = byKey(key);
  if (!id) return undefined;
  typedAt = target;
  return done(event, () => tap(id));
}

/** @param {Event} event @param {() => void} act */
function done(event, act) {
  event.preventDefault();
  act();
}

/**
 * The card that a key chooses: a down card by its slot, or the next unchosen card of a rank, legal ones
 * first.
 * @param {string} key
 */
function byKey(key) {
  const can = usable(game.value, isClimb.value);
  if (game.value.moves.includes(`?${key}`)) return `down:${Number(key) - 1}`;
  const rank = key === "0" || key === "1" ? "T" : key;
  const cards = (view.value.hand.length ? shown() : own(view.value).up).filter(
    ({ card, id }) => rankOf(card) === rank && !chosen.value.includes(id),
  );
  return (cards.find(({ id }) => can.has(id)) ?? cards[0])?.id;
}

// -- the rest of the table ----------------------------------------------------------------------------------

function Ballot() {
  const ballot = status.value?.ballot;
  if (!ballot) return null;
  const what = {
    undo: "take back a move",
    pause: "pause the game",
    resume: "go on",
    kick: `remove ${nameOf(ballot.seat ?? 0)}`,
  }[ballot.what];
  const mine = you.value !== null && ballot.waiting.includes(you.value);
  return html`<div class="ballot" role="group" aria-label="Vote">
    <p>${nameOf(ballot.by)} asks to ${what}.</p>
    ${
      mine &&
      html`<button
        onClick=${() => send({ t: "vote", ballot: ballot.number, yes: true })}>Agree</button>
      <button onClick=${() => send({ t: "vote", ballot: ballot.number, yes: false })}>No</button>`
    }
  </div>`;
}

/** The buttons below the own cards: moves, the way back from a stand-in, or what comes after the game. */
function Doing() {
  if (you.value === null || status.value?.plays[you.value] !== "stand-in")
    return game.value.result ? html`<${Ending} />` : html`<${Moves} />`;
  return html`<div class="moves ending"><p>A bot plays for you.</p>
    <button class="primary" onClick=${() => send({ t: "take_back" })}>Play again myself</button></div>`;
}

/**
 * Giving up a seat needs a second press, since somebody else may take it.
 * @param {{ give: () => void }} props
 */
function GiveUp({ give }) {
  const [asked, ask] = useState(false);
  if (!asked) return html`<button onClick=${() => ask(true)}>Give up my seat</button>`;
  return html`<div class="stack" role="group" aria-label="Give up the seat?">
    <p>${room.value.phase === "playing" ? "A bot plays on for you" : "From then on you watch"}, and somebody
      else may sit down there.</p>
    <div class="inline"><button class="primary" onClick=${give}>Yes, give it up</button>
      <button onClick=${() => ask(false)}>Keep my seat</button></div>
  </div>`;
}

/**
 * Whether the person can remove another: as the host between games, with the vote of two present players
 * during one.
 * @param {SeatNumber} seat
 */
function canRemove(seat) {
  if (room.value.phase !== "playing") return room.value.host !== null && room.value.host === you.value;
  return (
    you.value !== null && status.value?.present.filter((here, other) => here && other !== seat).length >= 2
  );
}

/** @param {{ close: () => void, open: (sheet: string) => void }} props */
function Menu({ close, open }) {
  const act = (/** @type {ClientMessage} */ message) => () => {
    send(message);
    close();
  };
  const others = [...room.value.seats.keys()].filter(
    (seat) => seat !== you.value && room.value.seats[seat].taken,
  );
  return html`<${Sheet} title="Table" close=${close}>
    <div class="stack">
      ${
        you.value !== null &&
        room.value.phase === "playing" &&
        html`<button
          onClick=${act({ t: room.value.paused ? "resume" : "pause" })}>
          ${room.value.paused ? "Go on" : "Pause the game"}</button>`
      }
      ${others.filter(canRemove).map(
        (seat) => html`<button
          onClick=${act({ t: "kick", seat })}>Remove ${nameOf(seat)}</button>`,
      )}
      ${
        room.value.host === you.value &&
        others.map(
          (seat) => html`<button
            onClick=${act({ t: "hand_over", seat })}>Make ${nameOf(seat)} the host</button>`,
        )
      }
      ${
        you.value !== null &&
        html`<button onClick=${() => {
          showTips(about.value.room, !guided.value);
          close();
        }}>${t(guided.value ? "guide-no-more" : "guide-on")}</button>`
      }
      <button onClick=${() => open("device")}>Play on another device</button>
      ${you.value !== null && html`<${GiveUp} give=${act({ t: "leave" })} />`}
      <a class="button" href="#/">To the lobby (the seat stays mine)</a>
    </div>
    <h3>Settings</h3><${Settings} /><${Keys} />
  <//>`;
}

/** @param {{ children?: Child }} props */
export function Bar({ children }) {
  const [sheet, open] = useState("");
  const close = () => {
    if (sheet === "talk") unread.value = 0;
    open("");
  };
  return html`<header class="bar">
    <a class="home" href="#/" aria-label="Lobby">⌂</a>
    <h1>${about.value?.title ?? "Table"}</h1>
    <${LinkNotice} />
    <${Tick} /><${Overheard} />
    <button class="quiet" onClick=${() => (openAt.value = null)}>Rules</button>
    <button class="quiet narrow" onClick=${() => {
      unread.value = 0;
      open("talk");
    }}>Log${
      unread.value > 0 &&
      html`<b class="unread"><span class="hidden">new lines: </span>${unread.value}
      </b>`
    }</button>
    <button class="quiet" onClick=${() => open("menu")} aria-label="Table and settings">☰</button>
    ${children}
    <${RulesSheet} />
    ${sheet === "talk" && html`<${Sheet} title="Log and chat" close=${close}><${Log} /><${Chat} /><//>`}
    ${sheet === "menu" && html`<${Menu} close=${close} open=${open} />`}
    ${sheet === "device" && html`<${DeviceSheet} room=${about.value.room} close=${close} />`}
  </header>`;
}

function Own() {
  const seat = you.value;
  if (seat === null) return null;
  const out = view.value.table.out.includes(seat);
  return html`<section
    class=${classes("own", myTurn.value && "turn", view.value.hand.length > 0 && "holding")} data-seat=${seat}
    aria-label="Your cards">
    <${Reaction} seat=${seat} />
    <${OwnRow} />
    ${!out && view.value.hand.length > 0 && html`<${Hand} />`}
    <${Doing} />
  </section>`;
}

export function Table() {
  useEffect(() => {
    document.addEventListener("keydown", typed);
    return () => document.removeEventListener("keydown", typed);
  }, []);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useSpace(box);
  const { beside, chips, floating, round, sides, slot } = plan.value;
  const shape = [sides && "sides", round && "around", beside && "narrow-news", slot <= 26 && "tight"];
  return html`<div class="tablepage">
    <${Bar} />
    <main class=${classes("table", ...shape)}
      style=${sizes()} ref=${box} data-made=${game.value.made}>
      ${chips && html`<${Specials} />`}
      <div class="scene" data-direction=${view.value.table.direction}>
        <${Seats} /><${Middle} />
        ${game.value.result && html`<${Outcome} />`}
      </div>
      <div class=${classes("banners", floating && "floating")}><${Ballot} /><${StoodIn} /></div>
      <${News} />
      ${you.value !== null ? html`<${Own} />` : game.value.result && html`<${Ending} />`}
    </main>
    <aside class="side"><${Log} /><${Chat} /></aside>
    ${you.value !== null && html`<${HintBubble} /><${Guide} />`}
  </div>`;
}
