// @ts-nocheck The other modules are checked against the globals of a page; a worker has others.
// What a device keeps: in IndexedDB; where a browser refuses that, in memory, for as long as the page is open.

/** @param {IDBRequest} request */
const found = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The keys of a room's journal. @param {string} room */
const linesOf = (room) => IDBKeyRange.bound([room, 0], [room, Number.MAX_SAFE_INTEGER]);

class Database {
  lasts = true;

  /** @param {IDBDatabase} database @param {() => void} gone called if the browser deletes what is stored */
  constructor(database, gone) {
    this.database = database;
    database.onclose = gone;
  }

  close() {
    this.database.close();
  }

  /** The rows of the shelf by their keys. */
  async shelf() {
    const shelf = this.database.transaction("shelf").objectStore("shelf");
    const [keys, rows] = await Promise.all([found(shelf.getAllKeys()), found(shelf.getAll())]);
    return Object.fromEntries(keys.map((key, n) => [key, rows[n]]));
  }

  /** Store a batch, on disk. A line that is there already means that somebody else has written it. */
  store({ lines, rows, gone }) {
    return new Promise((resolve, reject) => {
      const change = this.database.transaction(["journal", "shelf"], "readwrite", { durability: "strict" });
      const [journal, shelf] = [change.objectStore("journal"), change.objectStore("shelf")];
      for (const { room, seq, at_ms, body } of lines) journal.add({ at_ms, body }, [room, seq]);
      for (const [key, row] of Object.entries(rows)) row === null ? shelf.delete(key) : shelf.put(row, key);
      for (const room of gone) journal.delete(linesOf(room));
      change.oncomplete = resolve;
      change.onabort = () => reject(change.error);
    });
  }

  /** The journal of a room, after everything that was stored before. */
  async lines(room) {
    const journal = this.database.transaction("journal").objectStore("journal");
    const range = linesOf(room);
    const [keys, lines] = await Promise.all([found(journal.getAllKeys(range)), found(journal.getAll(range))]);
    return keys.map(([, seq], n) => ({ seq, body: lines[n].body }));
  }
}

/** Keeps nothing but the journals of the rooms, which the device may want to read again. */
class Memory {
  lasts = false;
  journal = new Map();

  close() {}

  shelf = async () => ({});

  async store({ lines, gone }) {
    for (const { room, seq, body } of lines)
      this.journal.set(room, [...(this.journal.get(room) ?? []), { seq, body }]);
    gone.forEach((room) => this.journal.delete(room));
  }

  lines = async (room) => this.journal.get(room) ?? [];
}

/** @param {string} name @param {() => void} gone */
export async function openStorage(name, gone) {
  try {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("journal");
      opening.result.createObjectStore("shelf");
    };
    return new Database(await found(opening), gone);
  } catch (error) {
    console.info(error);
    return new Memory();
  }
}
