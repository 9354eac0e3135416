// Runs sessions.py in Pyodide under Node: `node pyodide.mjs JOB`, where JOB is a file of JSON with the paths and the
// Python expression to evaluate. Words come from the page's own Fluent.
import { register } from "node:module";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

// Pyodide asks Node for a package that it needs only for sockets.
const none = 'data:text/javascript,export default null';
register(
  "data:text/javascript," +
    encodeURIComponent(
      `export const resolve = (name, at, next) => name === "ws" ? { url: "${none}", shortCircuit: true } : next(name, at);`,
    ),
);

const job = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const from = (folder, name) => import(pathToFileURL(`${folder}/${name}`).href);
const { wording } = await from(job.page, "shared/wording.js");
const { FluentBundle } = await from(job.page, "vendor/fluent/bundle.js");
const { FluentResource } = await from(job.page, "vendor/fluent/resource.js");
const { FluentType } = await from(job.page, "vendor/fluent/types.js");
const fluent = { FluentBundle, FluentResource, FluentType };
const words = Object.fromEntries(
  Object.entries(job.words).map(([code, text]) => [code, wording(fluent, code, text)]),
);

const begun = performance.now();
const { loadPyodide } = await from(job.pyodide, "pyodide.mjs");
const python = await loadPyodide({ indexURL: `${job.pyodide}/` });
for (const [path, text] of Object.entries(JSON.parse(gunzipSync(readFileSync(job.code)).toString()))) {
  python.FS.mkdirTree(`/code/${path.slice(0, path.lastIndexOf("/"))}`);
  python.FS.writeFile(`/code/${path}`, text);
}
python.FS.writeFile("/code/sessions.py", readFileSync(job.sessions, "utf-8"));
python.runPython("import sys; sys.path.insert(0, '/code'); import sessions; from emptyhand.table.device.warm import warm; warm()");
const ready = performance.now();
python
  .pyimport("emptyhand.words.speech.language")
  .speak_through((code, phrase) => words[code].inWords(JSON.parse(phrase)));
try {
  const found = python.runPython(job.expression);
  console.log(JSON.stringify({ found, startMs: ready - begun, runMs: performance.now() - ready }));
} catch (error) {
  // Node would print the whole of Pyodide along with it.
  console.error(String(error.message));
  process.exit(1);
}
