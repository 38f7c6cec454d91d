/** Rows per step of the blocked loops. */
const BLOCK = 4;
/** Columns of the inverse factor processed together, so that they stay in the cache. */
const PANEL = 64;

/**
 * Inverse of a symmetric positive definite matrix (rows of `size`, lower half read), which it overwrites. With L·Lᵀ the
 * matrix, it is L⁻ᵀ·L⁻¹; every step is a dot product of two contiguous runs of memory, four by four at a time.
 */
export function invertSymmetric(matrix: Float64Array, size: number): Float64Array {
  factorizeRows(matrix, size);
  const columns = inverseColumns(matrix, size);
  for (let panel = 0; panel < size; panel += PANEL) {
    const panelEnd = Math.min(panel + PANEL, size);
    for (let row = panel; row < size; row += BLOCK) {
      for (let column = panel; column < Math.min(panelEnd, row + BLOCK); column += BLOCK) {
        // Column c of L⁻¹ is zero before c, so the product starts with the later of the two.
        products(columns, row, columns, column, size, Math.max(row, column), size);
        for (let i = 0; i < BLOCK && row + i < size; i++) {
          for (let j = 0; j < BLOCK && column + j < size; j++) {
            const value = SUMS[i * BLOCK + j]!;
            matrix[(row + i) * size + column + j] = value;
            matrix[(column + j) * size + row + i] = value;
          }
        }
      }
    }
  }
  return matrix;
}

/** Overwrites the lower half with L. */
function factorizeRows(matrix: Float64Array, size: number): void {
  for (let panel = 0; panel < size; panel += PANEL) {
    const panelEnd = Math.min(panel + PANEL, size);
    // First the contribution of the columns before the panel, then the panel itself column by column.
    for (let row = panel; row < size; row += BLOCK) {
      for (let column = panel; column < Math.min(panelEnd, row + BLOCK); column += BLOCK) {
        products(matrix, row, matrix, column, size, 0, panel);
        for (let i = 0; i < BLOCK && row + i < size; i++) {
          for (let j = 0; j < BLOCK && column + j < panelEnd && column + j <= row + i; j++) {
            const index = (row + i) * size + column + j;
            matrix[index]! -= SUMS[i * BLOCK + j]!;
          }
        }
      }
    }
    for (let column = panel; column < panelEnd; column++) {
      const own = column * size;
      let pivot = matrix[own + column]!;
      for (let k = panel; k < column; k++) pivot -= matrix[own + k]! ** 2;
      const root = Math.sqrt(pivot);
      matrix[own + column] = root;
      for (let row = column + 1; row < size; row++) {
        const start = row * size;
        let sum = matrix[start + column]!;
        for (let k = panel; k < column; k++) sum -= matrix[start + k]! * matrix[own + k]!;
        matrix[start + column] = sum / root;
      }
    }
  }
}

/** Row c of the result contains column c of L⁻¹. */
function inverseColumns(factor: Float64Array, size: number): Float64Array {
  const columns = new Float64Array(size * size);
  for (let panel = 0; panel < size; panel += PANEL) {
    const panelEnd = Math.min(panel + PANEL, size);
    for (let row = panel; row < size; row += BLOCK) {
      const rows = Math.min(BLOCK, size - row);
      for (let column = panel; column < Math.min(panelEnd, row + rows); column += BLOCK) {
        products(factor, row, columns, column, size, panel, row);
        for (let j = 0; j < BLOCK && column + j < panelEnd; j++) {
          const start = (column + j) * size;
          for (let i = 0; i < rows; i++) {
            const at = row + i;
            if (at < column + j) continue;
            let sum = at === column + j ? 1 : 0;
            sum -= SUMS[i * BLOCK + j]!;
            for (let k = row; k < at; k++) sum -= factor[at * size + k]! * columns[start + k]!;
            columns[start + at] = sum / factor[at * size + at]!;
          }
        }
      }
    }
  }
  return columns;
}

/** Result of `products`, four rows by four columns. */
const SUMS = new Float64Array(BLOCK * BLOCK);

/**
 * Dot products of four rows of one matrix with four of the other, over the positions `from` to `to`; rows beyond the
 * end repeat the last.
 */
function products(
  one: Float64Array,
  row: number,
  other: Float64Array,
  column: number,
  size: number,
  from: number,
  to: number,
): void {
  const last = size - 1;
  const a0 = row * size;
  const a1 = Math.min(row + 1, last) * size;
  const a2 = Math.min(row + 2, last) * size;
  const a3 = Math.min(row + 3, last) * size;
  const b0 = column * size;
  const b1 = Math.min(column + 1, last) * size;
  const b2 = Math.min(column + 2, last) * size;
  const b3 = Math.min(column + 3, last) * size;
  let s00 = 0;
  let s01 = 0;
  let s02 = 0;
  let s03 = 0;
  let s10 = 0;
  let s11 = 0;
  let s12 = 0;
  let s13 = 0;
  let s20 = 0;
  let s21 = 0;
  let s22 = 0;
  let s23 = 0;
  let s30 = 0;
  let s31 = 0;
  let s32 = 0;
  let s33 = 0;
  for (let k = from; k < to; k++) {
    const x0 = one[a0 + k]!;
    const x1 = one[a1 + k]!;
    const x2 = one[a2 + k]!;
    const x3 = one[a3 + k]!;
    const y0 = other[b0 + k]!;
    const y1 = other[b1 + k]!;
    const y2 = other[b2 + k]!;
    const y3 = other[b3 + k]!;
    s00 += x0 * y0;
    s01 += x0 * y1;
    s02 += x0 * y2;
    s03 += x0 * y3;
    s10 += x1 * y0;
    s11 += x1 * y1;
    s12 += x1 * y2;
    s13 += x1 * y3;
    s20 += x2 * y0;
    s21 += x2 * y1;
    s22 += x2 * y2;
    s23 += x2 * y3;
    s30 += x3 * y0;
    s31 += x3 * y1;
    s32 += x3 * y2;
    s33 += x3 * y3;
  }
  SUMS.set([s00, s01, s02, s03, s10, s11, s12, s13, s20, s21, s22, s23, s30, s31, s32, s33]);
}
