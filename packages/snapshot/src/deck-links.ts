import { createHash } from 'node:crypto';
import type { DeckLink } from '@deckwright/domain';

const TAB = 9;

/**
 * `deck-links.tsv`: one line per deck in the engine's order: id, index of the manifest's provenance row, address if
 * any, basics such as "island:10 plains:8". Kept as bytes, because lookups are for single decks.
 */
export class DeckLinks {
  readonly #bytes: Buffer;
  /** The offset of each line, then the end. */
  readonly #starts: Uint32Array;

  constructor(bytes: Buffer) {
    const starts = [0];
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) starts.push(at + 1);
    this.#bytes = bytes;
    this.#starts = Uint32Array.from(starts);
  }

  /** Number of decks. */
  get size(): number {
    return this.#starts.length - 1;
  }

  /** The link of a deck by engine index, or null. */
  at(deck: number): DeckLink | null {
    const [start, end] = [this.#starts[deck], this.#starts[deck + 1]];
    if (start === undefined || end === undefined) return null;
    const line = this.#bytes.toString('utf8', start, end - 1);
    const [id = '', source = '', url = '', basics = ''] = line.split('\t');
    return { id, source: Number(source), url: url === '' ? null : url, basics: countBasics(basics) };
  }

  /** Decks of [from, to) by index of the manifest's provenance row, added to `counts`; without reading the whole lines. */
  countSources(from: number, to: number, counts: Map<number, number>): void {
    for (let deck = from; deck < to; deck += 1) {
      const start = this.#bytes.indexOf(TAB, this.#starts[deck] ?? 0) + 1;
      const source = Number(this.#bytes.toString('latin1', start, this.#bytes.indexOf(TAB, start)));
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
    for (let deck = from; deck < to; deck += 1) {
      const start = this.#starts[deck] ?? 0;
      if (this.#bytes.toString('latin1', start, start + id.length + 1) === `${id}\t`) return deck;
    }
    return null;
  }

  /** The deck with this id among all, or null; a linear search through the bytes. */
  search(id: string): number | null {
    if (id === '' || /[\t\n]/.test(id)) return null;
    if (this.size > 0 && this.find(id, 0, 1) === 0) return 0;
    const at = this.#bytes.indexOf(`\n${id}\t`);
    return at < 0 ? null : findPosition(this.#starts, at + 1);
  }
}

/** Position of a number in an ascending array, or null. */
function findPosition(starts: Uint32Array, start: number): number | null {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return starts[low] === start ? low : null;
}

function countBasics(text: string): DeckLink['basics'] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((entry) => {
      const at = entry.lastIndexOf(':');
      return [entry.slice(0, at), Number(entry.slice(at + 1))];
    });
}

/** The lines of the file; addresses with whitespace or control characters are omitted. */
export function* deckLinkLines(links: Iterable<DeckLink>): Generator<string> {
  for (const { id, source, url, basics } of links) {
    const safe = url !== null && !/[\s\p{Cc}]/u.test(url) ? url : '';
    const lands = basics.map(([slug, copies]) => `${slug}:${copies}`).join(' ');
    yield `${id}\t${source}\t${safe}\t${lands}\n`;
  }
}

/** The id of a deck in its page's path, stable across snapshots. */
export function deckLinkId(source: string, id: string): string {
  return createHash('sha256').update(`${source}\n${id}`).digest('hex').slice(0, 12);
}
