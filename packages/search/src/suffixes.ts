import { END, type NameTables } from './format.ts';

/** A run [from, to) of the ordered word starts. */
export type Range = { from: number; to: number };

/** A run whose texts begin with a string of `length` units that is one edit away from the query. */
export type TypoRange = Range & { length: number };

/** The word starts of all keys, ordered by the text that follows: a prefix is one contiguous run. */
export class Suffixes {
  readonly #codes: Uint16Array;
  readonly #starts: Uint32Array;

  constructor(tables: Pick<NameTables, 'text' | 'starts'>) {
    this.#starts = tables.starts;
    this.#codes = new Uint16Array(tables.text.length);
    for (let at = 0; at < tables.text.length; at++) this.#codes[at] = tables.text.charCodeAt(at);
  }

  /** Position in the text of the `index`-th word start. */
  start(index: number): number {
    return this.#starts[index] ?? 0;
  }

  all(): Range {
    return { from: 0, to: this.#starts.length };
  }

  /** The part of `range` whose text, `skip` units after the start, begins with `prefix`. */
  narrow(range: Range, skip: number, prefix: string): Range {
    const from = this.#bound(range, skip, prefix, false);
    return { from, to: this.#bound({ from, to: range.to }, skip, prefix, true) };
  }

  /**
   * Runs that begin with the query after one edit: a letter left out, doubled, replaced, or two neighbors swapped.
   *
   *   q0 … q(i−1) lead exactly ──┬─ q(i) is superfluous       → q(i+1) …
   *                              ├─ q(i) and q(i+1) swapped   → q(i+1) q(i) q(i+2) …
   *                              └─ each letter c found next ─┬─ c stands for q(i)     → q(i+1) …
   *                                                           └─ c was left out        → q(i) …
   */
  *typos(query: string): Generator<TypoRange> {
    yield* this.typosInFirst(query);
    yield* this.typosAfterFirst(query);
  }

  /** Of these, the runs whose edit is at the first letter. */
  typosInFirst(query: string): Generator<TypoRange> {
    return this.#typosAt(this.all(), query, 0);
  }

  /** Of these, the runs whose first letter is as typed. */
  *typosAfterFirst(query: string): Generator<TypoRange> {
    let exact = this.narrow(this.all(), 0, query.charAt(0));
    for (let at = 1; at < query.length && exact.from < exact.to; at++) {
      yield* this.#typosAt(exact, query, at);
      exact = this.narrow(exact, at, query.charAt(at));
    }
  }

  /** The runs for an edit of one letter, within those that lead to it exactly. */
  *#typosAt(exact: Range, query: string, at: number): Generator<TypoRange> {
    const here = query.charAt(at);
    const next = query.charAt(at + 1);
    const rest = query.slice(at + 1);
    yield { ...this.narrow(exact, at, rest), length: query.length - 1 };
    if (next && next !== here) {
      yield { ...this.narrow(exact, at, next + here + query.slice(at + 2)), length: query.length };
    }
    for (const branch of this.#branches(exact, at)) {
      yield { ...this.narrow(branch, at + 1, rest), length: query.length };
      yield { ...this.narrow(branch, at + 1, query.slice(at)), length: query.length + 1 };
    }
  }

  /** Splits `range` by the unit found `skip` units after the start; ended keys are left out. */
  *#branches(range: Range, skip: number): Generator<Range> {
    let from = range.from;
    while (from < range.to) {
      const code = this.#codes[this.start(from) + skip] ?? END;
      const to = this.#bound({ from, to: range.to }, skip, String.fromCharCode(code), true);
      if (code !== END) yield { from, to };
      from = to;
    }
  }

  /** First index whose text is not less than `prefix`, or with `after`, the first beyond those that begin with it. */
  #bound(range: Range, skip: number, prefix: string, after: boolean): number {
    let low = range.from;
    let high = range.to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = this.#compare(this.start(middle) + skip, prefix);
      if (order < 0 || (after && order === 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Below, at or above 0 as the text at `position` sorts before, begins with or sorts after `prefix`. */
  #compare(position: number, prefix: string): number {
    for (let at = 0; at < prefix.length; at++) {
      const difference = (this.#codes[position + at] ?? END) - prefix.charCodeAt(at);
      if (difference !== 0) return difference;
    }
    return 0;
  }
}
