// The pseudo-locale of tests (`?lang=en-XA`): English with accents, in brackets and longer.

const PLAIN = "abcdefghijklmnopqrstuvwxyz";
const ACCENTED = [..."áƀćďéƒǵħíĵķĺḿńóṕɋŕśťúṽẃẋýž"];
/** How much longer a text becomes: about as much as German or Finnish is than English. */
const LONGER = 0.4;

/** @param {string} letter */
function accented(letter) {
  const lower = letter.toLowerCase();
  const found = ACCENTED[PLAIN.indexOf(lower)];
  return lower === letter ? found : found.toUpperCase();
}

/** The text between two arguments of a message; signs and numbers stay as they are. @param {string} text */
export const pseudo = (text) =>
  text.replace(/\S*[a-z](?:.*\S)?/is, (words) => {
    const more = Math.max(0, Math.round(words.length * LONGER) - 2);
    return `[${words.replace(/[a-z]/gi, accented)}${"~".repeat(more)}]`;
  });
