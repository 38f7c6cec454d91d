import type { FeatureRows } from './feature-rows.ts';

/**
 * Adds to the lower half of a square matrix how often each two of its rows are in one list.
 * @param rows each once, ascending
 */
export function addTogether(
  matrix: Float64Array,
  size: number,
  rows: ArrayLike<number>,
  weight: number,
): void {
  for (let i = 0; i < rows.length; i++) {
    const start = rows[i]! * size;
    for (let j = 0; j <= i; j++) {
      const at = start + rows[j]!;
      matrix[at]! += weight;
    }
  }
}

/** Adds the likeness of each two of the cards, which are the first rows, by their features, times a factor. */
export function addLikeness(
  matrix: Float64Array,
  size: number,
  solved: ArrayLike<number>,
  { weight, perLength, start, feature }: FeatureRows,
  factor: number,
): void {
  const holders: number[][] = Array.from(weight, () => []);
  for (let row = 0; row < solved.length; row++) {
    const card = solved[row]!;
    for (let entry = start[card]!; entry < start[card + 1]!; entry++) holders[feature[entry]!]?.push(row);
  }
  const own = Float64Array.from({ length: solved.length }, (_, row) => perLength[solved[row]!]!);
  holders.forEach((rows, number) => {
    const square = factor * weight[number]! ** 2;
    for (const row of rows) {
      const from = row * size;
      const scale = square * own[row]!;
      for (const column of rows) matrix[from + column]! += scale * own[column]!;
    }
  });
}
