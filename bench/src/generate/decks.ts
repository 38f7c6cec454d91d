import type { EngineCard, EngineDeck } from '../../../packages/engine/src/build/index.ts';
import { LAND_TYPE, LAST_DAY, LAST_RELEASE } from './make-catalog.ts';
import { Random } from './random.ts';

/** All decks of a run in columns, by commander; cards are catalog positions. */
export type PackedDecks = {
  /** One or two catalog positions per commander, commanders ascending by the first. */
  commanders: number[][];
  commanderIdentity: Uint8Array;
  /** First deck of each commander, then the number of decks. */
  commanderStart: Uint32Array;
  /** The stated day, which a card may contradict; days since 1970-01-01, 0 = undated. */
  day: Uint16Array;
  bracket: Uint8Array;
  estimatedBracket: Uint8Array;
  basics: Uint8Array;
  deckStart: Uint32Array;
  deckCards: Uint16Array;
};

const MAX_CARDS_PER_DECK = 81;
const SIGNATURE_CARDS = 240;

/** Out of 100 decks. */
const UNDATED = 27;
const WRONGLY_DATED = 5;
/** Out of 100 undated decks: those that run cards announced for after the last day. */
const AHEAD = 2;
/** A wrong date is at most so many days before the newest card came out. */
const MAX_WRONG_DAYS = 60;

/**
 * `total` decks that overlap like real ones: per color identity some cards are staples (Zipf), every commander has a
 * package of its own that most of its decks share, and the rest is random. The largest commander has `largest` decks,
 * the others follow a power law. As many dates are missing or wrong as in real decks: 27 in 100 decks have none, and 5
 * state a day before the release of their newest card. Two undated decks in a hundred may run cards that are not out yet.
 * The first five cards are the basics in the order of colors.
 */
export function makeDecks(
  cards: readonly EngineCard[],
  total: number,
  largest: number,
  commanders = makeCommanders(cards, Math.min(2_000, Math.ceil(total / 5))),
): PackedDecks {
  const sizes = makeSizes(commanders.length, total, largest);
  const pools = makePools(cards);
  const packed: PackedDecks = {
    commanders,
    commanderIdentity: Uint8Array.from(commanders, (commanderCards) => getIdentity(cards, commanderCards)),
    commanderStart: new Uint32Array(commanders.length + 1),
    day: new Uint16Array(total),
    bracket: new Uint8Array(total),
    estimatedBracket: new Uint8Array(total),
    basics: new Uint8Array(total),
    deckStart: new Uint32Array(total + 1),
    deckCards: new Uint16Array(total * MAX_CARDS_PER_DECK),
  };
  const writer = new DeckWriter(cards, pools, packed);
  commanders.forEach((commanderCards, commander) => {
    writer.begin(commanderCards, commander);
    for (let deck = 0; deck < (sizes[commander] ?? 0); deck++) writer.write();
    packed.commanderStart[commander + 1] = writer.decks;
  });
  packed.deckCards = packed.deckCards.slice(0, packed.deckStart[total]);
  return packed;
}

/** The decks one by one as the engine's build takes them. */
export function* engineDecks(packed: PackedDecks): Generator<EngineDeck> {
  let commander = 0;
  for (let deck = 0; deck < packed.day.length; deck++) {
    while (deck >= (packed.commanderStart[commander + 1] ?? 0)) commander++;
    const day = packed.day[deck] ?? 0;
    yield {
      commanders: packed.commanders[commander] ?? [],
      cards: Array.from(packed.deckCards.subarray(packed.deckStart[deck], packed.deckStart[deck + 1])),
      day: day === 0 ? null : day,
      bracket: packed.bracket[deck] ?? 0,
      estimatedBracket: packed.estimatedBracket[deck] ?? 0,
      basics: packed.basics[deck] ?? 0,
      basicsEstimated: false,
    };
  }
}

/** Creatures spread over the catalog; every twelfth is paired with another. The largest has two colors. */
function makeCommanders(cards: readonly EngineCard[], count: number): number[][] {
  const creatures = cards.flatMap((card, position) =>
    card.type === 0 && card.identity !== 0 ? [position] : [],
  );
  const step = Math.max(2, Math.floor(creatures.length / count));
  const commanders: number[][] = [];
  for (let at = 0; at + 1 < creatures.length && commanders.length < count; at += step) {
    const [first = 0, second = 0] = creatures.slice(at, at + 2);
    commanders.push(commanders.length % 12 === 11 ? [first, second] : [first]);
  }
  return commanders;
}

function getIdentity(cards: readonly EngineCard[], commanderCards: readonly number[]): number {
  return commanderCards.reduce((all, position) => all | (cards[position]?.identity ?? 0), 0);
}

/**
 * The largest commander is in the middle of the file, the others follow a shuffled power law; the sizes sum to `total`.
 */
function makeSizes(commanders: number, total: number, largest: number): number[] {
  const random = new Random(2);
  const weights = Array.from({ length: commanders - 1 }, (_, rank) => 1 / (rank + 3) ** 0.8);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const sizes = weights.map((weight) => Math.max(1, Math.floor(((total - largest) * weight) / sum)));
  for (let at = sizes.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [sizes[at], sizes[other]] = [sizes[other] ?? 1, sizes[at] ?? 1];
  }
  sizes.splice(Math.floor(commanders / 2), 0, largest);
  for (let left = total - sizes.reduce((all, size) => all + size, 0); left !== 0; ) {
    const at = random.below(commanders);
    const change = Math.sign(left);
    if (at === Math.floor(commanders / 2) || (sizes[at] ?? 0) + change < 1) continue;
    sizes[at] = (sizes[at] ?? 0) + change;
    left -= change;
  }
  return sizes;
}

