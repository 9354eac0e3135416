// The figures of a study in words: sentences first, and labels for charts and tables.
import { number } from "./lab-charts.js";
import { levelName } from "../lobby/levels.js";
import { t } from "../shared/speech.js";
/** @import { Figures, FigureRow, Interval } from "../protocol.d.ts" */

/** Every row of a study by its key. @param {Figures} figures @returns {Record<string, FigureRow>} */
const byKey = (figures) =>
  Object.fromEntries(figures.topics.flatMap(({ rows }) => rows.map((row) => [row.key, row])));

const MOST_DIGITS = 4;

/** Enough decimals to tell the ends of an interval apart. @param {Interval} interval @param {number} factor */
function digitsOf([, low, high], factor) {
  let digits = 1;
  if (low !== null && high !== null && high > low)
    while (digits < MOST_DIGITS && (high - low) * factor < 2 * 10 ** -digits) digits += 1;
  return digits;
}

/** @param {string} unit */
const factorOf = (unit) => (unit === "number" ? 1 : 100);

/** Half of an interval in the unit that is shown. @param {Interval} interval @param {string} unit */
function marginOf(interval, unit) {
  const [value, low, high] = interval;
  if (low === null || high === null) return "?";
  const factor = factorOf(unit);
  return number(factor * Math.max(high - value, value - low), digitsOf(interval, factor));
}

/** @param {string} text @param {number} value */
const withSign = (text, value) => (value > 0 ? `+${text}` : text.replace("-", "−"));

/** A value as it is shown: "24.9 %", "+1.8", "123.4". @param {Interval} interval @param {string} unit */
export function shown(interval, unit) {
  const factor = factorOf(unit);
  const text = number(factor * interval[0], digitsOf(interval, factor));
  if (unit === "points") return withSign(text, interval[0]);
  return unit === "share" ? `${text} %` : text;
}

/** A value with one decimal, where no margin follows. @param {Interval} interval @param {string} unit */
const about = ([value], unit) => shown([value, null, null], unit);

/** The interval of a value: "24.1 to 25.6". @param {Interval} interval @param {string} unit */
export function ends(interval, unit) {
  const [, low, high] = interval;
  if (low === null || high === null) return "";
  const factor = factorOf(unit);
  const digits = digitsOf(interval, factor);
  return t("lab-to", { low: number(factor * low, digits), high: number(factor * high, digits) });
}

/** A difference with its margin: "+1.8 ±0.4"; that of two shares is in points. @param {FigureRow} row */
export function apart({ difference, unit }) {
  if (!difference) return "";
  const as = unit === "share" ? "points" : unit;
  const text = as === "points" ? shown(difference, as) : withSign(shown(difference, as), difference[0]);
  return difference[1] === null ? text : `${text} ±${marginOf(difference, as)}`;
}

/** @param {string} name */
const rank = (name) => (name === "joker" ? t("lab-joker") : name);

/** The name of a figure. @param {FigureRow} row */
export function labelOf({ key, label, special }) {
  const [topic, ...rest] = key.split(".");
  const name = rest.join(".");
  const star = special ? " ★" : "";
  if (topic === "wins_from_starter" || topic === "lasts_from_starter")
    return name === "0" ? t("lab-row-starter") : t("lab-row-seat", { distance: name });
  if (topic === "instant") return t("lab-row-instant", { name: label ?? name });
  if (topic === "choices") return t(`lab-row-choices-${name}`);
  if (topic === "value" || topic === "laid" || topic === "by_winner") return (label ?? rank(name)) + star;
  if (topic.startsWith("value_")) return t(`lab-row-${topic.slice(6)}`, { rank: rank(name) });
  return t(`lab-row-${name || topic}`);
}

/** @param {FigureRow | undefined} row @param {number} which @returns {Interval | null} */
const valueOf = (row, which) => row?.values[which] ?? null;

/** How far a share is from an even one. @param {Interval} share @param {number} players @returns {Interval} */
function edgeOf([value, low, high], players) {
  const even = 1 / players;
  return [value - even, low === null ? null : low - even, high === null ? null : high - even];
}

/** Points and margin of an edge that chance hardly makes; null for any other. @param {Interval} edge */
function clearEdge(edge) {
  if (edge[1] === null || edge[2] === null || (edge[1] <= 0 && edge[2] >= 0)) return null;
  return { points: number(100 * Math.abs(edge[0]), digitsOf(edge, 100)), margin: marginOf(edge, "points") };
}

/** @param {Interval} wins @param {number} players */
function starterInWords(wins, players) {
  const edge = edgeOf(wins, players);
  const clear = clearEdge(edge);
  if (!clear) return t("lab-say-starter-even", { margin: marginOf(edge, "points") });
  return t(edge[0] > 0 ? "lab-say-starter-more" : "lab-say-starter-less", clear);
}

/**
 * Which seat stands out above an even share the most, in one sentence; nothing if none does.
 * @param {Figures} figures
 * @param {number} which
 * @param {string} topic
 * @param {string} message
 * @param {number} from the first seat that is looked at: the starter's wins have a sentence of their own
 */
