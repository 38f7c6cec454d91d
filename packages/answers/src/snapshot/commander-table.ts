import { type Card, commanderKey, inListOrder, rankNames } from '@deckwright/domain';
import type { Overview } from '../engine/index.ts';

/** The commander keys of a snapshot by engine index. */
export class CommanderTable {
  readonly keys: readonly string[];
  readonly #overview: Overview;
  /** Index of each commander's first deck; decks are grouped by commander. */
  readonly #firstDeck: Uint32Array;
  readonly #byKey = new Map<string, number>();
  readonly #nameRanks: Uint32Array;
  readonly #byCard = new Map<number, number[]>();
  /** Filled on demand. */
  readonly #rankOfCount = new Map<number, number>();

  constructor(cards: readonly Card[], overview: Overview) {
    this.#overview = overview;
    let first = 0;
    this.#firstDeck = overview.commanderDecks.map((count) => {
      first += count;
      return first - count;
    });
    this.keys = overview.commanderCards.map((members) =>
      commanderKey(members.map((index) => cards[index]?.slug ?? '')),
    );
    this.#nameRanks = rankNames(
      overview.commanderCards.map((members) => members.map((index) => cards[index]?.name ?? '').join(' // ')),
    );
    for (const [commander, key] of this.keys.entries()) {
      this.#byKey.set(key, commander);
      for (const card of this.getCards(commander)) {
        const list = this.#byCard.get(card);
        if (list) list.push(commander);
        else this.#byCard.set(card, [commander]);
      }
    }
  }

  get size(): number {
    return this.keys.length;
  }

  /** Null for a key without decks. */
  indexOf(key: string): number | null {
    return this.#byKey.get(key) ?? null;
  }

  getCards(commander: number): readonly number[] {
    return this.#overview.commanderCards[commander] ?? [];
  }

  getDecks(commander: number): number {
    return this.#overview.commanderDecks[commander] ?? 0;
  }

  /** Rank of its name among all commanders, 0 = first; that of a pair by its first name, then its second. */
  getNameRank(commander: number): number {
    return this.#nameRanks[commander] ?? 0;
  }

  /** These commanders by all their decks, then by name. */
  sortByDecks(commanders: readonly number[]): number[] {
    const order = inListOrder<number>({
      decks: (commander) => this.getDecks(commander),
      name: (commander) => this.getNameRank(commander),
    });
    return [...commanders].sort(order);
  }

  /** Rank among all commanders by decks, 1 = most; ties share a rank. */
  getRank(commander: number): number {
    if (this.#rankOfCount.size === 0) {
      const counts = Uint32Array.from(this.#overview.commanderDecks).sort().reverse();
      for (const [index, count] of counts.entries())
        if (!this.#rankOfCount.has(count)) this.#rankOfCount.set(count, index + 1);
    }
    return this.#rankOfCount.get(this.getDecks(commander)) ?? 1;
  }

  /** Decks saved since the commander's release. */
  getPotential(commander: number): number {
    return this.#overview.commanderPotential[commander] ?? 0;
  }

  /** The decks that the interval of the commander's share is of, see `shareInterval`. */
  getEffective(commander: number): number {
    return this.#overview.commanderEffective[commander] ?? 0;
  }

  /** The commander's decks in the engine: [from, to). */
  getRange(commander: number): [from: number, to: number] {
    const from = this.#firstDeck[commander] ?? 0;
    return [from, from + this.getDecks(commander)];
  }

  /** The commander of a deck, by its number in the engine; null if there is no such deck. */
  ofDeck(deck: number): number | null {
    const commander = this.#firstDeck.findLastIndex((first) => first <= deck);
    return commander >= 0 && deck < (this.getRange(commander)[1] ?? 0) ? commander : null;
  }

  /** Pairs that include the card, most decks first, then by name. */
  getPairs(card: number): number[] {
    const pairs = (this.#byCard.get(card) ?? []).filter((commander) => this.getCards(commander).length === 2);
    return this.sortByDecks(pairs);
  }

  /** Decks with the card as commander, alone or with a partner. */
  decksWithCommander(card: number): number {
    return (this.#byCard.get(card) ?? []).reduce((sum, commander) => sum + this.getDecks(commander), 0);
  }
}
