import { createHash } from 'node:crypto';
import type { DeckLink } from '@deckwright/domain';

/** A source that was not read yet; there are never so many. */
const UNREAD = 0xffff;

/**
 * `deck-links.tsv` has a line per deck in the engine's order: id, basics such as "island:10 plains:8", the stated date
 * if the engine does not use it, and, where there are any, cards with more copies than a deck may have.
 * `deck-sources.tsv` says where it came from, in a file of its own because that is not part of the snapshot's content:
 * index of the manifest's provenance row, address if any, and the ids by source of all decks with that list, the counted
 * one first. Before version 10 all was in one line: id, row, address, basics.
 *
 * Kept as bytes, because lookups are for single decks.
 */
export class DeckLinks {
  readonly #links: Lines;
  readonly #sources: Lines | null;
  /** By deck: its source, once counted. Card pages count nearly all decks, and reading a million lines takes long. */
  #sourceByDeck: Uint16Array | null = null;

  /** `sources`: the bytes of `deck-sources.tsv`, or null where older versions have none. */
  constructor(links: Buffer, sources: Buffer | null) {
    this.#links = new Lines(links);
    this.#sources = sources && new Lines(sources);
  }

  /** Number of decks. */
  get size(): number {
    return this.#links.size;
  }

  /** Number of decks whose source is stated. */
  get sources(): number {
    return this.#sources?.size ?? this.size;
  }

  /** The link of a deck by engine index, or null. */
  at(deck: number): DeckLink | null {
    const line = this.#links.at(deck);
    if (line === null) return null;
    if (this.#sources === null) {
      const [id = '', source = '', url = '', basics = ''] = line;
      return {
        id,
        source: Number(source),
        url: url || null,
        basics: parseCopies(basics),
        statedDate: null,
        sourceIds: [],
      };
    }
    const [id = '', basics = '', statedDate = '', extras = ''] = line;
    const [source = '', url = '', sourceIds = ''] = this.#sources.at(deck) ?? [];
    return {
      id,
      source: Number(source),
      url: url || null,
      basics: parseCopies(basics),
      ...(extras === '' ? {} : { extraCopies: parseCopies(extras) }),
      statedDate: statedDate || null,
      sourceIds: sourceIds.split(' ').filter(Boolean),
    };
  }

  /** Decks of [from, to) by index of the manifest's provenance row, added to `counts`; without reading the whole lines. */
  countSources(from: number, to: number, counts: Map<number, number>): void {
    const [lines, field] = this.#sources ? [this.#sources, 0] : [this.#links, 1];
    this.#sourceByDeck ??= new Uint16Array(this.size).fill(UNREAD);
    for (let deck = from; deck < to; deck += 1) {
      let source = this.#sourceByDeck[deck] ?? UNREAD;
      if (source === UNREAD) {
        source = Number(lines.field(deck, field));
        this.#sourceByDeck[deck] = source;
      }
      counts.set(source, (counts.get(source) ?? 0) + 1);
    }
  }

  *[Symbol.iterator](): Generator<DeckLink> {
    for (let deck = 0; deck < this.size; deck += 1) {
      const link = this.at(deck);
      if (link) yield link;
    }
  }

  /** The deck of this id among [from, to), or null. */
  find(id: string, from: number, to: number): number | null {
    return isId(id) ? this.#links.find(`${id}\t`, from, to) : null;
  }

  /** The deck with this id among all, or null; a linear search through the bytes. */
  search(id: string): number | null {
    return this.find(id, 0, this.size);
  }

  /** The deck among [from, to) that an address with this id leads to, or null; by default among all. */
  resolve(id: string, from = 0, to = this.size): number | null {
    return this.find(id, from, to) ?? this.findBySource(id, from, to);
  }

  /**
   * The deck among [from, to) that has this id by its source, or whose list a deck with that id has, or null; by default
   * among all. A linear search through the bytes.
   */
  findBySource(id: string, from = 0, to = this.size): number | null {
    if (this.#sources === null || !isId(id)) return null;
    return this.#sources.findWord(id, from, to);
  }
}

const [TAB, NEWLINE, SPACE] = [9, 10, 32];

/** Lines of a file by number, without an object for each. */
class Lines {
  readonly #bytes: Buffer;
  /** The offset of each line, then the end. */
  readonly #starts: Uint32Array;

  constructor(bytes: Buffer) {
    const starts = [0];
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) starts.push(at + 1);
    this.#bytes = bytes;
    this.#starts = Uint32Array.from(starts);
  }

  get size(): number {
    return this.#starts.length - 1;
  }

