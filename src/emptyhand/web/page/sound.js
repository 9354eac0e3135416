// Sounds made in code, off until wanted. flight.js drops what would sound before the first tap or key, since
// the browser does not allow it.
import { settings } from "./settings.js";
import { you } from "./state.js";
/** @import { GameEvent } from "./protocol.d.ts" */

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

/** @typedef {{ audio: AudioContext, to: AudioNode }} Output */

/**
 * A tone that fades.
 * @param {Output} output
 * @param {number} pitch
 * @param {number} at seconds from now
 * @param {{ length?: number, loud?: number, type?: OscillatorType, slide?: number }} [shape]
 */
function tone({ audio, to }, pitch, at, { length = 0.18, loud = 0.3, type = "sine", slide = pitch } = {}) {
  const start = audio.currentTime + at;
  const source = new OscillatorNode(audio, { frequency: pitch, type });
  const gain = new GainNode(audio, { gain: 0 });
  source.frequency.exponentialRampToValueAtTime(slide, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.01);
  gain.gain.setTargetAtTime(0, start + 0.02, length / 3);
  source.connect(gain).connect(to);
  source.start(start);
  source.stop(start + length * 2);
}

/**
 * Paper: filtered noise.
 * @param {Output} output
 * @param {number} pitch the centre of the filter
 * @param {number} at
 * @param {{ length?: number, loud?: number, slide?: number }} [shape]
 */
function paper({ audio, to }, pitch, at, { length = 0.07, loud = 0.5, slide = pitch } = {}) {
  if (!hiss) {
    hiss = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
    const samples = hiss.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  }
  const start = audio.currentTime + at;
  const source = new AudioBufferSourceNode(audio, { buffer: hiss });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.9 });
  filter.frequency.exponentialRampToValueAtTime(slide, start + length);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.setTargetAtTime(0, start + length / 4, length / 3);
  source.connect(filter).connect(gain).connect(to);
  source.start(start, Math.random() * 0.5, length * 2);
}

/** @type {Record<string, (output: Output, at: number, event: Partial<GameEvent>) => void>} */
const SOUNDS = {
  played(output, at) {
    paper(output, 1800, at + 0.12);
    tone(output, 150, at + 0.12, { length: 0.06, loud: 0.35, slide: 80 });
  },
  flipped(output, at) {
    paper(output, 2600, at + 0.24, { length: 0.1 });
  },
  drew(output, at) {
    paper(output, 2400, at + 0.1, { length: 0.05, loud: 0.25 });
  },
  picked_up(output, at) {
    for (let n = 0; n < 4; n++) paper(output, 1300 + 200 * n, at + n * 0.05, { length: 0.08, loud: 0.4 });
  },
  killed(output, at) {
    paper(output, 600, at + 0.1, { length: 0.4, loud: 0.7, slide: 3500 });
    tone(output, 110, at + 0.1, { length: 0.3, slide: 45, loud: 0.5, type: "triangle" });
  },
  skipped(output, at) {
    tone(output, 520, at, { length: 0.12, slide: 260, loud: 0.2, type: "triangle" });
  },
  reversed(output, at) {
    tone(output, 300, at, { length: 0.2, slide: 600, loud: 0.15 });
  },
  out(output, at) {
    [523, 659, 784].forEach((pitch, n) => tone(output, pitch, at + 0.3 + n * 0.08, { loud: 0.2 }));
  },
  win(output, at) {
    [523, 659, 784, 1047, 784, 1047].forEach((pitch, n) =>
      tone(output, pitch, at + 0.4 + n * 0.12, { length: 0.3, loud: 0.25, type: "triangle" }),
    );
  },
  dealt(output, at) {
    for (let n = 0; n < 6; n++)
      paper(output, 2000 + 100 * (n % 2), at + n * 0.08, { length: 0.05, loud: 0.3 });
  },
  turn(output, at) {
    tone(output, 523.25, at, { length: 0.3, loud: 0.22 });
    tone(output, 659.25, at + 0.12, { length: 0.4, loud: 0.22 });
  },
};

/** @param {string} name @param {number} [at] @param {Partial<GameEvent>} [event] */
function sound(name, at = 0, event = {}) {
  const to = name in SOUNDS ? output() : null;
  if (to) SOUNDS[name](to, at, event);
}

/**
 * Let a change of the game sound.
 * @param {boolean} dealt
 * @param {GameEvent[]} events
 */
export function cue(dealt, events) {
  if (dealt) sound("dealt");
  const blind = events.some(({ event }) => event === "flipped");
  events.forEach((event, n) => {
    const won = event.event === "over" && event.out?.[0] === you.value && you.value !== null;
    sound(won ? "win" : event.event, n * 0.12 + (blind && n ? 0.8 : 0), event);
  });
}

/** It is the person's turn. */
export const chime = () => sound("turn", 0.25);
