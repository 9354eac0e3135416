// The games to choose from: a tile for each, and the forms of the chosen one inside it.
import { classes, html } from "../lib.js";
import { AsPlayed } from "./as-played.js";
import { gameTitle, knows, t } from "../shared/speech.js";
/** @import { Child } from "../lib.js" */
/** @import { Ruleset } from "../protocol.d.ts" */

/** Choose a ruleset by its name. @typedef {(name: string) => void} Pick */

/** What a ruleset is like, in one line. @param {Ruleset} ruleset */
const line = ({ name, summary }) => (knows(`game-${name}-line`) ? t(`game-${name}-line`) : summary);

/** For how many players a ruleset is. @param {{ least: number, most: number }} ruleset */
export const people = ({ least, most }) =>
  t("lobby-people", { least, most, fixed: least === most ? "yes" : "no" });

/** The rulesets of each game, in the order of the first of each. @param {Ruleset[]} rulesets */
function grouped(rulesets) {
  /** @type {Map<string, Ruleset[]>} */
  const groups = new Map();
  for (const each of rulesets) {
    const group = each.group || each.name;
    groups.set(group, [...(groups.get(group) ?? []), each]);
  }
  return [...groups.values()];
}

/** @param {{ forms: Ruleset[], picked: Ruleset, pick: Pick }} props */
const Forms = ({
  forms,
  picked,
  pick,
}) => html`<div class="forms" role="group" aria-label=${t("lobby-forms")}>
  ${forms.map(
    (each) => html`<button type="button" key=${each.name} aria-pressed=${each === picked ? "true" : "false"}
      onClick=${() => pick(each.name)}>${t("lobby-form", {
        name: knows(`game-${each.name}-form`) ? t(`game-${each.name}-form`) : each.title,
      })}</button>`,
  )}
</div>`;

/**
 * Begin a game, choose its form, read its rules.
 * @param {{ named: Ruleset, forms: Ruleset[], picked: Ruleset, pick: Pick, play: () => void,
 *   read: (each: Ruleset) => void }} props
 */
const More = ({ named, forms, picked, pick, play, read }) => html`<div class="more">
  <button type="button" class="primary" onClick=${play}>${t("lobby-play-game", {
    game: gameTitle(named),
  })}</button>
  ${forms.length > 1 && html`<${Forms} forms=${forms} picked=${picked} pick=${pick} />`}
  <button class="quiet rules" type="button" aria-label=${t("lobby-rules-of", {
    game: gameTitle(picked),
  })} onClick=${() => read(picked)}>${t("lobby-rules")}</button>
</div>`;

/**
 * @param {{ forms: Ruleset[], picked: Ruleset | null, pick: Pick, play: () => void, read: (each: Ruleset) => void }} props
 */
function Family({ forms, picked, pick, play, read }) {
  const [usual] = forms;
  // The game is called by the form that it is named after.
  const named = forms.find(({ name, group }) => name === group) ?? usual;
  const isPicked = picked !== null && forms.includes(picked);
  const shown = isPicked ? picked : usual;
  return html`<div class=${classes("family", isPicked && "picked")}>
    <label><input type="radio" name="ruleset" value=${named.name} checked=${isPicked}
        onChange=${() => pick(usual.name)} />
      <span><b>${gameTitle(named)}</b> <small>${people(shown)}</small>
        <span class="summary">${line(shown)}</span></span>
    </label>
    ${
      isPicked &&
      html`<${More} named=${named} forms=${forms} picked=${picked} pick=${pick} play=${play}
      read=${read} />`
    }
  </div>`;
}

/** Games from elsewhere, by kinship: all their names at a glance. @param {{ games: Ruleset[], picked: Ruleset | null, pick: Pick }} props */
const Shelf = ({
  games,
  picked,
  pick,
}) => html`<div class="shelf" role="group" aria-label=${t(`shelf-${games[0].group}`)}>
  <span aria-hidden="true">${t(`shelf-${games[0].group}`)}</span>
  <div class="forms">${games.map(
    (each) => html`<button type="button" key=${each.name} aria-pressed=${each === picked ? "true" : "false"}
      data-game=${each.name} onClick=${() => pick(each.name)}>${gameTitle(each)}</button>`,
  )}</div>
</div>`;

/**
 * @param {{ rulesets: Ruleset[], picked: Ruleset | null, pick: Pick, play: () => void,
 *   read: (each: Ruleset) => void }} props
 */
const Museum = ({ rulesets, picked, pick, play, read }) => html`<div class="museum">
  <h2>${t("lobby-more-games")}</h2>
  ${grouped(rulesets).map(
    (games) => html`<${Shelf} key=${games[0].group} games=${games} picked=${picked} pick=${pick} />`,
  )}
  ${
    picked &&
    rulesets.includes(picked) &&
    html`<div class="family picked">
      <p><b>${gameTitle(picked)}</b> <small>${people(picked)}</small>
        <span class="summary">${line(picked)}</span></p>
      <${More} named=${picked} forms=${[picked]} picked=${picked} pick=${pick} play=${play} read=${read} />
      <${AsPlayed} name=${picked.name} />
    </div>`
  }
</div>`;

/**
 * @param {{ rulesets: Ruleset[], picked: Ruleset | null, pick: Pick, play: () => void,
 *   read: (each: Ruleset) => void, children: Child }} props the children come between the games and the museum
 */
export function Families({ rulesets, picked, pick, play, read, children }) {
  const museum = rulesets.filter((each) => each.museum);
  return html`<fieldset class="families">
    <legend>${t("lobby-choose")}</legend>
    ${grouped(rulesets.filter((each) => !each.museum)).map(
      (forms) => html`<${Family} key=${forms[0].name} forms=${forms} picked=${picked}
        pick=${pick} play=${play} read=${read} />`,
    )}
    ${children}
    ${
      museum.length > 0 &&
      html`<${Museum} rulesets=${museum} picked=${picked} pick=${pick} play=${play}
      read=${read} />`
    }
  </fieldset>`;
}
