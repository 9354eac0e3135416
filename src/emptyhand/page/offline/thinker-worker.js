// @ts-nocheck The other modules are checked against the globals of a page; a worker has others.
// Python that only thinks: the bots that look ahead, so that nothing else waits for them.
// The build puts BUILD before these lines, as before those of the device.
import { startPython } from "./python.js";

const thinker = startPython(() => {}).then(
  (python) => python.pyimport("emptyhand.table.device.bridge").thinker,
);

self.onmessage = async ({ data: { question, ...where } }) => {
  let token = "";
  try {
    token = (await thinker).answer(question);
  } catch (error) {
    // Without an answer the bot plays out of habit.
    console.info(error);
  }
  postMessage({ t: "considered", ...where, token });
};
