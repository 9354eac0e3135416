// What the page and the worker of its device tell each other. Nothing of it is loaded.

/**
 * How far the worker is. `elsewhere`: another window of this browser has the device; `again`: that one took it from
 * here and is closed now; `missing`: the host has not sent a file; `mistyped`: it has sent one as something else;
 * `forbidden`: its policy forbids WebAssembly; `cleared`: the browser has deleted what was stored.
 */
export interface Startup {
  state:
    | "loading"
    | "ready"
    | "failed"
    | "unable"
    | "elsewhere"
    | "again"
    | "missing"
    | "mistyped"
    | "forbidden"
    | "cleared";
  loaded: number;
  total: number;
  /** The name of the file that is missing or mistyped. */
  file?: string;
  /** The type as which the host sends it, and the one that browsers take. */
  type?: string;
  wanted?: string;
  /** Whether games last longer than the page. */
  stored?: boolean;
}

export type FromWorker =
  | ({ t: "startup" } & Startup)
  | { t: "owner"; name: string | null }
  | { t: "answered"; number: number; status: number; kind: string; body: string }
  | { t: "opened"; client: string }
  | { t: "told"; client: string; text: string }
  | { t: "closed"; client: string; code: number };

export interface WorkerWindow {
  trustedTypes?: unknown;
  device?: EarlyDevice;
}

/** The device as it was started first of all, and what it said before the page listened. */
export interface EarlyDevice {
  worker: Worker | null;
  heard: FromWorker[];
  /** Takes what is said, as soon as the page listens. */
  hear?: (message: FromWorker) => void;
}
