// The first screen: play now, play with friends, come back to a game, choose another one.
import { html, useEffect, useState, valueTo } from "../lib.js";
import { api } from "../shared/api.js";
import { WithoutServer, offlinePage } from "./away.js";
import { Options } from "./create.js";
import { DeviceSheet } from "../shared/device.js";
import { Families } from "./families.js";
import { finished } from "../after/finished-games.js";
import { Why, introduce, useTry } from "../shared/forms.js";
import { choice, choose, chosenLevel, chosenRuleset, chosenSeats } from "./last-choice.js";
import { HereSheet } from "./here.js";
import { Join } from "../room/join.js";
import { learn, offerTips } from "../table/learning.js";
import { levelName } from "./levels.js";
import { NameSheet } from "./name-sheet.js";
import { OwnGames, useOwnRules } from "./own-games.js";
import { Settings } from "./preferences.js";

import { prefer } from "../shared/settings.js";
import { Rulebook, Sheet } from "../shared/sheet.js";
import { LANGUAGES, gameTitle, language, t } from "../shared/speech.js";
import { TablePicture } from "../cards/table-picture.js";
import { isServed } from "../shared/transport.js";
import { myName, playNow } from "../shared/state.js";
import { Discard, company, useRooms, waits } from "../after/unfinished.js";
/** @import { Levels, RoomBrief, Ruleset } from "../protocol.d.ts" */
/** @import { House } from "./create.js" */
/** @import { ChosenGame } from "./here.js" */

/** Tables to come back to that are offered at once; the others are among one's games. */
const SHOWN = 2;
/** @param {string} hash */
const go = (hash) => (location.hash = hash);

/**
 * What the server has to know of the chosen game; house rules are read first.
 * @param {Ruleset} shipped
 * @param {House} house
 */
async function chosenGame(shipped, { text, told }) {
  const own = text.trim() ? (told ?? (await api.tellRules(text))) : null;
  return { ...(own ? { rules: text } : { ruleset: shipped.name }), seats: chosenSeats(own ?? shipped) };
}

/** Make a table with bots, and begin. @param {Ruleset} shipped @param {House} house @param {string} level */
async function playWithBots(shipped, house, level) {
  await introduce(myName.value ?? "");
  const game = await chosenGame(shipped, house);
  const bots = Array.from({ length: game.seats }, (_, seat) => (seat ? level : null));
  const made = await api.create({ ...game, bots, clock_ms: 0, beat_ms: choice.value.beat_ms });
  offerTips(made.room, (house.told ?? shipped).family);
  playNow.value = true;
  go(`#/r/${made.room}`);
}

/** Make a table for friends, and go there. @param {Ruleset} shipped @param {House} house */
async function openTable(shipped, house) {
  const { beat_ms, clock_ms, access, wins, undo, hints } = choice.value;
  const options = { access, hints, undo: undo === "yes", clock_ms, wins, beat_ms };
  go(`#/r/${(await api.create({ ...(await chosenGame(shipped, house)), ...options })).room}`);
}

/** What a table waits for. @type {Record<string, string>} */
const WAITS = {
  playing: "lobby-waits-playing",
  lobby: "lobby-waits-lobby",
  next: "lobby-waits-next",
  again: "lobby-waits-again",
};
/** @type {Record<string, string>} */
const PHASES = {
  lobby: "lobby-phase-lobby",
  playing: "lobby-phase-playing",
  over: "lobby-phase-over",
  closed: "lobby-phase-closed",
};

/** @param {{ brief: RoomBrief, enter: (brief: RoomBrief) => void, look: () => void }} props */
const Continue = ({ brief, enter, look }) => html`<div class="continuing">
  <button class="big continue" onClick=${() => enter(brief)}>
    <b>${t(WAITS[waits(brief)], { game: gameTitle(brief) })}</b>
    <small>${t("lobby-with", { who: company(brief) })}</small></button>
  <${Discard} brief=${brief} done=${look} /></div>`;

/**
 * The two ways to begin, and the quieter ones.
 * @param {{ picked: Ruleset, chosen: ChosenGame, level: string, busy: boolean, play: () => void,
 *   invite: () => void, teach: () => void, read: (each: Ruleset) => void }} props
 */
