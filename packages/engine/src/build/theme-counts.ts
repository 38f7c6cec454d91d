import { FULL_WEIGHT } from './staples.ts';
import { type NumbersByCard, THEME_FLAGS, type ThemeFacts } from './theme-facts.ts';
import type { EngineCard } from './types.ts';

/** What one deck, or many together, hold of each theme and of each creature type. Weights add up to whole numbers. */
export class ThemeCounts {
  /** Cards of the theme by weight, and each as one. */
  readonly weightInDecks: Float64Array;
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
    this.weightInDecks = new Float64Array(themes);
    this.cards = new Float64Array(themes);
    this.care = new Float64Array(themes);
    this.is = new Float64Array(themes);
  }

  clear(): void {
    for (const list of [this.weightInDecks, this.cards, this.care, this.is]) list.fill(0);
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
    addAll(this.weightInDecks, other.weightInDecks);
    addAll(this.is, other.is);
  }

  /**
   * Counts one deck; basic lands say nothing.
   * @param weights by card
   */
  addDeck({ flags, themes, is, onlyNames }: ThemeFacts, list: ArrayLike<number>, weights: Uint8Array): void {
    this.decks++;
    let every = 0;
    let everyCreature = 0;
    for (let index = 0; index < list.length; index++) {
      const card = list[index]!;
      const flag = flags[card]!;
      const isCreature = flag & THEME_FLAGS.creature;
      const weight = weights[card]!;
      if (flag & THEME_FLAGS.spell) {
        this.weight += weight;
        this.spells++;
      }
      if (isCreature) this.creatures++;
      bumpAll(this.weightInDecks, themes, card, weight);
      bumpAll(this.cards, themes, card, 1);
      if (flag & THEME_FLAGS.everyType) {
        every++;
        if (isCreature) everyCreature++;
        continue;
      }
      bumpAll(this.care, is, card, 1);
      if (isCreature) bumpAll(this.is, is, card, 1);
      bumpAll(this.care, onlyNames, card, 1);
    }
    if (every > 0)
      for (let type = 0; type < this.care.length; type++) {
        bump(this.care, type, every);
        bump(this.is, type, everyCreature);
      }
  }

  /**
   * Counts many decks at once, all that `add` would add of them one by one.
   * @param weightInDecks by card, how many of the decks run it
   */
  addDecks(
    { flags, themes, is }: ThemeFacts,
    { decks, weightInDecks }: { decks: number; weightInDecks: ArrayLike<number> },
    weights: Uint8Array,
  ): void {
    this.decks += decks;
    let everyCreature = 0;
    for (let card = 0; card < weightInDecks.length; card++) {
      const copies = weightInDecks[card]!;
      if (copies === 0) continue;
      const flag = flags[card]!;
      const weight = copies * weights[card]!;
      if (flag & THEME_FLAGS.spell) {
        this.weight += weight;
        this.spells += copies;
      }
      bumpAll(this.weightInDecks, themes, card, weight);
      if (!(flag & THEME_FLAGS.creature)) continue;
      this.creatures += copies;
      if (flag & THEME_FLAGS.everyType) everyCreature += copies;
      else bumpAll(this.is, is, card, copies);
    }
    if (everyCreature > 0)
      for (let type = 0; type < this.is.length; type++) bump(this.is, type, everyCreature);
  }
}

/** For two of the themes each, the weight of the cards of the list that count for both: [place · length + other place]. */
export function sharedWeights(
  { themes: { start, numbers } }: ThemeFacts,
  list: ArrayLike<number>,
  weights: Uint8Array,
  themes: readonly number[],
): Float64Array {
  const shared = new Float64Array(themes.length ** 2);
  if (themes.length < 2) return shared;
  const found = new Uint16Array(themes.length);
  for (let index = 0; index < list.length; index++) {
    const card = list[index]!;
    let count = 0;
    for (let at = start[card]!; at < start[card + 1]!; at++) {
      const own = themes.indexOf(numbers[at]!);
      if (own >= 0) found[count++] = own;
    }
    if (count < 2) continue;
    for (let one = 0; one < count; one++)
      for (let other = 0; other < count; other++)
        bump(shared, found[one]! * themes.length + found[other]!, weights[card]!);
  }
  return shared;
}

/** Every card once and in full, for decks of these colors. */
export function countThemesOfCatalog(
  cards: readonly EngineCard[],
  facts: ThemeFacts,
  { themes, identity }: { themes: number; identity: number },
): ThemeCounts {
  const counts = new ThemeCounts(themes);
  const within = cards.flatMap((card, index) => ((card.identity & ~identity) === 0 ? [index] : []));
  counts.addDeck(facts, within, new Uint8Array(cards.length).fill(FULL_WEIGHT));
  return counts;
}

function bumpAll(list: Float64Array, { start, numbers }: NumbersByCard, card: number, by: number): void {
  const end = start[card + 1]!;
  for (let at = start[card]!; at < end; at++) bump(list, numbers[at]!, by);
}

function addAll(sums: Float64Array, more: Float64Array): void {
  for (let index = 0; index < sums.length; index++) sums[index] = (sums[index] ?? 0) + (more[index] ?? 0);
}

function bump(list: Float64Array, index: number, by: number): void {
  list[index]! += by;
}
