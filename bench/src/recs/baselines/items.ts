import type { Engine } from '../../../../packages/engine/src/query/index.ts';
import { byScore, type Recommender } from '../ranking.ts';

const BASIC = 1;
/** EASE is solved for the most played cards. */
const SOLVED_CARDS = 2000;
/** Chosen on the validation split among 30, 60, 100 and 300. */
const EASE_RIDGE = 60;

/** Item-item cosine and EASE (Steck 2019) over the most played cards, from one co-occurrence matrix. */
export function itemBaselines(engine: Engine): Recommender[] {
  const cards = mostPlayed(engine);
  const size = cards.length;
  const together = coOccurrence(engine, cards);
  const place = new Int32Array(engine.cards).fill(-1);
  cards.forEach((card, position) => {
    place[card] = position;
  });
  const inverse = invert(together, size, EASE_RIDGE);
  const scored = (name: string, term: (row: number, column: number) => number): Recommender =>
    byScore(engine, name, (query) => {
      const rows = query.cards.map((card) => place[card] ?? -1).filter((row) => row >= 0);
      const scores = new Float64Array(engine.cards).fill(Number.NEGATIVE_INFINITY);
      for (let column = 0; column < size; column++) {
        let sum = 0;
        for (const row of rows) sum += term(row, column);
        scores[cards[column] as number] = sum;
      }
      return scores;
    });
  const at = (matrix: Float64Array, row: number, column: number): number =>
    matrix[row * size + column] as number;
  return [
    scored('item-item (cosine)', (row, column) => {
      const pair = at(together, row, column);
      return pair === 0 ? 0 : pair / Math.sqrt(at(together, row, row) * at(together, column, column));
    }),
    scored('EASE', (row, column) => -at(inverse, row, column) / at(inverse, column, column)),
  ];
}

/** Engine order is by deck count. */
function mostPlayed(engine: Engine): number[] {
  const held = new Uint8Array(engine.cards);
  for (const card of engine.deckCards) held[card] = 1;
  const cards: number[] = [];
  for (let card = 0; card < engine.cards && cards.length < SOLVED_CARDS; card++) {
    if (held[card] && ((engine.cardFlags[card] ?? 0) & BASIC) === 0) cards.push(card);
  }
  return cards;
}

function coOccurrence(engine: Engine, cards: readonly number[]): Float64Array {
  const size = cards.length;
  const place = new Int32Array(engine.cards).fill(-1);
  cards.forEach((card, position) => {
    place[card] = position;
  });
  const matrix = new Float64Array(size * size);
  for (let deck = 0; deck < engine.decks; deck++) {
    const rows: number[] = [];
    for (let entry = engine.deckStart[deck] ?? 0; entry < (engine.deckStart[deck + 1] ?? 0); entry++) {
      const row = place[engine.deckCards[entry] ?? 0] ?? -1;
      if (row >= 0) rows.push(row);
    }
    for (const row of rows) {
      for (const column of rows) matrix[row * size + column] = (matrix[row * size + column] as number) + 1;
    }
  }
  return matrix;
}

/** Inverse of matrix + ridge · 1, by L with L·Lᵀ = it: the rows of L⁻¹ and then L⁻ᵀ·L⁻¹. */
function invert(matrix: Float64Array, size: number, ridge: number): Float64Array {
  const factor = matrix.slice();
  for (let column = 0; column < size; column++) {
    const pivotRow = column * size;
    for (let row = column; row < size; row++) {
      const start = row * size;
      let sum = (factor[start + column] as number) + (row === column ? ridge : 0);
      for (let k = 0; k < column; k++)
        sum -= (factor[start + k] as number) * (factor[pivotRow + k] as number);
      factor[start + column] = row === column ? Math.sqrt(sum) : sum / (factor[pivotRow + column] as number);
    }
  }
  // Row c holds column c of L⁻¹.
  const columns = new Float64Array(size * size);
  for (let c = 0; c < size; c++) {
    columns[c * size + c] = 1 / (factor[c * size + c] as number);
    for (let row = c + 1; row < size; row++) {
      let sum = 0;
      for (let k = c; k < row; k++)
        sum += (factor[row * size + k] as number) * (columns[c * size + k] as number);
      columns[c * size + row] = -sum / (factor[row * size + row] as number);
    }
  }
  const inverse = new Float64Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b <= a; b++) {
      let sum = 0;
      for (let k = a; k < size; k++)
        sum += (columns[a * size + k] as number) * (columns[b * size + k] as number);
      inverse[a * size + b] = sum;
      inverse[b * size + a] = sum;
    }
  }
  return inverse;
}
