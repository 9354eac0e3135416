// Replays and one's own games, loaded when the first of them is opened.
import { html, signal, useEffect } from "./lib.js";
import { t } from "./speech.js";
import { place } from "./state.js";

const TRY_AGAIN_MS = 2000;
const pages = signal(/** @type {typeof import("./afterwards.js") | null} */ (null));

function load() {
  import("./afterwards.js").then(
    (all) => (pages.value = all),
    () => setTimeout(load, TRY_AGAIN_MS),
  );
}

export function Afterwards() {
  useEffect(load, []);
  const { page, id, from } = place.value;
  if (!pages.value) return html`<main class="narrowpage"><p role="status">${t("after-moment")}</p></main>`;
  if (page === "mine") return html`<${pages.value.Mine} />`;
  return html`<${pages.value.Replay} id=${id} from=${from} />`;
}
