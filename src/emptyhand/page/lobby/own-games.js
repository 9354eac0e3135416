// One's own saved rules among the games of the first screen.
import { html, useEffect, useState } from "../lib.js";
import { api } from "../shared/api.js";
import { AsPlayed } from "./as-played.js";
import { meetServer, playableOnes } from "./collection.js";
import { people } from "./families.js";
import { Why } from "../shared/forms.js";
import { choice } from "./last-choice.js";
import { language, t } from "../shared/speech.js";
import { isServed } from "../shared/transport.js";
/** @import { House } from "./create.js" */

/** The saved rules that were chosen last, and what the server says of them. */
export function useOwnRules() {
  const own = playableOnes().find(({ title }) => title === choice.value.own);
  const [told, setTold] = useState(/** @type {House["told"]} */ (null));
  const [why, setWhy] = useState("");
  useEffect(() => void meetServer(), []);
  useEffect(() => {
    setTold(null);
    setWhy("");
    if (!own) return undefined;
    let isCurrent = true;
    api.tellRules(own.rules).then(
      (found) => isCurrent && setTold(found),
      (error) => isCurrent && setWhy(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [own?.rules, language.value]);
  return own ? { title: own.title, text: own.rules, told, why } : null;
}

/**
 * @param {{ own: ReturnType<typeof useOwnRules>, pick: (title: string) => void, busy: boolean, play: () => void,
 *   invite: () => void, read: (told: NonNullable<House["told"]>) => void }} props
 */
export function OwnGames({ own, pick, busy, play, invite, read }) {
  const all = playableOnes();
  if (!all.length) return null;
  return html`<div class="museum ownrules">
    <h2>${t("lobby-own")}</h2>
    <div class="forms" role="group" aria-label=${t("lobby-own")}>${all.map(
      ({ title }) => html`<button type="button" key=${title}
        aria-pressed=${title === own?.title ? "true" : "false"} onClick=${() => pick(title)}>${title}</button>`,
    )}</div>
    ${own && html`<${Chosen} own=${own} busy=${busy} play=${play} invite=${invite} read=${read} />`}
  </div>`;
}

/**
 * @param {{ own: NonNullable<ReturnType<typeof useOwnRules>>, busy: boolean, play: () => void, invite: () => void,
 *   read: (told: NonNullable<House["told"]>) => void }} props
 */
// A summary that the rules do not give themselves is that of the game they started from.
const Chosen = ({
  own: { title, text, told, why },
  busy,
  play,
  invite,
  read,
}) => html`<div class="family picked">
  <p><b>${title}</b>
    ${
      told &&
      html` <small>${people(told)}</small>
        ${/^summary\b/m.test(text) && html`<span class="summary">${told.summary}</span>`}`
    }</p>
  <${Why} why=${why} />
  <div class="more">
    <button type="button" class="primary" disabled=${busy || !told} onClick=${play}>${t("lobby-play-game", {
      game: title,
    })}</button>
    ${
      isServed() &&
      html`<button type="button" disabled=${busy || !told} onClick=${invite}>${t("lobby-friends")}</button>`
    }
    ${
      told &&
      html`<button class="quiet rules" type="button" aria-label=${t("lobby-rules-of", { game: title })}
        onClick=${() => read(told)}>${t("lobby-rules")}</button>`
    }
  </div>
  ${told && html`<${AsPlayed} notes=${told.notes} />`}
</div>`;
