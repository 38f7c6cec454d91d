import type { EngineCard } from '../../../packages/engine/src/build/index.ts';
import {
  type CardAnswer,
  type CardColumns,
  type CommanderAnswer,
  type CommanderQuestion,
  cardColumns,
} from '../answers.ts';
import { earliestDay, type PackedDecks } from '../generate/decks.ts';

export type NaiveDeck = {
  commander: number;
  /** Catalog positions of the commander's cards. */
  commanders: readonly number[];
  identity: number;
  /** Days since 1970-01-01; null = undated. */
  day: number | null;
  /** The first day on which it can have been saved as it is. */
  earliestDay: number;
  bracket: number;
  basics: number;
  cards: number[];
};

/** Priors of the published formulas (see the engine's thresholds). */
const SYNERGY_PRIOR = 10;
const LIFT_PRIOR = 2;

/** The straightforward implementation: an array of deck objects, filters and Maps. Caches nothing between calls. */
export class NaiveContestant {
  readonly #cards: readonly EngineCard[];
  readonly #decks: NaiveDeck[];

  constructor(cards: readonly EngineCard[], decks: NaiveDeck[]) {
    this.#cards = cards;
    this.#decks = decks;
  }

  count(commander: number): Uint32Array {
    const counts = new Uint32Array(this.#cards.length);
    for (const [card, count] of countCards(this.#decks.filter((deck) => deck.commander === commander))) {
      counts[card] = count;
    }
    return counts;
  }

  commander(question: CommanderQuestion): CommanderAnswer {
    const window = this.#decks.filter(
      (deck) =>
        (question.firstDay === 0 || (deck.day !== null && deck.day >= question.firstDay)) &&
        (question.bracket === 0 || deck.bracket === question.bracket),
    );
    const own = window.filter((deck) => deck.commander === question.commander);
    const inside = own.filter((deck) => this.#passes(deck, question));
    const outside = window.filter((deck) => deck.commander !== question.commander);
    return { ...this.#numbers(inside, outside), decks: inside.length, types: this.#types(inside) };
  }

  card({ card }: { card: number }): CardAnswer {
    const could = this.#decks.filter((deck) => deck.cards.includes(card) || this.#fits(deck, card));
    const inside = could.filter((deck) => deck.cards.includes(card));
    const outside = could.filter((deck) => !deck.cards.includes(card));
    const commanders: CardAnswer['commanders'] = new Map();
    for (const deck of could) {
      const count = commanders.get(deck.commander) ?? { numDecks: 0, potentialDecks: 0 };
      count.potentialDecks++;
      if (deck.cards.includes(card)) count.numDecks++;
      commanders.set(deck.commander, count);
    }
    return {
      numDecks: inside.length,
      potentialDecks: could.length,
      commanders,
      alongside: this.#numbers(inside, outside),
    };
  }

  /** What the commander's decks play most, without the given cards. */
  advise(commander: number, cards: readonly number[]): number[] {
    const given = new Set(cards);
    return [...countCards(this.#decks.filter((deck) => deck.commander === commander))]
      .filter(([card]) => !given.has(card))
      .sort(([a, left], [b, right]) => right - left || a - b)
      .slice(0, 100)
      .map(([card]) => card);
  }

  #passes(deck: NaiveDeck, { moreCreaturesThan, holds, lacks }: CommanderQuestion): boolean {
    const creatures = deck.cards.filter((card) => this.#cards[card]?.type === 0).length;
    return (
      (moreCreaturesThan === null || creatures > moreCreaturesThan) &&
      (holds === null || deck.cards.includes(holds)) &&
      (lacks === null || !deck.cards.includes(lacks))
    );
  }

  #fits(deck: NaiveDeck, position: number): boolean {
    return !deck.commanders.includes(position) && this.#isAllowed(deck, position);
  }

  /** By color and date. */
  #isAllowed(deck: NaiveDeck, position: number): boolean {
    const card = this.#cards[position];
    return (
      card !== undefined && (card.identity & ~deck.identity) === 0 && deck.earliestDay >= card.releaseDay
    );
  }

  #numbers(inside: NaiveDeck[], outside: NaiveDeck[]): CardColumns {
    const countsInside = countCards(inside);
    const countsOutside = countCards(outside);
    const potential = this.#potential(inside);
    const potentialOutside = this.#potential(outside);
    return cardColumns(
      [...countsInside].map(([card, count]) => {
        const could = potential(card);
        const other = countsOutside.get(card) ?? 0;
        const couldOther = potentialOutside(card);
        const rate = (count + other) / (could + couldOther);
        const synergy =
          (count + SYNERGY_PRIOR * rate) / (could + SYNERGY_PRIOR) -
          (other + SYNERGY_PRIOR * rate) / (couldOther + SYNERGY_PRIOR);
        const lift = Math.log10((count + LIFT_PRIOR) / (could * rate + LIFT_PRIOR));
        return couldOther === 0
          ? [card, count, could, Number.NaN, Number.NaN]
          : [card, count, could, synergy, lift];
      }),
    );
  }

  /** Eligible decks of a card, from the number of decks by identity and day, minus those with it as commander. */
  #potential(decks: NaiveDeck[]): (card: number) => number {
    const groups = new Map<string, { identity: number; day: number; decks: number }>();
    const against = new Map<number, number>();
    for (const deck of decks) {
      const day = deck.earliestDay;
      const key = `${deck.identity} ${day}`;
      const group = groups.get(key) ?? { identity: deck.identity, day, decks: 0 };
      group.decks++;
      groups.set(key, group);
      for (const card of deck.cards)
        if (!this.#isAllowed(deck, card)) against.set(card, (against.get(card) ?? 0) + 1);
      for (const card of deck.commanders)
        if (this.#isAllowed(deck, card)) against.set(card, (against.get(card) ?? 0) - 1);
    }
    const known = new Map<string, number>();
    return (position) => {
      const card = this.#cards[position];
      if (!card) return 0;
      const key = `${card.identity} ${card.releaseDay}`;
      let fitting = known.get(key);
      if (fitting === undefined) {
        fitting = 0;
        for (const group of groups.values()) {
          if ((card.identity & ~group.identity) === 0 && group.day >= card.releaseDay) fitting += group.decks;
        }
        known.set(key, fitting);
      }
      return fitting + (against.get(position) ?? 0);
    };
  }

  #types(decks: NaiveDeck[]): Float64Array {
    const sums = new Float64Array(9);
    for (const deck of decks) {
      sums[8] = (sums[8] ?? 0) + deck.basics;
      for (const position of deck.cards) {
        const card = this.#cards[position];
        if (card && !card.basic) sums[card.type] = (sums[card.type] ?? 0) + 1;
      }
    }
    return sums.map((sum) => (decks.length === 0 ? 0 : sum / decks.length));
  }
}

export function naiveDecks(packed: PackedDecks, cards: readonly EngineCard[]): NaiveDeck[] {
  const decks: NaiveDeck[] = [];
  for (let commander = 0; commander < packed.commanders.length; commander++) {
    for (
      let deck = packed.commanderStart[commander] ?? 0;
      deck < (packed.commanderStart[commander + 1] ?? 0);
      deck++
    ) {
      decks.push({
        commander,
        commanders: packed.commanders[commander] ?? [],
        identity: packed.commanderIdentity[commander] ?? 0,
        day: packed.day[deck] || null,
        earliestDay: earliestDay(packed, cards, { deck, commander }),
        bracket: packed.bracket[deck] ?? 0,
        basics: packed.basics[deck] ?? 0,
        cards: Array.from(packed.deckCards.subarray(packed.deckStart[deck], packed.deckStart[deck + 1])),
      });
    }
  }
  return decks;
}

function countCards(decks: NaiveDeck[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const deck of decks) for (const card of deck.cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
