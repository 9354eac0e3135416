// The lobby: play now against bots, make a room, join one, come back to a game.
import { html, useEffect, useState, valueTo } from "./lib.js";
import { api } from "./api.js";
import { Create } from "./create.js";
import { DeviceSheet } from "./device.js";
import { Choice, PACE, PACES, Why, counts, introduce, useTry, within } from "./forms.js";
import { finished } from "./finished-games.js";
import { levelName } from "./levels.js";
import { Settings } from "./preferences.js";
import { Loaded, Prose, Sheet } from "./sheet.js";
import { myName, playNow } from "./state.js";
/** @import { Book, Levels, RoomBrief, RoomList, Ruleset } from "./protocol.d.ts" */

const LOOK_AGAIN_MS = 8000;
/** @param {string} hash */
const go = (hash) => (location.hash = hash);
/** @param {number} seats @param {string} level */
const bots = (seats, level) => Array.from({ length: seats }, (_, seat) => (seat ? level : null));

/**
 * @param {{ rulesets: Ruleset[], picked: Ruleset, pick: (each: Ruleset) => void,
 *   read: (each: Ruleset) => void }} props
 */
function Rulesets({ rulesets, picked, pick, read }) {
  return html`<fieldset class="rulesets"><legend>Choose a game</legend>
    ${rulesets.map(
      (each) => html`<div class="ruleset" key=${each.name}>
        <label><input type="radio" name="ruleset" value=${each.name} checked=${each.name === picked.name}
            onChange=${() => pick(each)} />
          <span><b>${each.title}</b> <small>
              ${each.least === each.most ? each.least : `${each.least}–${each.most}`} players</small>
            <span class="summary">${each.summary}</span></span>
        </label>
        <button class="quiet" type="button" aria-label=${`Rules of ${each.title}`}
          onClick=${() => read(each)}>Rules</button>
      </div>`,
    )}
  </fieldset>`;
}

/** @param {{ name: string, rulesets: Ruleset[], levels: Levels, read: (each: Ruleset) => void }} props */
function Start({ name, rulesets, levels, read }) {
  const [picked, setPicked] = useState(rulesets[0]);
  const [seats, setSeats] = useState(picked.default);
  const [level, setLevel] = useState(levels.default);
  const [pace, setPace] = useState(PACE);
  const { why, busy, attempt } = useTry();
  const pick = (/** @type {Ruleset} */ ruleset) => {
    setPicked(ruleset);
    setSeats(within(ruleset, seats));
  };
  const start = attempt(async () => {
    await introduce(name);
    const made = await api.create({
      ruleset: picked.name,
      seats,
      bots: bots(seats, level),
      clock_ms: 0,
      beat_ms: Number(pace),
    });
    playNow.value = true;
    go(`#/r/${made.room}`);
  });
  return html`<section class="panel main" aria-label="Play now">
    <form onSubmit=${start}>
      <div class="now">
        <${Choice} label="Players" value=${seats} set=${(/** @type {string} */ n) => setSeats(Number(n))}
          options=${counts(picked)} />
        <${Choice} label="Bots" value=${level} set=${setLevel}
          options=${levels.levels.map(({ spec }) => [spec, levelName(spec)])} />
        <${Choice} label="They play" value=${pace} set=${setPace} options=${PACES} />
        <button class="primary" disabled=${busy}>Play ${picked.title} now</button>
      </div>
      <${Why} why=${why} />
      <${Rulesets} rulesets=${rulesets} picked=${picked} pick=${pick} read=${read} />
    </form>
    <${Create} name=${name} picked=${picked} />
  </section>`;
}

