// The messages between page and server, and what they are made of: docs/protocol.md as types. Nothing of it
// is loaded.

/** A card as text: "9H", "TS", "R" for a joker, "RB" for the big joker. */
export type Card = string;
/** A place at the table, from 0. */
export type SeatNumber = number;
export type Family = "pile" | "climb";
export type Phase = "lobby" | "playing" | "over" | "closed";
export type PlayedBy = "person" | "bot" | "stand-in";
export type ReactionKind = "applause" | "laugh" | "wow" | "ouch" | "think" | "hurry" | "thanks" | "good-game";

// -- a game as one seat sees it -----------------------------------------------------------------------------

/** The middle of the table, and whose turn it is. */
export interface TableView {
  /** 0: choosing up cards; 1: before the first play, if it is bound; 3: over. */
  phase: number;
  turn: SeatNumber;
  dealer: SeatNumber;
  direction: 1 | -1;
  demand: number;
  pile: Card[];
  gone: Card[];
  /** Whose cards stand in a climbing game; -1 if nobody's do. */
  owner: number;
  locked: SeatNumber[];
  out: SeatNumber[];
  /** Games whose order of ranks is turned; missing: it is as usual. */
  turned?: number;
  /** Climbing games: seats that passed and may only bomb; missing: none. */
  bound?: SeatNumber[];
  /** Pile games in which a play must have as many cards as the one before; missing: any number. */
  amount?: number;
  /** Climbing games: the suits that are locked, one bit each; missing: none. */
  suit_lock?: number;
}

export interface SeatView {
  /** How many cards are in hand. */
  hand: number;
  up: (Card | null)[];
  down: boolean[];
  known: Card[];
}

export interface View {
  seat: SeatNumber | null;
  table: TableView;
  hand: Card[];
  seats: SeatView[];
  draw: number;
  /** By seat, the cards that this seat gave to that hand and nobody played since; missing: none. */
  known_to_me?: Card[][];
}

export interface Game {
  number: number;
  /** Decisions made so far. */
  made: number;
  /** What the table asks for. */
  asks: Phrase;
  /** The number of the recipient's next decision; null for spectators. */
  seq: number | null;
  /** A token for each legal move; empty when it is another seat's turn. */
  moves: string[];
  result: SeatNumber[] | null;
  /** How many of the last cards of the pile were played together. */
  standing: number;
  view: View;
  undo?: number | null;
  /** How many cards from the top of the pile are picked up, in games in which it need not be all. */
  top?: number;
}

/** Something that happened on the table. `event` names it; the fields that it has depend on that. */
export interface GameEvent {
  event: string;
  seat: SeatNumber;
  /** Who got the cards of an exchange. */
  to?: SeatNumber;
  slot: number;
  count: number;
  card: Card;
  cards: Card[];
  /** Of a picked-up pile, the cards that left the game, and those below the cards that were picked up. */
  burnt: Card[];
  rest?: Card[];
  fits: boolean;
  /** From 1. */
  place: number;
  /** The seats that are out, best first. */
  out: SeatNumber[];
}

// -- deals that can be checked: docs/fair.md ----------------------------------------------------------------

export interface Stake {
  kind: string;
  commit: string;
  number?: string;
}

export interface DealPromise {
  game: number;
  promise: string;
  chain: string;
  stakes?: Stake[];
  root?: string;
  secret?: string;
}

export interface Fair {
  room: string;
  voids: number;
  next: DealPromise | null;
  dealt: DealPromise | null;
}

export interface CardProof {
  card: Card;
  leaf: number;
  salt: string;
  path: string;
  place?: number;
  place_salt?: string;
  mark?: string;
}

// -- a room -------------------------------------------------------------------------------------------------

export interface RoomSeat {
  name: string;
  bot: string | null;
  taken: boolean;
  autopilot: boolean;
}

export interface Room {
  phase: Phase;
  /** The number of the game that is played or was played last; 0 before the first. */
  game: number;
  host: SeatNumber | null;
  paused: boolean;
  seats: RoomSeat[];
  wins: number[];
  points: number[];
  match_over: boolean;
  fair?: Fair | null;
  /** How many steps the server's disk has lost; until the next deal. */
  lost?: number;
  /** Best first, where players exchange cards by their places; missing: nobody has a title. */
  titles?: { seat: SeatNumber; name: Phrase | string; was?: Phrase | string }[];
}

export type Zone = "hand" | "up" | "down";

