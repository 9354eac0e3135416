// @ts-nocheck The other modules are checked against the globals of a page; a worker has others.
// Python in a worker. The first start imports everything, and keeps Python's memory as it is then, before it has
// seen anything of a person; later starts put that memory back, which takes a fifth of the time.
/* global BUILD */

const CODE = "/emptyhand-code";
const KEPT = `emptyhand memory ${self.name}`;
const total = Object.values(BUILD.sizes).reduce((sum, size) => sum + size, 0);
const plainFetch = self.fetch.bind(self);

/**
 * The address under which memory is kept: of this build, and as this browser has it.
 * @param {string} address
 */
const at = (address) => new URL(address, import.meta.url).href;
const memoryAddress = () => at(`memory?${encodeURIComponent(navigator.userAgent)}`);

/** Fetch as ever, and report the bytes of the files that take long. @param {(loaded: number) => void} tell */
function countFetches(tell) {
  let [loaded, told] = [0, 0];
  self.fetch = async (...wanted) => {
    const answer = await plainFetch(...wanted);
    // The answer itself is passed on: browsers keep compiled WebAssembly only of what the network sent.
    if (answer.ok && answer.body) count(answer.clone().body.getReader());
    return answer;
  };
  async function count(reader) {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      loaded += part.value.byteLength;
      if (Date.now() - told < 100) continue;
      told = Date.now();
      tell(loaded);
    }
  }
}

/** The memory of an earlier start; undefined if there is none, or nowhere to keep it. */
async function keptMemory() {
  try {
    return await (await caches.open(KEPT)).match(memoryAddress());
  } catch {
    return undefined;
  }
}

/** Keep memory for later starts, in place of that of other builds. A browser without room for it starts as before. */
async function keepMemory(memory) {
  try {
    await caches.delete(KEPT);
    await (await caches.open(KEPT)).put(memoryAddress(), new Response(memory));
  } catch (error) {
    console.info(error);
  }
}

/** The files of the package by their paths. @returns {Promise<Record<string, string>>} */
async function fetchCode() {
  const { body } = await fetch(at(BUILD.code));
  return new Response(body.pipeThrough(new DecompressionStream("gzip"))).json();
}

/** Write files, which memory does not include. */
function unpack({ FS }, files) {
  for (const [path, text] of Object.entries(files)) {
    FS.mkdirTree(`${CODE}/${path.slice(0, path.lastIndexOf("/"))}`);
    FS.writeFile(`${CODE}/${path}`, text);
  }
}

async function load(more, code) {
  const { loadPyodide } = await import(at(`${BUILD.runtime}pyodide.mjs`));
  const runtime = at(BUILD.runtime);
  const python = await loadPyodide({
    indexURL: runtime,
    packageBaseUrl: runtime,
    lockFileContents: BUILD.lock,
    ...more,
  });
  unpack(python, await code);
  return python;
}

/** Start from memory, which is read while Python loads. Null if it cannot be used. */
async function restored(kept, code) {
  const memory = kept.arrayBuffer();
  // WebAssembly begins with less memory than Python had grown to.
  const createPyodideModule = async (settings) => {
    const { default: create } = await import(at(`${BUILD.runtime}pyodide.asm.mjs`));
    const [module, { byteLength }] = [await create(settings), await memory];
    if (byteLength > module.HEAP8.length) module.growMemory(byteLength);
    return module;
  };
  try {
    const python = await load({ _loadSnapshot: memory, createPyodideModule }, code);
    performance.mark("restored");
    return python;
  } catch (error) {
    console.info(error);
    await caches.delete(KEPT);
    return null;
  }
}

/** Start from the beginning, and keep the memory. */
async function begun(code) {
  const python = await load({ _makeSnapshot: "caches" in self }, code);
  python.runPython(`
    import sys
    sys.path.insert(0, "${CODE}")
    from emptyhand.offline.warm import warm
    warm()
  `);
  if ("caches" in self) void keepMemory(python.makeMemorySnapshot());
  return python;
}

/**
 * Start Python with the modules of the device.
 * @param {(loaded: number, total: number) => void} tell
 */
export async function startPython(tell) {
  const kept = await keptMemory();
  if (!kept) countFetches((loaded) => tell(loaded, total));
  const code = fetchCode();
  const python = (kept && (await restored(kept, code))) ?? (await begun(code));
  self.fetch = plainFetch;
  tell(total, total);
  return python;
}
