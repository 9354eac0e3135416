// The table: other seats, the middle, the own cards, and the buttons for moves.
import { classes, html, useEffect, useRef, useState } from "../lib.js";
import { own, usable } from "./choice.js";
import { rankOf } from "../cards/deck.js";
import { Knocking } from "../room/knock.js";
import { plan, sizes, useSpace } from "../cards/layout.js";
import { isExchanging, winning } from "../stage/dealt.js";
import { Start, begin } from "./exchange.js";
import { Guide, guided } from "./guide.js";
import { declineTips, showTips } from "./learning.js";
import { HintBubble } from "./hint.js";
import { Hand, OwnRow, shown } from "./hand.js";
import { cameAlong, tap } from "./taps.js";
import { LinkNotice } from "./connection.js";
import { DeviceSheet } from "../shared/device.js";
import { Chat, Log } from "./log.js";
import { Middle } from "./middle.js";
import { Moves } from "./moves.js";
import { News } from "./status-line.js";
import { Ending, Outcome } from "./result.js";
import { Overheard, Reaction, Seats } from "./seats.js";
import { pass, pickUp, play, send } from "./session.js";
import { Keys, Settings } from "../lobby/preferences.js";
import { settings } from "../shared/settings.js";
import { Sheet } from "../shared/sheet.js";
import { RulesSheet, Specials, hasSpecials, openAt } from "./specials.js";
import { gameTitle, listed, t } from "../shared/speech.js";
import { StoodIn } from "../room/standin.js";
import {
  about,
  chosen,
  game,
  isClimb,
  myTurn,
  nameOf,
  room,
  status,
  unread,
  view,
  you,
} from "../shared/state.js";
import { Tick } from "../fair/deal-mark.js";
import { isServed } from "../shared/transport.js";
/** @import { ClientMessage, SeatNumber } from "../protocol.d.ts" */
/** @import { Child } from "../lib.js" */

const FIELDS = "input, textarea, select, dialog";
const CONTROLS = "a, summary, button:not(.card)";

// -- keys ---------------------------------------------------------------------------------------------------

/**
 * The element that had the focus when a card was chosen by typing: Enter plays while the focus stays there.
 * @type {EventTarget | null}
 */
let typedAt = null;
/** Whether the focus was moved by a key: then Enter presses the button that has it. */
let tabbed = false;

/**
 * Handle a key: a rank chooses a card, Enter plays, U or ^ picks up, P or - passes, Escape clears the choice.
 * @param {KeyboardEvent} event
 * @returns {void}
 */
function typed(event) {
  const { target } = event;
  if (event.key === "Tab") tabbed = true;
  if (endsExchange(event)) return done(event, begin);
  if (event.ctrlKey || event.metaKey || event.altKey || !myTurn.value || !(target instanceof Element)) return;
  if (target.closest(FIELDS)) return;
  const key = event.key.toUpperCase();
  // Enter plays from anywhere, but presses a link or a button that the person went to by Tab after choosing.
  const isControl = target.closest(CONTROLS);
  const plays = !isControl || !tabbed || target === typedAt;
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

/** Whether a key ends the look at the exchange, which a person who plays need not end first. @param {KeyboardEvent} event */
function endsExchange({ key, target }) {
  if (!isExchanging.value || chosen.value.length || !(target instanceof Element)) return false;
  return (key === "Enter" || key === "Escape") && !target.closest(`${FIELDS}, ${CONTROLS}, .card`);
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
    ({ card, id }) => rankOf(card) === rank && (!chosen.value.includes(id) || cameAlong(id)),
  );
  const best = cards.find(({ id }) => cameAlong(id)) ?? cards.find(({ id }) => can.has(id));
  return (best ?? cards[0])?.id;
}

// -- the rest of the table ----------------------------------------------------------------------------------

/** What others ask of the table. @type {Record<string, string>} */
const VOTES = {
  undo: "vote-undo",
  pause: "vote-pause",
  resume: "vote-resume",
  kick: "vote-kick",
  propose: "vote-propose",
};
/** @type {Record<string, string>} */
const OWN_VOTES = {
  undo: "vote-undo-you",
  pause: "vote-pause-you",
  resume: "vote-resume-you",
  kick: "vote-kick-you",
  propose: "vote-propose-you",
};