function Actions({ picked, chosen, level, busy, play, invite, teach, read }) {
  const [here, setHere] = useState(false);
  const game = gameTitle(picked);
  return html`<button class="big primary play" disabled=${busy} onClick=${play}><b>${t("lobby-play")}</b>
      <small>${t("lobby-play-what", { game, count: chosenSeats(picked), level: levelName(level) })}</small>
    </button>
    ${
      isServed() &&
      html`<div class="pair"><button class="big with-friends" disabled=${busy} onClick=${invite}><b>${t("lobby-friends")}</b>
      <small>${t("lobby-friends-what")}</small></button><${Join} /></div>`
    }
    <div class="quieter">
      <button class="quiet" onClick=${() => setHere(true)}>${t("friends-here")}</button>
      <button class="quiet" disabled=${busy} title=${t("guide-learn-about")} onClick=${teach}>
        ${t("guide-learn")}</button>
      <button class="quiet" onClick=${() => read(picked)}>${t("lobby-rules-of", { game })}</button>
      <a class="button quiet" href="#/workshop">${t("lobby-workshop")}</a>
    </div>
    ${here && html`<${HereSheet} game=${game} picked=${picked} chosen=${chosen} close=${() => setHere(false)} />`}`;
}

/** Tables that are open to everybody; nobody needs a name to look at one. @param {{ briefs: RoomBrief[] }} props */
const Open = ({ briefs }) =>
  briefs.length > 0 &&
  html`<section class="panel" aria-label=${t("lobby-open")}>
    <h2>${t("lobby-open")}</h2>
    <ul class="briefs">${briefs.map(
      (each) => html`<li key=${each.room}>
        <button onClick=${() => go(`#/r/${each.room}`)}><b>${gameTitle(each)}</b><br />
          <small>${t(PHASES[each.phase])} · ${company(each)}</small></button>
      </li>`,
    )}</ul>
  </section>`;

const Watch = () => html`<section class="panel" aria-label=${t("lobby-watch")}>
  <h2>${t("lobby-watch")}</h2>
  ${
    finished.value.length > 0 &&
    html`<ul class="briefs">${finished.value.slice(0, 5).map(
      (each) => html`<li key=${each.id}>
        <a class="button" href=${`#/g/${each.id}`}><span><b>${t("lobby-game", {
          game: gameTitle(each),
          number: each.number,
        })}</b><br />
            <small>
              ${each.names.join(", ")}</small></span></a>
      </li>`,
    )}</ul>`
  }
  <a class="button" href="#/g/paste">${t("lobby-paste")}</a>
</section>`;

/** The footer: the language, the settings, this guest on another device. @param {{ open: (name: string) => void }} props */
const Foot = ({ open }) => html`<footer class="foot">
  <label><span class="hidden">${t("settings-language")}</span>
    <select value=${language.value} onChange=${valueTo((code) => prefer({ language: code }))}>
      ${Object.entries(LANGUAGES).map(
        ([code, name]) => html`<option key=${code} value=${code} lang=${code}>${name}</option>`,
      )}
    </select></label>
  ${
    myName.value !== null &&
    isServed() &&
    html`<button class="quiet" onClick=${() => open("device")}>
      ${t("lobby-device")}</button>`
  }
  ${
    offlinePage.value &&
    html`<p class="faint"><a class="button" href=${offlinePage.value}>${t("lobby-offline")}</a> ${t("lobby-offline-once")}</p>`
  }
