// The tables where something is left to play.
import { html, useEffect, useState } from "./lib.js";
import { api } from "./api.js";
import { Why, useTry } from "./forms.js";
import { Sheet } from "./sheet.js";
import { gameTitle, listed, t } from "./speech.js";
import { isServed } from "./transport.js";
/** @import { RoomBrief, RoomList } from "./protocol.d.ts" */

const LOOK_AGAIN_MS = 8000;

/** @param {RoomBrief} brief */
const isUnfinished = ({ phase, match_over: over }) => phase !== "closed" && !(phase === "over" && over);

/** The guest's games that can go on, newest first. @param {RoomList} rooms */
export const unfinished = ({ mine }) => mine.filter(isUnfinished);

/** The games of the guest that can go on, and the ones that are open to all, polled while the page is visible. */
export function useRooms() {
  const [rooms, setRooms] = useState(/** @type {RoomList} */ ({ open: [], mine: [] }));
  const look = () => document.visibilityState === "visible" && api.rooms().then(setRooms, () => {});
  useEffect(() => {
    const timer = setInterval(look, LOOK_AGAIN_MS);
    look();
    return () => clearInterval(timer);
  }, []);
  const mine = unfinished(rooms);
  const open = rooms.open.filter(({ room }) => !mine.some((each) => each.room === room));
  return { mine, open, look };
}

/** The others at a table, as a list in words. @param {RoomBrief} brief */
export const company = ({ seats, you }) => {
  const names = seats.map(({ name }) => name).filter((name, seat) => name && seat !== you);
  return names.length ? listed(names) : t("lobby-nobody");
};

/** A game and who plays in it. @param {RoomBrief} brief */
export const gameWith = (brief) => t("mine-entry", { title: gameTitle(brief), names: company(brief) });

/**
 * On a device, a button that deletes an unfinished game once the person has said so.
 * @param {{ brief: RoomBrief, done: () => void }} props
 */
export function Discard({ brief, done }) {
  const [asked, ask] = useState(false);
  const { why, busy, attempt } = useTry();
  if (isServed()) return null;
  const sure = attempt(async () => {
    await api.discard(brief.room);
    ask(false);
    done();
  });
  const name = gameWith(brief);
  return html`<button class="quiet discard" onClick=${() => ask(true)} aria-label=${t("mine-delete-one", { name })}>✕</button>
    ${
      asked &&
      html`<${Sheet} title=${t("mine-delete-title")} close=${() => ask(false)}>
        <p>${t("offline-discard", { name })}</p><${Why} why=${why} />
        <div class="inline"><button class="primary" disabled=${busy} onClick=${sure}>${t("mine-delete")}</button>
          <button onClick=${() => ask(false)}>${t("mine-keep")}</button></div><//>`
    }`;
}