/** How cards are dealt. */
export interface Layout {
  order: Zone[];
  hand: number;
  up: number;
  down: number;
  choose: boolean;
  packs: number;
  jokers: number;
  /** Ranks that are left out of the packs; missing: none. */
  without?: string;
  /** How many packs have them all the same; missing: none. */
  full?: number;
}

export interface Setup {
  ruleset: string;
  family: Family;
  law: string;
  deal: Layout;
  players: number;
  clock_ms: number;
  undo: boolean;
  is_open: boolean;
  wins: number;
  /** The points that win the match; missing: games won do. */
  points?: number;
  /** Who may take hints; missing: a person who plays alone with bots. */
  hints?: "alone" | "always" | "never";
}

/** Rules that somebody proposes; `text` is empty for a ruleset of the package. */
export interface ProposedRules {
  ruleset: string;
  title: string;
  /** The game that rules without a title of their own change. */
  untitled?: string;
  text: string;
}

export interface Ballot {
  number: number;
  what: "undo" | "pause" | "resume" | "kick" | "propose";
  by: SeatNumber;
  seat: SeatNumber | null;
  yes: SeatNumber[];
  waiting: SeatNumber[];
  rules?: ProposedRules;
}

export interface Clock {
  seat: SeatNumber;
  left_ms: number;
  warning: boolean;
}

export interface ChatLine {
  seat: SeatNumber | null;
  name: string;
  text: string;
}

/** One step of a room. */
export type Step = { told?: Phrase[]; events?: GameEvent[] } & (
  | { t: "created" | "paused" | "resumed" }
  | { t: "restarted"; lost?: number }
  | { t: "sat"; seat: SeatNumber; name: string }
  | { t: "left"; seat: SeatNumber; name: string; kicked?: boolean; silent?: boolean }
  | { t: "bot_set"; seat: SeatNumber; spec: string | null }
  | { t: "rules_set"; ruleset: string; title: string; untitled?: string }
  | { t: "host_is"; seat: SeatNumber | null }
  | { t: "promised" | "frozen"; game: number }
  | { t: "shown"; game: number; seat: SeatNumber }
  | { t: "voided"; game: number; silent: SeatNumber[]; secret: string }
  | { t: "started"; game: number }
  | { t: "moved"; seat: SeatNumber; by: PlayedBy; events: GameEvent[] }
  | { t: "hint_taken"; seat: SeatNumber }
  | { t: "undone"; count: number; by: SeatNumber }
  | { t: "back"; seat: SeatNumber }
  | { t: "said"; line: ChatLine }
  | { t: "closed"; why: Phrase }
);

// -- from the server ----------------------------------------------------------------------------------------

export interface StatusMessage {
  t: "status";
  version: number;
  present: boolean[];
  plays: PlayedBy[];
  watching: number;
  standing?: string[];
  ready?: SeatNumber[];
  wait_ms?: number;
  ballot?: Ballot | null;
  clock?: Clock | null;
  trouble?: Phrase | null;
}

export interface SnapshotMessage {
  t: "snapshot";
  version: number;
  you: SeatNumber | null;
  setup: Setup;
  room: Room;
  chat: ChatLine[];
  status: StatusMessage;
  game?: Game | null;
  stood_in?: { events: GameEvent[] }[];
  /** What the recipient saw in this game so far, move by move. */
  story?: Phrase[][];
  left_out?: boolean;
  last?: Step;
  proofs?: CardProof[];
}

/** The step to `version` from the one before. `room` and `game` are there where they changed. */
export interface EventMessage {
  t: "event";
  version: number;
  you: SeatNumber | null;
  what: Step;
  room?: Room;
  game?: Game | null;
  proofs?: CardProof[];
  /** With other rules. */
  setup?: Setup;
}

/** Every step after version `since`. */
export interface MissedMessage {
  t: "missed";
  version: number;
  since: number;
  you: SeatNumber | null;
  whats: Step[];
  room: Room;
  status: StatusMessage;
  game?: Game | null;
  proofs?: CardProof[];
}

export interface ProofsMessage {
  t: "proofs";
  version: number;
  game: number;
  proofs: CardProof[];
}

export interface AckMessage {
  t: "ack";
  version: number;
  seat?: SeatNumber;
  seq?: number;
  token?: string;
  ref?: number;
}

export interface RefusedMessage {
  t: "refused";
  version: number;
  about: string;
  why: Phrase;
  seq?: number;
  expected?: number;
}

