// Places that are loaded when the first of them is opened: replays and one's own games, and the workshop.
import { html, signal, useEffect } from "./lib.js";
import { t } from "./shared/speech.js";
import { place } from "./shared/state.js";

const TRY_AGAIN_MS = 2000;
const pages = signal(/** @type {typeof import("./after/afterwards.js") | null} */ (null));
const workshop = signal(/** @type {typeof import("./workshop/workshop.js") | null} */ (null));

/**
 * Load a part, and try again until it is there.
 * @template T
 * @param {() => Promise<T>} bring
 * @param {(all: T) => void} then
 */
function load(bring, then) {
  bring().then(then, () => setTimeout(() => load(bring, then), TRY_AGAIN_MS));
}

const Moment = () => html`<main class="narrowpage"><p role="status">${t("after-moment")}</p></main>`;

function Workshop() {
  useEffect(
    () =>
      load(
        () => import("./workshop/workshop.js"),
        (all) => (workshop.value = all),
      ),
    [],
  );
  const { id, from } = place.value;
  if (!workshop.value) return html`<${Moment} />`;
  return html`<${workshop.value.Workshop} key=${`${id}/${from}`} id=${id} from=${from} />`;
}

function Games() {
  useEffect(
    () =>
      load(
        () => import("./after/afterwards.js"),
        (all) => (pages.value = all),
      ),
    [],
  );
  const { page, id, from } = place.value;
  if (!pages.value) return html`<${Moment} />`;
  if (page === "mine") return html`<${pages.value.Mine} />`;
  return html`<${pages.value.Replay} id=${id} from=${from} />`;
}

export const Afterwards = () =>
  place.value.page === "workshop" ? html`<${Workshop} />` : html`<${Games} />`;
