// The levels of bots in words.
import { gameTitle, t } from "../shared/speech.js";
import { isServed } from "../shared/transport.js";
/** @import { Level, Ruleset } from "../protocol.d.ts" */

/** The levels up to this one do not look ahead where there are more than two players. */
const PLAIN = 3;

/** By level. */
const NAMES = ["", "level-1", "level-2", "level-3", "level-4", "level-5"];
const PLAYS = ["", "level-1-plays", "level-2-plays", "level-3-plays", "level-4-plays", "level-5-plays"];

/** The level of a bot, from 1; 0 for people and for other players. @param {string | null} spec */
export const levelOf = (spec) => Number(spec?.match(/^level:([1-5])$/)?.[1] ?? 0);

/** The name of a bot's level, for its spec; another player's spec names itself. @param {string} spec */
export const levelName = (spec) => (levelOf(spec) ? t(NAMES[levelOf(spec)]) : spec);

/**
 * How often a level wins, as it was measured for this game or for the nearest one.
 * @param {Level} level
 * @param {Ruleset} ruleset
 * @param {number} seats
 */
export function levelStrength({ spec, won }, ruleset, seats) {
  const number = levelOf(spec);
  if (!number) return "";
  if (!isServed() && number > PLAIN) return t("offline-level");
  const measured = [ruleset.name, ruleset.group].find((name) => name && won[name]);
  const share = measured && won[measured][seats === 2 ? "2" : "4"];
  if (!share) return t(PLAYS[number]);
  const below = t(NAMES[number - 1]);
  const game = gameTitle({ name: measured, title: ruleset.title });
  return t(seats === 2 ? "level-wins-two" : "level-wins-four", { below, game, won: Math.round(share[0]) });
}
