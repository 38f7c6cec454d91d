/** Comparator that sorts better positions first. */
export type Compare = (a: number, b: number) => number;

/** Collects the best `limit` of the offered positions, in order; cheap if most offers are rejected. */
export class Best {
  readonly list: number[] = [];
  readonly #limit: number;
  readonly #compare: Compare;

  constructor(limit: number, compare: Compare) {
    this.#limit = limit;
    this.#compare = compare;
  }

  offer(position: number): void {
    const { list } = this;
    const last = list.at(-1);
    if (list.length >= this.#limit) {
      if (last === undefined || this.#compare(last, position) <= 0) return;
      list.pop();
    }
    let index = list.length;
    while (index > 0 && this.#compare(list[index - 1] ?? 0, position) > 0) index--;
    list.splice(index, 0, position);
  }
}
