// The browser libraries: every other module imports them from here. lib.d.ts has the types.
import { h, render } from "./vendor/preact.js";
import htm from "./vendor/htm.js";

export { render };
export { FluentBundle } from "./vendor/fluent/bundle.js";
export { FluentResource } from "./vendor/fluent/resource.js";
export { FluentType } from "./vendor/fluent/types.js";
export { batch, computed, effect, signal } from "./vendor/signals.js";
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "./vendor/hooks.js";

/** Templates: html`<p>…</p>` */
export const html = htm.bind(h);

/** Class names, those whose flag holds. @param {...(string|false|null|undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");

/** A handler that passes on what was typed or picked. */
export const valueTo = (set) => (event) => set(event.currentTarget.value);
