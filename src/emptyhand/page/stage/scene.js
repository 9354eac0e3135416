// What is in motion: copies of cards above the table, which taps pass through. Ending a scene leaves nothing
// behind, because it never changes the table itself.
import { design } from "../cards/backs.js";
import { suitOf } from "../cards/deck.js";
/** @import { Card } from "../protocol.d.ts" */

/** Centre, height and tilt of a card on the screen. @typedef {{ x: number, y: number, height: number, tilt: string }} Pose */
/** @typedef {{ delay?: number, duration?: number, easing?: string }} Timing */

export const GLIDE = "cubic-bezier(.2, .7, .3, 1)";
const SVG = "http://www.w3.org/2000/svg";
const RATIO = 60 / 84;

/**
 * A card of the pack as a picture; without a card, its back.
 * @param {Card | null} card
 */
function drawn(card) {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 60 84");
  picture.setAttribute("class", card ? `face suit-${suitOf(card) || "R"}` : `face back back-${design()}`);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", card ? `#face-${card}` : `#back-${design()}`);
  picture.append(use);
  return picture;
}

/**
 * Where an element is. The bounding box of a tilted card is larger than the card, but has the same centre.
 * @param {Element} element
 * @returns {Pose}
 */
export function poseOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const tilt = getComputedStyle(element).rotate;
  return {
    x: x + width / 2,
    y: y + height / 2,
    height: element instanceof HTMLElement ? element.offsetHeight : height,
    tilt: tilt === "none" ? "0deg" : tilt,
  };
}

/** @param {Pose} from @param {Pose} to */
const shifted = (from, to) =>
  `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(${from.tilt}) scale(${from.height / to.height})`;

export class Scene {
  /** @type {Animation[]} */
  #motions = [];
  /** What has to happen before the scene is over. @type {Promise<unknown>[]} */
  #rest = [];
  /** @type {number[]} */
  #timers = [];
  #layer = document.createElement("div");

  /** @param {string[]} kinds of the events that it shows */
  constructor(kinds) {
    this.#layer.className = "flights";
    this.#layer.ariaHidden = "true";
    this.#layer.dataset.moments = kinds.join(" ");
    document.body.append(this.#layer);
  }

  /**
   * Put a picture of a card where `pose` says, as large as there.
   * @param {Card | null} card
   * @param {Pose} pose
   */
  card(card, pose) {
    return this.place(drawn(card), pose, pose.height * RATIO);
  }

  /**
   * @template {HTMLElement | SVGElement} E
   * @param {E} element
   * @param {Pose} pose
   * @param {number} width
   */
  place(element, { x, y, height }, width) {
    Object.assign(element.style, {
      left: `${x - width / 2}px`,
      top: `${y - height / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    this.#layer.append(element);
    return element;
  }

  /**
   * Move an element of the table or of the scene; `fill` both ways keeps a copy in its first pose until then.
   * A copy that `leaves` is removed at the end.
   * @param {Element} element
   * @param {Keyframe[] | PropertyIndexedKeyframes} frames
   * @param {Timing & { fill?: FillMode, leaves?: boolean }} timing
   */
  move(element, frames, { delay = 0, duration = 240, easing = GLIDE, fill = "both", leaves = false } = {}) {
    const motion = element.animate(frames, { delay, duration, easing, fill });
    if (leaves) motion.onfinish = () => element.remove();
    this.#motions.push(motion);
    this.#rest.push(motion.finished);
    return delay + duration;
  }

  /**
   * Do something later, unless the scene has ended: what is not needed at once would make its first frame long.
   * @param {number} delay
   * @param {() => void} act
   */
  later(delay, act) {
    this.#rest.push(
      new Promise((done) => {
        this.#timers.push(window.setTimeout(() => done(act()), delay));
      }),
    );
  }

  /**
   * Let a card fly to `to`. Its picture is as large as there, so that it is sharp when it lands.
   * @param {Card | null} card
   * @param {Pose} from
   * @param {Pose} to
   * @param {Timing} [timing]
   */
  fly(card, from, to, timing = {}) {
    const picture = this.card(card, to);
    const frames = { transform: [shifted(from, to), `translate(0, 0) rotate(${to.tilt}) scale(1)`] };
    return this.move(picture, frames, { ...timing, leaves: true });
  }

  /**
   * Make an element of the table transparent until its copy has landed. It is in place, and taps reach it.
   * @param {Element | null | undefined} element
   * @param {number} until
   */
  cover(element, until) {
    if (element) this.move(element, { opacity: [0, 0] }, { duration: until, fill: "none" });
  }

  /** When everything has come to rest, or the scene was ended. */
  get over() {
    return this.#settled();
  }

  async #settled() {
    for (let count = 0; count < this.#rest.length;) {
      count = this.#rest.length;
      await Promise.allSettled(this.#rest);
    }
  }

  end() {
    this.#timers.forEach(clearTimeout);
    this.#motions.forEach((motion) => motion.cancel());
    this.#layer.remove();
  }
}
