// The witness: checks every message about deals and adds a number of the person's own. It is
// src/emptyhand/game/fair/witness.py in the browser, and trusts the server in nothing that it can check.
import { chained, holds, promiseOf } from "./fair.js";
import { fromHex, toHex } from "./sha.js";
import {
  Unproven,
  checkOpened,
  commitHex,
  counted,
  deckSize,
  ensure,
  named,
  seenCards,
  slots,
} from "./deal-checks.js";
/**
 * @import { Card, CardProof, ClientMessage, DealPromise, Fair, GameEvent, Phrase, ReadyMessage, SeatNumber,
 *   ServerMessage, Setup, Stake, Step, View } from "../protocol.d.ts"
 */

/** @param {Stake[]} stakes */
const listOf = (stakes) => JSON.stringify(stakes.map(({ kind, commit }) => [kind, commit]));

/** How many cards an event took off the draw pile into a hand. @param {GameEvent} event */
const drawnBy = ({ event, count }) => (event === "drew" ? count : 0);

export class Witness {
  /**
   * @param {() => Uint8Array} draw 32 random bytes
   * @param {Pick<Storage, "getItem" | "setItem">} numbers where own numbers outlive a reload
   */
  constructor(draw, numbers) {
    this.draw = draw;
    this.numbers = numbers;
    /** The first fault that was found, as a sentence. @type {Phrase | null} */
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
    ensure(this.setup, "fair-wrong-table");
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
      this.trouble ??= error instanceof Unproven ? error.says : ["fair-wrong-message"];
      return [];
    }
  }

  /** @param {ServerMessage} message @returns {ClientMessage[]} */
  #take(message) {
    if (message.t === "proofs" && message.game === this.dealt?.game) {
      this.#prove(message.proofs);
      // Proofs of another version are for other cards, and perhaps for another seat.
      const proven = !this.#bare().length || message.version !== this.version;
      ensure(proven, "fair-wrong-unproved", { card: named(this.#bare()[0]) });
    }
    if (message.t !== "snapshot" && message.t !== "missed" && message.t !== "event") return [];
    this.version = message.version;
    this.you = message.you;
    if ("setup" in message && message.setup) this.setup = message.setup;
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
    ensure(!this.room || this.room === fair.room, "fair-wrong-name");
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
      ensure(!this.promises.has(fresh.promise), "fair-wrong-promise-twice");
      ensure(!(old && old.game === fresh.game && voids === this.voids), "fair-wrong-promise-changed");
      this.#followChain(fresh, inOrder);
    }
    if (fresh.stakes) this.#freeze(fresh, fresh.stakes);
  }

  /** @param {DealPromise} fresh @param {boolean} inOrder */
  #followChain(fresh, inOrder) {
    if (inOrder && this.chain !== null) {
      const chain = toHex(chained(fromHex(this.chain), fromHex(fresh.promise)));
      ensure(chain === fresh.chain, "fair-wrong-chain");
    }
    this.promises.add(fresh.promise);
    this.chain = fresh.chain;
  }

  /** @param {DealPromise} fresh @param {Stake[]} stakes */
  #freeze(fresh, stakes) {
    const { promise } = fresh;
    ensure(stakes.length === this.#table.players, "fair-wrong-list-length");
    if (!this.frozen.has(promise)) this.frozen.set(promise, listOf(stakes));
    ensure(this.frozen.get(promise) === listOf(stakes), "fair-wrong-list");
    const number = this.#number(promise);
    if (this.you !== null && number !== null && stakes[this.you].kind === "person") {
      const same = stakes[this.you].commit === commitHex(promise, this.you, number);
      ensure(same, "fair-wrong-own");
    }
    this.#checkNumbers(promise, stakes);
  }

  /** @param {string} promise @param {Stake[]} stakes */
  #checkNumbers(promise, stakes) {
    stakes.forEach(({ commit, number }, seat) => {
      const right = !number || commitHex(promise, seat, number) === commit;
      ensure(right, "fair-wrong-number", { seat: seat + 1 });
    });
  }

  /** @param {{ game: number, secret: string }} step */
  #voided({ game, secret }) {
    const right = !this.next || toHex(promiseOf(this.room, game, fromHex(secret))) === this.next.promise;
    ensure(right, "fair-wrong-secret");
    this.#open(secret);
  }

  /** @param {string} secret */
  #open(secret) {
    ensure(!this.secrets.has(secret), "fair-wrong-secret-twice");
    this.secrets.add(secret);
  }

  // -- the deal ---------------------------------------------------------------------------------------------

  /** @param {DealPromise} fresh @param {boolean} inOrder */
  #dealing(fresh, inOrder) {
    if (this.dealt?.game !== fresh.game) this.#begun(fresh, inOrder);
    const old = this.dealt;
    const same = old?.promise === fresh.promise && old.root === fresh.root;
    ensure(same, "fair-wrong-sealed-again");
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
    if (this.next && inOrder) ensure(this.next.promise === promise, "fair-wrong-game");
    const persons = stakes.filter(({ kind }) => kind === "person");
    if (this.frozen.has(promise)) ensure(this.frozen.get(promise) === listOf(stakes), "fair-wrong-list");
    else ensure(!(inOrder && persons.length), "fair-wrong-unfrozen");
    const shown = fresh.root && persons.every(({ number }) => number);
    ensure(shown, "fair-wrong-unshown");
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
      ensure(right, "fair-wrong-proof", { card: named(proof.card) });
      const known = this.proven.get(proof.leaf);
      ensure(!known || known.card === proof.card, "fair-wrong-changed", { card: named(proof.card) });
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
      ensure(all, "fair-wrong-dealt");
    }
    const events = what.events ?? [];
    // Several seats may draw in one step: the last one has drawn down to what is left.
    const drawn = events.reduce((sum, event) => sum + drawnBy(event), 0);
    let offTheTop = deckSize(this.#table) - (this.view?.draw ?? 0) - drawn;
    for (const event of events) {
      offTheTop += drawnBy(event);
      this.#compareEvent(event, places, offTheTop);
    }
  }

  /** @param {GameEvent} event @param {Map<number | undefined, Card>} places @param {number} offTheTop */
  #compareEvent({ event, seat, slot, card, cards, count }, places, offTheTop) {
    if (event === "flipped") {
      const there = places.get(slots(this.#table, seat).down[slot]);
      ensure(there === card, "fair-wrong-flipped", { card: named(card) });
    }
    if (event === "drew" && cards) {
      const drawn = Array.from({ length: count }, (_, n) => places.get(offTheTop - count + n) ?? "");
      ensure([...drawn].sort().join() === [...cards].sort().join(), "fair-wrong-drawn");
    }
    if (event === "turned") ensure([...places.values()].includes(card), "fair-wrong-turned");
  }

  // -- the verdict ------------------------------------------------------------------------------------------

  /** The seats whose own numbers went into the last deal. */
  get contributors() {
    return (this.dealt?.stakes ?? []).flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  }

  /**
   * How the last game was dealt: `state` is none, wrong, bare, server, open or checked, `says` a sentence.
   * @returns {{ state: string, says: Phrase }}
   */
  verdict() {
    if (this.trouble) return { state: "wrong", says: ["fair-wrong", { what: this.trouble }] };
    if (!this.dealt) return { state: "none", says: ["fair-none"] };
    if (this.#bare().length) return { state: "bare", says: ["fair-bare"] };
    if (!this.contributors.length) return { state: "server", says: ["fair-server"] };
    const mine =
      this.you !== null && this.contributors.includes(this.you) && this.#number(this.dealt.promise) !== null;
    if (this.checked) return { state: "checked", says: [mine ? "fair-checked-mine" : "fair-checked"] };
    return { state: "open", says: [mine ? "fair-open-mine" : "fair-open"] };
  }
}
