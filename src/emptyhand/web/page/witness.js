// The witness: checks every message about deals and adds a number of the person's own. It is
// src/emptyhand/fair/witness.py in the browser, and trusts the server in nothing that it can check.
import { chained, holds, promiseOf } from "./fair.js";
import { fromHex, toHex } from "./sha.js";
import {
  Unproven,
  checkOpened,
  commitHex,
  counted,
  deckSize,
  ensure,
  seenCards,
  slots,
} from "./deal-checks.js";
/**
 * @import { Card, CardProof, ClientMessage, DealPromise, Fair, GameEvent, ReadyMessage, SeatNumber,
 *   ServerMessage, Setup, Stake, Step, View } from "./protocol.d.ts"
 */

/** @param {Stake[]} stakes */
const listOf = (stakes) => JSON.stringify(stakes.map(({ kind, commit }) => [kind, commit]));

export class Witness {
  /**
   * @param {() => Uint8Array} draw 32 random bytes
   * @param {Pick<Storage, "getItem" | "setItem">} numbers where own numbers outlive a reload
   */
  constructor(draw, numbers) {
    this.draw = draw;
    this.numbers = numbers;
    /** The first fault that was found, as a sentence. @type {string | null} */
    this.trouble = null;
    /** @type {Setup | null} */
    this.setup = null;
    this.version = 0;
    /** @type {SeatNumber | null} */
    this.you = null;
    /** @type {DealPromise | null} */
    this.next = null;
    /** @type {DealPromise | null} */
    this.dealt = null;
    this.room = "";
    /** @type {string | null} */
    this.chain = null;
    this.voids = 0;
    this.promises = new Set();
    /** The lists of commitments that were shown, by promise. @type {Map<string, string>} */
    this.frozen = new Map();
    this.secrets = new Set();
    /** Proofs by leaf. @type {Map<number, CardProof>} */
    this.proven = new Map();
    /** @type {View | null} */
    this.view = null;
    this.asked = -1;
    /** Whether the last game was opened and passed every check. */
    this.checked = false;
  }