export interface CheckedMessage {
  t: "checked";
  version: number;
  ref: number;
  /** Null if the move can be made. */
  why: Phrase | null;
}

/** A hint for the person's decision `seq`. */
export interface AdviceMessage {
  t: "advice";
  version: number;
  seat: SeatNumber;
  seq: number;
  token: string;
  how: "judged" | "only" | "quick";
  says: Phrase[];
}

/** A rule that matters now; shown once, beside the part of the table that `at` names. */
export interface Tip {
  key: string;
  at: "hand" | "row" | "pile" | "draw" | "buttons" | "seats" | "result";
  says: Phrase[];
  rank?: string;
  happened?: boolean;
}

export interface LessonMessage {
  t: "lesson";
  version: number;
  game: number;
  made: number;
  tips: Tip[];
}

export interface ReactedMessage {
  t: "reacted";
  version: number;
  seat: SeatNumber | null;
  name: string;
  kind: ReactionKind;
}

export interface PublicKnock {
  number: number;
  name: string;
  watch: boolean;
}

export interface KnocksMessage {
  t: "knocks";
  version: number;
  asking: PublicKnock[];
}

export interface PongMessage {
  t: "pong";
  version: number;
}

export interface GoneMessage {
  t: "gone";
  version: number;
  why: Phrase;
  again: boolean;
}

/** A message that says how room and game stand. */
export type StateMessage = SnapshotMessage | EventMessage | MissedMessage;

export type ServerMessage =
  | StateMessage
  | StatusMessage
  | ProofsMessage
  | AckMessage
  | RefusedMessage
  | CheckedMessage
  | AdviceMessage
  | LessonMessage
  | ReactedMessage
  | KnocksMessage
  | PongMessage
  | GoneMessage;

// -- to the server ------------------------------------------------------------------------------------------

export interface MoveMessage {
  t: "move";
  seat: SeatNumber;
  seq: number;
  token: string;
}

export interface SayMessage {
  t: "say";
  ref: number;
  text: string;
}

/** A `ready` or `start`, with a commitment where a deal was promised. */
export interface ReadyMessage {
  t: "ready" | "start";
  game: number;
  to?: string;
  commit?: string;
  seat?: SeatNumber;
}

export type ClientMessage =
  | MoveMessage
  | SayMessage
  | ReadyMessage
  | { t: "check"; ref: number; token: string }
  | { t: "sit" | "hand_over" | "kick"; seat: SeatNumber }
  | { t: "leave" | "pause" | "resume" | "take_back" | "prove" | "ping" }
  | { t: "reveal"; game: number; number: string }
  | { t: "set_bot"; seat: SeatNumber; spec: string | null }
  | { t: "propose"; rules: string }
  | { t: "hint"; seq: number }
  | { t: "learn"; made: number; reading: boolean }
  | { t: "undo"; seq: number }
  | { t: "vote"; ballot: number; yes: boolean | null }
  | { t: "react"; kind: ReactionKind }
  | { t: "resync"; version: number };

// -- answers of /api ----------------------------------------------------------------------------------------

/** A ruleset as the lobby lists it. */
export interface Ruleset {
  name: string;
  title: string;
  summary: string;
  family: Family;
  least: number;
  most: number;
  default: number;
  /** The game that it is a form of, or the shelf of the museum that it stands on; empty for house rules. */
  group: string;
  /** Whether it is one of the games from elsewhere, listed after the main ones. */
  museum?: boolean;
}

/** House rules that the server has read, with the rulebook that it made of them. */
export interface ToldRules extends Ruleset {
  text: string;
  notes: Notes;
}

/** A rule in a few words; `section` and `item` count the rulebook's headings and the entries below one. */
export interface Special {
  what: Phrase;
  section: number;
  item?: number | null;
}

export interface Book {
  name: string;
  title: string;
  text: string;
  specials?: Special[];
}

export interface Level {
  spec: string;
  name: string;
  description: string;
  /** By ruleset and seats: the share of games won against bots one level lower, and its half-width, in percent. */
  won: Record<string, Record<string, [number, number]>>;
}

export interface Levels {
  levels: Level[];
  default: string;
}

export interface NewRoom {
  seats: number;
  ruleset?: string;
  rules?: string;
  bots?: (string | null)[];
  clock_ms?: number;
  beat_ms?: number;
  undo?: boolean;
  hints?: string;
  wins?: number;
  access?: string;
}

