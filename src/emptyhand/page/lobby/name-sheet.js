// Asks for the name that others will see.
import { html, useState, valueTo } from "../lib.js";
import { Why, introduce, useTry } from "../shared/forms.js";
import { Sheet } from "../shared/sheet.js";
import { t } from "../shared/speech.js";

/**
 * Asks for the name that others will see, then goes on.
 * @param {{ close: () => void, then: () => Promise<void> }} props
 */
export function NameSheet({ close, then }) {
  const [name, setName] = useState("");
  const { why, busy, attempt } = useTry();
  const submit = attempt(async () => {
    await introduce(name);
    await then();
  });
  return html`<${Sheet} title=${t("lobby-name-ask")} close=${close}>
    <form class="stack" onSubmit=${submit}>
      <label class="field"><span>${t("lobby-name")}</span>
        <input value=${name} maxlength="24" placeholder=${t("lobby-guest")} autocomplete="nickname"
          autofocus onInput=${valueTo(setName)} /></label>
      <button class="primary" disabled=${busy}>${t("lobby-name-go")}</button>
      <${Why} why=${why} />
    </form>
  <//>`;
}
