// The form that makes a room for friends: a listed game or pasted house rules, and the options of the room.
import { html, useState, valueTo } from "./lib.js";
import { api } from "./api.js";
import { Choice, PACE, PACES, Why, counts, introduce, useTry, within } from "./forms.js";
import { Prose } from "./sheet.js";
import { t } from "./speech.js";
/** @import { Ruleset, ToldRules } from "./protocol.d.ts" */

const CLOCKS = [
  [0, "no clock"],
  [30000, "30 seconds"],
  [60000, "one minute"],
  [180000, "three minutes"],
];
const ACCESS = [
  ["code", "with the link or the code"],
  ["link", "only with the link"],
  ["open", "everyone, from the lobby"],
];
const WINS = [
  [0, "as the rules say"],
  [1, "a single game"],
  [2, "first to win 2 games"],
  [3, "first to win 3 games"],
  [5, "first to win 5 games"],
];
const UNDO = [
  ["yes", "if all agree"],
  ["no", "never"],
];
const USUAL = { clock_ms: 60000, access: "code", wins: 0, undo: "yes", hints: "alone", beat_ms: PACE };
const hintChoices = () => ["alone", "always", "never"].map((each) => [each, t(`hints-${each}`)]);

/**
 * Pasted house rules, and their rulebook once the server has read them.
 * @param {{ text: string, setText: (text: string) => void, told: ToldRules | null,
 *   setTold: (told: ToldRules | null) => void }} props
 */
function HouseRules({ text, setText, told, setTold }) {
  const { why, busy, attempt } = useTry();
  const change = valueTo((rules) => {
    setText(rules);
    setTold(null);
  });
  const check = attempt(async () => setTold(await api.tellRules(text)));
  return html`<details class="house"><summary>House rules instead</summary>
    <div class="stack">
      <label class="field"><span>A ruleset as TOML</span>
        <textarea rows="5" spellcheck="false" value=${text} onInput=${change}></textarea></label>
      <button type="button" disabled=${busy || !text.trim()} onClick=${check}>Read them to me</button>
      <${Why} why=${why} />
      ${
        told &&
        html`<div class="told" role="status"><p><b>${told.title}</b>: ${told.summary}</p><details>
            <summary>All of the rules</summary><${Prose} text=${told.text} /></details></div>`
      }
    </div>
  </details>`;
}

/** @param {{ name: string, picked: Ruleset }} props */
export function Create({ name, picked }) {
  const [seats, setSeats] = useState(picked.default);
  const [wanted, setWanted] = useState(USUAL);
  const [rules, setRules] = useState("");
  const [told, setTold] = useState(/** @type {ToldRules | null} */ (null));
  const { why, busy, attempt } = useTry();
  const game = rules.trim() && told ? told : picked;
  /** @param {keyof typeof USUAL} key */
  const set = (key) => (/** @type {string} */ value) => setWanted({ ...wanted, [key]: value });
  const create = attempt(async () => {
    await introduce(name);
    const own = rules.trim() ? (told ?? (await api.tellRules(rules))) : null;
    if (own) setTold(own);
    const made = await api.create({
      ...(own ? { rules } : { ruleset: picked.name }),
      seats: within(own ?? picked, seats),
      access: wanted.access,
      undo: wanted.undo === "yes",
      hints: wanted.hints,
      clock_ms: Number(wanted.clock_ms),
      wins: Number(wanted.wins),
      beat_ms: Number(wanted.beat_ms),
    });
    location.hash = `#/r/${made.room}`;
  });
  return html`<details class="create"><summary>Play with friends: make a room for ${game.title}</summary>
    <form class="stack" onSubmit=${create}>
      <div class="pairs">
        <${Choice} label="Seats" value=${within(game, seats)}
          set=${(/** @type {string} */ n) => setSeats(Number(n))}
          options=${counts(game)} />
        <${Choice} label="Time for a turn" value=${wanted.clock_ms} set=${set("clock_ms")}
          options=${CLOCKS} />
        <${Choice} label="Taking moves back" value=${wanted.undo} set=${set("undo")} options=${UNDO} />
        <${Choice} label=${t("hints-option")} value=${wanted.hints} set=${set("hints")} options=${hintChoices()} />
        <${Choice} label="Bots play" value=${wanted.beat_ms} set=${set("beat_ms")} options=${PACES} />
        <${Choice} wide label="Who may come in" value=${wanted.access} set=${set("access")}
          options=${ACCESS} />
        <${Choice} wide label="How long" value=${wanted.wins} set=${set("wins")} options=${WINS} />
      </div>
      <${HouseRules} text=${rules} setText=${setRules} told=${told} setTold=${setTold} />
      <button class="primary" disabled=${busy}>Make the room</button>
      <${Why} why=${why} />
    </form>
  </details>`;
}
