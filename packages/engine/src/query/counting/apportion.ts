/**
 * Apportions `total` in whole numbers in proportion to the weights (largest remainder; ties go to the earlier). All 0
 * if no weight is positive.
 */
export function apportion(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((whole, weight) => whole + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight / sum) * total);
  const seats = exact.map(Math.floor);
  const left = total - seats.reduce((whole, seat) => whole + seat, 0);
  const remainder = (position: number): number => (exact[position] ?? 0) - (seats[position] ?? 0);
  [...weights.keys()]
    .sort((a, b) => remainder(b) - remainder(a) || a - b)
    .slice(0, left)
    .forEach((position) => {
      seats[position] = (seats[position] ?? 0) + 1;
    });
  return seats;
}