/** An open question to the table: the people who are asked answer it, the one who asks can withdraw it. */
function Ballot() {
  const ballot = status.value?.ballot;
  if (!ballot) return null;
  const { number, what, by, seat, waiting } = ballot;
  const asked = you.value !== null && waiting.includes(you.value);
  const mine = you.value === by;
  const answer = (/** @type {boolean} */ yes) => () => send({ t: "vote", ballot: number, yes });
  const words = { who: nameOf(by), whom: nameOf(seat ?? 0), me: seat === you.value ? "yes" : "no" };
  return html`<div class="ballot" role="group" aria-label=${t("vote-label")}>
    <p>${t((mine ? OWN_VOTES : VOTES)[what], words)}
      ${!asked && ` ${t("vote-waiting", { names: listed(waiting.map(nameOf)) })}`}</p>
    ${
      asked &&
      html`<button onClick=${answer(true)}>${t("vote-yes")}</button>
      <button onClick=${answer(false)}>${t("vote-no")}</button>`
    }
    ${mine && html`<button onClick=${answer(false)}>${t("vote-withdraw")}</button>`}
  </div>`;
}

/** The buttons below the own cards: moves, the way back from a stand-in, or what comes after the game. */
function Doing() {
  // A person who has chosen cards meanwhile goes on by playing them.
  if (isExchanging.value && !(myTurn.value && chosen.value.length)) return html`<${Start} />`;
  if (you.value === null || status.value?.plays[you.value] !== "stand-in")
    return game.value.result ? html`<${Ending} />` : html`<${Moves} />`;
  return html`<div class="moves ending"><p>${t("standin-plays")}</p>
    <button class="primary" onClick=${() => send({ t: "take_back" })}>${t("standin-end")}</button></div>`;
}

/**
 * Giving up a seat needs a second press, since somebody else may take it.
 * @param {{ give: () => void }} props
 */
function GiveUp({ give }) {
  const [asked, ask] = useState(false);
  if (!asked) return html`<button onClick=${() => ask(true)}>${t("give-up")}</button>`;
  return html`<div class="stack" role="group" aria-label=${t("give-up-sure")}>
    <p>${t(room.value.phase === "playing" ? "give-up-playing" : "give-up-watching")}</p>
    <div class="inline"><button class="primary" onClick=${give}>${t("give-up-yes")}</button>
      <button onClick=${() => ask(false)}>${t("give-up-no")}</button></div>
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
  return html`<${Sheet} title=${t("bar-table")} close=${close}>
    <div class="stack">
      ${
        you.value !== null &&
        room.value.phase === "playing" &&
        html`<button
          onClick=${act({ t: room.value.paused ? "resume" : "pause" })}>
          ${t(room.value.paused ? "menu-resume" : "menu-pause")}</button>`
      }
      ${others.filter(canRemove).map(
        (seat) => html`<button
          onClick=${act({ t: "kick", seat })}>${t("menu-remove", { name: nameOf(seat) })}</button>`,
      )}
      ${
        room.value.host === you.value &&
        others.map(
          (seat) => html`<button
            onClick=${act({ t: "hand_over", seat })}>${t("menu-host", { name: nameOf(seat) })}</button>`,
        )
      }
      ${
        you.value !== null &&
        html`<button onClick=${() => {
          if (guided.value) declineTips(about.value.room);
          else showTips(about.value.room, true);
          close();
        }}>${t(guided.value ? "guide-no-more" : "guide-on")}</button>`
      }
      ${isServed() && html`<button onClick=${() => open("device")}>${t("friends-device")}</button>`}
      ${you.value !== null && html`<${GiveUp} give=${act({ t: "leave" })} />`}
      <a class="button" href="#/">${t(you.value === null ? "menu-lobby-watching" : "menu-lobby")}</a>
    </div>
    <h3>${t("lobby-settings")}</h3><${Settings} /><${Keys} />
  <//>`;
}

/** Whether other people are at the table, to talk to. */
const hasCompany = () =>
  Boolean(room.value?.seats.some(({ taken }, seat) => taken && seat !== you.value)) ||
  (status.value?.watching ?? 0) > Number(you.value === null);

