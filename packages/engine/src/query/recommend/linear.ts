/**
 * Factors a symmetric positive definite matrix (rows of `size`, lower half read) in place into L with L·Lᵀ = matrix;
 * the part above the diagonal is unchanged.
 */
export function factorize(matrix: Float64Array, size: number): void {
  for (let column = 0; column < size; column++) {
    const pivotRow = column * size;
    let pivot = matrix[pivotRow + column]!;
    for (let k = 0; k < column; k++) pivot -= matrix[pivotRow + k]! ** 2;
    const root = Math.sqrt(pivot);
    matrix[pivotRow + column] = root;
    for (let row = column + 1; row < size; row++) {
      const start = row * size;
      const rest = dot(matrix, start, matrix, pivotRow, column);
      matrix[start + column] = (matrix[start + column]! - rest) / root;
    }
  }
}

/** Solves L·x = vector in place. */
export function solveLower(factor: Float64Array, size: number, vector: Float64Array): void {
  for (let row = 0; row < size; row++) {
    const start = row * size;
    const rest = dot(factor, start, vector, 0, row);
    vector[row] = (vector[row]! - rest) / factor[start + row]!;
  }
}

/** Dot product of two runs of `length` values; four accumulators avoid waiting for the previous addition. */
function dot(one: Float64Array, at: number, other: Float64Array, from: number, length: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  const whole = length & ~3;
  for (let k = 0; k < whole; k += 4) {
    a += one[at + k]! * other[from + k]!;
    b += one[at + k + 1]! * other[from + k + 1]!;
    c += one[at + k + 2]! * other[from + k + 2]!;
    d += one[at + k + 3]! * other[from + k + 3]!;
  }
  for (let k = whole; k < length; k++) a += one[at + k]! * other[from + k]!;
  return a + b + c + d;
}

/** Solves Lᵀ·x = vector in place. */
export function solveUpper(factor: Float64Array, size: number, vector: Float64Array): void {
  for (let row = size - 1; row >= 0; row--) {
    let sum = vector[row]!;
    for (let k = row + 1; k < size; k++) sum -= factor[k * size + row]! * vector[k]!;
    vector[row] = sum / factor[row * size + row]!;
  }
}

/** The nth largest of the values, 1 ≤ nth ≤ length; reorders them (quickselect, middle pivot). */
export function nthLargest(values: Float64Array, nth: number): number {
  let low = 0;
  let high = values.length - 1;
  const target = nth - 1;
  while (low < high) {
    const pivot = values[(low + high) >>> 1]!;
    let left = low;
    let right = high;
    while (left <= right) {
      while (values[left]! > pivot) left++;
      while (values[right]! < pivot) right--;
      if (left > right) break;
      const included = values[left]!;
      values[left] = values[right]!;
      values[right] = included;
      left++;
      right--;
    }
    if (target <= right) high = right;
    else if (target >= left) low = left;
    else break;
  }
  return values[target]!;
}
