// Moving through a replay: steps, the time line with its turning points, the list of moves, and sharing.
import { classes, html, useEffect, useRef, useState, valueTo } from "../lib.js";
import { forOthers } from "../shared/address.js";
import { inWords } from "./replay-board.js";
import { t } from "../shared/speech.js";
/** @import { GameReplay } from "../protocol.d.ts" */

const BEAT_MS = 1200;
/** How fast a replay plays: times the usual speed. */
const SPEEDS = [0.5, 1, 2, 4];

/**
 * Where the replay is, and the ways to move it: by button, key and time.
 * @param {number} last
 * @param {number} first
 */
export function useSteps(last, first) {
  const [at, setAt] = useState(first);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const go = (/** @type {number} */ to) => setAt(Math.max(0, Math.min(last, to)));
  useEffect(() => {
    if (!playing || at >= last) return setPlaying(false);
    const timer = setTimeout(() => go(at + 1), BEAT_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed]);
  useEffect(() => {
    /** @type {Record<string, (now: number) => number>} */
    const keys = {
      ArrowRight: (now) => now + 1,
      ArrowLeft: (now) => now - 1,
      Home: () => 0,
      End: () => last,
    };
    const press = (/** @type {KeyboardEvent} */ event) => {
      const step = keys[event.key];
      const busy = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
      if (!step || busy || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setAt((now) => Math.max(0, Math.min(last, step(now))));
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [last]);
  return { at: Math.min(at, last), go, playing, setPlaying, speed, setSpeed };
}

/** @typedef {ReturnType<typeof useSteps>} Steps */

/** @param {{ steps: Steps, last: number, turns: number[] }} props */
export function Controls({ steps, last, turns }) {
  const { at, go, playing, setPlaying, speed, setSpeed } = steps;
  return html`<div class="controls" role="group" aria-label=${t("replay-steps")}>
    <div class="buttons">
      <button onClick=${() => go(0)} disabled=${at === 0} aria-label=${t("replay-to-deal")}>|◀</button>
      <button onClick=${() => go(at - 1)} disabled=${at === 0} aria-label=${t("replay-back")}>◀</button>
      <button class="primary" onClick=${() => setPlaying(!playing)} disabled=${at === last}>
        ${playing ? t("replay-pause") : t("replay-play")}</button>
      <button onClick=${() => go(at + 1)} disabled=${at === last} aria-label=${t("replay-on")}>▶</button>
      <button onClick=${() => go(last)} disabled=${at === last} aria-label=${t("replay-to-end")}>▶|</button>
      <label class="speed"><span class="hidden">${t("replay-speed")}</span>
        <select value=${speed} onChange=${valueTo((to) => setSpeed(Number(to)))}>
          ${SPEEDS.map((each) => html`<option key=${each} value=${each}>${t("replay-times", { each })}</option>`)}
        </select></label>
    </div>
    <div class="timeline">
      <input type="range" min="0" max=${last} value=${at} aria-label=${t("replay-move")}
        aria-valuetext=${t("replay-at", { at, last })} onInput=${valueTo((to) => go(Number(to)))} />
      <span class="turnmarks">${turns.map(
        (turn) => html`<button key=${turn} class="turnmark" style=${{ "--at": turn / Math.max(1, last) }}
          aria-label=${t("replay-to-turn", { move: turn + 1 })} onClick=${() => go(turn)}></button>`,
      )}</span>
    </div>
    <output>${t("replay-at", { at, last })}</output>
  </div>`;
}

/** Every move; a tap goes there. @param {{ data: GameReplay, steps: Steps, turns: number[] }} props */
export function Moves({ data, steps, turns }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const box = list.current;
    const now = box?.querySelector("[aria-current]");
    // Scrolls the list and nothing around it.
    if (box && now instanceof HTMLElement) box.scrollTop = now.offsetTop - box.clientHeight / 2;
  }, [steps.at]);
  return html`<ol class="movelist" ref=${list} aria-label=${t("replay-moves")}>
    ${data.frames.map(
      ({ told }, n) => html`<li key=${n}>
        <button class=${classes("quiet", turns.includes(n - 1) && "pivot")}
          aria-current=${n === steps.at ? "step" : null} onClick=${() => steps.go(n)}>
          <span class="number">${n || ""}</span>
          <span>${told.map(inWords).join(" ") || t("replay-deal")}
            ${
              turns.includes(n - 1) &&
              html`<b class="turnflag">${t("replay-turning", { number: turns.indexOf(n - 1) + 1 })}</b>`
            }</span>
        </button></li>`,
    )}
  </ol>`;
}

/** Share the moment that is shown: by the device's own sheet, else by copying the link. @param {{ title: string }} props */
export function Share({ title }) {
  const [said, say] = useState("");
  const share = async () => {
    const url = forOthers();
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      say(t("replay-copied"));
    } catch (error) {
      // Closing the sheet is no failure; without a clipboard the link is shown to be copied by hand.
      if (!(error instanceof DOMException && error.name === "AbortError")) say(url);
    }
  };
  return html`<button onClick=${share}>${t("replay-share")}</button>
    <span class="shared" role="status">${said}</span>`;
}
