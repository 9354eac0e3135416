// Somebody at the table who checks every message about deals and adds a number of their own: src/emptyhand/fair/witness.py
// in the browser. It believes the server nothing that can be checked.
import { chained, holds, promiseOf } from "./fair.js";
import { fromHex, toHex } from "./sha.js";
import { Unproven, checkOpened, commitHex, counted, deckSize, require, seenCards, slots } from "./trial.js";

const listOf = (stakes) => JSON.stringify(stakes.map(({ kind, commit }) => [kind, commit]));

export class Witness {
  /** @param {() => Uint8Array} draw 32 bytes by chance @param {Pick<Storage, "getItem" | "setItem">} numbers where own numbers outlive a reload */
  constructor(draw, numbers) {
    this.draw = draw;
    this.numbers = numbers;
    /** What does not add up: the first thing, in a sentence. @type {string | null} */
    this.trouble = null;
    this.setup = null;
    this.version = 0;
    this.you = null;
    this.next = null;
    this.dealt = null;
    this.room = "";
    this.chain = null;
    this.voids = 0;
    this.promises = new Set();
    /** The lists of commitments that were shown, by promise. @type {Map<string, string>} */
    this.frozen = new Map();
    this.secrets = new Set();
    /** Proofs by leaf. @type {Map<number, any>} */
    this.proven = new Map();
    this.view = null;
    this.asked = -1;
    /** Whether the last game was opened and all of it was right. */
    this.checked = false;
  }

  // -- what to say ---------------------------------------------------------------------------------------------------

  /** A `ready` or `start` with a commitment, where there is a promise to commit to. */
  readied(message) {
    if (!this.next || this.you === null || this.next.stakes) return message;
    const { promise } = this.next;
    let number = this.#number(promise);
    if (number === null) this.numbers.setItem(this.#name(promise), (number = toHex(this.draw())));
    return { ...message, to: promise, commit: commitHex(promise, this.you, number), seat: this.you };
  }

  #name(promise) {
    return `number/${promise}/${this.you}`;
  }

  #number(promise) {
    return this.numbers.getItem(this.#name(promise));
  }

  /** Take in a message; what is to be sent in answer. */
  take(message) {
    try {
      return this.#take(message);
    } catch (error) {
      this.trouble ??=
        error instanceof Unproven
          ? error.message
          : "The server tells of the deal in a way that cannot be read.";
      return [];
    }
  }

  #take(message) {
    const { t: kind, what } = message;
    if (kind === "proofs" && message.game === this.dealt?.game) {
      this.#prove(message.proofs);
      // Proofs of another moment are of other cards, and perhaps for another seat.
      require(!this.#bare().length ||
        message.version !== this.version, `There is no proof for the ${this.#bare()[0]}.`);
    }
    if (!["snapshot", "missed", "event"].includes(kind)) return [];
    this.version = message.version;
    this.you = message.you;
    this.setup = message.setup ?? this.setup;
    if (!this.setup) return [];
    const before = this.dealt?.promise;
    if (kind === "event" && what.t === "voided") this.#voided(what);
    if (message.room?.fair) this.#look(message.room.fair, kind === "event");
    this.#prove(message.proofs ?? []);
    if (message.game) this.view = message.game.view;
    if (kind === "event" && this.dealt?.root && this.view) this.#compare(what, before !== this.dealt.promise);
    return [...this.#reveal(), ...this.#ask()];
  }

