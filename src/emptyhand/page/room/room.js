// A room: shows the invitation to those who have not entered, then the waiting room or the table.
import { html, useEffect, useState } from "../lib.js";
import { api, isMissing } from "../shared/api.js";
import { WithoutServer } from "../lobby/away.js";
import { finished } from "../after/finished-games.js";
import { InvitationPage } from "./invitation.js";
import { Knock } from "./knock.js";
import { offerTips } from "../table/learning.js";
import { enter, handTo, leave } from "../table/session.js";
import { HandOver, isGathering, passTo } from "./shared-device.js";
import { t } from "../shared/speech.js";
import { about, game, link, myName, room } from "../shared/state.js";
import { Table } from "../table/table.js";
import { isServed } from "../shared/transport.js";
import { Waiting } from "./waiting.js";
/** @import { Invitation, SeatNumber } from "../protocol.d.ts" */

/**
 * The room cannot be entered; the games that were played there can still be watched.
 * @param {{ id: string, why: string, found: ((invitation: Invitation) => void) | null }} props
 */
function Shut({ id, why, found }) {
  const games = finished.value.filter(({ room }) => room === id);
  return html`<main class="narrowpage"><h1>Emptyhand</h1>
    <div class="panel stack"><p role="alert">${why}</p><${WithoutServer} />
      ${found && html`<${Knock} id=${id} found=${found} />`}
      ${
        games.length > 0 &&
        html`<p>${t("friends-played-there")}</p><ul class="stack">
          ${games.map(
            (each) => html`<li key=${each.id}>
              <a class="button" href=${`#/g/${each.id}`}>${t("friends-watch-game", { number: each.number })}</a>
            </li>`,
          )}</ul>`
      }
      <a class="button" href="#/">${t("friends-to-lobby")}</a>
    </div></main>`;
}

/** @param {{ id: string, secret?: string }} props */
export function Room({ id, secret }) {
  const [why, setWhy] = useState("");
  const [invitation, setInvitation] = useState(/** @type {Invitation | null} */ (null));
  const [isUnknown, setUnknown] = useState(false);
  const fail = (/** @type {Error} */ error) => {
    setWhy(error.message);
    // A link that opens nothing leads to no table that could be asked.
    setUnknown(isServed() && !secret && isMissing(error));
  };
  const letIn = (/** @type {Invitation} */ found) => {
    setWhy("");
    setInvitation(found);
  };
  /** @param {SeatNumber | null} seat */
  const comeIn = async (seat) => {
    await enter(id, secret, seat);
    setInvitation(null);
  };
  /** @param {SeatNumber | null} seat */
  const accept = async (seat) => {
    await comeIn(seat);
    if (about.value) offerTips(about.value.room, about.value.family);
  };
  useEffect(() => {
    api
      .invitation(id, secret)
      .then((found) => (found.joined && myName.value !== null ? comeIn(null) : setInvitation(found)))
      .catch(fail);
    return leave;
  }, [id]);
  if (why || link.value.state === "gone")
    return html`<${Shut} id=${id} why=${why || link.value.why} found=${isUnknown ? letIn : null} />`;
  if (invitation) return html`<${InvitationPage} invitation=${invitation} enter=${accept} />`;
  if (!room.value || (room.value.phase === "playing" && (!game.value || isGathering.value)))
    return html`<main class="narrowpage">
      <h1>Emptyhand</h1>
      <p role="status">${t("friends-coming")}</p>
    </main>`;
  if (passTo.value !== null) return html`<${HandOver} to=${passTo.value} take=${handTo} />`;
  return game.value && room.value.phase !== "lobby" ? html`<${Table} />` : html`<${Waiting} />`;
}
