// Sounds made in code, off until wanted. flight.js drops what would sound before the first tap or key, since
// the browser does not allow it.
import { settings } from "../shared/settings.js";
import { you } from "../shared/state.js";
/** @import { GameEvent } from "../protocol.d.ts" */

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let hiss = null;

/** The context and the node that everything goes through; null if nothing may sound. */
function output() {
  if (!settings.value.sound) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  const volume = new GainNode(audio, { gain: (settings.value.volume / 10) ** 2 });
  volume.connect(audio.destination);
  return { audio, to: volume };
}

/** @typedef {{ audio: BaseAudioContext, to: AudioNode }} Output */

/** What a sound has faded to at its end, as a share of its loudest. */
const SILENT = 0.001;

/**
 * A gain that rises within `attack` seconds and has faded when `length` is over.
 * @param {BaseAudioContext} audio
 * @param {number} start
 * @param {{ length: number, loud: number, attack: number }} shape
 */
function envelope(audio, start, { length, loud, attack }) {
  const node = new GainNode(audio, { gain: 0 });
  node.gain.setValueAtTime(0, start);
  node.gain.linearRampToValueAtTime(loud, start + attack);
  node.gain.exponentialRampToValueAtTime(loud * SILENT, start + length);
  return node;
}

/**
 * Let a frequency slide.
 * @param {AudioParam} frequency
 * @param {number} from
 * @param {number} to
 * @param {number} start
 * @param {number} length
 */
function glide(frequency, from, to, start, length) {
  frequency.setValueAtTime(from, start);
  if (to !== from) frequency.exponentialRampToValueAtTime(to, start + length);
}

/**
 * A tone that fades.
 * @param {Output} output
 * @param {number} pitch
 * @param {number} at seconds from now
 * @param {{ length?: number, loud?: number, type?: OscillatorType, slide?: number }} [shape]
 */
function tone({ audio, to }, pitch, at, { length = 0.3, loud = 0.3, type = "sine", slide = pitch } = {}) {
  const start = audio.currentTime + at;
  const source = new OscillatorNode(audio, { type });
  glide(source.frequency, pitch, slide, start, length);
  source.connect(envelope(audio, start, { length, loud, attack: 0.008 })).connect(to);
  source.start(start);
  source.stop(start + length);
}

/**
 * Paper: filtered noise.
 * @param {Output} output
 * @param {number} pitch the centre of the filter
 * @param {number} at
 * @param {{ length?: number, loud?: number, slide?: number }} [shape]
 */
function paper({ audio, to }, pitch, at, { length = 0.12, loud = 0.5, slide = pitch } = {}) {
  if (!hiss) {
    hiss = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
    const samples = hiss.getChannelData(0);
    // The same noise on every visit, so that its peaks are known.
    for (let n = 0, seed = 1; n < samples.length; n++) {
      seed = (seed * 16807) % 2147483647;
      samples[n] = seed / 1073741823 - 1;
    }
  }
  const start = audio.currentTime + at;
  const source = new AudioBufferSourceNode(audio, { buffer: hiss });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", Q: 0.9 });
  glide(filter.frequency, pitch, slide, start, length);
  source
    .connect(filter)
    .connect(envelope(audio, start, { length, loud, attack: 0.004 }))
    .connect(to);
  source.start(start, Math.random() * 0.4, length);
}

/**
 * Every sound, at full volume: as loud as the others to the ear, its peak at about a third of the range, so that two
 * at once do not distort, and over within 0.6 s.
 * @type {Record<string, (output: Output, at: number) => void>}
 */
export const SOUNDS = {
  played(output, at) {
    paper(output, 1800, at + 0.12, { length: 0.1, loud: 0.52 });
    tone(output, 170, at + 0.12, { length: 0.14, loud: 0.2, slide: 85 });
  },
  flipped(output, at) {
    paper(output, 2600, at + 0.24, { length: 0.16, loud: 0.58 });
  },
  drew(output, at) {
    paper(output, 2400, at + 0.1, { length: 0.1, loud: 0.6 });
  },
  picked_up(output, at) {
    for (let n = 0; n < 4; n++) paper(output, 1300 + 200 * n, at + n * 0.06, { length: 0.13, loud: 0.56 });
  },
  killed(output, at) {
    paper(output, 600, at + 0.1, { length: 0.5, loud: 0.62, slide: 3500 });
    tone(output, 120, at + 0.1, { length: 0.4, loud: 0.22, slide: 55, type: "triangle" });
  },
  skipped(output, at) {
    tone(output, 494, at, { length: 0.14, loud: 0.38, type: "triangle" });
    tone(output, 370, at + 0.1, { length: 0.2, loud: 0.38, type: "triangle" });
  },
  reversed(output, at) {
    tone(output, 330, at, { length: 0.3, loud: 0.36, slide: 660 });
  },
  out(output, at) {
    [523, 659, 784].forEach((pitch, n) => tone(output, pitch, at + 0.3 + n * 0.09, { loud: 0.25 }));
  },
  win(output, at) {
    [523, 659, 784, 1047].forEach((pitch, n) =>
      tone(output, pitch, at + 0.4 + n * 0.09, { length: 0.33, loud: 0.25, type: "triangle" }),
    );
  },
  dealt(output, at) {
    for (let n = 0; n < 6; n++)
      paper(output, 2000 + 150 * (n % 2), at + n * 0.08, { length: 0.1, loud: 0.55 });
  },
  turn(output, at) {
    tone(output, 523, at, { loud: 0.26 });
    tone(output, 659, at + 0.12, { length: 0.4, loud: 0.26 });
  },
};

/** @param {string} name @param {number} [at] */
function sound(name, at = 0) {
  const to = name in SOUNDS ? output() : null;
  if (to) SOUNDS[name](to, at);
}

/**
 * Let a change of the game sound: each sound once, and the winner hears the fanfare alone.
 * @param {boolean} dealt
 * @param {GameEvent[]} events
 */
export function cue(dealt, events) {
  if (dealt) sound("dealt");
  const blind = events.some(({ event }) => event === "flipped");
  const won =
    you.value !== null && events.some(({ event, out }) => event === "over" && out?.[0] === you.value);
  const heard = new Set(won ? ["out"] : []);
  events.forEach(({ event }, n) => {
    const name = won && event === "over" ? "win" : event;
    if (!heard.has(name)) sound(name, n * 0.12 + (blind && n ? 0.8 : 0));
    heard.add(name);
  });
}

/** It is the person's turn. */
export const chime = () => sound("turn", 0.25);