</footer>`;

/**
 * The actions and the games, once the server has said which there are.
 * @param {{ rulesets: Ruleset[], levels: Levels, ask: (then: () => Promise<void>) => void,
 *   mine: RoomBrief[], enter: (each: RoomBrief) => void, look: () => void }} props
 */
function Begin({ rulesets, levels, ask, mine, enter, look }) {
  const [pasted, setPasted] = useState(/** @type {House} */ ({ text: "", told: null }));
  const [name, setName] = useState(myName.value ?? "");
  useEffect(() => setName(myName.value ?? ""), [myName.value]);
  const [book, read] = useState(/** @type {Ruleset | null} */ (null));
  const { why, busy, attempt } = useTry();
  const shipped = chosenRuleset(rulesets);
  const own = useOwnRules();
  const isPasted = Boolean(pasted.text.trim()) && !pasted.aside;
  /** @type {House} */
  const house = isPasted ? pasted : (own ?? { text: "", told: null });
  // Until the server has read house rules, only their title is known.
  const picked = house.told ?? (own && !isPasted ? { ...shipped, name: "", title: own.title } : shipped);
  const pick = (/** @type {{ ruleset?: string, own: string }} */ game) => {
    setPasted({ ...pasted, aside: true });
    choose(game);
  };
  const level = chosenLevel(levels);
  const play = attempt(() => playWithBots(shipped, house, level));
  const teach = attempt(async () => {
    await introduce(myName.value ?? "");
    await learn(await chosenGame(shipped, house), picked.family);
  });
  const isNamed = Boolean(name.trim()) && name.trim() !== t("lobby-guest");
  const invite = () =>
    isNamed
      ? attempt(() => introduce(name).then(() => openTable(shipped, house)))()
      : ask(() => openTable(shipped, house));
  return html`<section class="hero" aria-label=${t("lobby-begin")}>
      <${TablePicture} />
      <div class="welcome">
        <p class="claim">${t("lobby-claim")}</p>
        <${Why} why=${why} /><${WithoutServer} />
        ${mine.slice(0, SHOWN).map(
          (brief) => html`<${Continue} key=${brief.room} brief=${brief}
            enter=${enter} look=${look} />`,
        )}
        ${
          mine.length > SHOWN &&
          html`<div class="quieter"><a class="button quiet" href="#/mine">${t("lobby-unfinished", {
            count: mine.length,
          })}</a></div>`
        }
        <${Actions} picked=${picked} chosen=${() => chosenGame(shipped, house)} level=${level} busy=${busy}
          play=${play} invite=${invite} teach=${teach} read=${read} />
      </div>
    </section>
    <section class="panel games" aria-label=${t("lobby-choose")}>
      <${Families} rulesets=${rulesets} picked=${house.text.trim() ? null : shipped} play=${play} read=${read}
        pick=${(/** @type {string} */ ruleset) => pick({ ruleset, own: "" })}>
        <${OwnGames} own=${isPasted ? null : own} busy=${busy} play=${play} invite=${invite} read=${read}
          pick=${(/** @type {string} */ title) => pick({ own: title })} /><//>
      <${Options} picked=${picked} level=${level} levels=${levels} name=${name} setName=${setName}
        house=${pasted} setHouse=${setPasted} />
    </section>
    ${
      book &&
      html`<${Sheet} title=${t("lobby-rules-of", { game: gameTitle(book) })}
        close=${() => read(null)}>
        <${Rulebook} load=${() => (house.told === book ? Promise.resolve(house.told) : api.book(book.name))} />
        ${isServed() && house.told !== book && html`<p><a href=${`#/lab/${book.name}`}>${t("lobby-lab")}</a></p>`}
      <//>`
    }`;
}

export function Lobby() {
  const [choices, setChoices] = useState(/** @type {[Ruleset[], Levels] | null} */ (null));
  const [then, setThen] = useState(/** @type {{ go: () => Promise<void> } | null} */ (null));
  const [sheet, open] = useState("");
  const { why, attempt } = useTry();
  const rooms = useRooms();
  useEffect(() => {
    attempt(async () => setChoices(await api.choices()))();
  }, []);
  const ask = (/** @type {() => Promise<void>} */ act) => setThen({ go: act });
  const enter = (/** @type {RoomBrief} */ { room }) =>
    myName.value === null ? ask(async () => void go(`#/r/${room}`)) : go(`#/r/${room}`);
  const close = () => open("");
  return html`<div class="lobby">
    <header class="bar"><h1>Emptyhand</h1>
      <a class="button quiet" href="#/mine">${t("lobby-mine")}</a>
      <button class="quiet" onClick=${() => open("settings")}>${t("lobby-settings")}</button>
    </header>
    <main class="first">
      <${Why} why=${why} />
      ${
        choices
          ? html`<${Begin} rulesets=${choices[0]} levels=${choices[1]} ask=${ask} mine=${rooms.mine}
            enter=${enter} look=${rooms.look} />`
          : html`<section class="hero"><${TablePicture} /><div class="welcome">
            <p role="status">${!why && t("lobby-moment")}</p></div></section>`
      }
      <div class="beside">
        <${Open} briefs=${rooms.open} />
        <${Watch} />
      </div>
    </main>
    <${Foot} open=${open} />
    ${then && html`<${NameSheet} close=${() => setThen(null)} then=${then.go} />`}
    ${sheet === "settings" && html`<${Sheet} title=${t("lobby-settings")} close=${close}><${Settings} /><//>`}
    ${sheet === "device" && html`<${DeviceSheet} close=${close} />`}
  </div>`;
}