  /** The fields of a line, or null. */
  at(line: number): string[] | null {
    const [start, end] = [this.#starts[line], this.#starts[line + 1]];
    return start === undefined || end === undefined ? null : this.#split(start, end);
  }

  /** One of the fields before a line's last one, without reading the others; '' where there is no such line. */
  field(line: number, field: number): string {
    let start = this.#starts[line] ?? this.#bytes.length;
    for (let before = 0; before < field; before++) start = this.#bytes.indexOf(TAB, start) + 1;
    return this.#bytes.toString('latin1', start, this.#bytes.indexOf(TAB, start));
  }

  /** The first line among [from, to) that begins with this text, or null. */
  find(text: string, from: number, to: number): number | null {
    const [start, end] = this.#range(from, to);
    if (this.#bytes.toString('latin1', start, Math.min(end, start + text.length)) === text) return from;
    // The newline before a line is the last byte of the one before.
    const at = this.#bytes.subarray(start, end).indexOf(`\n${text}`);
    return at < 0 ? null : this.#lineAt(start + at + 1);
  }

  /** The first line among [from, to) whose last field has this word, or null. */
  findWord(word: string, from: number, to: number): number | null {
    const [start, end] = this.#range(from, to);
    const bytes = this.#bytes.subarray(start, end);
    for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + 1)) {
      const [before, after] = [bytes[at - 1], bytes[at + word.length]];
      if ((before === TAB || before === SPACE) && (after === SPACE || after === NEWLINE))
        return this.#lineAt(start + at);
    }
    return null;
  }

  #split(start: number, end: number): string[] {
    return this.#bytes.toString('utf8', start, end - 1).split('\t');
  }

  #range(from: number, to: number): [start: number, end: number] {
    const start = this.#starts[Math.min(from, this.size)] ?? 0;
    return [start, Math.max(start, this.#starts[Math.min(to, this.size)] ?? 0)];
  }

  /** The number of the line that has the byte. */
  #lineAt(offset: number): number {
    let [low, high] = [0, this.size - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** What could stand for something else in the files is no id. */
function isId(text: string): boolean {
  return text !== '' && !/\s/.test(text);
}

function parseCopies(text: string): DeckLink['basics'] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((entry) => {
      const at = entry.lastIndexOf(':');
      return [entry.slice(0, at), Number(entry.slice(at + 1))];
    });
}

/** The line of a deck in `deck-links.tsv`. */
export function deckLinkLine({ id, basics, statedDate, extraCopies = [] }: DeckLink): string {
  const extras = extraCopies.length > 0 ? `\t${printCopies(extraCopies)}` : '';
  return `${id}\t${printCopies(basics)}\t${statedDate ?? ''}${extras}\n`;
}

function printCopies(copies: DeckLink['basics']): string {
  return copies.map(([slug, count]) => `${slug}:${count}`).join(' ');
}

/** The line of a deck in `deck-sources.tsv`; an address with whitespace or control characters is omitted. */
export function deckSourceLine({ source, url, sourceIds }: DeckLink): string {
  const safe = url !== null && !/[\s\p{Cc}]/u.test(url) ? url : '';
  return `${source}\t${safe}\t${sourceIds.join(' ')}\n`;
}

/**
 * The id of a deck by its source and its id there. It stays when its owner changes the list, and leads to the page of the
 * list.
 */
export function deckLinkId(source: string, id: string): string {
  return shortHash(`${source}\n${id}`);
}

type ListIds = (commanders: ArrayLike<number>, cards: ArrayLike<number>) => string;

/**
 * Makes the id of a deck in its page's path: by its different cards, of which no other counted deck has the same. Another
 * copy of the list, or another name of its source, does not change it. `cardKeys` are the keys of the catalog, by
 * position; an id depends on the keys of the given cards alone, and on no order.
 */
export function makeListIds(cardKeys: readonly string[]): ListIds {
  // A sum of hashes has no order and needs no sorting of keys, deck by deck.
  const hashes = new Uint32Array(cardKeys.length * SUMS);
  for (const [card, key] of cardKeys.entries()) {
    const hash = createHash('sha256').update(key).digest();
    for (let sum = 0; sum < SUMS; sum++) hashes[card * SUMS + sum] = hash.readUInt32LE(sum * 4);
  }
  const sums = new Uint32Array(SUMS);
  const sumUp = (cards: ArrayLike<number>): string => {
    sums.fill(0);
    for (let at = 0; at < cards.length; at++) {
      const from = (cards[at] ?? 0) * SUMS;
      for (let sum = 0; sum < SUMS; sum++) sums[sum] = (sums[sum] ?? 0) + (hashes[from + sum] ?? 0);
    }
    return sums.join('.');
  };
  return (commanders, cards) =>
    shortHash(`${commanders.length} ${sumUp(commanders)} ${cards.length} ${sumUp(cards)}`);
}

/** Of 32 bits each. */
const SUMS = 4;

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
