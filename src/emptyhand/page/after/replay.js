// A finished game: step, jump, play; as a spectator, as any seat, or with all cards open; with the coach's review.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState, valueTo } from "../lib.js";
import { api, isMissing } from "../shared/api.js";
import { Why, useTry } from "../shared/forms.js";
import { MARKS, verdictInWords } from "../fair/deal-mark.js";
import { verdictOf } from "../fair/opened.js";
import { Board, inWords } from "./replay-board.js";
import { Controls, Moves, Share, useSteps } from "./replay-steps.js";
import { Puzzle } from "./puzzle.js";
import { Review, useReview } from "./review.js";
import { gameTitle, listed, t, tell } from "../shared/speech.js";
import { isServed } from "../shared/transport.js";
/** @import { GameReplay, SeatNumber, SeatReview, TurningPoint } from "../protocol.d.ts" */
/** @import { Steps } from "./replay-steps.js" */
/** @import { Reviewing, Ways } from "./review.js" */

/** In an address: start with the coach's review. */
const COACH = "coach";

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What this browser found when it dealt the game again. @param {{ record: string }} props */
function Dealt({ record }) {
  const { state, says } = useMemo(() => verdictOf(record), [record]);
  return (
    state !== "none" &&
    html`<p class=${`tick ${state}`} role=${state === "wrong" ? "alert" : null}>${MARKS[state]} ${verdictInWords(says)}</p>`
  );
}

/** The coach's word on the move that is shown. @param {{ review: SeatReview | null, at: number }} props */
function Comment({ review, at }) {
  const turn = review?.turns.find((each) => each.at === at - 1);
  if (!review || !turn) return null;
  return html`<aside class="comment" aria-label=${t("review-coach")}>
    <b>${t("review-turn", { number: review.turns.indexOf(turn) + 1, move: turn.at + 1 })}</b> ${tell(turn.says)}
    ${" "}${t("review-better", { move: turn.better })} ${turn.why && tell(turn.why)}</aside>`;
}

/**
 * Where the coach stands, brought into view if the address asks for the review: its place at once, its turning
 * points as soon as they are known, unless the reader has scrolled on by then.
 * @param {boolean} asked
 * @param {boolean} known
 */
function useLanding(asked, known) {
  const coach = useRef(/** @type {HTMLElement | null} */ (null));
  const landed = useRef(/** @type {number | null} */ (null));
  useLayoutEffect(() => {
    if (!asked || !coach.current) return;
    if (landed.current !== null && Math.abs(scrollY - landed.current) > 1) return;
    // On a wide screen the coach stands beside the board, in view already.
    if (coach.current.getBoundingClientRect().top > innerHeight / 4) coach.current.scrollIntoView();
    landed.current = scrollY;
    const heading = known && coach.current.querySelector(".landing");
    if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
  }, [asked, known]);
  return coach;
}

/**
 * The coach: whose game to look at, and what there is to say about it.
 * @param {{ data: GameReplay, seat: SeatNumber, setSeat: (seat: SeatNumber) => void, wanted: boolean,
 *   want: (wanted: boolean) => void, asked: boolean, reviewing: Reviewing, steps: Steps, ways: Ways }} props
 */
function Coach({ data, seat, setSeat, wanted, want, asked, reviewing, steps, ways }) {
  const place = useLanding(asked, reviewing.review !== null);
  const again = () => {
    want(false);
    setTimeout(() => want(true));
  };
  return html`<section class="panel coach" ref=${place} aria-label=${t("review-coach")}>
    <div class="inline"><h3>${t("review-coach")}</h3>
      <label class="field small"><span class="hidden">${t("review-whose")}</span>
        <select value=${seat} onChange=${valueTo((to) => setSeat(Number(to)))}>
          ${data.names.map((name, n) => html`<option key=${n} value=${n}>${name}</option>`)}</select></label></div>
    ${
      wanted
        ? html`<${Review} reviewing=${reviewing} name=${data.names[seat]} own=${seat === data.mine} at=${steps.at}
            ways=${ways} again=${again} />`
        : html`<p>${t("review-offer")}</p>
          <button class="primary" onClick=${() => want(true)}>${t("review-ask")}</button>`
    }
  </section>`;
}

/**
 * A replay that is loaded. `shown` has the frames of the chosen view.
 * @param {{ data: GameReplay, shown: GameReplay, who: string, setWho: (who: string) => void, from: string }} props
 */
