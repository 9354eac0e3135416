// One soft sound when it is the person's turn; off unless asked for.
import { settings } from "./settings.js";

/** @type {AudioContext | null} */
let audio = null;

export function chime() {
  if (!settings.value.sound) return;
  const context = (audio ??= new AudioContext());
  const start = context.currentTime;
  [523.25, 659.25].forEach((pitch, n) => {
    const tone = new OscillatorNode(context, { frequency: pitch, type: "sine" });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setTargetAtTime(0.12, start + n * 0.12, 0.01);
    volume.gain.setTargetAtTime(0, start + n * 0.12 + 0.1, 0.08);
    tone.connect(volume).connect(context.destination);
    tone.start(start + n * 0.12);
    tone.stop(start + n * 0.12 + 0.6);
  });
}
