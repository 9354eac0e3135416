// SHA-256 and HMAC. The browser's own are asynchronous, and missing on a page that another machine serves
// over plain http; a deal needs a few hundred short hashes.

const BLOCK = 64;
const FIRST = new Uint32Array(8);
const ROUNDS = new Uint32Array(64);

/**
 * The first 32 bits of the fraction of a root: the standard takes its constants from roots of primes.
 * @param {number} root
 */
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32);

for (let number = 2, found = 0; found < ROUNDS.length; number++) {
  let prime = true;
  for (let by = 2; by * by <= number; by++) if (number % by === 0) prime = false;
  if (!prime) continue;
  if (found < FIRST.length) FIRST[found] = fraction(Math.sqrt(number));
  ROUNDS[found++] = fraction(Math.cbrt(number));
}

/** @param {number} word @param {number} by */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {Uint8Array} bytes @returns {Uint8Array} 32 bytes */
export function sha256(bytes) {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  words.setUint32(length - 4, bytes.length << 3);
  const state = FIRST.slice();
  for (let start = 0; start < length; start += BLOCK) mix(state, words, start);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => out.setUint32(4 * n, word));
  return new Uint8Array(out.buffer);
}

/**
 * @param {Uint32Array} state
 * @param {DataView} words
 * @param {number} start
 */
function mix(state, words, start) {
  const w = new Uint32Array(64);
  for (let n = 0; n < 64; n++) w[n] = n < 16 ? words.getUint32(start + 4 * n) : stretched(w, n);
  let [a, b, c, d, e, f, g, h] = state;
  for (let n = 0; n < 64; n++) {
    const one =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[n] + w[n]) >>> 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] += word));
}

/** @param {Uint32Array} w @param {number} n */
function stretched(w, n) {
  const before = w[n - 15];
  const last = w[n - 2];
  const one = turn(before, 7) ^ turn(before, 18) ^ (before >>> 3);
  const two = turn(last, 17) ^ turn(last, 19) ^ (last >>> 10);
  return (w[n - 16] + one + w[n - 7] + two) >>> 0;
}

/** HMAC-SHA256. @param {Uint8Array} key @param {Uint8Array} bytes @returns {Uint8Array} 32 bytes */
export function hmac(key, bytes) {
  const short = key.length > BLOCK ? sha256(key) : key;
  const padded = (/** @type {number} */ mask) => {
    const block = new Uint8Array(BLOCK).fill(mask);
    short.forEach((byte, n) => (block[n] ^= byte));
    return block;
  };
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), bytes))));
}

/** Concatenate bytes. @param {...Uint8Array} parts */
export function joined(...parts) {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** @param {Uint8Array} bytes */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Decode hexadecimal digits, or throw TypeError. @param {string} text */
export function fromHex(text) {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new TypeError("not hexadecimal");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