/** Times are in milliseconds; a clock of 0 never runs out, 0 wins leave it to the ruleset. */
export interface RoomOptions {
  /** Whether the room is listed for everybody. */
  is_open?: boolean;
  clock_ms: number;
  away_ms: number;
  undo: boolean;
  wins: number;
  hints?: "alone" | "always" | "never";
}

/** A room, for a guest who has its link or code and has not entered yet. */
export interface Invitation {
  room: string;
  ruleset: string;
  title: string;
  /** The game that rules without a title of their own change. */
  untitled?: string;
  host: string | null;
  phase: Phase;
  seats: { name: string; bot: string | null; taken: boolean; free: boolean }[];
  options: RoomOptions;
  /** Whether the guest has entered before. */
  joined: boolean;
  /** House rules, compared with the nearest ruleset of the package. */
  rules: PlayableRules | null;
}

// -- the workshop -------------------------------------------------------------------------------------------

export type AskedValue = boolean | number | string | (string | number)[] | null;
export type Answers = Record<string, AskedValue>;

/** A key of a ruleset as a question. `form` says how to ask. */
export interface Question {
  key: string;
  asks: string;
  form: "flag" | "number" | "choice" | "ranks" | "order" | "cards" | "some" | "choice-or-ranks" | "free";
  value?: AskedValue;
  /** The value of the ruleset that the draft builds on. */
  usual?: AskedValue;
  changed?: boolean;
  options?: [string | number, string][];
  least?: number;
  most?: number;
  /** Whether a number may also be 0, in the words of `none`. */
  or_none?: boolean;
  none?: string;
  /** Whether another answer leaves nothing to ask. */
  moot?: boolean;
}

export interface QuestionGroup {
  name: string;
  title: string;
  questions: Question[];
}

/** A rank with its keys, their values, and those of the ruleset below, in the order of `Draft.card`. */
export interface CardRules {
  rank: string;
  title: string;
  special: boolean;
  keys: string[];
  values: AskedValue[];
  usual: AskedValue[];
  moot: boolean[];
}

/** What a file of rules says about them: "As played here". */
export interface Notes {
  sources?: string;
  decided?: string;
  omits?: string;
}

/** House rules that can be played, in words. */
export interface PlayableRules {
  title: string;
  summary: string;
  family: Family;
  least: number;
  most: number;
  default: number;
  book: string;
  difference: string;
  differs: number;
  /** The title of the ruleset that they are compared with. */
  compared: string;
  relative: { name: string; title: string; differs: number } | null;
  notes: Notes;
}

/** House rules in the making, and all that follows from them. */
export interface Draft {
  rules: string;
  parent: string;
  /** The title of the parent. */
  usual: string;
  title: string;
  /** The ranks in play, from low to high. */
  ranks: string[];
  groups: QuestionGroup[];
  card: Question[];
  cards: CardRules[];
  /** The different cards of the pack; empty unless the rules are playable. */
  pack: Card[];
  playable: PlayableRules | null;
  problem: RulesProblem | null;
  /** Answers that change nothing. */
  idle: RulesProblem[];
}

export interface RulesProblem {
  text: string;
  detail: string;
  remedies: { text: string; set: Answers }[];
}

export interface SharedRules {
  code: string;
  link: string;
  qr: string;
}

export interface Comparison {
  first: string;
  second: string;
  text: string;
  differs: number;
}

export interface RoomInfo {
  room: string;
  secret: string;
  access: string;
  link: string;
  qr: string;
  ruleset: string;
  title: string;
  /** The game that rules without a title of their own change. */
  untitled?: string;
  family: Family;
  law: string;
  rules: string;
  seats: number;
  options: RoomOptions;
  games: { number: number; id: string }[];
  /** The people who share this device here. */
  companions?: string[];
}

/** A room as the lobby lists it. */
export interface RoomBrief {
  room: string;
  ruleset: string;
  title: string;
  /** The game that rules without a title of their own change. */
  untitled?: string;
  seats: { name: string; bot: string | null; taken: boolean }[];
  /** The caller's seat. */
  you: SeatNumber | null;
  phase: Phase;
  match_over: boolean;
  /** When the room was made. */
  at_ms: number;
}

export interface RoomList {
  open: RoomBrief[];
  mine: RoomBrief[];
}

export interface DeviceLink {
  link: string;
  qr: string;
}