/** The nonbasic cards within each color identity, most popular first, lands and others separately. */
type Pools = { lands: Uint16Array[]; spells: Uint16Array[] };

function makePools(cards: readonly EngineCard[]): Pools {
  const random = new Random(3);
  const order = Array.from({ length: cards.length - 5 }, (_, index) => index + 5);
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  const pool = (identity: number, isLand: boolean) =>
    Uint16Array.from(
      order.filter((position) => {
        const card = cards[position];
        return (
          card !== undefined && (card.identity & ~identity) === 0 && (card.type === LAND_TYPE) === isLand
        );
      }),
    );
  const identities = Array.from({ length: 32 }, (_, identity) => identity);
  return {
    lands: identities.map((identity) => pool(identity, true)),
    spells: identities.map((identity) => pool(identity, false)),
  };
}

class DeckWriter {
  decks = 0;
  #entries = 0;
  #random = new Random(0);
  #commanderCards: readonly number[] = [];
  #identity = 0;
  #signature = new Uint16Array(0);
  readonly #stamp: Uint32Array;
  readonly #cards: readonly EngineCard[];
  readonly #pools: Pools;
  readonly #packed: PackedDecks;

  constructor(cards: readonly EngineCard[], pools: Pools, packed: PackedDecks) {
    this.#cards = cards;
    this.#stamp = new Uint32Array(cards.length);
    this.#pools = pools;
    this.#packed = packed;
  }

  begin(commanderCards: readonly number[], commander: number): void {
    this.#random = new Random(1_000 + commander);
    this.#commanderCards = commanderCards;
    this.#identity = this.#packed.commanderIdentity[commander] ?? 0;
    const pool = this.#spells();
    const depth = Math.min(pool.length, 6_000);
    this.#signature = Uint16Array.from(
      { length: SIGNATURE_CARDS },
      () => pool[this.#random.below(depth)] ?? 0,
    );
  }

  write(): void {
    const random = this.#random;
    const deck = this.decks++;
    const from = this.#entries;
    const date = random.below(100);
    const isUndated = date < UNDATED;
    const isWronglyDated = !isUndated && date < UNDATED + WRONGLY_DATED;
    const age = Math.floor(730 * random.fraction() ** 1.3);
    const isAhead = isUndated && random.below(100) < AHEAD;
    const day = isAhead ? LAST_RELEASE : Math.max(LAST_DAY - age, this.#newestCommander());
    for (const position of this.#commanderCards) this.#stamp[position] = this.decks;
    for (let color = 0; color < 5; color++) if (this.#identity & (1 << color)) this.#add(color, day);
    const basics = this.#entries - from;
    const nonbasics = 60 + random.below(16);
    const lands = this.#pools.lands[this.#identity] ?? new Uint16Array(0);
    const landEnd = from + basics + 3 + random.below(8);
    while (this.#entries < landEnd) this.#add(lands[random.zipf(lands.length)] ?? 0, day);
    const spells = this.#spells();
    while (this.#entries < from + basics + nonbasics) {
      const isOwn = random.below(100) < 55;
      const position = isOwn
        ? (this.#signature[Math.floor(SIGNATURE_CARDS * random.fraction() ** 1.6)] ?? 0)
        : (spells[random.zipf(spells.length)] ?? 0);
      this.#add(position, day);
    }
    this.#packed.deckCards.subarray(from, this.#entries).sort();
    this.#packed.deckStart[deck + 1] = this.#entries;
    const wrongDay = this.#newestRelease(from) - 1 - random.below(MAX_WRONG_DAYS);
    this.#packed.day[deck] = isUndated ? 0 : isWronglyDated ? wrongDay : day;
    this.#packed.basics[deck] = basics === 0 ? 0 : 100 - this.#commanderCards.length - nonbasics;
    this.#packed.bracket[deck] = random.below(100) < 45 ? 0 : 1 + random.pick([8, 34, 36, 17, 5]);
    this.#packed.estimatedBracket[deck] = 2 + random.pick([45, 35, 15, 5]);
  }

  /** Adds the card once, unless it was released after the day. */
  #add(position: number, day: number): void {
    if (this.#stamp[position] === this.decks) return;
    if ((this.#cards[position]?.releaseDay ?? 0) > day) return;
    this.#stamp[position] = this.decks;
    this.#packed.deckCards[this.#entries++] = position;
  }

  /** First release of the newest commander, at most the last day. */
  #newestCommander(): number {
    const days = this.#commanderCards.map((card) => this.#cards[card]?.releaseDay ?? 0);
    return Math.min(LAST_DAY, Math.max(...days));
  }

  /** First release of the newest card of the deck whose cards begin at the entry, commanders included. */
  #newestRelease(from: number): number {
    let newest = this.#newestCommander();
    for (const card of this.#packed.deckCards.subarray(from, this.#entries))
      newest = Math.max(newest, this.#cards[card]?.releaseDay ?? 0);
    return newest;
  }

  #spells(): Uint16Array {
    return this.#pools.spells[this.#identity] ?? new Uint16Array(0);
  }
}
