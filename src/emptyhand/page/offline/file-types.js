// Whether a host sends a file as what it is: browsers refuse scripts and style sheets that are sent as another type.

/** By the ending of a file: the types that browsers take, and the one to tell a host. @type {[string, RegExp, string][]} */
const TYPES = [
  [".js", /^(text|application)\/(x-)?(java|ecma)script$/i, "text/javascript"],
  [".css", /^text\/css$/i, "text/css"],
];

/**
 * As which type a host sends a file, and which one it should be; null if browsers take it.
 * @param {Response} answer
 */
export function wrongType(answer) {
  const { pathname } = new URL(answer.url);
  const [, taken, wanted = ""] = TYPES.find(([ending]) => pathname.endsWith(ending)) ?? [];
  const type = (answer.headers.get("content-type") ?? "").split(";")[0].trim();
  if (!answer.ok || !taken || taken.test(type)) return null;
  return { file: pathname.replace(/.*\//, ""), type: type || "–", wanted };
}
