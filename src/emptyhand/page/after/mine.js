// One's own games: those that go on, how often one wins, every finished game with its replay, export, and deleting.
import { html, useEffect, useState } from "../lib.js";
import { api } from "../shared/api.js";
import { AddGames } from "./additions.js";
import { DeviceSheet } from "../shared/device.js";
import { finished, forgetFinished } from "./finished-games.js";
import { Why, useTry } from "../shared/forms.js";
import { levelName } from "../lobby/levels.js";
import { Sheet } from "../shared/sheet.js";
import { gameTitle, language, listed, placed, t } from "../shared/speech.js";
import { myName } from "../shared/state.js";
import { placeIn, rates, streaks, wilson, won } from "./tallies.js";
import { isServed } from "../shared/transport.js";
import { Discard, gameWith, waiting, waits } from "./unfinished.js";
/** @import { MyGame, MyGames, RoomBrief } from "../protocol.d.ts" */
/** @import { Rate } from "./tallies.js" */

const SHOWN = 50;
/** A share of fewer games says nothing. */
const FEW = 5;

/** @param {number} at */
const date = (at) =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(at);

/** Whole percent. @param {number} share */
const percent = (share) => Math.round(100 * share);

/** @param {Rate} rate */
function rateInWords({ wins, games }) {
  if (games < FEW) return t("mine-rate-few", { wins, games });
  const [low, high] = wilson(wins, games).map(percent);
  const share = new Intl.NumberFormat(language.value, { style: "percent" }).format(wins / games);
  return t("mine-rate", { wins, games, percent: share, low, high });
}

/** @type {Record<string, string>} */
const RIVALS = {
  people: "mine-against-people",
  bots: "mine-against-bots",
};
/** What a table waits for. @type {Record<string, string>} */
const WAITS = {
  playing: "mine-waits-playing",
  lobby: "mine-waits-lobby",
  next: "mine-waits-next",
  again: "mine-waits-again",
};
/** The button to a table. @type {Record<string, string>} */
const WAYS = {
  playing: "mine-to-playing",
  lobby: "mine-to-lobby",
  next: "mine-to-next",
  again: "mine-to-again",
};

/** @param {string} rival */
const rivalName = (rival) => (rival in RIVALS ? t(RIVALS[rival]) : levelName(`level:${rival}`));

/** @param {{ games: MyGame[] }} props */
function Rates({ games }) {
  const found = rates(games);
  if (!found.length) return null;
  return html`<section class="panel" aria-label=${t("mine-rates")}>
    <h2>${t("mine-rates")}</h2>
    <table class="records">
      <thead><tr><th scope="col">${t("mine-game")}</th><th scope="col">${t("mine-against")}</th>
        <th scope="col">${t("mine-won")}</th></tr></thead>
      <tbody>${found.map(
        (rate) => html`<tr key=${`${rate.title}/${rate.rival}`}><th scope="row">${gameTitle(rate)}</th>
          <td>${rivalName(rate.rival)}</td><td>${rateInWords(rate)}</td></tr>`,
      )}</tbody></table>
    ${found.some(({ games }) => games >= FEW) && html`<p class="faint">${t("mine-interval")}</p>`}
  </section>`;
}

/** @param {{ games: MyGame[] }} props */
function Streaks({ games }) {
  const { now, most } = streaks(games);
  return html`<dl class="figures">
    <div><dt>${t("mine-games", { count: games.length })}</dt><dd>${games.length}</dd></div>
    <div><dt>${t("mine-row-now", { count: now })}</dt><dd>${now}</dd></div>
    <div><dt>${t("mine-row-most")}</dt><dd>${most}</dd></div>
  </dl>`;
}

/** The tables to come back to. @param {{ briefs: RoomBrief[], look: () => void }} props */
function Tables({ briefs, look }) {
  const [shown, show] = useState(SHOWN);
  if (!briefs.length) return null;
  return html`<section class="panel" aria-label=${t("mine-going")}><h2>${t("mine-going")}</h2>
    <ul class="played going">${briefs.slice(0, shown).map((brief) => {
      const name = gameWith(brief);
      return html`<li key=${brief.room}>
        <div><span>${name}</span><br />
          <small>${t(WAITS[waits(brief)])} · ${date(brief.at_ms)}</small></div>
        <div class="inline"><a class="button" href=${`#/r/${brief.room}`}>${t(WAYS[waits(brief)])}
            <span class="hidden"> ${name}</span></a>
          <${Discard} brief=${brief} done=${look} /></div></li>`;
    })}</ul>
    ${briefs.length > shown && html`<button onClick=${() => show(shown + SHOWN)}>${t("mine-more")}</button>`}
  </section>`;
}

/** @param {MyGame} game */
function outcome(game) {
  if (!game.about.over) return t("mine-unfinished");
  if (won(game)) return t("mine-win");
  const place = placeIn(game);
  return place ? t("after-place", placed(place, game.about.names.length)) : t("mine-loss");
}

