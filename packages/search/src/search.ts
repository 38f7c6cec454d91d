import { searchWords } from '@deckwright/domain';
import { BestHits } from './best-hits.ts';
import { END, type NameTables } from './format.ts';
import { MATCH, MAX_QUERY, MAX_TYPO_WORDS, MIN_SUBSTRING, MIN_TURNED, MIN_TYPO } from './match-classes.ts';
import { isTypo, plausibleHits } from './plausible-hits.ts';
import type { Range, Suffixes, TypoRange } from './suffixes.ts';

export type Ranked = { rank: number; matchClass: number };

/** Runs the matchers from best to worst and stops as soon as `limit` entries are found, or typos cannot be meant. */
export class NameSearch {
  readonly #tables: NameTables;
  readonly #suffixes: Suffixes;
  readonly #isStart: Uint8Array;

  constructor(tables: NameTables, suffixes: Suffixes) {
    this.#tables = tables;
    this.#suffixes = suffixes;
    this.#isStart = new Uint8Array(tables.text.length);
    for (const start of tables.starts) this.#isStart[start] = 1;
  }

  search(text: string, limit: number): Ranked[] {
    const words = searchWords(text.slice(0, MAX_QUERY));
    const query = words.join('');
    const hits = new BestHits(limit);
    if (query === '' || limit < 1) return [];
    this.#prefixes(query, hits);
    if (!hits.isFull() && words.length > 1) this.#allWords(words, hits);
    if (!hits.isFull() && query.length >= MIN_SUBSTRING) this.#inside(query, words, hits);
    return plausibleHits(hits.list());
  }

