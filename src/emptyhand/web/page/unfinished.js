// The tables where something is left to play.
import { useEffect, useState } from "./lib.js";
import { api } from "./api.js";
import { listed, t } from "./speech.js";
/** @import { RoomBrief, RoomList } from "./protocol.d.ts" */

const LOOK_AGAIN_MS = 8000;

/** @param {RoomBrief} brief */
const isUnfinished = ({ phase, match_over: over }) => phase !== "closed" && !(phase === "over" && over);

/** The guest's games that can go on, newest first. @param {RoomList} rooms */
export const unfinished = ({ mine }) => mine.filter(isUnfinished);

/** The games of the guest that can go on, and the ones that are open to all, polled while the page is visible. */
export function useRooms() {
  const [rooms, setRooms] = useState(/** @type {RoomList} */ ({ open: [], mine: [] }));
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && api.rooms().then(setRooms, () => {});
    const timer = setInterval(look, LOOK_AGAIN_MS);
    look();
    return () => clearInterval(timer);
  }, []);
  const mine = unfinished(rooms);
  return { mine, open: rooms.open.filter(({ room }) => !mine.some((each) => each.room === room)) };
}

/** The others at a table, as a list in words. @param {RoomBrief} brief */
export const company = ({ seats, you }) => {
  const names = seats.map(({ name }) => name).filter((name, seat) => name && seat !== you);
  return names.length ? listed(names) : t("lobby-nobody");
};
