// The tables that a guest can come back to: a game, a match, or people who may want another game.
import { html, useEffect, useState } from "../lib.js";
import { api } from "../shared/api.js";
import { Why, useTry } from "../shared/forms.js";
import { Sheet } from "../shared/sheet.js";
import { gameTitle, listed, t } from "../shared/speech.js";
import { isServed } from "../shared/transport.js";
/** @import { RoomBrief, RoomList } from "../protocol.d.ts" */

const LOOK_AGAIN_MS = 8000;

/**
 * What waits at a table: nothing any more, its first game, a game, the next game of a match, or another match with people.
 * @param {RoomBrief} brief
 * @returns {"" | "lobby" | "playing" | "next" | "again"}
 */
export function waits({ phase, match_over: over, seats, you }) {
  if (phase === "closed") return "";
  if (phase !== "over") return phase;
  if (!over) return "next";
  // With bots alone, another game is begun as any other is.
  return you !== null && seats.some(({ taken }, seat) => taken && seat !== you) ? "again" : "";
}

/** The guest's tables that still wait for something, in the order of the server. @param {RoomList} rooms */
export const waiting = ({ mine }) => mine.filter(waits);

/** The tables of the guest that wait for something, and the ones that are open to all, polled while the page is visible. */
export function useRooms() {
  const [rooms, setRooms] = useState(/** @type {RoomList} */ ({ open: [], mine: [] }));
  const look = () => document.visibilityState === "visible" && api.rooms().then(setRooms, () => {});
  useEffect(() => {
    const timer = setInterval(look, LOOK_AGAIN_MS);
    look();
    return () => clearInterval(timer);
  }, []);
  const mine = waiting(rooms);
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
