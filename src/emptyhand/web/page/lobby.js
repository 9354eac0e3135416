// The lobby: play now against bots, make a room, join one, come back to a game.
import { html, useEffect, useState } from "./lib.js";
import { api } from "./api.js";
import { playNow } from "./session.js";
import { Settings } from "./settings.js";
import { Loaded, Prose, Sheet } from "./sheet.js";
import { myName } from "./state.js";

const go = (hash) => (location.hash = hash);
const CLOCKS = [[0, "no clock"], [30000, "30 seconds"], [60000, "one minute"], [180000, "three minutes"]];

/** Make sure that the server knows this browser by the name in the field. */
async function introduce(name) {
  const wanted = name.trim() || "Guest";
  if (myName.value !== wanted) myName.value = (await api.name(wanted)).name;
}

/** Run something that may be refused; the sentence is shown. */
function useTry() {
  const [why, setWhy] = useState("");
  const [busy, setBusy] = useState(false);
  const attempt = (act) => async (event) => {
    event?.preventDefault();
    setWhy("");
    setBusy(true);
    await act().catch((error) => setWhy(error.message));
    setBusy(false);
  };
  return { why, busy, attempt };
}

const bots = (seats, level) => Array.from({ length: seats }, (_, seat) => (seat ? level : null));

/** Numbers of players that a ruleset allows. */
const counts = ({ least, most }) => Array.from({ length: most - least + 1 }, (_, n) => least + n);

const Choice = ({ label, value, set, options }) => html`<label class="field"><span>${label}</span>
  <select value=${value} onChange=${(e) => set(e.currentTarget.value)}>
    ${options.map(([key, text]) => html`<option value=${key}>${text}</option>`)}
  </select>
</label>`;

function Rulesets({ rulesets, picked, pick, read }) {
  return html`<fieldset class="rulesets"><legend>Choose a game</legend>
    ${rulesets.map((each) => html`<div class="ruleset" key=${each.name}>
      <label><input type="radio" name="ruleset" value=${each.name} checked=${each.name === picked.name} onChange=${() => pick(each)} />
        <span><b>${each.title}</b> <small>${each.least === each.most ? each.least : `${each.least}–${each.most}`} players</small><br />${each.summary}</span>
      </label>
      <button class="quiet" type="button" aria-label=${`Rules of ${each.title}`} onClick=${() => read(each)}>Rules</button>
    </div>`)}
  </fieldset>`;
}

function Start({ name, rulesets, levels, read }) {
  const [picked, setPicked] = useState(rulesets[0]);
  const [seats, setSeats] = useState(picked.default);
  const [level, setLevel] = useState(levels.default);
  const { why, busy, attempt } = useTry();
  const pick = (ruleset) => {
    setPicked(ruleset);
    setSeats(Math.min(Math.max(seats, ruleset.least), ruleset.most));
  };
  const start = attempt(async () => {
    await introduce(name);
    const made = await api.create({ ruleset: picked.name, seats, bots: bots(seats, level), clock_ms: 0 });
    playNow();
    go(`#/r/${made.room}`);
  });
  return html`<section class="panel main" aria-label="Play now">
    <form onSubmit=${start}>
      <div class="now">
        <${Choice} label="Players" value=${seats} set=${(n) => setSeats(Number(n))} options=${counts(picked).map((n) => [n, `${n} players`])} />
        <${Choice} label="Bots" value=${level} set=${setLevel} options=${levels.levels.map((each) => [each.spec, each.name])} />
        <button class="primary" disabled=${busy}>Play ${picked.title} now</button>
      </div>
      ${why && html`<p class="bad" role="alert">${why}</p>`}
      <${Rulesets} rulesets=${rulesets} picked=${picked} pick=${pick} read=${read} />
    </form>
    <${Create} name=${name} picked=${picked} />
  </section>`;
}

