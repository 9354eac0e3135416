// The lab: what rules do to a game, in words first, then in charts; or how two sets of rules differ.
import { classes, html, useEffect, useState } from "../lib.js";
import { api } from "../shared/api.js";
import { Choice, counts } from "../shared/forms.js";
import { CurveChart, IntervalChart } from "./lab-charts.js";
import { meetServer, playableOnes } from "../lobby/collection.js";
import { levelName } from "../lobby/levels.js";
import { labAddress, nameFor, numbersIn } from "./lab-link.js";
import { Alone, cannotMeet, Compared, playersOf, useRules } from "./lab-rules.js";
import { useStudy } from "./lab-study.js";
import { apart, countDifferences, differencesInWords, ends, inWords, labelOf, shown } from "./lab-words.js";
import { alsoSay, gameTitle, t } from "../shared/speech.js";
import { asset } from "../shared/transport.js";
import { place } from "../shared/state.js";
/** @import { Figures, FigureRow, FigureTopic, Interval, LevelPair, Ruleset } from "../protocol.d.ts" */
/** @import { Option } from "../shared/forms.js" */
/** @import { Rules } from "./lab-rules.js" */

const styled = new Promise((done) => {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: asset("lab/lab.css"), onload: done, onerror: done });
  document.head.append(link);
});

const MARKS = ["●", "◆"];
/** What the axis of a chart counts. @type {Record<string, string>} */
const AXES = {
  seats: "lab-axis-wins",
  last: "lab-axis-last",
  events: "lab-axis-number",
  swings: "lab-axis-games",
  choices: "lab-axis-share",
  skill: "lab-axis-wins",
  values: "lab-axis-points",
  zones: "lab-axis-points",
  laid: "lab-axis-number",
  winners: "lab-axis-winner",
};
/** Charts with a line where all seats would be equal. */
const EVEN = ["seats", "last", "skill", "winners"];
/** Figures that stand in the table alone: they have another unit than the axis. */
const IN_TABLE = /^(stalled|instant\.|cards_left|lead_changes|choices\.(share|gain))/;

/** Every pair of a stronger and a weaker level: "52" is level 5 among level 2. */
const PAIRS = [5, 4, 3, 2].flatMap((strong) =>
  Array.from({ length: strong - 1 }, (_, below) => `${strong}${strong - 1 - below}`),
);

/** @param {string} pair @returns {LevelPair | null} */
const levelsIn = (pair) => (pair ? { strong: Number(pair[0]), weak: Number(pair[1]) } : null);

/** In a menu: saved rules, which have no address before they are chosen. */
const OWN = "own:";

/**
 * `among`: the numbers of players to choose from.
 * @param {{ rulesets: Ruleset[], one: Rules | null, other: Rules | null, players: number, pair: string,
 *   among: { least: number, most: number, default: number } | null }} props
 */
function Chooser({ rulesets, one, other, players, pair, among }) {
  const shown = [one, other].flatMap((each) => (each && "text" in each.rules ? [each] : []));
  const mine = playableOnes().filter(({ title }) => !shown.some((each) => each.title === title));
  const all = [
    ...shown.map(({ name, title }) => /** @type {Option} */ ([name, title])),
    ...mine.map(({ title }) => /** @type {Option} */ ([OWN + title, title])),
    ...rulesets.map((each) => /** @type {Option} */ ([each.name, gameTitle(each)])),
  ];
  /** @param {string} chosen */
  const named = async (chosen) => {
    const own = mine.find(({ title }) => OWN + title === chosen);
    return own ? nameFor({ text: own.rules, title: own.title }) : chosen;
  };
  /** @param {string} name @param {string} versus @param {number} count @param {string} levels */
  const show = async (name, versus, count, levels) => {
    location.hash = labAddress(await named(name), await named(versus), count, levels);
  };
  const [first, second] = [one?.name ?? "", other?.name ?? ""];
  return html`<div class="pairs chooser">
    <${Choice} label=${t("lab-game")} value=${first}
      set=${(/** @type {string} */ name) => show(name, name === second ? "" : second, 0, pair)}
      options=${one ? all.filter(([name]) => name !== second) : [["", "–"], ...all]} />
    <${Choice} label=${t("lab-versus")} value=${second}
      set=${(/** @type {string} */ name) => one && show(first, name, players, pair)}
      options=${[["", t("lab-versus-none")], ...all.filter(([name]) => name !== first)]} />
    ${
      among &&
      among.most > among.least &&
      html`<${Choice} label=${t("lab-players")} value=${players || among.default}
        set=${(/** @type {string} */ count) => show(first, second, Number(count), pair)} options=${counts(among)} />`
    }
    ${
      one &&
      html`<${Choice} label=${t("lab-levels")} value=${pair}
        set=${(/** @type {string} */ levels) => show(first, second, players, levels)}
        options=${[
          ["", t("lab-levels-none")],
          ...PAIRS.map((each) => [
            each,
            t("lab-levels-pair", {
              strong: levelName(`level:${each[0]}`),
              weak: levelName(`level:${each[1]}`),
            }),
          ]),
        ]} />`
    }
  </div>`;
}

