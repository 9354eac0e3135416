// How the moments of a game look and sound, loaded with the first table.
export { deal } from "./dealing.js";
export { KINDS, bring, look, perform, picked } from "./moments.js";
export { clearRibbons, ribbons } from "./ribbon.js";
export { Scene } from "./scene.js";
export { chime, cue } from "./sound.js";
import "./confetti.js";
