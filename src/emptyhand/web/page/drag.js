// Dragging, as an extra: cards dropped on the middle of the table are played, along the hand they find another place.
import { play } from "./session.js";
import { chosen, myTurn } from "./state.js";
import { tap } from "./hand.js";

/** So far a finger may slip and still have tapped. */
const SLIP = 10;

/** The drag that is going on. @type {{id: string, x: number, y: number, cards: HTMLElement[], far: boolean} | null} */
let drag = null;
/** A drag ends with a click of its own, which must not choose anything. */
let justDragged = false;

/** Whether the click that comes now only ends a drag. */
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
 * The cards that go along: all chosen ones if the one that is pulled is among them.
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
 * What a card needs to be dragged. `put` is told where it was dropped within the hand.
 * @param {string} id
 * @param {((x: number, y: number) => void) | null} put
 */
export function draggable(id, put) {
  return {
    onPointerDown: (/** @type {PointerEvent & { currentTarget: HTMLElement }} */ event) => {
      justDragged = false;
      if (event.button !== 0 || !event.isPrimary) return;
      // At once, since a fast pointer is over another card by its first move.
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
