// Chances in the unit that counts in a game: percent of games won, points, or places.
import { language } from "../shared/speech.js";
/** @import { SeatReview } from "../protocol.d.ts" */

/** @param {Intl.NumberFormatOptions} options */
const format = (options) => new Intl.NumberFormat(language.value, options);

/**
 * A chance from 0 to 1 as a number people know: "41 %", "2.31".
 * @param {SeatReview} review
 * @param {number} chance
 * @param {boolean} [short]
 */
export function amount({ counts, most, least }, chance, short = false) {
  if (counts === "wins") return format({ style: "percent", maximumFractionDigits: 0 }).format(chance);
  return format({ maximumFractionDigits: short ? 1 : 2 }).format(least + chance * (most - least));
}

/** How many steps of the unit a whole chance is. @param {SeatReview} review */
const span = ({ counts, most, least }) => (counts === "wins" ? 100 : Math.abs(most - least));

/** Decimals that are shown. @param {SeatReview} review */
const digits = ({ counts }) => (counts === "wins" ? 0 : 2);

/** @param {number} value @param {number} places */
const rounded = (value, places) => Math.round(value * 10 ** places) / 10 ** places;

/**
 * Deal, choices and luck in the unit, rounded so that the parts still add up to the result.
 * @param {SeatReview} review
 */
export function parts(review) {
  const { share, deal, choices, result } = review.parts;
  const [scale, places] = [span(review), digits(review)];
  const whole = rounded(scale * result, places) - rounded(scale * share, places);
  const dealt = rounded(scale * deal, places);
  // By sampling noise the choices can come out a little above nothing.
  const own = Math.min(0, rounded(scale * choices, places));
  return { deal: dealt, choices: own, luck: rounded(whole - dealt - own, places), scale };
}

/** A part with its sign: "+12", "−0.31". @param {SeatReview} review @param {number} part */
export const signed = (review, part) =>
  format({ signDisplay: "exceptZero", maximumFractionDigits: digits(review) })
    .format(part)
    .replace("-", "−");

/** Half of the interval of the choices, never shown as nothing. @param {SeatReview} review */
export const margin = (review) =>
  format({ maximumFractionDigits: digits(review) }).format(
    Math.max(10 ** -digits(review), span(review) * review.parts.margin),
  );