function Create({ name, picked }) {
  const [seats, setSeats] = useState(picked.default);
  const [clock, setClock] = useState(60000);
  const [access, setAccess] = useState("link");
  const [rules, setRules] = useState("");
  const { why, busy, attempt } = useTry();
  const create = attempt(async () => {
    await introduce(name);
    const own = rules.trim() ? { rules } : { ruleset: picked.name };
    const wanted = Math.min(Math.max(seats, picked.least), picked.most);
    const made = await api.create({ ...own, seats: rules.trim() ? seats : wanted, clock_ms: Number(clock), access });
    go(`#/r/${made.room}`);
  });
  return html`<details><summary>Play with friends: make a room for ${picked.title}</summary>
    <form class="stack" onSubmit=${create}>
      <${Choice} label="Seats" value=${seats} set=${(n) => setSeats(Number(n))} options=${counts(picked).map((n) => [n, `${n} seats`])} />
      <${Choice} label="Time for a turn" value=${clock} set=${setClock} options=${CLOCKS} />
      <${Choice} label="Who may come in" value=${access} set=${setAccess} options=${[["link", "who has the link"], ["code", "who knows the code"], ["open", "everyone: listed in the lobby"]]} />
      <label class="field"><span>House rules (a ruleset as TOML, instead of the game above)</span><textarea rows="3" value=${rules} onInput=${(e) => setRules(e.currentTarget.value)}></textarea></label>
      <button disabled=${busy}>Make the room</button>
      ${why && html`<p class="bad" role="alert">${why}</p>`}
    </form>
  </details>`;
}

function Join({ name }) {
  const [code, setCode] = useState("");
  const { why, busy, attempt } = useTry();
  const join = attempt(async () => {
    await introduce(name);
    const wanted = code.trim().split("/r/").at(-1);
    const [room, secret] = wanted.split("/");
    const joined = await api.join(room, secret);
    go(`#/r/${joined.room}`);
  });
  return html`<section class="panel" aria-label="Join">
    <h2>Join a room</h2>
    <form class="inline" onSubmit=${join}>
      <input aria-label="Code or link" placeholder="Code or link" value=${code} onInput=${(e) => setCode(e.currentTarget.value)} required />
      <button disabled=${busy}>Join</button>
    </form>
    ${why && html`<p class="bad" role="alert">${why}</p>`}
  </section>`;
}

const PHASES = { lobby: "not begun", playing: "playing", over: "game over", closed: "closed" };

const Briefs = ({ title, briefs, enter }) => briefs.length > 0 && html`<section class="panel" aria-label=${title}>
  <h2>${title}</h2>
  <ul class="briefs">${briefs.map((each) => html`<li key=${each.room}>
    <button onClick=${() => enter(each)}><b>${each.title}</b> · ${PHASES[each.phase] ?? each.phase}<br /><small>${each.seats.map((seat) => seat.name || "free").join(", ")}</small></button>
  </li>`)}</ul>
</section>`;

function Watch() {
  const paste = () => go("#/g/paste");
  return html`<section class="panel" aria-label="Watch"><h2>Watch a record</h2><p>Step through any game that was written down.</p><button onClick=${paste}>Paste a record</button></section>`;
}

export function Lobby() {
  const [rulesets, setRulesets] = useState(null);
  const [levels, setLevels] = useState(null);
  const [rooms, setRooms] = useState({ open: [], mine: [] });
  const [name, setName] = useState(myName.value ?? "");
  const [book, read] = useState(null);
  const [settings, setSettings] = useState(false);
  const { why, attempt } = useTry();
  useEffect(() => {
    attempt(async () => {
      const [all, bots] = await Promise.all([api.rulesets(), api.levels()]);
      setRulesets(all);
      setLevels(bots);
      if (myName.value) setRooms(await api.rooms());
    })();
  }, []);
  const enter = attempt.bind(null);
  const open = (brief) => enter(async () => {
    await introduce(name);
    go(`#/r/${brief.room}`);
  })();
  return html`<div class="lobby">
    <header class="bar"><h1>Emptyhand</h1><button class="quiet" onClick=${() => setSettings(true)}>Settings</button></header>
    <main>
      <div class="hello">
        <p>Shed your cards before the others do.</p>
        <label class="field"><span>Your name</span><input value=${name} maxlength="24" placeholder="Guest" autocomplete="nickname" onInput=${(e) => setName(e.currentTarget.value)} /></label>
      </div>
      ${why && html`<p class="bad" role="alert">${why}</p>`}
      ${rulesets && levels ? html`<${Start} name=${name} rulesets=${rulesets} levels=${levels} read=${read} />` : !why && html`<p>Just a moment …</p>`}
      <div class="beside">
        <${Briefs} title="My games" briefs=${rooms.mine} enter=${open} />
        <${Join} name=${name} />
        <${Briefs} title="Open rooms" briefs=${rooms.open} enter=${open} />
        <${Watch} />
      </div>
    </main>
    ${book && html`<${Sheet} title=${`Rules of ${book.title}`} close=${() => read(null)}><${Loaded} load=${() => api.book(book.name)} show=${({ text }) => html`<${Prose} text=${text} />`} /><//>`}
    ${settings && html`<${Sheet} title="Settings" close=${() => setSettings(false)}><${Settings} /><//>`}
  </div>`;
}