export interface ReplayFrame {
  asks: Phrase;
  told: Phrase[];
  view: View;
  /** What the players held; only where all cards may be shown. */
  all?: { hands: Card[][]; down: (Card | null)[][] };
}

export interface GameReplay {
  id: string | null;
  title: string;
  /** The game that rules without a title of their own change. */
  untitled?: string;
  family: Family;
  names: string[];
  /** The seat of the person who asks; null if they did not play. */
  mine?: SeatNumber | null;
  record: string;
  frames: ReplayFrame[];
}

// -- one's own games --------------------------------------------------------------------------------------------

export interface MyGame {
  id: string;
  seat: SeatNumber;
  at_ms: number;
  about: {
    ruleset: string;
    title: string;
    /** The game that rules without a title of their own change. */
    untitled?: string;
    names: string[];
    /** The spec of each bot; null for people. */
    bots: (string | null)[];
    placed: SeatNumber[];
    moves: number;
    over: boolean;
    /** Added by its record; missing: played here. */
    elsewhere?: true;
  };
}

export interface AddedGames {
  added: number;
  /** Numbered from 1, in the order of the text. */
  refused: { number: number; say: Phrase }[];
}

export interface MyGames {
  name: string;
  games: MyGame[];
}

export interface SavedRules {
  title: string;
  rules: string;
}

export interface MyRules {
  rules: SavedRules[];
}

export interface Forgotten {
  deleted: number;
  left: number;
}

// -- the coach's review of a seat -----------------------------------------------------------------------------

export interface ReviewState {
  state: "working" | "ready" | "failed" | "missing";
  done: number;
  of: number;
  review?: SeatReview | null;
}

/** A move that a puzzle offers. */
export interface ReviewOption {
  token: string;
  move: Phrase;
  says: Phrase;
  good: boolean;
}

export interface TurningPoint {
  /** The number of moves made before. */
  at: number;
  made: string;
  did: Phrase;
  best: string;
  better: Phrase;
  chance: number;
  best_chance: number;
  says: Phrase;
  why: Phrase | null;
  options: ReviewOption[];
}

export interface SeatReview {
  seat: SeatNumber;
  /** The game in a sentence; `own` is added where it is said. */
  headline: Phrase;
  counts: "wins" | "points" | "places";
  /** What chances of 1 and 0 stand for. */
  most: number;
  least: number;
  moves: number;
  decisions: number;
  choices: number;
  mistakes: number;
  /** The moves made before, the chance with the best move, and the chance with the move made. */
  chances: [number, number, number][];
  parts: { share: number; deal: number; choices: number; margin: number; luck: number; result: number };
  turns: TurningPoint[];
}

// -- words --------------------------------------------------------------------------------------------------

/** A message of the catalogues and its arguments; speech.js puts it into words. */
export type Phrase = [id: string, args?: Record<string, PhraseValue>];
export type PhraseValue = string | number | Phrase | PhraseValue[];

// -- the lab --

/** Rules of the package by name, or house rules as text: one of the two. */
export interface StudiedRules {
  name?: string;
  text?: string;
}

export interface StudyRequest {
  rules: StudiedRules;
  vs: StudiedRules | null;
  /** 0 for the number that the first rules are made for. */
  players: number;
  /** Also play one bot of a level among bots of a weaker one. */
  levels: LevelPair | null;
}

export interface LevelPair {
  strong: number;
  weak: number;
}

/** A value and the ends of its 95 % interval, which few games do not have. */
export type Interval = [value: number, low: number | null, high: number | null];

export interface FigureRow {
  key: string;
  unit: "number" | "share" | "points";
  /** One for each set of rules. */
  values: (Interval | null)[];
  label?: string;
  special?: boolean;
  difference?: Interval;
  differs?: boolean;
}

export interface FigureTopic {
  topic: string;
  rows: FigureRow[];
}

/** Shares in percent, for each set of rules. */
export interface Spread {
  size: number;
  series: [x: number, value: number, low: number | null, high: number | null][][];
}

export interface Figures {
  games: number;
  players: number;
  told: number;
  deals: number;
  /** The levels that have played, the stronger one first. */
  levels: [number, number] | null;
  same_deals: boolean;
  topics: FigureTopic[];
  lengths: Spread | null;
  sizes: Spread | null;
}

export interface LabStudy {
  id: string;
  state: "working" | "ready" | "failed" | "missing";
  done: number;
  of: number;
  why: string;
  complete: boolean;
  figures: Figures | null;
}
