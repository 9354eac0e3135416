// How the moments of a game look and sound, loaded with the first table.
export { KINDS, deal, look, perform } from "./moments.js";
export { clearRibbons, ribbons } from "./ribbon.js";
export { Scene } from "./scene.js";
export { chime, cue } from "./sound.js";
import "./confetti.js";
