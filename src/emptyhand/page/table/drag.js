// Drag and drop: cards dropped on the middle of the table are played, cards dropped on the hand are moved
// there.
import { play } from "./session.js";
import { chosen, myTurn } from "../shared/state.js";
import { tap } from "./taps.js";

/** Pixels that a finger may slip in a tap. */
const SLIP = 10;

/**
 * The current drag; `far` once it is more than a slip.
 * @type {{ id: string, x: number, y: number, cards: HTMLElement[], far: boolean } | null}
 */
let drag = null;
/** A drag ends with a click, which must not choose anything. */
let justDragged = false;

/** Whether the current click only ends a drag. */
export function wasDrag() {
  const was = justDragged;
  justDragged = false;
  return was;
}

/**
 * @param {HTMLElement[]} cards
 * @param {number} x
 * @param {number} y
 */
const shift = (cards, x, y) => cards.forEach((card) => (card.style.translate = `${x}px ${y}px`));

function end() {
  if (!drag) return;
  drag.cards.forEach((card) => {
    card.classList.remove("dragged");
    card.style.translate = "";
  });
  drag = null;
}

/**
 * The cards that a drag moves: all chosen ones if the dragged card is chosen.
 * @param {HTMLElement} card
 * @param {string} id
 * @returns {HTMLElement[]}
 */
function taken(card, id) {
  if (!chosen.value.includes(id)) return [card];
  /** @type {NodeListOf<HTMLElement>} */
  const pressed = document.querySelectorAll('.own .card[aria-pressed="true"]');
  return [...pressed].includes(card) ? [...pressed] : [card];
}

/**
 * The handlers that make a card draggable. `put` is called with the point in the hand where it was dropped.
 * @param {string} id
 * @param {((x: number, y: number) => void) | null} put
 */
export function draggable(id, put) {
  return {
    onPointerDown: (/** @type {PointerEvent & { currentTarget: HTMLElement }} */ event) => {
      justDragged = false;
      if (event.button !== 0 || !event.isPrimary) return;
      // Capture at once: by its first move a fast pointer is over another card.
      event.currentTarget.setPointerCapture(event.pointerId);
      drag = { id, x: event.clientX, y: event.clientY, cards: taken(event.currentTarget, id), far: false };
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      if (drag?.id !== id) return;
      const x = event.clientX - drag.x;
      const y = event.clientY - drag.y;
      if (!drag.far && Math.hypot(x, y) < SLIP) return;
      if (!drag.far) {
        drag.far = true;
        drag.cards.forEach((card) => card.classList.add("dragged"));
      }
      shift(drag.cards, x, y);
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      if (drag?.id !== id) return;
      justDragged = drag.far;
      end();
      if (justDragged) drop(id, event, put);
    },
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}

/**
 * @param {string} id
 * @param {PointerEvent} event
 * @param {((x: number, y: number) => void) | null} put
 */
function drop(id, event, put) {
  const middle = document.querySelector(".middle")?.getBoundingClientRect();
  if (middle && event.clientY < middle.bottom) {
    if (!myTurn.value) return;
    if (!chosen.value.includes(id)) {
      chosen.value = [];
      tap(id);
    }
    play();
  } else put?.(event.clientX, event.clientY);
}