/** @param {{ name: string }} props */
function Join({ name }) {
  const [code, setCode] = useState("");
  const { why, busy, attempt } = useTry();
  const join = attempt(async () => {
    await introduce(name);
    const [room, secret] = code
      .trim()
      .replace(/^.*\/r\//, "")
      .split("/");
    const joined = await api.join(room, secret);
    go(`#/r/${joined.room}`);
  });
  return html`<section class="panel" aria-label="Join">
    <h2>Join a room</h2>
    <${Why} why=${why} />
    <form class="inline" onSubmit=${join}>
      <input aria-label="Code or link" placeholder="Code or link" autocapitalize="characters" value=${code}
        onInput=${valueTo(setCode)} required />
      <button disabled=${busy}>Join</button>
    </form>
  </section>`;
}

const PHASES = { lobby: "not begun", playing: "playing", over: "game over", closed: "closed" };

/** @param {{ title: string, briefs: RoomBrief[], enter: (each: RoomBrief) => void }} props */
const Briefs = ({ title, briefs, enter }) =>
  briefs.length > 0 &&
  html`<section class="panel" aria-label=${title}>
    <h2>${title}</h2>
    <ul class="briefs">${briefs.map(
      (each) => html`<li key=${each.room}>
        <button onClick=${() => enter(each)}><b>${each.title}</b> · ${PHASES[each.phase] ?? each.phase}<br />
          <small>${each.seats.map((seat) => seat.name || "free").join(", ")}</small></button>
      </li>`,
    )}</ul>
  </section>`;

const Watch = () => html`<section class="panel" aria-label="Watch">
  <h2>Watch again</h2>
  ${
    finished.value.length > 0 &&
    html`<ul class="briefs">${finished.value.slice(0, 5).map(
      (each) => html`<li key=${each.id}>
        <a class="button" href=${`#/g/${each.id}`}><span><b>${each.title}</b>, game ${each.number}<br />
            <small>
              ${each.names.join(", ")}</small></span></a>
      </li>`,
    )}</ul>`
  }
  <a class="button" href="#/g/paste">Paste a record</a>
</section>`;

/** The open rooms and the guest's own, polled while the page is visible. */
function useRooms() {
  const [rooms, setRooms] = useState(/** @type {RoomList} */ ({ open: [], mine: [] }));
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && api.rooms().then(setRooms, () => {});
    const timer = setInterval(look, LOOK_AGAIN_MS);
    look();
    return () => clearInterval(timer);
  }, []);
  const mine = rooms.mine.filter(({ phase }) => phase !== "closed");
  return { mine, open: rooms.open.filter(({ room }) => !mine.some((each) => each.room === room)) };
}

export function Lobby() {
  const [choices, setChoices] = useState(/** @type {[Ruleset[], Levels] | null} */ (null));
  const [name, setName] = useState(myName.value ?? "");
  const [book, read] = useState(/** @type {Ruleset | null} */ (null));
  const [sheet, open] = useState("");
  const { why, attempt } = useTry();
  const rooms = useRooms();
  useEffect(() => {
    attempt(async () => setChoices(await api.choices()))();
  }, []);
  const enter = (/** @type {RoomBrief} */ brief) =>
    attempt(async () => {
      await introduce(name);
      go(`#/r/${brief.room}`);
    })();
  const close = () => open("");
  return html`<div class="lobby">
    <header class="bar"><h1>Emptyhand</h1>
      ${
        myName.value !== null &&
        html`<button class="quiet"
          onClick=${() => open("device")}>Other device</button>`
      }
      <button class="quiet" onClick=${() => open("settings")}>Settings</button>
    </header>
    <main>
      <div class="hello">
        <p>Shed your cards before the others do.</p>
        <label class="field"><span>Your name</span>
          <input value=${name} maxlength="24" placeholder="Guest" autocomplete="nickname"
            onInput=${valueTo(setName)} /></label>
      </div>
      <${Why} why=${why} />
      ${
        choices
          ? html`<${Start} name=${name} rulesets=${choices[0]} levels=${choices[1]}
            read=${read} />`
          : !why && html`<p>Just a moment …</p>`
      }
      <div class="beside">
        <${Briefs} title="My games" briefs=${rooms.mine} enter=${enter} />
        <${Join} name=${name} />
        <${Briefs} title="Open rooms" briefs=${rooms.open} enter=${enter} />
        <${Watch} />
      </div>
    </main>
    ${
      book &&
      html`<${Sheet} title=${`Rules of ${book.title}`} close=${() => read(null)}>
        <${Loaded} load=${() => api.book(book.name)}
          show=${(/** @type {Book} */ { text }) => html`<${Prose} text=${text} />`} />
      <//>`
    }
    ${sheet === "settings" && html`<${Sheet} title="Settings" close=${close}><${Settings} /><//>`}
    ${sheet === "device" && html`<${DeviceSheet} close=${close} />`}
  </div>`;
}
