// The words on the table: what happened last, why a choice cannot be played, whose turn it is and what is asked for.
import { effect, html } from "./lib.js";
import { tokenOf } from "./choice.js";
import { Next } from "./result.js";
import { Clock, state } from "./seats.js";
import { send } from "./session.js";
import { chosen, game, last, leftOut, myTurn, nameOf, notice, room, status, task, verdict, view, you } from "./state.js";

// A reason belongs to the choice that it was given for: with another choice it goes.
effect(() => {
  chosen.value;
  notice.value = "";
});

/** Why the choice cannot be played, or "". An answer about an earlier choice counts for nothing. */
function reason() {
  if (notice.value) return notice.value;
  const { token, why } = verdict.value ?? {};
  return (why && token === tokenOf(game.value, chosen.value) && why) || "";
}

/** Seats that nobody plays for but a stand-in: whoever watches may take one, unless it has finished the game. */
function SitDown() {
  const out = game.value.result ? [] : view.value.table.out;
  const free = [...room.value.seats.keys()].filter((seat) => !room.value.seats[seat].taken && !room.value.seats[seat].bot && !out.includes(seat));
  return free.map((seat) => html`<button key=${seat} onClick=${() => send({ t: "sit", seat })}>Sit down for ${nameOf(seat)}</button>`);
}

/** Why the person has no cards. */
const watching = () => (leftOut.value ? "You did not ask for another game in time, so a bot took your seat." : "You are watching.");

/** How the person stands: out, or passed. */
function standing() {
  const { out, locked } = view.value.table;
  if (out.includes(you.value)) return `You are out: ${state(you.value)}. `;
  return locked.includes(you.value) ? "You passed. " : "";
}

/** Why not, else whose turn it is. */
function Word() {
  const why = reason();
  if (why) return html`<p class="word bad">${why}</p>`;
  if (game.value.result) return you.value === null ? html`<p class="word">${watching()} <${SitDown} /></p>` : html`<${Next} />`;
  if (room.value.paused) return html`<p class="word">The game is paused. ${you.value !== null && html`<button onClick=${() => send({ t: "resume" })}>Go on</button>`}</p>`;
  if (status.value?.trouble) return html`<p class="word bad">${status.value.trouble}</p>`;
  const asks = html`<span class="asks">${task()}</span>`;
  if (you.value === null) return html`<p class="word">${watching()} <${SitDown} /> ${nameOf(view.value.table.turn)} has the turn. ${asks}</p>`;
  if (myTurn.value) return html`<p class="word turn"><b>Your turn.</b> ${asks} <${Clock} seat=${you.value} /></p>`;
  return html`<p class="word">${standing()}${nameOf(view.value.table.turn)} has the turn. ${asks}</p>`;
}

/** The last move in words, and below it what comes next. */
export const News = () => html`<div class="news"><div>
  <p class="last">${last.value}</p><${Word} />
</div></div>`;
