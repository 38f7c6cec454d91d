import type { PlayedResult, RejectDeck } from '../judging/counted-deck.ts';
import { compareDetails } from './compare-details.ts';
import type { DeckTable } from './deck-table.ts';
import { FirstOfEach } from './first-of-each.ts';

type Effects = {
  /** Those of decks with a list that is counted already are added to those of the counted one. */
  resultsByDeck: Map<number, readonly PlayedResult[]>;
  reject: RejectDeck;
};

/** Counts each list under the same commanders once; the decks are numbers of the table. */
export class CountedLists {
  /** Decks with the same list as a counted one, by that. */
  readonly identical = new Map<number, readonly number[]>();
  readonly #table: DeckTable;
  readonly #effects: Effects;
  readonly #lists: FirstOfEach;
  /** The counted deck by the first one with its list, where it is another one. */
  readonly #counted = new Map<number, number>();

  constructor(table: DeckTable, maxDecks: number, effects: Effects) {
    this.#table = table;
    this.#effects = effects;
    this.#lists = new FirstOfEach(maxDecks, {
      getHash: (deck) => table.listHash(deck),
      isSame: (a, b) => table.isSameList(a, b),
    });
  }

  /**
   * One deck for each list: of decks that are given newest first, undated ones last, the first; of several of that day
   * the one that says more. Ids and sources decide only where nothing else does: by whichever name a deck is known, the
   * same is counted.
   */
  chooseFrom(decks: Uint32Array): Uint32Array {
    const { days } = this.#table;
    const firsts = decks.filter((deck) => {
      const first = this.#lists.before(deck);
      if (first === null) return true;
      const counted = this.#counted.get(first) ?? first;
      const isBetter = days[deck] === days[counted] && compareDetails(this.#table, deck, counted) < 0;
      if (isBetter) this.#counted.set(first, deck);
      this.#join(isBetter ? deck : counted, isBetter ? counted : deck);
      return false;
    });
    return firsts.map((first) => this.#counted.get(first) ?? first);
  }

  /** Whether the list of a deck is new; it counts from now on. */
  add(deck: number): boolean {
    const first = this.#lists.before(deck);
    if (first === null) return true;
    this.#join(this.#counted.get(first) ?? first, deck);
    return false;
  }

  /** The list of a deck is that of a counted one. */
  #join(counted: number, other: number): void {
    const { resultsByDeck, reject } = this.#effects;
    reject(other, 'identical-list', () => `the same list as ${this.#table.toId(counted)}`);
    const identical = [...(this.identical.get(counted) ?? []), other, ...(this.identical.get(other) ?? [])];
    this.identical.set(counted, identical);
    this.identical.delete(other);
    // One list, played in several events or by several players.
    const results = resultsByDeck.get(other);
    if (results) resultsByDeck.set(counted, [...(resultsByDeck.get(counted) ?? []), ...results]);
    resultsByDeck.delete(other);
  }
}
