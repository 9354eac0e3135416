// The HTTP half: everything but the running game. A refusal is an Error whose message is the server's sentence.

async function ask(method, path, body) {
  const options = { method, headers: { "X-Emptyhand": "1" } };
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
  if (!answer.ok) throw Object.assign(new Error(data.error ?? "The server refused this."), { status: answer.status });
  return data;
}

const room = (code) => `/api/rooms/${encodeURIComponent(code)}`;

export const api = {
  rulesets: () => ask("GET", "/api/rulesets"),
  book: (name) => ask("GET", `/api/rulesets/${encodeURIComponent(name)}/book`),
  tellRules: (rules) => ask("POST", "/api/rules", { rules }),
  levels: () => ask("GET", "/api/levels"),
  me: () => ask("GET", "/api/me"),
  name: (name) => ask("POST", "/api/guest", { name }),
  deviceLink: () => ask("POST", "/api/me/link"),
  claim: (secret) => ask("POST", "/api/me/claim", { secret }),
  rooms: () => ask("GET", "/api/rooms"),
  create: (options) => ask("POST", "/api/rooms", options),
  room: (code) => ask("GET", room(code)),
  join: (code, secret) => ask("POST", `${room(code)}/join`, secret ? { secret } : {}),
  roomBook: (code) => ask("GET", `${room(code)}/book`),
  game: (id, seat) => ask("GET", `/api/games/${encodeURIComponent(id)}${seat === null ? "" : `?seat=${seat}`}`),
  replay: (record, seat) => ask("POST", `/api/replay${seat === null ? "" : `?seat=${seat}`}`, { record }),
};
