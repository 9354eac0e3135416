// A short rain of suits for the winner.
import { PIPS } from "../cards/pips.js";
/** @import { Scene } from "./scene.js" */

const PIECES = 18;
const APART_MS = 28;
const SVG = "http://www.w3.org/2000/svg";

/** @param {number} least @param {number} most */
const between = (least, most) => least + Math.random() * (most - least);

/** @param {Scene} scene @param {number} n */
function drop(scene, n) {
  const { innerWidth: width, innerHeight: height } = window;
  const piece = document.createElementNS(SVG, "svg");
  piece.setAttribute("class", `confetto confetto-${n % 5}`);
  piece.setAttribute("viewBox", "-11 -11 22 22");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PIPS["SHDC"[n % 4]]);
  piece.append(path);
  const size = between(12, 22);
  scene.place(piece, { x: between(0.04, 0.96) * width, y: -size, height: size, tilt: "0deg" }, size);
  const drift = between(-60, 60);
  const turn = between(-300, 300);
  scene.move(
    piece,
    {
      transform: ["none", `translate(${drift}px, ${height * between(0.6, 1)}px) rotate(${turn}deg)`],
      opacity: [1, 1, 0],
    },
    { duration: between(1000, 1500), easing: "cubic-bezier(.3, .2, .7, 1)" },
  );
}

/** @param {Scene} scene @param {number} at */
export function confetti(scene, at) {
  // One piece after another: all of them in one frame would make it a long one.
  for (let n = 0; n < PIECES; n++) scene.later(at + n * APART_MS, () => drop(scene, n));
}
