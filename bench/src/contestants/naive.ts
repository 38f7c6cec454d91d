import type { EngineCard } from '../../../packages/engine/src/build/index.ts';
import {
  type CardAnswer,
  type CardColumns,
  type CommanderAnswer,
  type CommanderQuestion,
  cardColumns,
} from '../answers.ts';
import type { PackedDecks } from '../generate/decks.ts';
import { LAST_DAY } from '../generate/make-catalog.ts';

export type NaiveDeck = {
  commander: number;
  /** Catalog positions of the commander's cards. */
  commanders: readonly number[];
  identity: number;
  /** When it was saved, in days since 1970-01-01; null = unknown. */
  day: number | null;
  /** That day, or the first release of its newest card, commanders included, if it is unknown. */
  earliestDay: number;
  bracket: number;
  basics: number;
  /** Cards it counts for. */
  cards: number[];
  /** Cards it runs without counting for them; usually none. */
  otherCards: number[];
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
    const could = this.#decks.filter(
      (deck) => deck.cards.includes(card) || (!deck.otherCards.includes(card) && this.#fits(deck, card)),
    );
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
    const isCreature = (card: number) => this.#cards[card]?.type === 0;
    const creatures = deck.cards.filter(isCreature).length + deck.otherCards.filter(isCreature).length;
    return (
      (moreCreaturesThan === null || creatures > moreCreaturesThan) &&
      (holds === null || runs(deck, holds)) &&
      (lacks === null || !runs(deck, lacks))
    );
  }

  #fits(deck: NaiveDeck, position: number): boolean {
    return !deck.commanders.includes(position) && this.#isAllowed(deck, position);
  }

  /** By color and date, and out on the last day. */
  #isAllowed(deck: NaiveDeck, position: number): boolean {
    const card = this.#cards[position];
    return (
      card !== undefined &&
      (card.identity & ~deck.identity) === 0 &&
      deck.earliestDay >= card.releaseDay &&
      card.releaseDay <= LAST_DAY
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

  /**
   * Eligible decks of a card, from the number of decks by identity and day, without those that it leads and those that run
   * it without counting for it.
   */
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
      for (const card of deck.otherCards)
        if (this.#isAllowed(deck, card)) against.set(card, (against.get(card) ?? 0) - 1);
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
      for (const list of [deck.cards, deck.otherCards]) {
        for (const position of list) {
          const card = this.#cards[position];
          if (card && !card.basic) sums[card.type] = (sums[card.type] ?? 0) + 1;
        }
      }
    }
    return sums.map((sum) => (decks.length === 0 ? 0 : sum / decks.length));
  }
}

const NO_CARDS: number[] = [];

/** @param leaveOneOut false counts an undated deck for its newest card, too */
export function naiveDecks(
  packed: PackedDecks,
  cards: readonly EngineCard[],
  leaveOneOut = true,
): NaiveDeck[] {
  const decks: NaiveDeck[] = [];
  const released = (card: number) => cards[card]?.releaseDay ?? 0;
  packed.commanders.forEach((commanders, commander) => {
    const end = packed.commanderStart[commander + 1] ?? 0;
    for (let deck = packed.commanderStart[commander] ?? 0; deck < end; deck++) {
      const list = Array.from(packed.deckCards.subarray(packed.deckStart[deck], packed.deckStart[deck + 1]));
      const newest = Math.max(...[...commanders, ...list].map(released));
      const stated = packed.day[deck] ?? 0;
      const day = stated >= newest ? stated : null;
      const newestCards = [...commanders, ...list].filter((card) => released(card) === newest);
      const unproven = leaveOneOut && day === null && newestCards.length === 1 ? newestCards[0] : undefined;
      const isLeftOut = (card: number) => card === unproven || released(card) > LAST_DAY;
      const otherCards = list.filter(isLeftOut);
      decks.push({
        commander,
        commanders,
        identity: packed.commanderIdentity[commander] ?? 0,
        day,
        earliestDay: day ?? newest,
        bracket: packed.bracket[deck] ?? 0,
        basics: packed.basics[deck] ?? 0,
        cards: otherCards.length === 0 ? list : list.filter((card) => !isLeftOut(card)),
        otherCards: otherCards.length === 0 ? NO_CARDS : otherCards,
      });
    }
  });
  return decks;
}

function runs(deck: NaiveDeck, card: number): boolean {
  return deck.cards.includes(card) || deck.otherCards.includes(card);
}

function countCards(decks: NaiveDeck[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const deck of decks) for (const card of deck.cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
