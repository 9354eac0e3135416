// Figures about one's own games: how often they were won, with what certainty, and how many in a row.
import { levelOf } from "../lobby/levels.js";
/** @import { MyGame } from "../protocol.d.ts" */

const Z = 1.96;

/** Whether a game was played here, to a result: of others nobody knows who made the moves. @param {MyGame} game */
const counts = ({ about }) => about.over && !about.elsewhere && about.placed.length > 0;

/** @param {MyGame} game */
export const won = ({ about, seat }) => about.placed[0] === seat;

/** The place that the person took, from 1; 0 without one. @param {MyGame} game */
export const placeIn = ({ about, seat }) => about.placed.indexOf(seat) + 1;

/**
 * The 95 % interval of a rate (Wilson): where the true rate lies, as shares.
 * @param {number} wins
 * @param {number} games
 */
export function wilson(wins, games) {
  const rate = wins / games;
  const square = Z * Z;
  const middle = rate + square / (2 * games);
  const half = Z * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games * games));
  const whole = 1 + square / games;
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
}

/**
 * Whom a game was played against: a level from 1 to 5 if all others were bots of it, else people or mixed bots.
 * @param {MyGame} game
 */
export function against({ about, seat }) {
  const others = about.bots.filter((_, other) => other !== seat);
  if (others.some((spec) => spec === null)) return "people";
  const levels = new Set(others.map(levelOf));
  const [level] = levels;
  return levels.size === 1 && level ? String(level) : "bots";
}

/**
 * @typedef {{ ruleset: string, title: string, untitled?: string, rival: string, wins: number, games: number,
 *   players: number[] }} Rate
 */

/** Games and wins by game and opponents, the most played first. @param {MyGame[]} games @returns {Rate[]} */
export function rates(games) {
  /** @type {Map<string, Rate>} */
  const found = new Map();
  for (const game of games.filter(counts)) {
    const rival = against(game);
    const { ruleset, title, untitled } = game.about;
    const key = `${title}/${rival}`;
    const rate = found.get(key) ?? { ruleset, title, untitled, rival, wins: 0, games: 0, players: [] };
    rate.games += 1;
    rate.wins += won(game) ? 1 : 0;
    rate.players.push(game.about.names.length);
    found.set(key, rate);
  }
  return [...found.values()].toSorted((one, two) => two.games - one.games);
}

/** Wins in a row: now, and the most ever. Games come newest first. @param {MyGame[]} games */
export function streaks(games) {
  const wins = games.filter(counts).map(won);
  const lost = wins.indexOf(false);
  let [most, run] = [0, 0];
  for (const win of wins) {
    run = win ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return { now: lost < 0 ? wins.length : lost, most };
}
