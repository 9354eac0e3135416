// Log, chat and reactions: beside the table on wide screens, in a sheet on narrow ones.
import { html, useEffect, useRef, useState, valueTo } from "./lib.js";
import { REACTION_KINDS, reactionWords } from "./seats.js";
import { say, send } from "./session.js";
import { settings } from "./settings.js";
import { chat, log } from "./state.js";
/** @import { Ref } from "./lib.js" */

/** @param {Ref<HTMLElement | null>} box @param {unknown} changes */
function useEnd(box, changes) {
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [changes]);
}

export function Log() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEnd(box, log.value);
  return html`<section class="log" aria-label="What happened">
    <h2>What happened</h2>
    <div class="lines" ref=${box} tabindex="0" role="group" aria-label="Sentences, oldest first">
      ${
        log.value.length
          ? log.value.map(
              ({ id, text }) => html`<p key=${id}>${text}
              </p>`,
            )
          : html`<p class="faint">Nothing yet.</p>`
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
    return html`<section class="chat" aria-label="Chat"><h2>Chat</h2>
      <p class="faint">Hidden in the settings.</p></section>`;
  return html`<section class="chat" aria-label="Chat">
    <h2>Chat</h2>
    <div class="lines" ref=${box} tabindex="0" role="group" aria-label="Lines, oldest first">
      ${
        chat.value.length
          ? chat.value.map(
              (line, n) => html`<p key=${n}><b>${line.name}</b> ${line.text}
              </p>`,
            )
          : html`<p class="faint">Nobody has said anything.</p>`
      }
    </div>
    <div class="reactions" role="group" aria-label="Reactions">
      ${REACTION_KINDS.map(
        (kind) => html`<button class="quiet" onClick=${() => send({ t: "react", kind })}>
          ${reactionWords(kind)}</button>`,
      )}
    </div>
    <form class="inline" onSubmit=${submit}>
      <input aria-label="Say something" maxlength="300" value=${text}
        onInput=${valueTo(setText)} placeholder="Say something" />
      <button>Say</button>
    </form>
  </section>`;
}
