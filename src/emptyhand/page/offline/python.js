// @ts-nocheck The other modules are checked against the globals of a page; a worker has others.
// Python in a worker. The first start imports everything, and keeps Python's memory as it is then, before it has
// seen anything of a person; later starts put that memory back, which takes a fifth of the time.
import { wrongType } from "./file-types.js";
/* global BUILD */

const CODE = "/emptyhand-code";
const KEPT = `emptyhand memory ${self.name}`;
// Modules come by `import()`, whose bytes nobody can count; a first start leaves out what only later ones need.
const COUNTED = /\.(wasm|zip|code)$/;
const total = Object.entries(BUILD.sizes).reduce(
  (sum, [name, size]) => sum + (COUNTED.test(name) && size),
  0,
);
const plainFetch = self.fetch.bind(self);

/**
 * The address under which memory is kept: of this build, and as this browser has it.
 * @param {string} address
 */
const at = (address) => new URL(address, import.meta.url).href;
const memoryAddress = () => at(`memory?${encodeURIComponent(navigator.userAgent)}`);

/**
 * Fetch as ever, and report the bytes of the files that take long, and a file that does not come whole: WebAssembly
 * would wait for it for ever.
 * @param {(loaded: number) => void} tell
 * @param {(error: Error) => void} refuse
 */
function countFetches(tell, refuse) {
  let [loaded, told] = [0, 0];
  self.fetch = async (wanted, ...more) => {
    const answer = await plainFetch(wanted, ...more);
    // The answer itself is passed on: browsers keep compiled WebAssembly only of what the network sent.
    if (answer.ok && answer.body) count(answer.clone().body.getReader(), answer.url).catch(refuse);
    else refuse(new Error(`${answer.status} ${answer.url}`));
    return answer;
  };
  async function count(reader, address) {
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      loaded += part.value.byteLength;
      if (Date.now() - told < 100) continue;
      told = Date.now();
      tell(loaded);
    }
    if (sizeOf(address) !== size) throw new Error(`${address} has ${size} bytes`);
  }
}

/** The size of a file of the build. @param {string} address */
const sizeOf = (address) => Object.entries(BUILD.sizes).find(([name]) => at(name) === address)?.[1];

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

/** Files of the package by their paths. @param {string} name @returns {Promise<Record<string, string>>} */
async function fetchFiles(name) {
  const { body } = await fetch(at(name));
  return new Response(body.pipeThrough(new DecompressionStream("gzip"))).json();
}

/** The shortest module of WebAssembly, which any browser compiles that may. */
const EMPTY_MODULE = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);

/** Whether the policy of the host lets a page compile WebAssembly. */
function mayCompile() {
  try {
    return Boolean(new WebAssembly.Module(EMPTY_MODULE));
  } catch {
    return false;
  }
}

/**
 * Why the host keeps a start from succeeding: a file that it does not send whole, or as another type, or its policy.
 * Null if all is well.
 * @param {string[]} words
 */
export async function hostFault(words) {
  for (const name of [...Object.keys(BUILD.sizes), ...words]) {
    const found = await plainFetch(at(name)).catch(() => null);
    const mistyped = found && wrongType(found);
    if (mistyped) return { state: "mistyped", ...mistyped };
    const size = found?.ok && (await found.arrayBuffer().catch(() => null))?.byteLength;
    if (size !== (BUILD.sizes[name] ?? size) || !size)
      return { state: "missing", file: name.replace(/.*\//, "") };
  }
  return mayCompile() ? null : { state: "forbidden" };
}

/** Write files, which memory does not include. */
function unpack({ FS }, files) {
  const encoder = new TextEncoder();
  for (const [path, text] of Object.entries(files)) {
    FS.mkdirTree(`${CODE}/${path.slice(0, path.lastIndexOf("/"))}`);
    FS.writeFile(`${CODE}/${path}`, encoder.encode(text));
  }
}

const runtimeModule = (name) => import(at(`${BUILD.runtime}${name}`));

async function load(more, files) {
  const { loadPyodide } = await runtimeModule("pyodide.js");
  const runtime = at(BUILD.runtime);
  const python = await loadPyodide({
    indexURL: runtime,
    packageBaseUrl: runtime,
    lockFileContents: BUILD.lock,
    ...more,
  });
  unpack(python, await files);
  return python;
}

const { instantiateStreaming } = WebAssembly;

/** Compile WebAssembly: while it loads, which browsers do only if the host sends it as what it is, or afterwards. */
async function compile(loading) {
  const answer = await loading;
  const streams = /^application\/wasm$/i.test(answer.headers.get("content-type") ?? "");
  return streams ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

/**
 * Compile what Pyodide asks for, and pass on an error: Pyodide waits for ever for what could not be compiled.
 * @param {(error: Error) => void} refuse
 */
function passCompileErrors(refuse) {
  WebAssembly.instantiateStreaming = async (loading, imports) => {
    try {
      const module = await compile(loading);
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    } catch (error) {
      refuse(error);
      throw error;
    }
  };
}

/** Compile WebAssembly at once, and not when the modules have loaded that ask for it and the memory is read. */
function compileEarly() {
  const address = at(`${BUILD.runtime}pyodide.asm.wasm`);
  const compiled = compile(plainFetch(address));
  self.fetch = async (wanted, ...more) =>
    String(wanted) === address ? new Response() : plainFetch(wanted, ...more);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    WebAssembly.instantiateStreaming = instantiateStreaming;
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return compiled;
}

/**
 * Start from memory, which is read while Python loads. Its modules are imported, so that of the package only the
 * data are needed. Null if it cannot be used.
 */
async function restored(kept) {
  const compiled = compileEarly();
  const [memory, files, asm] = [kept.arrayBuffer(), fetchFiles(BUILD.data), runtimeModule("pyodide.asm.js")];
  // WebAssembly begins with less memory than Python had grown to.
  const createPyodideModule = async (settings) => {
    const { default: create } = await asm;
    const [module, { byteLength }] = [await create(settings), await memory];
    if (byteLength > module.HEAP8.length) module.growMemory(byteLength);
    return module;
  };
  try {
    // Pyodide waits for ever for what could not be compiled.
    const loading = load({ _loadSnapshot: memory, createPyodideModule }, files);
    const [python] = await Promise.all([loading, compiled]);
    performance.mark("restored");
    return python;
  } catch (error) {
    console.info(error);
    await caches.delete(KEPT);
    return null;
  } finally {
    self.fetch = plainFetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** Start from the beginning, and keep the memory. @param {(loaded: number) => void} tell */
async function begun(tell) {
  const refused = new Promise((_, refuse) => {
    countFetches(tell, refuse);
    passCompileErrors(refuse);
  });
  const loading = load({ _makeSnapshot: "caches" in self }, fetchFiles(BUILD.code));
  try {
    const python = await Promise.race([loading, refused]);
    python.runPython(`
      import sys
      sys.path.insert(0, "${CODE}")
      from emptyhand.table.device.warm import warm
      warm()
    `);
    if ("caches" in self) void keepMemory(python.makeMemorySnapshot());
    return python;
  } finally {
    self.fetch = plainFetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/**
 * Start Python with the modules of the device.
 * @param {(loaded: number, total: number) => void} tell
 */
export async function startPython(tell) {
  const kept = await keptMemory();
  const python = (kept && (await restored(kept))) ?? (await begun((loaded) => tell(loaded, total)));
  tell(total, total);
  return python;
}
