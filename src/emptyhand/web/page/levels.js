// The levels of bots in words.
import { t } from "./speech.js";

/** The name of a bot's level, for its spec; another player's spec names itself. @param {string} spec */
export function levelName(spec) {
  const level = spec.match(/^level:([1-5])$/);
  return level ? t(`level-${level[1]}`) : spec;
}