  /** What the room was made with: known before anything is dealt there. */
  get #table() {
    ensure(this.setup, "The cards were dealt at a table that is not known.");
    return this.setup;
  }

  // -- what to say ------------------------------------------------------------------------------------------

  /**
   * Add a commitment to a `ready` or `start`, if there is a promise to commit to.
   * @param {ReadyMessage} message
   * @returns {ReadyMessage}
   */
  readied(message) {
    if (!this.next || this.you === null || this.next.stakes) return message;
    const { promise } = this.next;
    let number = this.#number(promise);
    if (number === null) this.numbers.setItem(this.#name(promise), (number = toHex(this.draw())));
    return { ...message, to: promise, commit: commitHex(promise, this.you, number), seat: this.you };
  }

  /** @param {string} promise */
  #name(promise) {
    return `number/${promise}/${this.you}`;
  }

  /** @param {string} promise @returns {string | null} */
  #number(promise) {
    return this.numbers.getItem(this.#name(promise));
  }

  /**
   * Check a message. Return what to send in answer.
   * @param {ServerMessage} message
   * @returns {ClientMessage[]}
   */
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

  /** @param {ServerMessage} message @returns {ClientMessage[]} */
  #take(message) {
    if (message.t === "proofs" && message.game === this.dealt?.game) {
      this.#prove(message.proofs);
      // Proofs of another version are for other cards, and perhaps for another seat.
      const proven = !this.#bare().length || message.version !== this.version;
      ensure(proven, `There is no proof for the ${this.#bare()[0]}.`);
    }
    if (message.t !== "snapshot" && message.t !== "missed" && message.t !== "event") return [];
    this.version = message.version;
    this.you = message.you;
    if (message.t === "snapshot") this.setup = message.setup;
    if (!this.setup) return [];
    const before = this.dealt?.promise;
    const step = message.t === "event" ? message.what : null;
    if (step?.t === "voided") this.#voided(step);
    if (message.room?.fair) this.#look(message.room.fair, step !== null);
    this.#prove(message.proofs ?? []);
    if (message.game) this.view = message.game.view;
    if (step && this.dealt?.root && this.view) this.#compare(step, before !== this.dealt.promise);
    return [...this.#reveal(), ...this.#ask()];
  }

  /** Reveal the own number while the server waits for it. @returns {ClientMessage[]} */
  #reveal() {
    const stakes = this.next?.stakes;
    if (!this.next || !stakes || this.you === null || this.trouble) return [];
    const number = this.#number(this.next.promise);
    const stake = stakes[this.you];
    if (number === null || stake.kind !== "person" || stake.number) return [];
    return [{ t: "reveal", game: this.next.game, number }];
  }

  /** Ask for missing proofs, once for each version. @returns {ClientMessage[]} */
  #ask() {
    if (!this.dealt || !this.#bare().length || this.asked === this.version) return [];
    this.asked = this.version;
    return [{ t: "prove" }];
  }

  // -- promises, commitments, numbers -----------------------------------------------------------------------

  /** @param {Fair} fair @param {boolean} inOrder */
  #look(fair, inOrder) {
    ensure(!this.room || this.room === fair.room, "The table has changed its name.");
    this.room = fair.room;
    // Rounds may have been missed whose promises are in the chain.
    if (!inOrder && !fair.next && fair.voids !== this.voids) this.chain = null;
    // The dealt game was promised before the next one.
    if (fair.dealt) this.#dealing(fair.dealt, inOrder);
    if (fair.next) this.#promised(fair.next, fair.voids, inOrder);
    [this.next, this.voids] = [fair.next, fair.voids];
  }

  /**
   * @param {DealPromise} fresh
   * @param {number} voids
   * @param {boolean} inOrder
   */
  #promised(fresh, voids, inOrder) {
    const old = this.next;
    if (old?.promise !== fresh.promise) {
      ensure(!this.promises.has(fresh.promise), "The server has promised the same thing twice.");
      ensure(
        !(old && old.game === fresh.game && voids === this.voids),
        "The server has changed what it promised.",
      );
      this.#followChain(fresh, inOrder);
    }
    if (fresh.stakes) this.#freeze(fresh, fresh.stakes);
  }

  /** @param {DealPromise} fresh @param {boolean} inOrder */
  #followChain(fresh, inOrder) {
    if (inOrder && this.chain !== null) {
      const chain = toHex(chained(fromHex(this.chain), fromHex(fresh.promise)));
      ensure(chain === fresh.chain, "The chain of promises is broken.");
    }
    this.promises.add(fresh.promise);
    this.chain = fresh.chain;
  }

  /** @param {DealPromise} fresh @param {Stake[]} stakes */
  #freeze(fresh, stakes) {
    const { promise } = fresh;
    ensure(stakes.length === this.#table.players, "The list of commitments does not fit the table.");
    if (!this.frozen.has(promise)) this.frozen.set(promise, listOf(stakes));
    ensure(this.frozen.get(promise) === listOf(stakes), "The list of commitments was changed.");
    const number = this.#number(promise);
    if (this.you !== null && number !== null && stakes[this.you].kind === "person") {
      const same = stakes[this.you].commit === commitHex(promise, this.you, number);
      ensure(same, "Your commitment was exchanged for another one.");
    }
    this.#checkNumbers(promise, stakes);
  }

  /** @param {string} promise @param {Stake[]} stakes */
  #checkNumbers(promise, stakes) {
    stakes.forEach(({ commit, number }, seat) => {
      const right = !number || commitHex(promise, seat, number) === commit;
      ensure(right, `The number of seat ${seat + 1} is not what it committed to.`);
    });
  }

  /** @param {{ game: number, secret: string }} step */
  #voided({ game, secret }) {
    const right = !this.next || toHex(promiseOf(this.room, game, fromHex(secret))) === this.next.promise;
    ensure(right, "The secret is not the one that was promised.");
    this.#open(secret);
  }

  /** @param {string} secret */
  #open(secret) {
    ensure(!this.secrets.has(secret), "The server has used a secret twice.");
    this.secrets.add(secret);
  }

  // -- the deal ---------------------------------------------------------------------------------------------

  /** @param {DealPromise} fresh @param {boolean} inOrder */
  #dealing(fresh, inOrder) {
    if (this.dealt?.game !== fresh.game) this.#begun(fresh, inOrder);
    const old = this.dealt;
    const same = old?.promise === fresh.promise && old.root === fresh.root;
    ensure(same, "The deck was sealed again while it was played with.");
    if (fresh.secret && !old?.secret) {
      this.#open(fresh.secret);
      checkOpened(this.room, this.#table, fresh, this.view, this.proven);
      this.checked = true;
    }
    this.dealt = fresh;
  }

  /** @param {DealPromise} fresh @param {boolean} inOrder */
  #begun(fresh, inOrder) {
    const { promise, stakes = [] } = fresh;
    if (this.next && inOrder)
      ensure(this.next.promise === promise, "The game was not dealt as it was promised.");
    const persons = stakes.filter(({ kind }) => kind === "person");
    if (this.frozen.has(promise))
      ensure(this.frozen.get(promise) === listOf(stakes), "The list of commitments was changed.");
    else ensure(!(inOrder && persons.length), "The cards were dealt before the commitments were frozen.");
    const shown = fresh.root && persons.every(({ number }) => number);
    ensure(shown, "The cards were dealt before all numbers were shown.");
    if (!this.promises.has(promise)) this.#followChain(fresh, inOrder);
    this.#checkNumbers(promise, stakes);
    Object.assign(this, {
      dealt: { ...fresh, secret: undefined },
      proven: new Map(),
      asked: -1,
      checked: false,
      view: null,
    });
  }

  // -- cards ------------------------------------------------------------------------------------------------

  /** @param {CardProof[]} proofs */
  #prove(proofs) {
    if (!this.dealt) return;
    for (const proof of proofs) {
      const right = holds(proof, this.dealt.root ?? "", deckSize(this.#table));
      ensure(right, `The proof of the ${proof.card} is wrong.`);
      const known = this.proven.get(proof.leaf);
      ensure(!known || known.card === proof.card, `The ${proof.card} was another card before.`);
      if (known?.place === undefined) this.proven.set(proof.leaf, proof);
    }
  }

  /** The visible cards that lack a proof; each copy needs its own. @returns {string[]} */
  #bare() {
    if (!this.view || !this.dealt) return [];
    const proven = counted([...this.proven.values()].map(({ card }) => card));
    return [...counted(seenCards(this.view))]
      .filter(([card, count]) => count > (proven.get(card) ?? 0))
      .map(([card]) => card);
  }

  /**
   * Cards whose place in the deck everyone knows must be proved to be at that place.
   * @param {Step} what
   * @param {boolean} isNew
   */
  #compare(what, isNew) {
    const places = new Map(
      [...this.proven.values()]
        .filter(({ place }) => place !== undefined)
        .map(({ place, card }) => [place, card]),
    );
    if (isNew && what.t === "started") {
      const all = slots(this.#table, this.you).seen.every((place) => places.has(place));
      ensure(all, "A card that you were dealt was not proved to be yours.");
    }
    for (const event of what.events ?? []) this.#compareEvent(event, places);
  }

  /** @param {GameEvent} event @param {Map<number | undefined, Card>} places */
  #compareEvent({ event, seat, slot, card, cards, count }, places) {
    if (event === "flipped") {
      const there = places.get(slots(this.#table, seat).down[slot]);
      ensure(there === card, `The ${card} was not the card that lay there.`);
    }
    if (event === "drew" && cards) {
      const after = deckSize(this.#table) - (this.view?.draw ?? 0);
      const drawn = Array.from({ length: count }, (_, n) => places.get(after - count + n) ?? "");
      ensure([...drawn].sort().join() === [...cards].sort().join(), "You drew other cards than lay on top.");
    }
    if (event === "turned")
      ensure([...places.values()].includes(card), "The card that was turned did not lie on top.");
  }

  // -- the verdict ------------------------------------------------------------------------------------------

  /** The seats whose own numbers went into the last deal. */
  get contributors() {
    return (this.dealt?.stakes ?? []).flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  }

  /**
   * How the last game was dealt: `state` is none, wrong, bare, server, open or checked, `text` a sentence.
   */
  verdict() {
    if (this.trouble) return { state: "wrong", text: `Something is wrong with the deal. ${this.trouble}` };
    if (!this.dealt) return { state: "none", text: "Nothing has been dealt yet." };
    if (this.#bare().length)
      return { state: "bare", text: "Some of the cards that you see have not been proved yet." };
    if (!this.contributors.length)
      return { state: "server", text: "Dealt by the server: nobody at the table added a number." };
    const mine =
      this.you !== null && this.contributors.includes(this.you) && this.#number(this.dealt.promise) !== null;
    const done = this.checked ? "The deal was checked" : "The deal can be checked";
    const text = `${done}: ${mine ? "your number" : "a number of somebody at the table"} went into it.`;
    return { state: this.checked ? "checked" : "open", text };
  }
}
