// Asking to come to a table of which one has only the code: the page of the person who asks, and the host's question.
import { html, useEffect, useState, valueTo } from "../lib.js";
import { api } from "../shared/api.js";
import { Why, introduce, useTry } from "../shared/forms.js";
import { t } from "../shared/speech.js";
import { about, knocks, myName, notice } from "../shared/state.js";
/** @import { Invitation } from "../protocol.d.ts" */

/** As long as the server lets the question stand. */
const PATIENCE_MS = 120000;
const LOOK_MS = 3000;

/**
 * Look for an answer now and then while one is awaited.
 * @param {string} id
 * @param {boolean} awaited
 * @param {(invitation: Invitation) => void} found
 * @param {() => void} giveUp
 */
function useAnswer(id, awaited, found, giveUp) {
  useEffect(() => {
    if (!awaited) return undefined;
    const until = Date.now() + PATIENCE_MS;
    let timer = 0;
    const look = async () => {
      const isLate = Date.now() >= until;
      const answer = await api
        .knockAnswered(id)
        .then(({ joined }) => (joined ? api.invitation(id) : null))
        .catch(() => null);
      if (!timer) return;
      if (answer) found(answer);
      else if (isLate) giveUp();
      else timer = window.setTimeout(look, LOOK_MS);
    };
    timer = window.setTimeout(look, LOOK_MS);
    return () => {
      clearTimeout(timer);
      timer = 0;
    };
  }, [awaited]);
}

/** Ask for a seat or to watch, and wait. @param {{ id: string, found: (invitation: Invitation) => void }} props */
export function Knock({ id, found }) {
  const [name, setName] = useState("");
  const [isNew] = useState(myName.value === null);
  const [stage, setStage] = useState(/** @type {"" | "asked" | "silence"} */ (""));
  const { why, busy, attempt } = useTry();
  useAnswer(id, stage === "asked", found, () => setStage("silence"));
  const knock = (/** @type {boolean} */ watch) =>
    attempt(async () => {
      if (isNew) await introduce(name);
      await api.knock(id, watch);
      setStage("asked");
    });
  if (stage === "asked")
    return html`<div class="stack knock"><p role="status">${t("knock-asked")}</p>
      <button onClick=${() => setStage("")}>${t("knock-cancel")}</button></div>`;
  return html`<form class="stack knock" onSubmit=${knock(false)}>
    ${stage === "silence" && html`<p role="status">${t("knock-silence")}</p>`}
    ${
      isNew &&
      html`<label class="field"><span>${t("friends-your-name")}</span>
        <input value=${name} maxlength="24" placeholder=${t("friends-guest")} autocomplete="nickname"
          onInput=${valueTo(setName)} /></label>`
    }
    <button class="primary" disabled=${busy}>${t("knock-seat")}</button>
    <button type="button" disabled=${busy} onClick=${knock(true)}>${t("knock-watch")}</button>
    <${Why} why=${why} />
  </form>`;
}

/** The host's question, one at a time. */
export function Knocking() {
  const [first] = knocks.value;
  if (!first) return null;
  const { number, name, watch } = first;
  const answer = (/** @type {boolean} */ yes) => () => {
    // The server says who else asks. A question that is over there is over here, too.
    knocks.value = knocks.value.filter((each) => each.number !== number);
    api.admit(about.value.room, number, yes).catch((error) => (notice.value = error.message));
  };
  return html`<div class="ballot" role="group" aria-label=${t("knock-label")}>
    <p>${t(watch ? "knock-asks-watch" : "knock-asks-seat", { name })}</p>
    <button onClick=${answer(true)}>${t("knock-yes")}</button>
    <button onClick=${answer(false)}>${t("knock-no")}</button>
  </div>`;
}
