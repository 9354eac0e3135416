// The seats of a room as chairs round a table, before a game.
import { classes, html } from "../lib.js";
import { Avatar } from "../cards/faces.js";
import { levelOf } from "../lobby/levels.js";
import { optionsInWords } from "./options.js";
import { t } from "../shared/speech.js";
/** @import { RoomOptions } from "../protocol.d.ts" */

/**
 * What a tap on a chair does: on the chair itself while it is free, else on a sign at its corner.
 * @typedef {{ label: string, sign: string, act: () => void }} ChairAct
 * @typedef {{ name: string, bot: string | null, taken: boolean, notes?: string[], ready?: boolean,
 *   away?: boolean, act?: ChairAct | null }} ChairInfo
 */

/** Half the width and height of the ring on which the chairs stand, in percent of the whole. */
const RING = { x: 40, y: 37 };

/**
 * Where a chair stands; the first is at the near side, the others follow clockwise.
 * @param {number} n
 * @param {number} count
 */
function placeOf(n, count) {
  const angle = Math.PI / 2 + (2 * Math.PI * n) / count;
  return {
    left: `${50 + RING.x * Math.cos(angle)}%`,
    top: `${50 + RING.y * Math.sin(angle)}%`,
  };
}

/** @param {{ chair: ChairInfo }} props */
function Face({ chair: { name, bot, taken, act } }) {
  if (taken || bot)
    return html`<span class="chairface full"><${Avatar} name=${name} level=${levelOf(bot)} /></span>
      ${act && html`<button class="quiet corner" aria-label=${act.label} onClick=${act.act}>${act.sign}</button>`}`;
  if (!act) return html`<span class="chairface" aria-hidden="true"></span>`;
  return html`<button class="chairface" aria-label=${act.label} onClick=${act.act}>${act.sign}</button>`;
}

/**
 * Chairs round a table on which the game stands. The chair `near` is at the near side.
 * @param {{ title: string, chairs: ChairInfo[], near?: number }} props
 */
export function RoundTable({ title, chairs, near = 0 }) {
  const count = chairs.length;
  return html`<section class="chairs" aria-label=${t("friends-table")}>
    <div class="felt">
      <h2>${title}</h2>
      <p>${t("friends-option-seats", { count })}</p>
    </div>
    <ul class="places">${chairs.map(
      (chair, seat) => html`<li key=${seat}
        class=${classes("chair", chair.taken && "taken", chair.ready && "isready", chair.away && "away")}
        style=${placeOf((seat - near + count) % count, count)}>
        <${Face} chair=${chair} />
        <span class="name">${chair.taken || chair.bot ? chair.name || t("friends-bot") : t("friends-free")}</span>
        ${chair.notes?.length ? html`<small>${chair.notes.join(" · ")}</small>` : null}
      </li>`,
    )}</ul>
  </section>`;
}

/** The options of a room but for its seats. @param {{ options: RoomOptions }} props */
export const Chosen = ({ options }) =>
  html`<ul class="chosen" aria-label=${t("friends-options")}>
    ${optionsInWords(options).map((part) => html`<li>${part}</li>`)}</ul>`;
