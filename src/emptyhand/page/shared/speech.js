// Everything that the page says: messages of the catalogues (src/emptyhand/speech) in the person's language.
// Call `t` while rendering, never at the top of a module: the language can change.
import { FluentBundle, FluentResource, FluentType, effect, signal } from "../lib.js";
import { rankArg } from "../cards/deck.js";
import { prefer, settings } from "./settings.js";
import { asset } from "./transport.js";
import { wording } from "./wording.js";
/** @import { Card, Phrase, PhraseValue } from "../protocol.d.ts" */
/** @import { Wording } from "./wording.js" */

/** Each language by the name that its speakers know. */
export const LANGUAGES = { en: "English", de: "Deutsch", vi: "Tiếng Việt" };
export const SOURCE = "en";
const TRY_AGAIN_MS = 2000;

/** @typedef {keyof typeof LANGUAGES} LanguageCode */

/** @param {string} code @returns {code is LanguageCode} */
const isKnown = (code) => code in LANGUAGES;

/** "de" for "de-AT" @param {string} tag */
const codeOf = (tag) => tag.split("-")[0].toLowerCase();

const query = new URLSearchParams(location.search);
/** The language that the address asks for, as in `?lang=vi`. */
const asked = query.get("lang") ?? "";
/** English with accents and longer words, for tests. What has no accent comes from no catalogue. */
const isPseudo = asked === "en-XA";

/**
 * Keep the language of the address in the settings, where the person can change it. `?preview=de` is for programs
 * that preview a link, and says nothing to the page.
 */
function keepAsked() {
  const code = codeOf(asked);
  if (isPseudo || !(isKnown(code) || query.has("preview"))) return;
  if (isKnown(code)) prefer({ language: code });
  history.replaceState(history.state, "", location.pathname + location.hash);
}

/** The language of the settings, else the first of the browser's that there is. @returns {LanguageCode} */
function wished() {
  if (isPseudo) return SOURCE;
  return [settings.value.language, ...navigator.languages].map(codeOf).find(isKnown) ?? SOURCE;
}

/** Parts of the catalogues that only some places need, once one of them was opened. @type {Set<string>} */
const further = new Set();

/** @param {string} name */
async function catalogue(name) {
  const answer = await fetch(asset(`words/${name}.ftl`));
  if (!answer.ok) throw new Error(`no words for ${name}`);
  return answer.text();
}

/** @param {string} code */
async function load(code) {
  const transform = isPseudo ? (await import("./pseudo.js")).pseudo : undefined;
  const names = [code, ...[...further].map((part) => `${code}-${part}`)];
  const messages = (await Promise.all(names.map(catalogue))).join("\n");
  return wording({ FluentBundle, FluentResource, FluentType }, code, messages, transform);
}

/** The messages of the person's language. No language lacks one that another has: tests see to it. */
const words = signal(/** @type {Wording | null} */ (null));
/** The language that the page speaks. */
export const language = signal(/** @type {LanguageCode} */ (SOURCE));

/** The language that the page is to speak: another one may be wished for before its words are here. */
let wanted = /** @type {LanguageCode} */ (SOURCE);

/** Speak a language once its words are here. @param {LanguageCode} code @returns {Promise<void>} */
async function speak(code) {
  try {
    const loaded = await load(code);
    if (code !== wanted) return;
    words.value = loaded;
    language.value = code;
    document.documentElement.lang = code;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    if (code === wanted) await speak(code);
  }
}

/** Whether there is a message of this name. @param {string} id */
export const knows = (id) => words.value?.knows(id) ?? false;

/**
 * A message in words. An argument that is an array is a phrase.
 * @param {string} id
 * @param {Record<string, PhraseValue>} [args]
 * @param {string} [form]
 * @returns {string}
 */
export function t(id, args = {}, form = "") {
  if (words.value) return words.value.t(id, args, form);
  console.error(`no catalogue has the message ${id}`);
  return id;
}

/** A phrase of the server in words; text as it is. @param {Phrase | string} phrase */
export const tell = (phrase) => words.value?.inWords(phrase) ?? "";

/** A list that ends in "and". @param {string[]} items */
export const listed = (items) => words.value?.listInWords("list-and", items) ?? "";

/** "6♠ 6♥ and a joker" @param {Card[]} cards @returns {Phrase} */
export const ofCards = (cards) => ["cards", { cards: cards.join("") }];

/** "ten of hearts", for screen readers. @param {Card} card */
export const spokenCard = (card) => t("card-name", { rank: rankArg(card), suit: card[1] ?? "none" });

/** Some cards one after another, for screen readers. @param {Card[]} cards */
export const spokenCards = (cards) => cards.map(spokenCard).join(", ");

/** A place as messages take it: some languages have a word for the last. @param {number} place @param {number} seats */
export const placed = (place, seats) => ({ place, last: place === seats ? "yes" : "no" });

/**
 * The name of a game in the person's language; house rules have their own title, or go by the game that they change.
 * @param {{ ruleset?: string, name?: string, title: string, untitled?: string }} game by the name of its ruleset
 */
export function gameTitle({ ruleset, name = ruleset, title, untitled }) {
  if (untitled && knows(`game-${untitled}`)) return t("untitled-rules", { game: t(`game-${untitled}`) });
  return knows(`game-${name}`) ? t(`game-${name}`) : title;
}

/** Load a part of the catalogues that the first screen does without. @param {string} part */
export async function alsoSay(part) {
  further.add(part);
  await ready;
  const code = wanted;
  try {
    const text = await catalogue(`${code}-${part}`);
    // Another language, if it was chosen meanwhile, comes with this part.
    if (language.peek() === code) words.peek()?.learn(text);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    await alsoSay(part);
  }
}

keepAsked();
wanted = wished();
/** Resolves once the page can speak: nothing is shown before that. */
export const ready = speak(wanted);
effect(() => {
  const code = wished();
  if (code !== wanted) speak((wanted = code));
});