/** With fewer games a curve shows chance, and hardly any difference can be told from it. */
const FEW_GAMES = 200;

/** A study that time ended before all games were played. @param {{ games: number, goOn: () => void }} props */
const Stopped = ({ games, goOn }) => html`<div class="study-progress">
  <p role="status">${t("lab-stopped", { games })}</p>
  <button onClick=${goOn}>${t("lab-go-on")}</button></div>`;

/** @param {{ done: number, of: number, figures: Figures | null, over: boolean, both: boolean }} props */
function Progress({ done, of, figures, over, both }) {
  const games = figures?.games ?? 0;
  const word = !games ? "lab-begins" : !over ? "lab-working" : both ? "lab-done-both" : "lab-done";
  return html`<div class="study-progress"><p role="status">${t(word, { games })}
      ${both && figures?.same_deals && ` ${t("lab-same-deals")}`}</p>
    ${!over && html`<progress value=${of ? done : null} max=${of || 1} aria-label=${t("lab-progress")}></progress>`}
  </div>`;
}

/** @param {{ figures: Figures, names: string[], over: boolean }} props */
function Differences({ figures, names, over }) {
  const { games } = figures;
  const none = games < FEW_GAMES ? "lab-differs-few" : over ? "lab-differs-none" : "lab-differs-none-yet";
  const said = differencesInWords(figures, names);
  const { count, of } = countDifferences(figures);
  return html`<section class="panel" aria-label=${t("lab-differs")}><h2>${t("lab-differs")}</h2>
    <ul class="says">${said.map((each) => html`<li key=${each}>${each}</li>`)}</ul>
    <p class="faint">${count ? t("lab-differs-count", { count, of }) : t(none, { games })}
      ${count > 0 && html` ${t("lab-mark-differs")}`}</p>
  </section>`;
}

/** @param {{ figures: Figures, names: string[] }} props */
const Words = ({ figures, names }) => html`<section class="panel" aria-label=${t("lab-says")}>
  <h2 class=${names.length > 1 ? "" : "hidden"}>${t("lab-says")}</h2>
  ${names.map(
    (
      name,
      which,
    ) => html`${names.length > 1 && html`<h3><span class=${`rulemark s${which}`}>${MARKS[which]}</span> ${name}</h3>`}
      <ul class="says">${inWords(figures, which).map((each) => html`<li key=${each}>${each}</li>`)}</ul>`,
  )}
</section>`;

/** @param {{ rows: FigureRow[], names: string[] }} props */
const Table = ({ rows, names }) => html`<div class="scrolled" role="group" tabindex="0"
  aria-label=${t("lab-figures")}><table>
  <thead><tr><td></td>${
    names.length > 1
      ? [
          ...names.map(
            (name, which) => html`<th scope="col" key=${which}><span class=${`rulemark s${which}`}
              title=${name} aria-label=${name} role="img">${MARKS[which]}</span></th>`,
          ),
          html`<th scope="col">${t("lab-difference")}</th>`,
        ]
      : html`<th scope="col">${t("lab-value")}</th><th scope="col">${t("lab-interval")}</th>`
  }</tr></thead>
  <tbody>${rows.map(
    (row) => html`<tr key=${row.key}><th scope="row">${labelOf(row)}</th>
      ${names.map((_, which) => {
        const value = row.values[which];
        const [text, interval] = value ? [shown(value, row.unit), ends(value, row.unit)] : ["–", ""];
        return names.length > 1
          ? html`<td key=${which}>${text}<small>${interval}</small></td>`
          : html`<td>${text}</td><td>${interval}</td>`;
      })}
      ${names.length > 1 && html`<td class=${classes(row.differs && "differs")}>${row.differs && "≠ "}${apart(row)}</td>`}
    </tr>`,
  )}</tbody></table></div>`;

/** @param {(Interval | null)[]} values @param {string} unit */
const percent = (values, unit) =>
  values.map(
    (each) =>
      each &&
      /** @type {Interval} */ (
        each.map((end) => (end === null ? null : unit === "number" ? end : 100 * end))
      ),
  );

/** @param {{ topic: FigureTopic, figures: Figures, title: string }} props */
function Chart({ topic: { topic, rows }, figures, title }) {
  if (topic === "length" || topic === "pick_ups" || topic === "rounds") {
    const found = topic === "length" ? figures.lengths : figures.sizes;
    if (!found || figures.games < FEW_GAMES) return null;
    const points = found.series.flat();
    const top = points.toSorted((one, two) => two[1] - one[1])[0]?.[0] ?? 0;
    const [low, high] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
    const up =
      topic === "length"
        ? t("lab-axis-of-games", { size: found.size })
        : t(topic === "rounds" ? "lab-axis-of-rounds" : "lab-axis-of-pick-ups");
    return html`<${CurveChart} series=${found.series} up=${up}
      axis=${t(topic === "length" ? "lab-axis-decisions" : "lab-axis-cards")}
      title=${t("lab-picture-curve", { title, low, high, top })} />`;
  }
  const drawn = rows.filter(({ key, values }) => !IN_TABLE.test(key) && values.some(Boolean));
  const even = EVEN.includes(topic)
    ? 100 / figures.players
    : AXES[topic] === "lab-axis-points"
      ? 0
      : undefined;
  return html`<${IntervalChart} axis=${t(AXES[topic])} reference=${even}
    rows=${drawn.map((row) => ({ label: (row.differs ? "≠ " : "") + labelOf(row), values: percent(row.values, row.unit) }))}
    title=${t("lab-picture", { title, count: drawn.length })} />`;
}

