// What the page and the worker of its device tell each other. Nothing of it is loaded.

/** How far the worker is. `elsewhere`: another window of this browser has the device. */
export interface Startup {
  state: "loading" | "ready" | "failed" | "unable" | "elsewhere";
  loaded: number;
  total: number;
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
}
