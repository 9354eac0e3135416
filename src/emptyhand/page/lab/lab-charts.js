// Charts of the lab as SVG: values with their intervals, and distributions. Colours and fonts are those of the page.
import { html } from "../lib.js";
import { language } from "../shared/speech.js";

/**
 * @typedef {import("../protocol.d.ts").Interval} Interval
 * @typedef {{ label: string, values: (Interval | null)[] }} ChartRow
 */

/** Units across; a phone shows about one pixel for each, so that text stays readable. */
const WIDE = 340;
const RIGHT = 14;
const TOP = 6;
const ROW = 26;
const FOOT = 40;
/** The room that a letter takes at most. */
const GLYPH = 6.4;
const LONGEST_LABEL = 150;
const TICKS = 4;
const HIGH = 190;

/** @param {number} value @param {number} digits */
export const number = (value, digits) =>
  new Intl.NumberFormat(language.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/**
 * Where values lie between two places, and round numbers for ticks.
 * @param {number[]} values
 * @param {number} start
 * @param {number} end
 */
function scale(values, start, end) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rough = Math.max(most - least, Math.abs(most) * 0.02, 1e-9) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5].find((each) => power * each >= rough) ?? 10);
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const more = Math.abs(Number(step.toFixed(digits)) - step) > step / 1e6 ? 1 : 0;
  return {
    at: (/** @type {number} */ value) => start + ((value - low) / (high - low)) * (end - start),
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + step * i),
    label: (/** @type {number} */ value) => number(Math.abs(value) < step / 1e6 ? 0 : value, digits + more),
  };
}

/**
 * @param {{ across: ReturnType<typeof scale>, high: number, axis: string, middle: number }} props
 */
const Axis = ({ across, high, axis, middle }) =>
  html`${across.ticks.map(
    (
      tick,
    ) => html`<g key=${tick}><line class="grid" x1=${across.at(tick)} x2=${across.at(tick)} y1=${TOP} y2=${high} />
    <text x=${across.at(tick)} y=${high + 15} text-anchor="middle">${across.label(tick)}</text></g>`,
  )}<text x=${middle} y=${high + 33} text-anchor="middle">${axis}</text>`;

/** @param {{ x: number, y: number, series: number }} props */
const Dot = ({ x, y, series }) =>
  series
    ? html`<polygon class="dot s1" points=${`${x},${y - 5} ${x + 5},${y} ${x},${y + 5} ${x - 5},${y}`} />`
    : html`<circle class="dot s0" cx=${x} cy=${y} r="4" />`;

/**
 * A row for each label: a mark for the value of each set of rules, and a line for its interval.
 * @param {{ rows: ChartRow[], axis: string, title: string, reference?: number }} props
 */
export function IntervalChart({ rows, axis, title, reference }) {
  const found = rows.flatMap(({ values }) => values.flatMap((each) => each ?? []));
  const numbers = [...found.filter((each) => each !== null), ...(reference === undefined ? [] : [reference])];
  if (!numbers.length) return null;
  const left = Math.min(LONGEST_LABEL, 12 + GLYPH * Math.max(...rows.map(({ label }) => label.length)));
  const across = scale(/** @type {number[]} */ (numbers), left + 8, WIDE - RIGHT);
  const high = TOP + ROW * rows.length;
  return html`<svg class="chart" viewBox=${`0 0 ${WIDE} ${high + FOOT}`} role="img" aria-label=${title}>
    <${Axis} across=${across} high=${high} axis=${axis} middle=${(left + WIDE) / 2} />
    ${
      reference !== undefined &&
      html`<line class="even" x1=${across.at(reference)} x2=${across.at(reference)} y1=${TOP} y2=${high} />`
    }
    ${rows.map(({ label, values }, row) => {
      const middle = TOP + ROW * (row + 0.5);
      return html`<g key=${label}><text x=${left} y=${middle + 4} text-anchor="end"
          textLength=${12 + GLYPH * label.length > LONGEST_LABEL ? left - 4 : undefined}
          lengthAdjust="spacingAndGlyphs">${label}</text>
        ${values.map((each, series) => {
          if (!each) return null;
          const y = middle + (series - (values.length - 1) / 2) * 9;
          const [value, low, most] = each;
          return html`${
            low !== null &&
            most !== null &&
            html`<line class=${`bar s${series}`} x1=${across.at(low)} x2=${across.at(most)} y1=${y} y2=${y} />`
          }<${Dot} x=${across.at(value)} y=${y} series=${series} />`;
        })}</g>`;
    })}
  </svg>`;
}

/**
 * A line through the shares of each set of rules, each share with its interval.
 * @param {{ series: [number, ...Interval][][], axis: string, up: string, title: string }} props
 */
export function CurveChart({ series, axis, up, title }) {
  const points = series.flat();
  if (!points.length) return null;
  const rise = scale([0, ...points.map(([, value, , high]) => high ?? value)], HIGH, TOP + 18);
  const left = 10 + GLYPH * Math.max(...rise.ticks.map((tick) => rise.label(tick).length));
  const across = scale(
    points.map(([x]) => x),
    left + 6,
    WIDE - RIGHT,
  );
  return html`<svg class="chart" viewBox=${`0 0 ${WIDE} ${HIGH + FOOT}`} role="img" aria-label=${title}>
    <${Axis} across=${across} high=${HIGH} axis=${axis} middle=${(left + WIDE) / 2} />
    <text x="2" y=${TOP + 5}>${up}</text>
    ${rise.ticks.map(
      (tick) => html`<g key=${tick}><line class="grid" x1=${left} x2=${WIDE - RIGHT} y1=${rise.at(tick)}
          y2=${rise.at(tick)} />
        <text x=${left - 4} y=${rise.at(tick) + 4} text-anchor="end">${rise.label(tick)}</text></g>`,
    )}
    ${series.map(
      (one, at) =>
        html`<g key=${at}><polyline class=${`curve s${at}`} points=${one
          .map(([x, value]) => `${across.at(x).toFixed(1)},${rise.at(value).toFixed(1)}`)
          .join(" ")} />${one.map(
          ([x, , low, high]) =>
            low !== null &&
            high !== null &&
            html`<line key=${x} class=${`bar s${at}`} x1=${across.at(x)} x2=${across.at(x)} y1=${rise.at(low)}
            y2=${rise.at(high)} />`,
        )}</g>`,
    )}
  </svg>`;
}
