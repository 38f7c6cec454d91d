import { type Bracket, DECK_REJECTIONS, type DeckRejection } from '@deckwright/domain';
import type { JudgedDeck, SharedBy } from '../judging/counted-deck.ts';
import type { SoundDeck } from '../judging/judge-deck.ts';
import { deckText, idRange, NO_POSITION, type PartColumns } from '../judging/judged-part.ts';

/** Judged decks of one folder of the lake. */
export type JudgedColumns = {
  columns: PartColumns;
  source: number;
  folder: number;
  /** The players who shared them, by place. */
  by?: readonly (SharedBy | undefined)[] | undefined;
};

/** With the number of its first deck. */
type LoadedPart = JudgedColumns & { first: number };

/**
 * All judged decks by number, in order of ingest. They stay in the columns of their parts: an object for each of
 * millions would be visited by every collection of garbage.
 */
export class DeckTable {
  readonly size: number;
  /** Saved dates by deck, in days since 1970-01-01; 0 = unknown. At first the stated ones; choosing takes some away. */
  readonly days: Uint32Array;
  readonly #parts: readonly LoadedPart[];
  readonly #partByDeck: Uint32Array;

  constructor(parts: readonly JudgedColumns[]) {
    let size = 0;
    this.#parts = parts.map((part) => {
      const first = size;
      size += part.columns.size;
      return { ...part, first };
    });
    this.size = size;
    this.#partByDeck = new Uint32Array(size);
    this.days = new Uint32Array(size);
    this.#parts.forEach(({ columns, first }, part) => {
      this.#partByDeck.fill(part, first, first + columns.size);
      this.days.set(columns.day, first);
    });
  }

  getSource(deck: number): number {
    return this.#partOfDeck(deck).source;
  }

  /** The date its source states, in days since 1970-01-01; 0 = none. */
  statedDay(deck: number): number {
    const { columns, first } = this.#partOfDeck(deck);
    return columns.day[deck - first] ?? 0;
  }

  getFolder(deck: number): number {
    return this.#partOfDeck(deck).folder;
  }

  toId(deck: number): string {
    return this.#text(deck, 0);
  }

  toUrl(deck: number): string | null {
    return this.#text(deck, 1) || null;
  }

  sharedBy(deck: number): SharedBy | undefined {
    const { by, first } = this.#partOfDeck(deck);
    return by?.[deck - first];
  }

  /** Why its list does not count, if it does not. */
  findProblem(deck: number): DeckRejection | null {
    const { columns, first } = this.#partOfDeck(deck);
    return DECK_REJECTIONS[(columns.problem[deck - first] ?? 0) - 1] ?? null;
  }

  /** What the problem is about; empty if there is none. */
  getDetail(deck: number): string {
    return this.#text(deck, 2);
  }

  playedBy(deck: number): JudgedDeck['played'] {
    const { columns, first } = this.#partOfDeck(deck);
    const index = deck - first;
    return columns.played.size > 0 ? columns.played.get(index) : undefined;
  }

  /** The cards beside the commanders, ascending: a view. */
  getCards(deck: number): Uint16Array {
    const { columns, first } = this.#partOfDeck(deck);
    const index = deck - first;
    return columns.cards.subarray(columns.cardStart[index], columns.cardStart[index + 1]);
  }

  /** A number that stands for the commanders of a deck, in whatever order they are. */
  getPair(deck: number): number {
    const { columns, first } = this.#partOfDeck(deck);
    const index = deck - first;
    const [one, two] = [columns.commanders[index * 2] ?? 0, columns.commanders[index * 2 + 1] ?? 0];
    return Math.min(one, two) * 0x10000 + Math.max(one, two);
  }

  getCommanders(deck: number): number[] {
    const { columns, first } = this.#partOfDeck(deck);
    const index = deck - first;
    return [...columns.commanders.subarray(index * 2, index * 2 + 2)].filter((card) => card !== NO_POSITION);
  }

  /** Copies of basics by position. */
  countCopies(deck: number): [position: number, copies: number][] {
    const { columns, first } = this.#partOfDeck(deck);
    return toPairs(columns.copies, columns.copyStart, deck - first);
  }

  /** Copies by position of the cards that it has more often than a deck may. */
  getExtraCopies(deck: number): [position: number, copies: number][] {
    const { columns, first } = this.#partOfDeck(deck);
    return toPairs(columns.extras, columns.extraStart, deck - first);
  }

  /** Its number of basic lands if the cards missing to 100 count as such; otherwise 0. */
  getEstimatedBasics(deck: number): number {
    const { columns, first } = this.#partOfDeck(deck);
    const index = deck - first;
    return columns.basicsEstimated[index] === 1 ? (columns.basics[index] ?? 0) : 0;
  }

  /** What was judged of its list, except its copies. */
  getList(deck: number): Omit<SoundDeck, 'basicCopies' | 'extraCopies'> & { estimatedBracket: number } {
    const { columns, first } = this.#partOfDeck(deck);
    const index = deck - first;
    const companion = columns.companion[index] ?? NO_POSITION;
    const tags = columns.tags.subarray(columns.tagStart[index], columns.tagStart[index + 1]);
    return {
      commanders: this.getCommanders(deck),
      cards: this.getCards(deck),
      bracket: (columns.bracket[index] || null) as Bracket | null,
      estimatedBracket: columns.estimatedBracket[index] ?? 0,
      basics: columns.basics[index] ?? 0,
      basicsEstimated: columns.basicsEstimated[index] === 1,
      companion: companion === NO_POSITION ? null : companion,
      tags: tags.length > 0 ? Array.from(tags, (tag) => columns.tagNames[tag] ?? '') : NO_TAGS,
    };
  }

  /** A hash of its source and id. */
  idHash(deck: number): number {
    const { columns, first, source } = this.#partOfDeck(deck);
    const [from, to] = idRange(columns, deck - first);
    let hash = 0x811c9dc5 ^ source;
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ (columns.texts[at] as number), 0x01000193);
    return hash;
  }

  /** By source, then by the bytes of the id; 0 for versions of one deck. */
  compareIds(a: number, b: number): number {
    const [one, two] = [this.#partOfDeck(a), this.#partOfDeck(b)];
    if (one.source !== two.source) return one.source - two.source;
    const [fromA, toA] = idRange(one.columns, a - one.first);
    const [fromB, toB] = idRange(two.columns, b - two.first);
    const length = Math.min(toA - fromA, toB - fromB);
    for (let at = 0; at < length; at++) {
      const difference =
        (one.columns.texts[fromA + at] as number) - (two.columns.texts[fromB + at] as number);
      if (difference !== 0) return difference;
    }
    return toA - fromA - (toB - fromB);
  }

  /** A hash of its cards and commanders. */
  listHash(deck: number): number {
    let hash = Math.imul(0x811c9dc5 ^ this.getPair(deck), 0x01000193);
    const { columns, first } = this.#partOfDeck(deck);
    const index = deck - first;
    const end = columns.cardStart[index + 1] ?? 0;
    for (let at = columns.cardStart[index] ?? 0; at < end; at++)
      hash = Math.imul(hash ^ (columns.cards[at] as number), 0x01000193);
    return hash;
  }

  isSameList(a: number, b: number): boolean {
    if (this.getPair(a) !== this.getPair(b)) return false;
    const [one, two] = [this.getCards(a), this.getCards(b)];
    return one.length === two.length && one.every((card, at) => card === two[at]);
  }

  #partOfDeck(deck: number): LoadedPart {
    const part = this.#parts[this.#partByDeck[deck] ?? -1];
    if (!part) throw new RangeError(`There is no deck ${deck}.`);
    return part;
  }

  #text(deck: number, which: 0 | 1 | 2): string {
    const { columns, first } = this.#partOfDeck(deck);
    return deckText(columns, deck - first, which);
  }
}

const NO_TAGS: readonly string[] = [];

function toPairs(column: Uint16Array, start: Uint32Array, index: number): [number, number][] {
  const pairs: [number, number][] = [];
  for (let at = start[index] ?? 0; at < (start[index + 1] ?? 0); at += 2)
    pairs.push([column[at] ?? 0, column[at + 1] ?? 0]);
  return pairs;
}
