// Small phrases that several modules need.

/** "1 card", "3 cards" @param {number} count @param {string} noun */
export const tally = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

const AND = new Intl.ListFormat("en-GB");

/** "Ann, Ben and Cid" @param {string[]} parts */
export const listed = (parts) => AND.format(parts);
