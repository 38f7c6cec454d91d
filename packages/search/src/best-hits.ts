/** The lowest `limit` distinct entry ranks of each match class; class 0 is the best. */
export class BestHits {
  readonly #classes: number[][] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(matchClass: number, rank: number): void {
    let ranks = this.#classes[matchClass];
    if (!ranks) {
      ranks = [];
      this.#classes[matchClass] = ranks;
    }
    const worst = ranks[ranks.length - 1];
    if (ranks.length === this.#limit && worst !== undefined && rank >= worst) return;
    let at = ranks.length;
    while (at > 0 && (ranks[at - 1] ?? 0) > rank) at--;
    if (ranks[at - 1] === rank) return;
    ranks.splice(at, 0, rank);
    if (ranks.length > this.#limit) ranks.pop();
  }

  /** Entries in order, each with its best class only, at most `limit`, of classes up to `worst`. */
  list(worst = Number.POSITIVE_INFINITY): { rank: number; matchClass: number }[] {
    const found = new Map<number, number>();
    this.#classes.forEach((ranks, matchClass) => {
      if (matchClass > worst) return;
      for (const rank of ranks ?? []) if (!found.has(rank)) found.set(rank, matchClass);
    });
    return [...found].slice(0, this.#limit).map(([rank, matchClass]) => ({ rank, matchClass }));
  }

  isEmpty(): boolean {
    return this.#classes.length === 0;
  }

  isFull(worst?: number): boolean {
    return this.list(worst).length === this.#limit;
  }
}
