// A table, before the guest has entered: who invites to what, or whose open table it is. One tap sits down or watches;
// nobody is seated without it.
import { html, useState, valueTo } from "../lib.js";
import { AsPlayed } from "../lobby/as-played.js";
import { Chosen, RoundTable } from "./chairs.js";
import { Why, introduce, useTry } from "../shared/forms.js";
import { levelName } from "../lobby/levels.js";
import { Prose } from "../shared/sheet.js";
import { gameTitle, listed, t } from "../shared/speech.js";
import { myName } from "../shared/state.js";
/** @import { Invitation, Phase, PlayableRules, SeatNumber } from "../protocol.d.ts" */

/** @param {Invitation} invitation */
function situation({ phase, seats }) {
  const free = seats.filter((seat) => seat.free);
  if (phase !== "playing") return free.length ? "" : t("friends-full");
  if (!free.length) return t("friends-full-playing");
  return t("friends-take-over", { count: free.length, names: listed(free.map(({ name }) => name)) });
}

/**
 * @param {Invitation["seats"][number]} seat
 * @param {Phase} phase
 */
function notes({ bot, free }, phase) {
  if (bot) return [levelName(bot)];
  return free && phase === "playing" ? [t("friends-stand-in")] : [];
}

/** A table that is open to everybody was found in a list as often as by a link: its host invites nobody by name. */
function heading(/** @type {Invitation} */ { host, options }, /** @type {string} */ game) {
  if (options.is_open) return host ? t("friends-open-of", { host, game }) : t("friends-open", { game });
  return host ? t("friends-invites", { host, game }) : t("friends-invited", { game });
}

/** The seats that a guest can choose among: all alike before a game, each for itself during one. */
const choices = (/** @type {Invitation} */ { phase, seats }) => {
  const free = [...seats.keys()].filter((seat) => seats[seat].free);
  return phase === "playing" ? free : free.slice(0, 1);
};

/** What the table plays, before one sits down. @param {{ rules: PlayableRules }} props */
const HouseRules = ({ rules }) => html`<section class="panel" aria-label=${rules.title}>
  ${
    rules.compared &&
    html`<details><summary>${t("friends-rules", { game: rules.compared, count: rules.differs })}</summary>
      <${Prose} text=${rules.difference} /></details>`
  }
  <details><summary>${t("friends-rules-all")}</summary><${Prose} text=${rules.book} /></details>
  <${AsPlayed} notes=${rules.notes} />
</section>`;

/**
 * @param {{ invitation: Invitation, enter: (seat: SeatNumber | null) => Promise<void> }} props
 */
export function InvitationPage({ invitation, enter }) {
  const [name, setName] = useState("");
  const [isNew] = useState(myName.value === null);
  const { why, busy, attempt } = useTry();
  const { seats, phase, options, rules } = invitation;
  const title = gameTitle(invitation);
  const come = (/** @type {SeatNumber | null} */ seat) =>
    attempt(async () => {
      if (isNew) await introduce(name);
      await enter(seat);
    });
  const free = choices(invitation);
  return html`<main class="invitation">
    <h1>${heading(invitation, title)}</h1>
    <${RoundTable} title=${title} chairs=${seats.map((seat) => ({
      ...seat,
      taken: seat.taken || (phase === "playing" && !seat.bot),
      notes: notes(seat, phase),
    }))} />
    <${Chosen} options=${options} />
    <form class="panel stack" onSubmit=${come(free[0] ?? null)}>
      ${situation(invitation) && html`<p>${situation(invitation)}</p>`}
      ${
        isNew &&
        free.length > 0 &&
        html`<label class="field"><span>${t("friends-your-name")}</span>
          <input value=${name} maxlength="24" placeholder=${t("friends-guest")} autocomplete="nickname"
            onInput=${valueTo(setName)} /></label>`
      }
      ${free.map(
        (seat, n) => html`<button key=${seat} type=${n ? "button" : "submit"} class="primary" disabled=${busy}
          onClick=${n ? come(seat) : undefined}>
          ${phase === "playing" ? t("friends-sit-for", { name: seats[seat].name }) : t("friends-sit-down")}
        </button>`,
      )}
      <button type=${free.length ? "button" : "submit"} class=${free.length ? "" : "primary"} disabled=${busy}
        onClick=${free.length ? come(null) : undefined}>${t("friends-just-watch")}</button>
      <${Why} why=${why} />
    </form>
    ${rules && html`<${HouseRules} rules=${rules} />`}
  </main>`;
}
