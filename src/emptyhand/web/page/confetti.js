// A short rain of suits for the winner.
import { PIPS } from "./pips.js";
/** @import { Scene } from "./scene.js" */

const PIECES = 18;
const SVG = "http://www.w3.org/2000/svg";

/** @param {number} least @param {number} most */
const between = (least, most) => least + Math.random() * (most - least);

/** @param {Scene} scene @param {number} at */
export function confetti(scene, at) {
  const { innerWidth: width, innerHeight: height } = window;
  for (let n = 0; n < PIECES; n++) {
    const suit = "SHDC"[n % 4];
    const piece = document.createElementNS(SVG, "svg");
    piece.setAttribute("class", `confetto confetto-${n % 5}`);
    piece.setAttribute("viewBox", "-11 -11 22 22");
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", PIPS[suit]);
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
      { delay: at + between(0, 500), duration: between(1000, 1500), easing: "cubic-bezier(.3, .2, .7, 1)" },
    );
  }
}
