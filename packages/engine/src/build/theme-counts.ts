import { LAND_TYPE } from '../format.ts';
import { FULL_WEIGHT } from './staples.ts';
import type { EngineCard } from './types.ts';

const CREATURE_TYPE = 0;

/** What one deck, or many together, hold of each theme and of each creature type. Weights add up to whole numbers. */
export class ThemeCounts {
  /** Cards of the theme by weight, and each as one. */
  readonly held: Float64Array;
  readonly cards: Float64Array;
  /** Cards of the type or naming it, and creatures of it. */
  readonly care: Float64Array;
  readonly is: Float64Array;
  decks = 0;
  /** Of all cards that are no lands, and each of them as one. */
  weight = 0;
  spells = 0;
  creatures = 0;

  constructor(themes: number) {
    this.held = new Float64Array(themes);
    this.cards = new Float64Array(themes);
    this.care = new Float64Array(themes);
    this.is = new Float64Array(themes);
  }

  clear(): void {
    for (const list of [this.held, this.cards, this.care, this.is]) list.fill(0);
    this.decks = 0;
    this.weight = 0;
    this.spells = 0;
    this.creatures = 0;
  }

  add(other: ThemeCounts): void {
    this.decks += other.decks;
    this.weight += other.weight;
    this.spells += other.spells;
    this.creatures += other.creatures;
    addAll(this.held, other.held);
    addAll(this.is, other.is);
  }

  /** Counts one deck; basic lands say nothing. */
  addDeck(cards: readonly EngineCard[], list: Iterable<number>, weightOf: (card: number) => number): void {
    this.decks++;
    let every = 0;
    let everyCreature = 0;
    for (const index of list) {
      const card = cards[index];
      if (!card || card.basic) continue;
      const isCreature = card.type === CREATURE_TYPE;
      const weight = weightOf(index);
      if (card.type !== LAND_TYPE) {
        this.weight += weight;
        this.spells++;
      }
      if (isCreature) this.creatures++;
      const facts = card.themes;
      if (!facts) continue;
      for (const theme of facts.themes) {
        bump(this.held, theme, weight);
        bump(this.cards, theme, 1);
      }
      if (facts.everyType) {
        every++;
        if (isCreature) everyCreature++;
        continue;
      }
      for (const type of facts.is) {
        bump(this.care, type, 1);
        if (isCreature) bump(this.is, type, 1);
      }
      for (const type of facts.names) if (!facts.is.includes(type)) bump(this.care, type, 1);
    }
    if (every > 0)
      for (let type = 0; type < this.care.length; type++) {
        bump(this.care, type, every);
        bump(this.is, type, everyCreature);
      }
  }

  /**
   * Counts many decks at once, all that `add` would add of them one by one.
   * @param held by card, how many of the decks run it
   */
  addDecks(
    cards: readonly EngineCard[],
    { decks, held }: { decks: number; held: ArrayLike<number> },
    weightOf: (card: number) => number,
  ): void {
    this.decks += decks;
    let everyCreature = 0;
    for (let index = 0; index < held.length; index++) {
      const copies = held[index] ?? 0;
      const card = cards[index];
      if (copies === 0 || !card || card.basic) continue;
      const isCreature = card.type === CREATURE_TYPE;
      const weight = copies * weightOf(index);
      if (card.type !== LAND_TYPE) {
        this.weight += weight;
        this.spells += copies;
      }
      if (isCreature) this.creatures += copies;
      const facts = card.themes;
      if (!facts) continue;
      for (const theme of facts.themes) bump(this.held, theme, weight);
      if (!isCreature) continue;
      if (facts.everyType) everyCreature += copies;
      else for (const type of facts.is) bump(this.is, type, copies);
    }
    if (everyCreature > 0)
      for (let type = 0; type < this.is.length; type++) bump(this.is, type, everyCreature);
  }
}

/** For two of the themes each, the weight of the cards of the list that count for both: [place · length + other place]. */
export function sharedWeights(
  cards: readonly EngineCard[],
  list: Iterable<number>,
  weightOf: (card: number) => number,
  themes: readonly number[],
): Float64Array {
  const shared = new Float64Array(themes.length ** 2);
  const placeOf = new Map(themes.map((theme, place) => [theme, place]));
  for (const index of list) {
    const card = cards[index];
    if (!card?.themes || card.basic) continue;
    const places = card.themes.themes.flatMap((theme) => placeOf.get(theme) ?? []);
    if (places.length < 2) continue;
    const weight = weightOf(index);
    for (const place of places)
      for (const other of places) bump(shared, place * themes.length + other, weight);
  }
  return shared;
}

/** Every card once and in full, for decks of these colors. */
export function catalogueCounts(cards: readonly EngineCard[], themes: number, identity: number): ThemeCounts {
  const counts = new ThemeCounts(themes);
  const within = cards.flatMap((card, index) => ((card.identity & ~identity) === 0 ? [index] : []));
  counts.addDeck(cards, within, () => FULL_WEIGHT);
  return counts;
}

function addAll(sums: Float64Array, more: Float64Array): void {
  for (let place = 0; place < sums.length; place++) sums[place] = (sums[place] ?? 0) + (more[place] ?? 0);
}

function bump(list: Float64Array, place: number, by: number): void {
  list[place] = (list[place] ?? 0) + by;
}
