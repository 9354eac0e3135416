// The workshop of house rules, loaded when it is first opened.
import { alsoSay } from "../shared/speech.js";
import { asset } from "../shared/transport.js";

const styled = new Promise((done) => {
  const link = document.createElement("link");
  Object.assign(link, {
    rel: "stylesheet",
    href: asset("workshop/workshop.css"),
    onload: done,
    onerror: done,
  });
  document.head.append(link);
});

export { Workshop } from "./workshop-page.js";

await Promise.all([styled, alsoSay("workshop")]);
