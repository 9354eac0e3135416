// A study while it is shown: the first figures come within a second, sharper ones follow.
import { useEffect, useState } from "../lib.js";
import { api, isMissing, mayPass } from "../shared/api.js";
/** @import { LabStudy, LevelPair, StudiedRules } from "../protocol.d.ts" */

const EAGER_MS = 150;
const LATER_MS = 700;
const EAGER_FOR_MS = 3000;

/** @type {LabStudy} */
const NOTHING = { id: "", state: "working", done: 0, of: 0, why: "", complete: false, figures: null };

/**
 * Study rules as long as they are shown. The server gives a study up once nobody asks about it.
 * @param {StudiedRules[]} rules one or two; none studies nothing
 * @param {number} players
 * @param {LevelPair | null} levels
 * @param {number} attempt a new number begins again
 * @returns also why there are no figures, and whether another attempt may help
 */
export function useStudy(rules, players, levels, attempt) {
  const [study, setStudy] = useState(NOTHING);
  const [error, setError] = useState(/** @type {Error | null} */ (null));
  const wanted = JSON.stringify([rules, players, levels]);
  useEffect(() => {
    setStudy(NOTHING);
    setError(null);
    if (!rules.length) return;
    let [timer, left] = [0, false];
    const begun = Date.now();
    const [first, second] = rules;
    const start = () => api.startStudy({ rules: first, vs: second ?? null, players, levels });
    /** @param {() => Promise<LabStudy>} ask */
    const look = async (ask) => {
      const found = await ask().catch((error) => {
        if (isMissing(error) && ask !== start) return start();
        throw error;
      });
      if (left) return;
      setStudy((before) => ({ ...found, figures: found.figures ?? before.figures }));
      if (found.state !== "working") return;
      const wait = Date.now() - begun < EAGER_FOR_MS ? EAGER_MS : LATER_MS;
      timer = setTimeout(() => look(() => api.study(found.id)).catch(fail), wait);
    };
    const fail = (/** @type {Error} */ found) => left || setError(found);
    look(start).catch(fail);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [wanted, attempt]);
  const failed = study.state === "failed";
  // The server says what is wrong with rules that cannot be studied; other troubles may pass.
  const mayHelp = error ? mayPass(error) : failed && !study.why;
  return { ...study, refused: error?.message ?? "", mayHelp };
}
