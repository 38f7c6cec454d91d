import { invertSymmetric } from '../../../../packages/engine/src/build/card-model/dense.ts';
import { deckList, type Engine } from '../../../../packages/engine/src/query/index.ts';
import { Random } from '../../generate/random.ts';
import { byScore, type Recommender } from '../ranking.ts';

const FACTORS = 32;
const SWEEPS = 5;
/**
 * Weight of cards not in a deck relative to 1 for those in it, and the ridge; Hu, Koren & Volinsky's α and λ, scaled.
 */
const ABSENT = 0.05;
const RIDGE = 2;
const BASIC = 1;

type Lists = { start: Uint32Array; entries: Uint32Array };

/**
 * Factorization of decks by cards with implicit feedback: Hu, Koren & Volinsky, "Collaborative filtering for implicit
 * feedback datasets", 2008. A list is folded in as an additional deck.
 */
export function factorBaseline(engine: Engine): Recommender {
  const decks = getLists(engine);
  const cards = turned(decks, engine.cards);
  const random = new Random(1);
  let cardFactors = Float64Array.from(
    { length: engine.cards * FACTORS },
    () => (random.below(2001) / 1000 - 1) / FACTORS,
  );
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const deckFactors = solveAll(decks, cardFactors);
    cardFactors = solveAll(cards, deckFactors);
  }
  const base = getProducts(cardFactors);
  return byScore(engine, 'factorization (32)', (query) => {
    const list = query.cards.filter((card) => ((engine.cardFlags[card] ?? 0) & BASIC) === 0);
    const own = solveOne(Uint32Array.from(list), cardFactors, base);
    return Float64Array.from({ length: engine.cards }, (_, card) => {
      if (cards.start[card] === cards.start[card + 1]) return Number.NEGATIVE_INFINITY;
      let sum = 0;
      for (let k = 0; k < FACTORS; k++) sum += own[k]! * cardFactors[card * FACTORS + k]!;
      return sum;
    });
  });
}

function getLists(engine: Engine): Lists {
  const start = new Uint32Array(engine.decks + 1);
  const entries: number[] = [];
  for (let deck = 0; deck < engine.decks; deck++) {
    for (const card of deckList(engine, deck))
      if (((engine.cardFlags[card] ?? 0) & BASIC) === 0) entries.push(card);
    start[deck + 1] = entries.length;
  }
  return { start, entries: Uint32Array.from(entries) };
}

/** Per card the decks that run it. */
function turned({ start, entries }: Lists, cards: number): Lists {
  const holders: number[][] = Array.from({ length: cards }, () => []);
  for (let deck = 0; deck + 1 < start.length; deck++)
    for (const card of entries.subarray(start[deck], start[deck + 1])) holders[card]?.push(deck);
  const ends = new Uint32Array(cards + 1);
  holders.forEach((decks, card) => {
    ends[card + 1] = ends[card]! + decks.length;
  });
  return { start: ends, entries: Uint32Array.from(holders.flat()) };
}

function solveAll({ start, entries }: Lists, others: Float64Array): Float64Array<ArrayBuffer> {
  const base = getProducts(others);
  const factors = new Float64Array((start.length - 1) * FACTORS);
  for (let row = 0; row + 1 < start.length; row++) {
    const included = entries.subarray(start[row], start[row + 1]);
    if (included.length > 0) factors.set(solveOne(included, others, base), row * FACTORS);
  }
  return factors;
}

/** The ridge and ABSENT times the products of all rows' factors. */
function getProducts(factors: Float64Array): Float64Array {
  const products = new Float64Array(FACTORS * FACTORS);
  for (let from = 0; from < factors.length; from += FACTORS) addProduct(products, factors, from, ABSENT);
  for (let k = 0; k < FACTORS; k++) products[k * FACTORS + k]! += RIDGE;
  return products;
}

/** Only the lower half. */
function addProduct(products: Float64Array, factors: Float64Array, from: number, weight: number): void {
  for (let row = 0; row < FACTORS; row++) {
    const value = weight * factors[from + row]!;
    for (let column = 0; column <= row; column++) {
      const index = row * FACTORS + column;
      products[index]! += value * factors[from + column]!;
    }
  }
}

function solveOne(included: Uint32Array, others: Float64Array, base: Float64Array): Float64Array {
  const matrix = base.slice();
  const sum = new Float64Array(FACTORS);
  for (const other of included) {
    addProduct(matrix, others, other * FACTORS, 1 - ABSENT);
    for (let k = 0; k < FACTORS; k++) sum[k]! += others[other * FACTORS + k]!;
  }
  const inverse = invertSymmetric(matrix, FACTORS);
  return Float64Array.from(sum, (_, row) => {
    let value = 0;
    for (let k = 0; k < FACTORS; k++) value += inverse[row * FACTORS + k]! * sum[k]!;
    return value;
  });
}
