import type { CardFeatures } from '../card-features.ts';

/** A list of cards with the number of lists it counts for. */
export type WeightedList = { cards: ArrayLike<number>; weight: number };

/** The cards a model is solved for, and the position of each card among them (−1 = not included), by engine index. */
export type SolvedCards = { cards: Uint32Array; index: Int32Array };

export function solvedCards(cards: ArrayLike<number>, all: number): SolvedCards {
  const index = new Int32Array(all).fill(-1);
  const solved = Uint32Array.from(cards);
  solved.forEach((card, position) => {
    index[card] = position;
  });
  return { cards: solved, index };
}

/** How often each pair of the cards is in one list, in both halves of a square matrix. */
export function computeGram(lists: Iterable<WeightedList>, { cards, index }: SolvedCards): Float64Array {
  const size = cards.length;
  const matrix = new Float64Array(size * size);
  for (const list of lists) {
    const rows: number[] = [];
    for (let entry = 0; entry < list.cards.length; entry++) {
      const row = index[list.cards[entry]!]!;
      if (row >= 0) rows.push(row);
    }
    for (const row of rows) {
      const start = row * size;
      for (const column of rows) matrix[start + column]! += list.weight;
    }
  }
  return matrix;
}

/** Adds the feature similarity of each pair of the cards to the matrix, times a factor. */
export function addAlikeness(
  matrix: Float64Array,
  features: CardFeatures,
  { cards }: SolvedCards,
  factor: number,
): void {
  const size = cards.length;
  const holders: { row: number; weight: number }[][] = Array.from({ length: features.count }, () => []);
  cards.forEach((card, row) => {
    const end = features.start[card + 1]!;
    for (let entry = features.start[card]!; entry < end; entry++)
      holders[features.feature[entry]!]?.push({
        row,
        weight: features.weight[entry]!,
      });
  });
  for (const holder of holders) {
    const rows = Uint32Array.from(holder, ({ row }) => row);
    const weights = Float64Array.from(holder, ({ weight }) => weight);
    for (let one = 0; one < rows.length; one++) {
      const start = rows[one]! * size;
      const scale = factor * weights[one]!;
      for (let other = 0; other < rows.length; other++) {
        const at = start + rows[other]!;
        matrix[at]! += scale * weights[other]!;
      }
    }
  }
}

export function addRidge(matrix: Float64Array, size: number, ridge: number): void {
  for (let row = 0; row < size; row++) {
    const index = row * size + row;
    matrix[index]! += ridge;
  }
}