/** @param {{ topic: FigureTopic, figures: Figures, names: string[] }} props */
function Topic({ topic, figures, names }) {
  const title = t(`lab-topic-${topic.topic}`);
  return html`<section class="panel topic" aria-label=${title}><h2>${title}</h2>
    <p class="faint">${t(`lab-note-${topic.topic}`)}</p>
    <${Chart} topic=${topic} figures=${figures} title=${title} />
    <details><summary>${t("lab-figures")}</summary><${Table} rows=${topic.rows} names=${names} /></details>
  </section>`;
}

/** @param {{ one: Rules, other: Rules | null, players: number, pair: string }} props */
function Study({ one, other, players, pair }) {
  const [attempt, setAttempt] = useState(0);
  const study = useStudy(other ? [one.rules, other.rules] : [one.rules], players, levelsIn(pair), attempt);
  const { figures, state, refused } = study;
  const names = [one.title, ...(other ? [other.title] : [])];
  const isOver = state === "ready";
  if (state === "missing") return html`<p>${t("lab-missing")}</p>`;
  const why = refused || (state === "failed" ? study.why || t("lab-failed") : "");
  return html`${
    why
      ? html`<p class="bad" role="alert">${why}</p>
        ${study.mayHelp && html`<button onClick=${() => setAttempt(attempt + 1)}>${t("lab-again")}</button>`}`
      : isOver && !study.complete
        ? html`<${Stopped} games=${figures?.games ?? 0} goOn=${() => setAttempt(attempt + 1)} />`
        : html`<${Progress} done=${study.done} of=${study.of} figures=${figures} over=${isOver}
          both=${names.length > 1} />`
  }
  ${
    figures &&
    html`${names.length > 1 && html`<${Differences} figures=${figures} names=${names} over=${isOver} />`}
      <${Words} figures=${figures} names=${names} />
      <div class="topics">${figures.topics.map(
        (topic) => html`<${Topic} key=${topic.topic} topic=${topic} figures=${figures} names=${names} />`,
      )}</div>
      <details class="method"><summary>${t("lab-method")}</summary><p>${t("lab-method-text")}</p>
        ${names.length > 1 && html`<p>${t("lab-method-differs")}</p>`}</details>`
  }`;
}

export function Lab() {
  const { id = "", secret = "", from } = place.value;
  const [rulesets, setRulesets] = useState(/** @type {Ruleset[]} */ ([]));
  const [why, setWhy] = useState("");
  useEffect(() => {
    meetServer();
    api.choices().then(
      ([found]) => setRulesets(found),
      (error) => setWhy(error.message),
    );
  }, []);
  const [first, second] = [useRules(id, rulesets), useRules(secret, rulesets)];
  const { rules: one } = first;
  const other = second.rules?.name === one?.name ? null : second.rules;
  const alone = one && other && cannotMeet(one, other);
  const among = one && playersOf(one, alone ? null : other);
  const { players: named, pair } = numbersIn(from);
  // Another game may not be for the number that the address names.
  const players = among?.most && other && (named < among.least || named > among.most) ? 0 : named;
  const trouble = [...new Set([why, first.why, second.why].filter(Boolean))];
  return html`<main class="narrowpage lab">
    <header class="inline"><h1>${t("lab-title")}</h1><a class="button" href="#/">${t("lab-lobby")}</a></header>
    <p>${t("lab-intro")}</p>
    ${trouble.map((each) => html`<p class="bad" role="alert" key=${each}>${each}</p>`)}
    ${
      rulesets.length > 0 &&
      html`<${Chooser} rulesets=${rulesets} one=${one} other=${other} players=${players} pair=${pair}
        among=${among} />
        ${
          first.waits || second.waits
            ? html`<p role="status">${t("lobby-moment")}</p>`
            : one && !second.why
              ? html`<${Compared} one=${one} other=${alone ? null : other} />
                ${alone && html`<${Alone} one=${one} other=${other} />`}
                <${Study} key=${`${id}/${secret}`} one=${one} other=${alone ? null : other} players=${players}
                  pair=${pair} />`
              : !trouble.length && html`<p role="status">${t("lab-choose")}</p>`
        }`
    }
  </main>`;
}

await Promise.all([styled, alsoSay("lab")]);