/**
 * @param {{ tucked?: boolean, children?: Child }} props `tucked`: a button stands for the strip of special cards,
 *   which has no space on the table.
 */
export function Bar({ tucked = false, children }) {
  const [sheet, open] = useState("");
  const close = () => {
    if (sheet === "talk") unread.value = 0;
    open("");
  };
  const company = hasCompany();
  const talk = company ? html`<${Chat} /><${Log} />` : html`<${Log} /><${Chat} />`;
  return html`<header class="bar">
    <a class="home" href="#/" aria-label=${t("after-lobby")}>⌂</a>
    <h1>${about.value ? gameTitle(about.value) : t("bar-table")}</h1>
    <${LinkNotice} />
    <${Tick} /><${Overheard} />
    ${
      tucked &&
      html`<button class="quiet star" aria-label=${t("table-specials")} title=${t("table-specials")}
        onClick=${() => (openAt.value = null)}><span aria-hidden="true">★</span></button>`
    }
    <button class="quiet" onClick=${() => (openAt.value = null)}>${t("table-rules")}</button>
    <button class="quiet narrow" onClick=${() => {
      unread.value = 0;
      open("talk");
    }}>${t(company ? "chat-title" : "bar-log")}${
      unread.value > 0 &&
      html`<b class="unread"><span class="hidden">${" "}${t("bar-unread", { count: unread.value })}</span>
        <span aria-hidden="true">${unread.value}</span></b>`
    }</button>
    <button class="quiet" onClick=${() => open("menu")} aria-label=${t("bar-menu")}>☰</button>
    ${children}
    <${RulesSheet} />
    ${sheet === "talk" && html`<${Sheet} title=${t(company ? "bar-chat" : "bar-talk")} close=${close}>${talk}<//>`}
    ${sheet === "menu" && html`<${Menu} close=${close} open=${open} />`}
    ${sheet === "device" && html`<${DeviceSheet} room=${about.value.room} close=${close} />`}
  </header>`;
}

function Own() {
  const seat = you.value;
  if (seat === null) return null;
  const out = view.value.table.out.includes(seat);
  // A hand that wins at once is out with all its cards.
  const won = winning.value?.hand.seat === seat;
  return html`<section
    class=${classes("own", myTurn.value && "turn", view.value.hand.length > 0 && "holding")} data-seat=${seat}
    aria-label=${t("own-label")}>
    <${Reaction} seat=${seat} />
    <${OwnRow} />
    ${(!out || won) && view.value.hand.length > 0 && html`<${Hand} />`}
    <${Doing} />
  </section>`;
}

/** A tap on the felt clears the choice. @param {MouseEvent & { target: Element }} event */
function clear({ target }) {
  if (!target.closest("button, a, .seat, .outcome")) chosen.value = [];
}

export function Table() {
  useEffect(() => {
    const pointed = () => void (tabbed = false);
    document.addEventListener("keydown", typed);
    document.addEventListener("pointerdown", pointed);
    return () => {
      document.removeEventListener("keydown", typed);
      document.removeEventListener("pointerdown", pointed);
    };
  }, []);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useSpace(box);
  const { aside, beside, chips, floating, round, sides, slot } = plan.value;
  const shape = [
    sides && "sides",
    aside && "aside",
    round && "around",
    beside && "narrow-news",
    slot <= 26 && "tight",
  ];
  return html`<div class="tablepage">
    <${Bar} tucked=${!chips && hasSpecials()} />
    <main class=${classes("table", ...shape)}
      style=${sizes()} ref=${box} data-made=${game.value.made}>
      ${chips && html`<${Specials} />`}
      <div class="scene" data-direction=${view.value.table.direction} onClick=${clear}>
        <${Seats} /><${Middle} />
        ${game.value.result && html`<${Outcome} />`}
      </div>
      <div class=${classes("banners", floating && "floating")}><${Ballot} /><${Knocking} /><${StoodIn} /></div>
      <${News} />
      ${you.value !== null ? html`<${Own} />` : game.value.result && html`<${Ending} />`}
    </main>
    <aside class="side"><${Log} /><${Chat} /></aside>
    ${you.value !== null && html`<${HintBubble} /><${Guide} />`}
  </div>`;
}
