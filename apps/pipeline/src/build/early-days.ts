/**
 * Compares days with the last one that counts, in days since 1970-01-01, and remembers the first that is after it: until
 * then a later build of the same comes to the same.
 */
export class EarlyDays {
  readonly #last: number;
  #next: number | null = null;

  constructor(last: number) {
    this.#last = last;
  }

  isPast(day: number): boolean {
    if (day <= this.#last) return true;
    this.#next = Math.min(day, this.#next ?? day);
    return false;
  }

  /** The first day that was after the last; null if none was. */
  get next(): number | null {
    return this.#next;
  }
}

/** The first of several days; null = never. */
export function findFirstDay(...days: readonly (number | null)[]): number | null {
  const known = days.filter((day) => day !== null);
  return known.length === 0 ? null : Math.min(...known);
}