  /**
   * Inner parts and typos; of these, what is near whole words comes before inner parts. Beside names with all of several
   * words, no typo is meant.
   */
  #inside(query: string, words: readonly string[], hits: BestHits): void {
    if (words.length > 1) this.#parts(query, words, hits);
    const isClear = !hits.isEmpty();
    const allowsTypos = !isClear && query.length >= MIN_TYPO;
    if (allowsTypos) this.#typos(this.#suffixes.typosAfterFirst(query), query, hits);
    if (words.length === 1 && !hits.isFull(MATCH.nearWord)) this.#parts(query, words, hits);
    if (!hits.isFull(MATCH.substring) && query.length >= MIN_TURNED) this.#turned(query, hits);
    if (!allowsTypos || !hits.list(MATCH.wordsInside).every(isTypo) || hits.isFull(MATCH.nearWord)) return;
    this.#typos(this.#suffixes.typosInFirst(query), query, hits);
    if (words.length > 1 && words.length <= MAX_TYPO_WORDS) this.#typoAmongWords(words, hits);
  }

  #prefixes(query: string, hits: BestHits): void {
    const { from, to } = this.#suffixes.narrow(this.#suffixes.all(), 0, query);
    for (let index = from; index < to; index++) {
      const start = this.#suffixes.start(index);
      const key = this.#keyAt(start);
      const isKeyStart = this.#keyStart(key) === start;
      const isWhole = isKeyStart && this.#keyEnd(key) === start + query.length;
      hits.add(isWhole ? MATCH.exact : isKeyStart ? MATCH.prefix : MATCH.wordPrefix, this.#toEntry(key));
    }
  }

  /** Every typed word begins some word of the key, in any order. */
  #allWords(words: readonly string[], hits: BestHits): void {
    for (const key of this.#getKeys(this.#rarest(words))) {
      if (words.every((word) => this.#hasWord(key, word))) hits.add(MATCH.allWords, this.#toEntry(key));
    }
  }

  /** The typed text is inside the key, or else all of its words are: "storm wind" in Windstorm. */
  #parts(query: string, words: readonly string[], hits: BestHits): void {
    const { text } = this.#tables;
    const longest = words.reduce((best, word) => (word.length > best.length ? word : best));
    for (let at = text.indexOf(longest); at >= 0; ) {
      const key = this.#keyAt(at);
      const name = text.slice(this.#keyStart(key), this.#keyEnd(key));
      if (name.includes(query)) hits.add(MATCH.substring, this.#toEntry(key));
      else if (words.every((word) => name.includes(word))) hits.add(MATCH.wordsInside, this.#toEntry(key));
      at = text.indexOf(longest, this.#keyStart(key + 1));
    }
  }

  /** The whole name with its last words first, as boxes send it that leave spaces out: "tutordemonic". */
  #turned(query: string, hits: BestHits): void {
    for (let at = 1; at < query.length; at++) {
      const { from, to } = this.#suffixes.narrow(
        this.#suffixes.all(),
        0,
        query.slice(at) + query.slice(0, at),
      );
      for (let index = from; index < to; index++) {
        const start = this.#suffixes.start(index);
        const key = this.#keyAt(start);
        const isWhole = this.#keyStart(key) === start && this.#keyEnd(key) === start + query.length;
        if (isWhole && this.#isStart[start + query.length - at] === 1)
          hits.add(MATCH.turned, this.#toEntry(key));
      }
    }
  }

  #typos(ranges: Iterable<TypoRange>, query: string, hits: BestHits): void {
    for (const { from, to, length } of ranges) {
      for (let index = from; index < to; index++) {
        const start = this.#suffixes.start(index);
        const key = this.#keyAt(start);
        const isKeyStart = this.#keyStart(key) === start;
        const end = start + length;
        hits.add(
          this.#tables.text[start] === query[0] && this.#endsWord(end)
            ? isKeyStart
              ? MATCH.nearName
              : MATCH.nearWord
            : isKeyStart && this.#keyEnd(key) === end
              ? MATCH.typoExact
              : isKeyStart
                ? MATCH.typoPrefix
                : MATCH.typoWord,
          this.#toEntry(key),
        );
      }
    }
  }

  /** One typed word has a typo, the others begin words of the key, in any order. */
  #typoAmongWords(words: readonly string[], hits: BestHits): void {
    words.forEach((typed, position) => {
      if (typed.length < MIN_TYPO) return;
      const others = words.filter((_, index) => index !== position);
      const near = new Set<number>();
      for (const range of this.#suffixes.typos(typed)) for (const key of this.#getKeys(range)) near.add(key);
      for (const key of near) {
        if (others.every((word) => this.#hasWord(key, word))) hits.add(MATCH.typoWord, this.#toEntry(key));
      }
    });
  }

  #rarest(words: readonly string[]): Range {
    const ranges = words.map((word) => this.#suffixes.narrow(this.#suffixes.all(), 0, word));
    return ranges.reduce((best, range) => (range.to - range.from < best.to - best.from ? range : best));
  }

  *#getKeys({ from, to }: Range): Generator<number> {
    for (let index = from; index < to; index++) yield this.#keyAt(this.#suffixes.start(index));
  }

  /** True when `word` begins at a word start of the key. */
  #hasWord(key: number, word: string): boolean {
    const end = this.#keyEnd(key) - word.length;
    for (let at = this.#keyStart(key); at <= end; at++) {
      if (this.#isStart[at] === 1 && this.#tables.text.startsWith(word, at)) return true;
    }
    return false;
  }

  /** True if a word ends at a position of the text, but for an s: "sensei" is a whole word in "Sensei's". */
  #endsWord(position: number): boolean {
    const ends = (at: number) => this.#isStart[at] === 1 || this.#tables.text.charCodeAt(at) === END;
    return ends(position) || (this.#tables.text[position] === 's' && ends(position + 1));
  }

  /** The key that holds a position of the text. */
  #keyAt(position: number): number {
    const { keyStart } = this.#tables;
    let low = 0;
    let high = keyStart.length - 1;
    while (low + 1 < high) {
      const middle = (low + high) >>> 1;
      if ((keyStart[middle] ?? 0) <= position) low = middle;
      else high = middle;
    }
    return low;
  }

  #keyStart(key: number): number {
    return this.#tables.keyStart[key] ?? 0;
  }

  #keyEnd(key: number): number {
    return this.#keyStart(key + 1) - 1;
  }

  #toEntry(key: number): number {
    return this.#tables.keyEntry[key] ?? 0;
  }
}
