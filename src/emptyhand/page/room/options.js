// The options of a room in words.
import { t } from "../shared/speech.js";
/** @import { RoomOptions } from "../protocol.d.ts" */

const MINUTE_MS = 60000;

/** @param {number} ms */
function clock(ms) {
  if (!ms) return t("friends-option-no-clock");
  if (ms % MINUTE_MS) return t("friends-option-seconds", { count: Math.round(ms / 1000) });
  return t("friends-option-minutes", { count: ms / MINUTE_MS });
}

/**
 * What was chosen for a room, in few words each.
 * @param {RoomOptions} options
 */
export function optionsInWords(options) {
  const { clock_ms: ms, wins, undo, hints } = options;
  return [
    clock(ms),
    ...(wins ? [t("friends-option-wins", { count: wins })] : []),
    t(undo ? "friends-option-undo" : "friends-option-no-undo"),
    // By default hints are for a person alone with bots: among the people of a room there are none.
    t(hints === "always" ? "friends-option-hints" : "friends-option-no-hints"),
  ];
}
