// Log, chat and reactions: beside the table on wide screens, in a sheet on narrow ones.
import { html, useEffect, useRef, useState, valueTo } from "../lib.js";
import { REACTION_KINDS, reactionWords } from "./seats.js";
import { say, send } from "./session.js";
import { settings } from "../shared/settings.js";
import { t } from "../shared/speech.js";
import { chat, log } from "../shared/state.js";
/** @import { Ref } from "../lib.js" */

/** @param {Ref<HTMLElement | null>} box @param {unknown} changes */
function useEnd(box, changes) {
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [changes]);
}

export function Log() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEnd(box, log.value);
  return html`<section class="log" aria-label=${t("log-heading")}>
    <h2>${t("log-heading")}</h2>
    <div class="lines" ref=${box} tabindex="0" role="group" aria-label=${t("log-lines")}>
      ${
        log.value.length
          ? log.value.map(
              ({ id, text }) => html`<p key=${id}>${text}
              </p>`,
            )
          : html`<p class="faint">${t("log-empty")}</p>`
      }
    </div>
  </section>`;
}

export function Chat() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [text, setText] = useState("");
  useEnd(box, chat.value);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) say(text.trim());
    setText("");
  };
  if (settings.value.muted)
    return html`<section class="chat" aria-label=${t("chat-title")}><h2>${t("chat-title")}</h2>
      <p class="faint">${t("chat-hidden")}</p></section>`;
  return html`<section class="chat" aria-label=${t("chat-title")}>
    <h2>${t("chat-title")}</h2>
    <div class="lines" ref=${box} tabindex="0" role="group" aria-label=${t("chat-lines")}>
      ${
        chat.value.length
          ? chat.value.map(
              (line, n) => html`<p key=${n}><b>${line.name}</b> ${line.text}
              </p>`,
            )
          : html`<p class="faint">${t("chat-empty")}</p>`
      }
    </div>
    <div class="reactions" role="group" aria-label=${t("chat-reactions")}>
      ${REACTION_KINDS.map(
        (kind) => html`<button class="quiet" onClick=${() => send({ t: "react", kind })}>
          ${reactionWords(kind)}</button>`,
      )}
    </div>
    <form class="inline" onSubmit=${submit}>
      <input aria-label=${t("chat-say")} maxlength="300" value=${text}
        onInput=${valueTo(setText)} placeholder=${t("chat-say")} />
      <button>${t("chat-send")}</button>
    </form>
  </section>`;
}
