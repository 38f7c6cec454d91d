/**
 * Factors a symmetric positive definite matrix (rows of `size`, lower half read) in place into L with L·Lᵀ = matrix;
 * what lies above the diagonal is left as it was.
 */
export function factorize(matrix: Float64Array, size: number): void {
  for (let column = 0; column < size; column++) {
    const pivotRow = column * size;
    let pivot = matrix[pivotRow + column] as number;
    for (let k = 0; k < column; k++) pivot -= (matrix[pivotRow + k] as number) ** 2;
    const root = Math.sqrt(pivot);
    matrix[pivotRow + column] = root;
    for (let row = column + 1; row < size; row++) {
      const start = row * size;
      let sum = matrix[start + column] as number;
      for (let k = 0; k < column; k++) {
        sum -= (matrix[start + k] as number) * (matrix[pivotRow + k] as number);
      }
      matrix[start + column] = sum / root;
    }
  }
}

/** Solves L·x = vector in place. */
export function solveLower(factor: Float64Array, size: number, vector: Float64Array): void {
  for (let row = 0; row < size; row++) {
    const start = row * size;
    let sum = vector[row] as number;
    for (let k = 0; k < row; k++) sum -= (factor[start + k] as number) * (vector[k] as number);
    vector[row] = sum / (factor[start + row] as number);
  }
}

/** Solves Lᵀ·x = vector in place. */
export function solveUpper(factor: Float64Array, size: number, vector: Float64Array): void {
  for (let row = size - 1; row >= 0; row--) {
    let sum = vector[row] as number;
    for (let k = row + 1; k < size; k++) sum -= (factor[k * size + row] as number) * (vector[k] as number);
    vector[row] = sum / (factor[row * size + row] as number);
  }
}

/** The nth largest of the values, 1 ≤ nth ≤ length; reorders them (quickselect, middle pivot). */
export function nthLargest(values: Float64Array, nth: number): number {
  let low = 0;
  let high = values.length - 1;
  const target = nth - 1;
  while (low < high) {
    const pivot = values[(low + high) >>> 1] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] as number) > pivot) left++;
      while ((values[right] as number) < pivot) right--;
      if (left > right) break;
      const held = values[left] as number;
      values[left] = values[right] as number;
      values[right] = held;
      left++;
      right--;
    }
    if (target <= right) high = right;
    else if (target >= left) low = left;
    else break;
  }
  return values[target] as number;
}
