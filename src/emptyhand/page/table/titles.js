// Titles by place in the last game, where players exchange cards by their places. The server names them.
import { classes, html } from "../lib.js";
import { tell } from "../shared/speech.js";
import { room } from "../shared/state.js";
/** @import { SeatNumber } from "../protocol.d.ts" */

/** A seat's title and the one that it had before ("" if none); null without titles. @param {SeatNumber} seat */
export function titleOf(seat) {
  const titles = room.value?.titles ?? [];
  const place = titles.findIndex((each) => each.seat === seat);
  if (place < 0) return null;
  const { name, was } = titles[place];
  const rank = place === 0 ? "first" : place === titles.length - 1 ? "lowest" : "";
  return { name: tell(name), was: was ? tell(was) : "", rank };
}

/** @param {{ seat: SeatNumber | null }} props */
export function Title({ seat }) {
  const title = seat === null ? null : titleOf(seat);
  return title && html`<span class=${classes("title", title.rank)}>${title.name}</span>`;
}
