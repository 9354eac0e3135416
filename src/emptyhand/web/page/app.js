// Where the page begins: the place in the address decides what is shown.
import { effect, html, render, useEffect, useState } from "./lib.js";
import { api } from "./api.js";
import { Pack } from "./cards.js";
import { Lobby } from "./lobby.js";
import { Replay } from "./replay.js";
import { enter, leave } from "./session.js";
import { game, link, myName, place, room, spoken } from "./state.js";
import { Table } from "./table.js";
import { Waiting } from "./waiting.js";

/** The place that a fragment names: #/r/CODE, #/r/CODE/SECRET, #/g/ID, #/me/SECRET. */
export function placeOf(hash) {
  const [kind, id, secret] = hash.replace(/^#?\/?/, "").split("/");
  if (kind === "r" && id) return { page: "room", id: id.toUpperCase(), secret };
  if (kind === "g" && id) return { page: "replay", id };
  if (kind === "me" && id) return { page: "me", secret: id };
  return { page: "lobby" };
}

/** Go where the address says. Secrets are used once and leave the address at once. */
function follow() {
  const to = placeOf(location.hash);
  if (to.page === "room" && to.secret) history.replaceState(null, "", `#/r/${to.id}`);
  if (to.page === "me") history.replaceState(null, "", "#/");
  place.value = to;
}

function Name({ done }) {
  const [name, setName] = useState("");
  const [why, setWhy] = useState("");
  const submit = (event) => {
    event.preventDefault();
    api.name(name.trim() || "Guest").then((me) => { myName.value = me.name; done(); }, (error) => setWhy(error.message));
  };
  return html`<main class="narrowpage"><h1>Emptyhand</h1><form class="panel stack" onSubmit=${submit}>
    <label class="field"><span>Your name at the table</span><input value=${name} maxlength="24" placeholder="Guest" autocomplete="nickname" onInput=${(e) => setName(e.currentTarget.value)} /></label>
    <button class="primary">Come in</button>${why && html`<p class="bad" role="alert">${why}</p>`}
  </form></main>`;
}

function Room({ id, secret }) {
  const [why, setWhy] = useState("");
  const [known, setKnown] = useState(myName.value !== null);
  useEffect(() => {
    if (!known) return undefined;
    enter(id, secret).catch((error) => setWhy(error.message));
    return leave;
  }, [id, known]);
  if (!known) return html`<${Name} done=${() => setKnown(true)} />`;
  if (why || link.value.state === "gone") return html`<main class="narrowpage"><h1>Emptyhand</h1><p class="bad" role="alert">${why || link.value.why}</p><a class="button" href="#/">To the lobby</a></main>`;
  if (!room.value) return html`<main class="narrowpage"><h1>Emptyhand</h1><p role="status">Coming to the table …</p></main>`;
  return game.value && room.value.phase !== "lobby" ? html`<${Table} />` : html`<${Waiting} />`;
}

function App() {
  const { page, id, secret } = place.value;
  return html`<${Pack} />
    ${page === "room" ? html`<${Room} key=${id} id=${id} secret=${secret} />` : page === "replay" ? html`<${Replay} id=${id} />` : html`<${Lobby} key=${page} />`}
    <div class="hidden" aria-live="polite" aria-atomic="true" id="spoken">${spoken.value}</div>`;
}

async function begin() {
  follow();
  const claimed = place.value.page === "me" ? api.claim(place.value.secret).catch(() => null) : null;
  await claimed;
  myName.value = await api.me().then((me) => me.name ?? null, () => null);
  if (place.value.page === "me") place.value = { page: "lobby" };
  addEventListener("hashchange", follow);
  const box = document.getElementById("app");
  box.replaceChildren();
  render(html`<${App} />`, box);
}

effect(() => {
  const turn = game.value?.moves.length ? "Your turn · " : "";
  document.title = `${turn}Emptyhand`;
});

begin();