function Shown({ data, shown, who, setWho, from }) {
  const last = data.frames.length - 1;
  const steps = useSteps(last, Number.parseInt(from, 10) || 0);
  const [seat, setSeat] = useState(data.mine ?? 0);
  const [wanted, want] = useState(from === COACH);
  const [puzzle, setPuzzle] = useState(/** @type {TurningPoint | null} */ (null));
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const reviewing = useReview(data.id ?? "", seat, wanted && data.id !== null);
  const turns = reviewing.review?.turns.map((turn) => turn.at) ?? [];
  useEffect(() => {
    steps.go(Number.parseInt(from, 10) || 0);
    // The address of the review may come while the game is already shown.
    if (from === COACH) want(true);
  }, [from]);
  // On a low screen the hand would begin below the controls. The review has its own place to land.
  useLayoutEffect(() => {
    if (from !== COACH) board.current?.scrollIntoView({ block: "nearest" });
  }, []);
  // A turning point is judged by what its seat could see, so it is shown as that seat saw it.
  const look = (/** @type {number} */ to) => {
    setWho(String(seat));
    setPuzzle(null);
    steps.go(to);
  };
  const visit = (/** @type {number} */ to) => {
    look(to);
    board.current?.scrollIntoView({ block: "start", behavior: calm() ? "auto" : "smooth" });
  };
  const ways = {
    go: steps.go,
    visit,
    puzzle: (/** @type {TurningPoint} */ turn) => {
      look(turn.at);
      // A copy, so that asking again brings an open question into view again.
      setPuzzle({ ...turn });
    },
  };
  // With the step itself, so that what is shared is always what is shown.
  useLayoutEffect(() => {
    if (data.id) history.replaceState(null, "", `#/g/${data.id}${steps.at ? `/${steps.at}` : ""}`);
  }, [steps.at]);
  const title = t("replay-of", { title: gameTitle(data), names: listed(data.names) });
  const frame = shown.frames[steps.at];
  // The cards to tap are there once the frames of the seat are.
  const asked = puzzle?.at === steps.at && frame.view.seat === seat ? puzzle : null;
  return html`<div class="watch">
    <div class="scene">
      <h2>${title}</h2>
      <div class="inline seenby">
        <label class="field"><span>${t("replay-seen-by")}</span>
          <select value=${who} onChange=${valueTo(setWho)}>
            <option value="">${t("replay-spectator")}</option><option value="all">${t("replay-open")}</option>
            ${data.names.map((name, n) => html`<option key=${n} value=${n}>${name}</option>`)}
          </select></label>
        ${
          data.id &&
          html`${isServed() && html`<${Share} title=${title} />`}
            <a class="button" href=${`/api/games/${encodeURIComponent(data.id)}/record`}
              download>${t("replay-download")}</a>`
        }
      </div>
      <div class="framed" ref=${board}><${Board} data=${data} frame=${frame} open=${who === "all"} asked=${asked !== null} /></div>
      ${
        asked
          ? html`<${Puzzle} key=${asked.at} turn=${asked} number=${turns.indexOf(asked.at) + 1} view=${frame.view}
              asks=${inWords(frame.asks)} climb=${data.family === "climb"} close=${() => setPuzzle(null)} />`
          : html`<${Comment} review=${reviewing.review} at=${steps.at} />`
      }
      <${Controls} steps=${steps} last=${last} turns=${turns} />
      <${Dealt} record=${data.record} />
    </div>
    <div class="margin">
      ${
        data.id &&
        isServed() &&
        html`<${Coach} data=${data} seat=${seat} setSeat=${setSeat} wanted=${wanted} want=${want}
          asked=${from === COACH} reviewing=${reviewing} steps=${steps} ways=${ways} />`
      }
      <details class="panel moves-drawer" open=${matchMedia("(min-width: 60rem)").matches}>
        <summary>${t("replay-moves")}</summary>
        <${Moves} data=${shown} steps=${steps} turns=${turns} />
      </details>
    </div>
  </div>`;
}

/**
 * @param {{ load: (seat: SeatNumber | null) => Promise<GameReplay>, first?: GameReplay | null, from?: string }} props
 */
function Game({ load, first = null, from = "" }) {
  const [data, setData] = useState(first);
  const [shown, setShown] = useState(first);
  const [why, setWhy] = useState("");
  const [who, setWho] = useState("");
  const seat = who === "" || who === "all" ? null : Number(who);
  useEffect(() => {
    const take = (/** @type {GameReplay} */ found) => {
      setData((known) => known ?? found);
      // One's own game is shown as one saw it.
      if (!data && Number.isInteger(found.mine)) setWho(String(found.mine));
      else setShown(found);
    };
    if (seat === null && data) setShown(data);
    else load(seat).then(take, (error) => setWhy(isMissing(error) ? t("replay-missing") : error.message));
  }, [seat]);
  if (why) return html`<p role="alert">${why}</p><a class="button" href="#/">${t("friends-to-lobby")}</a>`;
  if (!data || !shown) return html`<p>${t("after-moment")}</p>`;
  return html`<${Shown} data=${data} shown=${shown} who=${who} setWho=${setWho} from=${from} />`;
}

function Paste() {
  const [text, setText] = useState("");
  const [first, setFirst] = useState(/** @type {GameReplay | null} */ (null));
  const { why, busy, attempt } = useTry();
  if (first)
    return html`<${Game} load=${(/** @type {SeatNumber | null} */ seat) => api.replay(text, seat)}
      first=${first} />`;
  return html`<form class="stack" onSubmit=${attempt(async () => setFirst(await api.replay(text, null)))}>
    <label class="field"><span>${t("replay-record")}</span>
      <textarea rows="12" spellcheck="false" value=${text} onInput=${valueTo(setText)}
        required></textarea></label>
    <button class="primary" disabled=${busy}>${t("replay-watch")}</button>
    <${Why} why=${why} />
  </form>`;
}

/** @param {{ id: string, from?: string }} props */
export function Replay({ id, from }) {
  return html`<div class="lobby">
    <header class="bar"><a class="home" href="#/" aria-label=${t("after-lobby")}>⌂</a>
      <h1>${t("replay-title")}</h1></header>
    <main class="replay">${
      id === "paste"
        ? html`<${Paste} />`
        : html`<${Game} key=${id} from=${from}
          load=${(/** @type {SeatNumber | null} */ seat) => api.game(id, seat)} />`
    }</main>
  </div>`;
}