  /** The own number, as long as it is wanted. */
  #reveal() {
    const stakes = this.next?.stakes;
    if (!stakes || this.you === null || this.trouble) return [];
    const number = this.#number(this.next.promise);
    const stake = stakes[this.you];
    if (number === null || stake.kind !== "person" || stake.number) return [];
    return [{ t: "reveal", game: this.next.game, number }];
  }

  /** Ask for proofs of what is seen without one: once, then they must come. */
  #ask() {
    if (!this.dealt || !this.#bare().length || this.asked === this.version) return [];
    this.asked = this.version;
    return [{ t: "prove" }];
  }

  // -- promises, commitments, numbers --------------------------------------------------------------------------------

  #look(fair, inOrder) {
    require(!this.room || this.room === fair.room, "The table has changed its name.");
    this.room = fair.room;
    // Whole rounds may have been missed, and their promises are in the chain.
    if (!inOrder && !fair.next && fair.voids !== this.voids) this.chain = null;
    // The game that was dealt was promised before the next one.
    if (fair.dealt) this.#dealing(fair.dealt, inOrder);
    if (fair.next) this.#promised(fair.next, fair.voids, inOrder);
    [this.next, this.voids] = [fair.next, fair.voids];
  }

  #promised(fresh, voids, inOrder) {
    const old = this.next;
    if (old?.promise !== fresh.promise) {
      require(!this.promises.has(fresh.promise), "The server has promised the same thing twice.");
      require(!(
        old &&
        old.game === fresh.game &&
        voids === this.voids
      ), "The server has changed what it promised.");
      this.#followChain(fresh, inOrder);
    }
    if (fresh.stakes) this.#freeze(fresh, fresh.stakes);
  }

  #followChain(fresh, inOrder) {
    if (inOrder && this.chain !== null) {
      const chain = toHex(chained(fromHex(this.chain), fromHex(fresh.promise)));
      require(chain === fresh.chain, "The chain of promises is broken.");
    }
    this.promises.add(fresh.promise);
    this.chain = fresh.chain;
  }

  #freeze(fresh, stakes) {
    const { promise } = fresh;
    require(stakes.length === this.setup.players, "The list of commitments does not fit the table.");
    if (!this.frozen.has(promise)) this.frozen.set(promise, listOf(stakes));
    require(this.frozen.get(promise) === listOf(stakes), "The list of commitments was changed.");
    const number = this.you === null ? null : this.#number(promise);
    if (number !== null && stakes[this.you].kind === "person") {
      require(stakes[this.you].commit ===
        commitHex(promise, this.you, number), "Your commitment was exchanged for another one.");
    }
    this.#checkNumbers(fresh);
  }

  #checkNumbers({ promise, stakes }) {
    stakes.forEach(({ commit, number }, seat) => {
      const right = !number || commitHex(promise, seat, number) === commit;
      require(right, `The number of seat ${seat + 1} is not what it committed to.`);
    });
  }

  #voided({ game, secret }) {
    const right = !this.next || toHex(promiseOf(this.room, game, fromHex(secret))) === this.next.promise;
    require(right, "The secret is not the one that was promised.");
    this.#open(secret);
  }

  #open(secret) {
    require(!this.secrets.has(secret), "The server has used a secret twice.");
    this.secrets.add(secret);
  }

  // -- the deal ------------------------------------------------------------------------------------------------------

  #dealing(fresh, inOrder) {
    if (this.dealt?.game !== fresh.game) this.#begun(fresh, inOrder);
    const old = this.dealt;
    require(old.promise === fresh.promise &&
      old.root === fresh.root, "The deck was sealed again while it was played with.");
    if (fresh.secret && !old.secret) {
      this.#open(fresh.secret);
      checkOpened(this.room, this.setup, fresh, this.view, this.proven);
      this.checked = true;
    }
    this.dealt = fresh;
  }

  #begun(fresh, inOrder) {
    const { promise, stakes } = fresh;
    if (this.next && inOrder)
      require(this.next.promise === promise, "The game was not dealt as it was promised.");
    const persons = stakes.filter(({ kind }) => kind === "person");
    if (this.frozen.has(promise))
      require(this.frozen.get(promise) === listOf(stakes), "The list of commitments was changed.");
    else require(!(inOrder && persons.length), "The cards were dealt before the commitments were frozen.");
    require(fresh.root &&
      persons.every(({ number }) => number), "The cards were dealt before all numbers were shown.");
    if (!this.promises.has(promise)) this.#followChain(fresh, inOrder);
    this.#checkNumbers(fresh);
    Object.assign(this, {
      dealt: { ...fresh, secret: undefined },
      proven: new Map(),
      asked: -1,
      checked: false,
      view: null,
    });
  }

  // -- cards ---------------------------------------------------------------------------------------------------------

  #prove(proofs) {
    if (!this.dealt) return;
    for (const proof of proofs) {
      require(holds(
        proof,
        this.dealt.root,
        deckSize(this.setup),
      ), `The proof of the ${proof.card} is wrong.`);
      const known = this.proven.get(proof.leaf);
      require(!known || known.card === proof.card, `The ${proof.card} was another card before.`);
      if (known?.place === undefined) this.proven.set(proof.leaf, proof);
    }
  }

  /** The cards that are seen now and lack a proof: each needs one of its own. @returns {string[]} */
  #bare() {
    if (!this.view || !this.dealt) return [];
    const proven = counted([...this.proven.values()].map(({ card }) => card));
    return [...counted(seenCards(this.view))]
      .filter(([card, count]) => count > (proven.get(card) ?? 0))
      .map(([card]) => card);
  }

  /** Cards of which everyone knows where in the deck they lie must be proved to lie just there. */
  #compare(what, isNew) {
    const places = new Map(
      [...this.proven.values()]
        .filter(({ place }) => place !== undefined)
        .map(({ place, card }) => [place, card]),
    );
    if (isNew && what.t === "started") {
      const all = slots(this.setup, this.you).seen.every((place) => places.has(place));
      require(all, "A card that you were dealt was not proved to be yours.");
    }
    for (const event of what.events ?? []) this.#compareEvent(event, places);
  }

  #compareEvent({ event, seat, slot, card, cards, count }, places) {
    if (event === "flipped") {
      require(places.get(slots(this.setup, seat).down[slot]) ===
        card, `The ${card} was not the card that lay there.`);
    }
    if (event === "drew" && cards) {
      const after = deckSize(this.setup) - this.view.draw;
      const drawn = Array.from({ length: count }, (_, n) => places.get(after - count + n) ?? "");
      require([...drawn].sort().join() === [...cards].sort().join(), "You drew other cards than lay on top.");
    }
    if (event === "turned")
      require([...places.values()].includes(card), "The card that was turned did not lie on top.");
  }

  // -- what came of it -----------------------------------------------------------------------------------------------

  /** The seats whose own numbers went into the last deal. */
  get contributors() {
    return (this.dealt?.stakes ?? []).flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  }

  /** How the last game was dealt: `state` is none, wrong, bare, server, open or checked, `text` a sentence. */
  verdict() {
    if (this.trouble) return { state: "wrong", text: `Something is wrong with the deal. ${this.trouble}` };
    if (!this.dealt) return { state: "none", text: "Nothing has been dealt yet." };
    if (this.#bare().length)
      return { state: "bare", text: "Some of the cards that you see have not been proved yet." };
    if (!this.contributors.length)
      return { state: "server", text: "Dealt by the server: nobody at the table added a number." };
    const mine = this.contributors.includes(this.you) && this.#number(this.dealt.promise) !== null;
    const done = this.checked ? "The deal was checked" : "The deal can be checked";
    const text = `${done}: ${mine ? "your number" : "a number of somebody at the table"} went into it.`;
    return { state: this.checked ? "checked" : "open", text };
  }
}
