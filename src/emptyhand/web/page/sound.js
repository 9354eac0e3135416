// One soft sound when it is the person's turn; off unless asked for.
import { settings } from "./settings.js";

let audio = null;

export function chime() {
  if (!settings.value.sound) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  [523.25, 659.25].forEach((pitch, n) => {
    const tone = new OscillatorNode(audio, { frequency: pitch, type: "sine" });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setTargetAtTime(0.12, start + n * 0.12, 0.01);
    volume.gain.setTargetAtTime(0, start + n * 0.12 + 0.1, 0.08);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + n * 0.12);
    tone.stop(start + n * 0.12 + 0.6);
  });
}
