// The levels of bots in words.
import { t } from "./speech.js";

/** The level of a bot, from 1; 0 for people and for other players. @param {string | null} spec */
export const levelOf = (spec) => Number(spec?.match(/^level:([1-5])$/)?.[1] ?? 0);

/** The name of a bot's level, for its spec; another player's spec names itself. @param {string} spec */
export function levelName(spec) {
  const level = levelOf(spec);
  return level ? t(`level-${level}`) : spec;
}
