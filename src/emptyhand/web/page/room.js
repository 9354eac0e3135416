// A room: asks for a name, joins, and shows the waiting room or the table.
import { html, useEffect, useState, valueTo } from "./lib.js";
import { api } from "./api.js";
import { finished } from "./finished-games.js";
import { enter, leave } from "./session.js";
import { game, link, myName, room } from "./state.js";
import { Table } from "./table.js";
import { Waiting } from "./waiting.js";

/** @param {{ done: () => void }} props */
function Name({ done }) {
  const [name, setName] = useState("");
  const [why, setWhy] = useState("");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    api.name(name.trim() || "Guest").then(
      (me) => {
        myName.value = me.name;
        done();
      },
      (error) => setWhy(error.message),
    );
  };
  return html`<main class="narrowpage"><h1>Emptyhand</h1><form class="panel stack" onSubmit=${submit}>
      <label class="field"><span>Your name at the table</span>
        <input value=${name} maxlength="24" placeholder="Guest" autocomplete="nickname"
          onInput=${valueTo(setName)} /></label>
      <button class="primary">Come in</button>${why && html`<p class="bad" role="alert">${why}</p>`}
    </form></main>`;
}

/**
 * The room cannot be entered; the games that were played there can still be watched.
 * @param {{ id: string, why: string }} props
 */
function Away({ id, why }) {
  const games = finished.value.filter(({ room }) => room === id);
  return html`<main class="narrowpage"><h1>Emptyhand</h1>
    <div class="panel stack"><p role="alert">${why}</p>
      ${
        games.length > 0 &&
        html`<p>What was played there:</p><ul class="stack">
          ${games.map(
            (each) => html`<li key=${each.id}>
              <a class="button" href=${`#/g/${each.id}`}>Watch game ${each.number}</a></li>`,
          )}</ul>`
      }
      <a class="button" href="#/">To the lobby</a>
    </div></main>`;
}

/** @param {{ id: string, secret?: string }} props */
export function Room({ id, secret }) {
  const [why, setWhy] = useState("");
  const [known, setKnown] = useState(myName.value !== null);
  useEffect(() => {
    if (!known) return undefined;
    enter(id, secret).catch((error) => setWhy(error.message));
    return leave;
  }, [id, known]);
  if (!known) return html`<${Name} done=${() => setKnown(true)} />`;
  if (why || link.value.state === "gone") return html`<${Away} id=${id} why=${why || link.value.why} />`;
  if (!room.value)
    return html`<main class="narrowpage">
      <h1>Emptyhand</h1>
      <p role="status">Coming to the table …</p>
    </main>`;
  return game.value && room.value.phase !== "lobby" ? html`<${Table} />` : html`<${Waiting} />`;
}
