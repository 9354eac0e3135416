// The hint: a button that asks for the best move, and a bubble with the reason. Its cards are chosen, so that the
// main button plays it.
import { html, useEffect } from "../lib.js";
import { Bubble } from "./bubble.js";
import { idsOf } from "./choice.js";
import { send } from "./session.js";
import { t, tell } from "../shared/speech.js";
import { advice, chosen, game, hintAsked, myTurn, room, sending, setup } from "../shared/state.js";
import { Tool } from "./tool.js";

/** After this time without an answer the button can be pressed again. */
const PATIENCE_MS = 12_000;

/** Whether the host allows hints: unless the room says otherwise, only to a person alone with bots. */
export function hintsAllowed() {
  const { hints } = setup.value;
  return (
    hints === "always" || (hints !== "never" && room.value.seats.filter(({ taken }) => taken).length === 1)
  );
}

function take() {
  const { seq } = game.value;
  if (!myTurn.value || seq === null || hintAsked.value !== null || sending.value) return;
  hintAsked.value = seq;
  setTimeout(() => hintAsked.value === seq && (hintAsked.value = null), PATIENCE_MS);
  send({ t: "hint", seq });
}

/** Whether the hint is this move: a pass, or a pick-up without cards. @param {string} token */
export const isHinted = (token) => advice.value?.token === token;

export function HintButton() {
  if (!hintsAllowed()) return null;
  const asked = hintAsked.value !== null;
  // Not `disabled`: the button would lose the focus.
  return html`<${Tool} icon="hint" label=${t(asked ? "hint-looking" : "hint-button")} busy=${asked}
    aria-disabled=${!myTurn.value || asked} onClick=${take} />`;
}

export function HintBubble() {
  const found = advice.value;
  useEffect(() => {
    if (found && myTurn.value) chosen.value = idsOf(game.value, found.token);
  }, [found]);
  if (!found || !myTurn.value) return null;
  const close = () => (advice.value = null);
  return html`<${Bubble} anchors=${[".own .hand .card", ".own .ownrow .place", ".own"]} label=${t("hint-button")}
    close=${close}><p>${found.says.map(tell).join(" ")}</p><//>`;
}