function seatInWords(figures, which, topic, message, from) {
  const seats = figures.topics.flatMap(({ rows }) => rows.filter(({ key }) => key.startsWith(`${topic}.`)));
  /** @type {{ distance: number; edge: Interval }[]} */
  const edges = seats.flatMap((row, distance) => {
    const share = valueOf(row, which);
    return share ? [{ distance, edge: edgeOf(share, figures.players) }] : [];
  });
  const [most] = edges.toSorted((one, two) => two.edge[0] - one.edge[0]);
  const clear = most && most.edge[0] > 0 && clearEdge(most.edge);
  return clear && most.distance >= from ? [t(message, { distance: most.distance, ...clear })] : [];
}

/** @param {FigureRow[]} rows @param {number} which */
function cardsInWords(rows, which) {
  const known = rows.filter((row) => row.key.startsWith("value.") && valueOf(row, which));
  known.sort((one, two) => (two.values[which]?.[0] ?? 0) - (one.values[which]?.[0] ?? 0));
  const [best, worst] = [known[0], known.at(-1)];
  const [most, least] = [valueOf(best, which), valueOf(worst, which)];
  if (!best || !worst || !most || !least) return [];
  return [
    t("lab-say-cards", {
      best: rank(best.key.slice(6)),
      plus: shown(most, "points"),
      margin: marginOf(most, "points"),
      worst: rank(worst.key.slice(6)),
      minus: shown(least, "points"),
    }),
  ];
}

/**
 * What one set of rules does, in a few sentences.
 * @param {Figures} figures
 * @param {number} which
 */
export function inWords(figures, which) {
  const rows = byKey(figures);
  const get = (/** @type {string} */ key) => valueOf(rows[key], which);
  /** @type {string[]} */
  const said = [];
  const [wins, length, longest] = [get("wins_from_starter.0"), get("decisions.mean"), get("decisions.p95")];
  if (wins) said.push(starterInWords(wins, figures.players));
  said.push(...seatInWords(figures, which, "wins_from_starter", "lab-say-seat-wins", 1));
  said.push(...seatInWords(figures, which, "lasts_from_starter", "lab-say-seat-last", 0));
  if (length && longest)
    said.push(
      t("lab-say-length", {
        mean: shown(length, "number"),
        margin: marginOf(length, "number"),
        most: number(longest[0], 0),
      }),
    );
  const [behind, changes] = [get("comebacks"), get("lead_changes")];
  if (behind && changes)
    said.push(
      t("lab-say-swings", {
        share: shown(behind, "share"),
        margin: marginOf(behind, "share"),
        changes: about(changes, "number"),
      }),
    );
  for (const [count, size, message] of [
    ["pick_ups", "pick_up_size.mean", "lab-say-pick-ups"],
    ["rounds", "round_size.mean", "lab-say-rounds"],
  ]) {
    const [often, cards] = [get(count), get(size)];
    if (often && cards)
      said.push(t(message, { count: about(often, "number"), cards: about(cards, "number") }));
  }
  const [choice, matter] = [get("choices.share"), get("choices.matter")];
  if (choice && matter)
    said.push(
      t("lab-say-choices", {
        share: about(choice, "share"),
        matter: shown(matter, "share"),
        margin: marginOf(matter, "share"),
      }),
    );
  const skill = get("skill");
  if (skill)
    said.push(
      t("lab-say-skill", {
        share: shown(skill, "share"),
        margin: marginOf(skill, "share"),
        even: `${number(100 / figures.players, 0)} %`,
      }),
    );
  const stronger = get("levels");
  if (stronger && figures.levels && stronger[1] !== null)
    said.push(
      t("lab-say-levels", {
        strong: levelName(`level:${figures.levels[0]}`),
        weak: levelName(`level:${figures.levels[1]}`),
        share: shown(stronger, "share"),
        margin: marginOf(stronger, "share"),
        even: `${number(100 / figures.players, 0)} %`,
      }),
    );
  said.push(...cardsInWords(Object.values(rows), which));
  const stalled = get("stalled");
  if (stalled && stalled[0] > 0) said.push(t("lab-say-stalled", { share: shown(stalled, "share") }));
  return said;
}

/** Differences that have a sentence of their own. */
const SAID = {
  "wins_from_starter.0": "lab-differ-starter",
  "decisions.mean": "lab-differ-length",
  comebacks: "lab-differ-comebacks",
  "choices.matter": "lab-differ-matter",
  skill: "lab-differ-skill",
  pick_ups: "lab-differ-pick-ups",
  kills: "lab-differ-kills",
  rounds: "lab-differ-rounds",
  stalled: "lab-differ-stalled",
};

/**
 * How two sets of rules differ, in sentences: always who has more.
 * @param {Figures} figures
 * @param {string[]} names
 */
export function differencesInWords(figures, names) {
  const rows = byKey(figures);
  return Object.entries(SAID).flatMap(([key, message]) => {
    const row = rows[key];
    if (!row?.differs || !row.difference) return [];
    const as = row.unit === "share" ? "points" : row.unit;
    const [value] = row.difference;
    const by = number(Math.abs(value) * factorOf(as), digitsOf(row.difference, factorOf(as)));
    const [one, other] = value > 0 ? names : names.toReversed();
    return [t(message, { by, one, other, margin: marginOf(row.difference, as) })];
  });
}

/** How many figures were compared, and how many of them differ. @param {Figures} figures */
export function countDifferences(figures) {
  const compared = figures.topics.flatMap(({ rows }) => rows.filter(({ difference }) => difference));
  return { of: compared.length, count: compared.filter(({ differs }) => differs).length };
}
