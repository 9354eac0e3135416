// The one door to the browser libraries: everything else imports them from here.
import { h, render } from "./vendor/preact.js";
import htm from "./vendor/htm.js";

export { render };
export { batch, computed, effect, signal } from "./vendor/signals.js";
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "./vendor/hooks.js";

/** Templates: html`<p>…</p>` */
export const html = htm.bind(h);

/** Class names, those whose flag holds. @param {...(string|false|null|undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");

/** @param {number} count @param {string} noun */
export const tally = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A handler that passes on what was typed or picked. */
export const valueTo = (set) => (event) => set(event.currentTarget.value);
