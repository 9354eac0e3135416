// The rules that an address of the lab names, and the ways to pass the address on.
import { html, useEffect, useState } from "../lib.js";
import { forOthers } from "../shared/address.js";
import { ask, inLanguage } from "../shared/api.js";
import { selectAll } from "../shared/forms.js";
import { HOUSE, labHouse } from "./lab-link.js";
import { MOST } from "../workshop/rules-link.js";
import { gameTitle, t } from "../shared/speech.js";
/** @import { Draft, Ruleset, StudiedRules } from "../protocol.d.ts" */

/**
 * `code`: the rules as a link carries them.
 * @typedef {{ name: string, title: string, rules: StudiedRules, code?: string, least: number, most: number,
 *   default: number }} Rules
 * @typedef {{ rules: Rules | null, why: string, waits: boolean }} Named
 */

/** Only the server can read what a link carries. @type {Map<string, Promise<Rules>>} */
const opened = new Map();

/** @param {string} code @returns {Promise<Rules>} */
async function open(code) {
  if (code.length > MOST) throw new Error(t("api-bad-link"));
  const { rules, title, playable } = /** @type {Draft} */ (
    await ask("POST", `/api/workshop/open${inLanguage()}`, { code })
  );
  const { least = 0, most = 0, default: usual = 0 } = playable ?? {};
  return {
    name: code,
    code,
    title: playable?.title ?? title,
    rules: { text: rules },
    least,
    most,
    default: usual,
  };
}

/** @returns {Rules | null} */
function handedOver() {
  const house = labHouse();
  const title = house?.title || t("lab-house");
  return house && { name: HOUSE, title, rules: { text: house.text }, least: 0, most: 0, default: 0 };
}

/**
 * The rules that a part of the address names.
 * @param {string} name "" for none
 * @param {Ruleset[]} rulesets
 * @returns {Named}
 */
export function useRules(name, rulesets) {
  const [found, setFound] = useState(
    /** @type {{ name: string, rules: Rules | null, why: string }} */ ({ name: "", rules: null, why: "" }),
  );
  const shipped = rulesets.find((each) => each.name === name);
  const isCode = Boolean(name && rulesets.length && !shipped && name !== HOUSE);
  useEffect(() => {
    if (!isCode) return undefined;
    let isCurrent = true;
    const asked = opened.get(name) ?? open(name);
    opened.set(name, asked);
    asked.then(
      (rules) => isCurrent && setFound({ name, rules, why: "" }),
      (error) => {
        opened.delete(name);
        if (isCurrent) setFound({ name, rules: null, why: error.message });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [name, isCode]);
  if (shipped)
    return {
      rules: { ...shipped, title: gameTitle(shipped), rules: { name: shipped.name } },
      why: "",
      waits: false,
    };
  if (name === HOUSE) {
    const rules = handedOver();
    return { rules, why: rules ? "" : t("lab-house-elsewhere"), waits: false };
  }
  if (!isCode) return { rules: null, why: "", waits: Boolean(name) };
  return found.name === name ? { ...found, waits: false } : { rules: null, why: "", waits: true };
}

/**
 * The numbers of players that two sets of rules allow; `most` is 0 if one of them is not known here, and less than
 * `least` if there is none.
 * @param {Rules} one @param {Rules | null} other
 */
export function playersOf(one, other) {
  if (!other) return one;
  const [least, most] = [
    Math.max(one.least, other.least),
    one.most && other.most && Math.min(one.most, other.most),
  ];
  return { least, most, default: Math.min(Math.max(one.default, least), most) };
}

/** Whether no number of players suits both. @param {Rules} one @param {Rules | null} other */
export function cannotMeet(one, other) {
  const { least, most } = playersOf(one, other);
  return most > 0 && most < least;
}

/** @param {Rules} rules */
const range = ({ least, most }) => (least === most ? `${least}` : `${least}–${most}`);

/** Why rules are studied alone. @param {{ one: Rules, other: Rules }} props */
export const Alone = ({ one, other }) =>
  html`<p role="status" class="alone">${t("lab-alone", {
    one: one.title,
    own: range(one),
    other: other.title,
    fit: range(other),
  })}</p>`;

/** What is compared, where to read house rules, and the link to all of it. @param {{ one: Rules, other: Rules | null }} props */
export function Compared({ one, other }) {
  const both = other ? [one, other] : [one];
  return html`<div class="compared"><h2>${
    other ? t("lab-compares", { one: one.title, other: other.title }) : one.title
  }</h2>
    <div class="inline">
      ${both.map(
        ({ code, title }) =>
          code &&
          html`<a class="button" key=${code} href=${`#/workshop/${code}`}>${t("lab-read", { title })}</a>`,
      )}
      ${both.every(({ name }) => name !== HOUSE) && html`<${Pass} />`}
    </div></div>`;
}

/** Passes the address on, or copies it. */
function Pass() {
  const [said, say] = useState("");
  const [link, setLink] = useState("");
  const pass = async () => {
    const url = forOthers();
    try {
      if (navigator.share) return void (await navigator.share({ title: document.title, url }));
      await navigator.clipboard.writeText(url);
      say(t("friends-copied"));
    } catch (error) {
      // Over plain http there is no clipboard; whoever closes the sheet has changed their mind.
      if (/** @type {Error} */ (error).name !== "AbortError") setLink(url);
    }
  };
  return html`<button onClick=${pass}>${t("lab-share")}</button>
    <span role="status">${link ? t("friends-copy-by-hand") : said}</span>
    ${
      link &&
      html`<input class="sharelink" readonly aria-label=${t("friends-link")} value=${link}
        onFocus=${selectAll} />`
    }`;
}