/** @param {{ game: MyGame, forget: (game: MyGame) => void }} props */
function Played({ game, forget }) {
  const others = game.about.names.filter((_, seat) => seat !== game.seat);
  const name = t("mine-entry", { title: gameTitle(game.about), names: listed(others) });
  const at = date(game.at_ms);
  return html`<li class=${won(game) ? "won" : ""}>
    <div><b>${outcome(game)}</b> <span>${name}</span><br />
      <small>${game.about.elsewhere ? t("mine-elsewhere", { date: at }) : at}</small></div>
    <div class="inline"><a class="button" href=${`#/g/${game.id}`}>${t("mine-watch")}
        <span class="hidden"> ${name}</span></a>
      <button class="quiet" onClick=${() => forget(game)} aria-label=${t("mine-delete-one", { name })}>✕</button>
    </div></li>`;
}

/**
 * Asks before anything is deleted, and says what happens to it.
 * @param {{ game: MyGame | null, done: () => void, close: () => void }} props
 */
function Ask({ game, done, close }) {
  const { why, busy, attempt } = useTry();
  const [left, setLeft] = useState(/** @type {number | null} */ (null));
  const sure = attempt(async () => {
    const found = await api.forget(game?.id ?? null);
    forgetFinished(game ? [game.id] : finished.value.map(({ id }) => id));
    done();
    if (found.left) setLeft(found.left);
    else close();
  });
  const title = t(game ? "mine-delete-title" : "mine-delete-all");
  return html`<${Sheet} title=${title} close=${close}>
    ${
      left === null
        ? html`<p>${t(isServed() ? "mine-delete-explained" : "offline-forget")}</p><${Why} why=${why} />
          <div class="inline"><button class="primary" disabled=${busy} onClick=${sure}>${t("mine-delete")}</button>
            <button onClick=${close}>${t("mine-keep")}</button></div>`
        : html`<p role="status">${t("mine-left", { count: left })}</p>
          <button onClick=${close}>${t("after-close")}</button>`
    }<//>`;
}

/** The list as a file that other programs can read. @param {MyGames} data */
function asFile(data) {
  return URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
}

/** @param {{ data: MyGames, ask: (game: MyGame | null) => void, move: () => void, add: () => void }} props */
function Keeping({ data, ask, move, add }) {
  const [file, setFile] = useState("");
  useEffect(() => {
    const made = asFile(data);
    setFile(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return html`<section class="panel" aria-label=${t("mine-keeping")}>
    <h2>${t("mine-keeping")}</h2>
    ${
      isServed()
        ? html`<p>${t("mine-where")}</p>`
        : html`<p>${t("offline-where")}</p><p>${t("offline-add")}</p>`
    }
    <div class="inline">
      <a class="button" href=${file} download="emptyhand-games.json">${t("mine-export")}</a>
      <a class="button" href="/api/me/records" download>${t("mine-records")}</a>
      ${
        isServed() &&
        html`<button onClick=${move}>${t("mine-move")}</button>
        <button onClick=${add}>${t("mine-add")}</button>`
      }
      <button onClick=${() => ask(null)}>${t("mine-delete-all")}</button>
    </div>
  </section>`;
}

/** @param {{ data: MyGames, load: () => void }} props */
function Games({ data, load }) {
  const [asked, ask] = useState(/** @type {{ game: MyGame | null } | null} */ (null));
  const [moving, move] = useState(false);
  const [adding, add] = useState(false);
  const [shown, show] = useState(SHOWN);
  const { games } = data;
  // Its key keeps it open when the first games arrive.
  const sheet = adding && html`<${AddGames} key="add" done=${load} close=${() => add(false)} />`;
  if (!games.length && !asked)
    return html`<p>${t("mine-none")}</p>
      <div class="inline"><a class="button primary" href="#/">${t("mine-play")}</a>
        ${isServed() && html`<button onClick=${() => add(true)}>${t("mine-add")}</button>`}</div>${sheet}`;
  return html`<${Streaks} games=${games} />
    <${Rates} games=${games} />
    <section class="panel" aria-label=${t("mine-list")}><h2>${t("mine-list")}</h2>
      <ul class="played">${games.slice(0, shown).map(
        (game) => html`<${Played} key=${game.id} game=${game}
          forget=${(/** @type {MyGame} */ one) => ask({ game: one })} />`,
      )}</ul>
      ${games.length > shown && html`<button onClick=${() => show(shown + SHOWN)}>${t("mine-more")}</button>`}
    </section>
    <${Keeping} data=${data} ask=${(/** @type {MyGame | null} */ game) => ask({ game })} move=${() => move(true)}
      add=${() => add(true)} />
    ${asked && html`<${Ask} game=${asked.game} done=${load} close=${() => ask(null)} />`}
    ${moving && html`<${DeviceSheet} close=${() => move(false)} />`}${sheet}`;
}

export function Mine() {
  const [data, setData] = useState(/** @type {MyGames | null} */ (null));
  const [going, setGoing] = useState(/** @type {RoomBrief[]} */ ([]));
  const [why, setWhy] = useState("");
  // Somebody without a name has played nothing here yet.
  const found = () => (myName.value === null ? Promise.resolve({ name: "", games: [] }) : api.myGames());
  const load = () => void found().then(setData, (error) => setWhy(error.message));
  const look = () =>
    void api.rooms().then(
      (rooms) => setGoing(waiting(rooms)),
      () => {},
    );
  useEffect(() => {
    load();
    look();
  }, []);
  return html`<div class="lobby">
    <header class="bar"><a class="home" href="#/" aria-label=${t("after-lobby")}>⌂</a>
      <h1>${data?.name ? t("mine-of", { name: data.name }) : t("mine-title")}</h1></header>
    <main class="mine">${
      why
        ? html`<p class="bad" role="alert">${why}</p>
          <a class="button" href="#/">${t("after-lobby")}</a>`
        : data
          ? html`<${Tables} briefs=${going} look=${look} /><${Games} data=${data} load=${load} />`
          : html`<p role="status">${t("after-moment")}</p>`
    }</main>
  </div>`;
}
