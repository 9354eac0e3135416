// Phrases in the words of one language, by the messages of its catalogue. Needs no page: Fluent is passed in.
import { cardsIn, sign } from "../cards/deck.js";
/** @import { FluentBundle, FluentResource, FluentType } from "../lib.js" */
/** @import { Phrase, PhraseValue } from "../protocol.d.ts" */

/**
 * @typedef {{ FluentBundle: typeof FluentBundle, FluentResource: typeof FluentResource,
 *   FluentType: typeof FluentType }} Fluent
 * @typedef {ReturnType<typeof wording>} Wording
 */

/**
 * @param {Fluent} fluent
 * @param {string} code of the language
 * @param {string} messages the catalogue
 * @param {(text: string) => string} [transform]
 */
export function wording({ FluentBundle, FluentResource, FluentType }, code, messages, transform) {
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

  const bundle = new FluentBundle(code, { useIsolating: false, functions: { FORM, START }, transform });
  /** Take in further messages. @param {string} text */
  const learn = (text) => void bundle.addResource(new FluentResource(text));
  learn(messages);

  /** @param {PhraseValue | undefined} value @param {string} [form] @returns {string} */
  function inWords(value, form = "") {
    if (!Array.isArray(value)) return String(value ?? "");
    const [id, args = {}] = /** @type {Phrase} */ (value);
    if (id === "cards") return cardsInWords(String(args.cards), form);
    if (id === "list-and" || id === "list-or" || id === "list-row")
      return listInWords(
        id,
        /** @type {PhraseValue[]} */ (args.items).map((item) => inWords(item, form)),
      );
    return t(id, args, form);
  }

  /** @param {string} id @param {string[]} items */
  function listInWords(id, items) {
    if (items.length < 2 || id === "list-row") return items.join(" ");
    const first = items.slice(0, -1).reduce((before, next) => t("list-more", { first: before, next }));
    return t(id, { first, next: items.at(-1) ?? "" });
  }

  /** "6♠ 6♥ and a joker" @param {string} text @param {string} form */
  function cardsInWords(text, form) {
    /** @type {string[]} */
    const parts = [];
    for (const [run] of text.matchAll(/RB|(?:R(?!B))+|(?:[^R].)+/g))
      parts.push(
        run === "RB"
          ? t("big-joker", {}, form)
          : run[0] === "R"
            ? t("cards-of", { count: run.length, rank: "R" }, form)
            : cardsIn(run).map(sign).join(" "),
      );
    return listInWords("list-and", parts);
  }

  /** Whether there is a message of this name. @param {string} id */
  const knows = (id) => Boolean(bundle.getMessage(id));

  /**
   * A message in words. An argument that is an array is a phrase.
   * @param {string} id
   * @param {Record<string, PhraseValue>} [args]
   * @param {string} [form]
   * @returns {string}
   */
  function t(id, args = {}, form = "") {
    const message = bundle.getMessage(id);
    const pattern = message && (message.attributes[form] ?? message.value);
    if (!pattern) {
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

  return { inWords, knows, learn, listInWords, t };
}
