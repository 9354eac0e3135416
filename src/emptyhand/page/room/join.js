// Joining a table by its code or its link: a button beside the one that opens a table, and its sheet.
import { html, useState, valueTo } from "../lib.js";
import { api } from "../shared/api.js";
import { Why, useTry } from "../shared/forms.js";
import { Sheet } from "../shared/sheet.js";
import { t } from "../shared/speech.js";
import { myName } from "../shared/state.js";

/** @param {string} hash */
const go = (hash) => (location.hash = hash);

/** @param {{ close: () => void }} props */
function JoinSheet({ close }) {
  const [code, setCode] = useState("");
  const { why, busy, attempt } = useTry();
  const join = attempt(async () => {
    const [typed, secret] = code
      .trim()
      .replace(/^.*\/r\//, "")
      .replace(/\?.*$/, "")
      .split("/");
    const room = typed.replace(/[\s-]/g, "");
    if (myName.value === null) {
      // The invitation asks for a name; whether there is such a table is known before.
      await api.invitation(room, secret);
      go(`#/r/${room}${secret ? `/${secret}` : ""}`);
    } else go(`#/r/${(await api.join(room, secret)).room}`);
  });
  return html`<${Sheet} title=${t("lobby-join")} close=${close}>
    <form class="stack" onSubmit=${join}>
      <label class="field"><span>${t("lobby-code")}</span>
        <input autocapitalize="characters" autocomplete="off" value=${code} onInput=${valueTo(setCode)} required /></label>
      <button class="primary" disabled=${busy}>${t("lobby-join-go")}</button>
      <${Why} why=${why} />
    </form>
  <//>`;
}

export function Join() {
  const [isOpen, open] = useState(false);
  return html`<button class="big" onClick=${() => open(true)}><b>${t("lobby-join")}</b>
      <small>${t("lobby-join-what")}</small></button>
    ${isOpen && html`<${JoinSheet} close=${() => open(false)} />`}`;
}
