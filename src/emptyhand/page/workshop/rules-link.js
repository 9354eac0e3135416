// Links that carry rules.

/** Longer ones are no rules: the server would not read them either. */
export const MOST = 6000;

/** The rules in a link, or in the end of one. @param {string} link */
export const codeIn = (link) =>
  link
    .trim()
    .replace(/^.*\/workshop\//, "")
    .replace(/^#/, "");
