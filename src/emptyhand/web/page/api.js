// The HTTP half: everything but the running game. A refusal is an Error whose message is the server's sentence.

/** What the server says, as a sentence. @param {string} text */
const sentence = (text) => text[0].toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");

async function ask(method, path, body) {
  const options = { method, headers: method === "GET" ? {} : { "X-Emptyhand": "1" } };
  if (body !== undefined) {
    options.headers["Content-Type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  let answer;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Error("The server cannot be reached.");
  }
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok)
    throw Object.assign(new Error(sentence(data.error || "The server refused this")), {
      status: answer.status,
    });
  return data;
}

let lobby = null;

const NO_TABLE = "No table has this code. It may be closed, or you need its link.";

const room = (code) => `/api/rooms/${encodeURIComponent(code)}`;

export const api = {
  /** Rulesets and levels: asked for once, as early as possible. */
  choices: () =>
    (lobby ??= Promise.all([ask("GET", "/api/rulesets"), ask("GET", "/api/levels")]).catch((error) => {
      lobby = null;
      throw error;
    })),
  book: (name) => ask("GET", `/api/rulesets/${encodeURIComponent(name)}/book`),
  tellRules: (rules) => ask("POST", "/api/rules", { rules }),
  me: () => ask("GET", "/api/me"),
  name: (name) => ask("POST", "/api/guest", { name }),
  deviceLink: (room) => ask("POST", `/api/me/link${room ? `?room=${encodeURIComponent(room)}` : ""}`),
  goOut: (everywhere) => ask("POST", "/api/me/out", { everywhere }),
  claim: (secret) => ask("POST", "/api/me/claim", { secret }),
  rooms: () => ask("GET", "/api/rooms"),
  create: (options) => ask("POST", "/api/rooms", options),
  room: (code) => ask("GET", room(code)),
  /** Idempotent: whoever has joined already is told the same again. */
  join: (code, secret) =>
    ask("POST", `${room(code)}/join`, secret ? { secret } : {}).catch((error) => {
      throw error.status === 404 ? new Error(NO_TABLE) : error;
    }),
  roomBook: (code) => ask("GET", `${room(code)}/book`),
  game: (id, seat) =>
    ask("GET", `/api/games/${encodeURIComponent(id)}${seat === null ? "" : `?seat=${seat}`}`),
  replay: (record, seat) => ask("POST", `/api/replay${seat === null ? "" : `?seat=${seat}`}`, { record }),
};
