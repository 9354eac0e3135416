// Everything that the page says: messages of the catalogues (src/emptyhand/speech) in the person's language.
// Call `t` while rendering, never at the top of a module: the language can change.
import { FluentBundle, FluentResource, FluentType, effect, signal } from "./lib.js";
import { cardsIn, short } from "./deck.js";
import { settings } from "./settings.js";
/** @import { Phrase, PhraseValue } from "./protocol.d.ts" */

/** Each language by the name that its speakers know. */
export const LANGUAGES = { en: "English", de: "Deutsch", vi: "Tiếng Việt" };
const SOURCE = "en";
const TRY_AGAIN_MS = 2000;

/** @typedef {keyof typeof LANGUAGES} LanguageCode */

/** @param {string} code @returns {code is LanguageCode} */
const isKnown = (code) => code in LANGUAGES;

/** The language of the settings, else the first of the browser's that there is. @returns {LanguageCode} */
function wished() {
  const codes = [settings.value.language, ...navigator.languages].map((code) => code.split("-")[0]);
  return codes.find(isKnown) ?? SOURCE;
}

/**
 * A phrase inside another: `{ $what }`, or one of its forms: `{ FORM($what, name: "accusative") }`.
 * @extends {FluentType<{ phrase: Phrase, form: string }>}
 */
class Nested extends FluentType {
  /** @param {{ phrase: Phrase, form: string }} value */
  constructor(value) {
    super(value);
  }

  toString() {
    return inWords(this.value.phrase, this.value.form);
  }
}

/** @param {unknown[]} values @param {Record<string, unknown>} names */
const FORM = ([value], { name }) =>
  value instanceof Nested ? new Nested({ phrase: value.value.phrase, form: String(name) }) : value;

/**
 * Begin a sentence with a phrase: `{ START($cards) }`, in a form if one is named.
 * @param {unknown[]} values
 * @param {Record<string, unknown>} names
 */
const START = (values, { name = "" }) => {
  const text = String(FORM(values, { name }));
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

/** @param {string} code */
async function load(code) {
  const answer = await fetch(`/assets/words/${code}.ftl`);
  if (!answer.ok) throw new Error(`no words for ${code}`);
  const bundle = new FluentBundle(code, { useIsolating: false, functions: { FORM, START } });
  bundle.addResource(new FluentResource(await answer.text()));
  return bundle;
}

/** The person's language first, then the one that messages are written in first. */
const bundles = signal(/** @type {FluentBundle[]} */ ([]));
/** The language that the page speaks. */
export const language = signal(/** @type {LanguageCode} */ (SOURCE));

/** Speak a language once its words are here. @param {LanguageCode} code @returns {Promise<void>} */
async function speak(code) {
  try {
    const codes = code === SOURCE ? [SOURCE] : [code, SOURCE];
    bundles.value = await Promise.all(codes.map(load));
    language.value = code;
    document.documentElement.lang = code;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    await speak(code);
  }
}

/** @param {PhraseValue | undefined} value @param {string} [form] @returns {string} */
function inWords(value, form = "") {
  if (!Array.isArray(value)) return String(value ?? "");
  const [id, args = {}] = /** @type {Phrase} */ (value);
  if (id === "cards") return cardsInWords(String(args.cards), form);
  if (id === "list-and" || id === "list-or")
    return listInWords(
      id,
      /** @type {PhraseValue[]} */ (args.items).map((item) => inWords(item, form)),
    );
  return t(id, args, form);
}

/** @param {string} id @param {string[]} items */
function listInWords(id, items) {
  if (items.length < 2) return items.join("");
  const first = items.slice(0, -1).reduce((before, next) => t("list-more", { first: before, next }));
  return t(id, { first, next: items.at(-1) ?? "" });
}

/** "6♠ 6♥ and a joker" @param {string} text @param {string} form */
function cardsInWords(text, form) {
  /** @type {string[]} */
  const parts = [];
  for (const [run] of text.matchAll(/R+|(?:[^R].)+/g))
    parts.push(
      run[0] === "R"
        ? t("cards-of", { count: run.length, rank: "R" }, form)
        : cardsIn(run).map(short).join(" "),
    );
  return listInWords("list-and", parts);
}

/** Whether there is a message of this name. @param {string} id */
export const knows = (id) => bundles.value.some((each) => each.getMessage(id));

/**
 * A message in words. An argument that is an array is a phrase.
 * @param {string} id
 * @param {Record<string, PhraseValue>} [args]
 * @param {string} [form]
 * @returns {string}
 */
export function t(id, args = {}, form = "") {
  const bundle = bundles.value.find((each) => each.getMessage(id));
  const message = bundle?.getMessage(id);
  const pattern = message && (message.attributes[form] ?? message.value);
  if (!bundle || !pattern) {
    console.error(`no catalogue has the message ${id}`);
    return id;
  }
  const given = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      Array.isArray(value) ? new Nested({ phrase: /** @type {Phrase} */ (value), form: "" }) : value,
    ]),
  );
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, given, errors);
  if (errors.length) console.error(`the message ${id}: ${errors[0].message}`);
  return text;
}

/** A phrase of the server in words. @param {Phrase} phrase */
export const tell = (phrase) => inWords(phrase);

/** A list that ends in "and". @param {string[]} items */
export const listed = (items) => listInWords("list-and", items);

await speak(wished());
effect(() => {
  const code = wished();
  if (code !== language.peek()) speak(code);
});
