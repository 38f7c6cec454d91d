import { invertSymmetric } from '../../../../packages/engine/src/build/card-model/dense.ts';
import { deckList, type Engine } from '../../../../packages/engine/src/query/index.ts';
import { byScore, type Recommender } from '../ranking.ts';
import type { Training } from '../training.ts';
import { addAlikeness, addRidge, computeGram, type SolvedCards, solvedCards } from './gram.ts';

const BASIC = 1;
/** EASE is solved for the most played cards. */
const SOLVED_CARDS = 2000;
/** Chosen on the validation split among 30, 60, 100 and 300. */
const EASE_RIDGE = 60;
/** Weight of feature similarity relative to the decks in EASE with side information. */
const ALIKENESS = 50;

/**
 * Item-item cosine, EASE (Steck 2019), and EASE with side information (Jeunen, Van Balen & Goethals 2020) over the most
 * played cards, from one co-occurrence matrix. With side information, if fewer cards are played, those that the card
 * feed ranks first are added.
 */
export function itemBaselines({ engine, features, ranks }: Training): Recommender[] {
  const solved = solvedCards(mostPlayed(engine), engine.cards);
  const size = solved.cards.length;
  const together = computeGram(allLists(engine), solved);
  const pairs = together.slice();
  const plain = solveEase(together, size);
  const wider = solvedCards(withFeed(engine, solved, ranks), engine.cards);
  const alongside = size === wider.cards.length ? pairs.slice() : computeGram(allLists(engine), wider);
  addAlikeness(alongside, features, wider, ALIKENESS);
  const sided = solveEase(alongside, wider.cards.length);
  const at = (row: number, column: number): number => pairs[row * size + column]!;
  return [
    ranked(engine, 'item-item (cosine)', solved, (row, column) => {
      const pair = at(row, column);
      return pair === 0 ? 0 : pair / Math.sqrt(at(row, row) * at(column, column));
    }),
    ranked(engine, 'EASE', solved, plain),
    ranked(engine, 'EASE with side information', wider, sided),
  ];
}

function solveEase(matrix: Float64Array, size: number): (row: number, column: number) => number {
  addRidge(matrix, size, EASE_RIDGE);
  const inverse = invertSymmetric(matrix, size);
  return (row, column) => -inverse[row * size + column]! / inverse[column * size + column]!;
}

function ranked(
  engine: Engine,
  name: string,
  { cards, index }: SolvedCards,
  term: (row: number, column: number) => number,
): Recommender {
  return byScore(engine, name, (query) => {
    const rows = query.cards.map((card) => index[card] ?? -1).filter((row) => row >= 0);
    const scores = new Float64Array(engine.cards).fill(Number.NEGATIVE_INFINITY);
    cards.forEach((card, column) => {
      let sum = 0;
      for (const row of rows) sum += term(row, column);
      scores[card] = sum;
    });
    return scores;
  });
}

function* allLists(engine: Engine) {
  for (let deck = 0; deck < engine.decks; deck++) yield { cards: deckList(engine, deck), weight: 1 };
}

/** Engine order is by deck count. */
function mostPlayed(engine: Engine): number[] {
  const included = new Uint8Array(engine.cards);
  for (const card of engine.deckCards) included[card] = 1;
  const cards: number[] = [];
  for (let card = 0; card < engine.cards && cards.length < SOLVED_CARDS; card++) {
    if (included[card] && ((engine.cardFlags[card] ?? 0) & BASIC) === 0) cards.push(card);
  }
  return cards;
}

function withFeed(engine: Engine, { cards, index }: SolvedCards, ranks: Uint16Array): number[] {
  const others = Array.from({ length: engine.cards }, (_, card) => card)
    .filter((card) => index[card] === -1 && ranks[card] !== 0)
    .filter((card) => ((engine.cardFlags[card] ?? 0) & BASIC) === 0)
    .sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
  return [...cards, ...others.slice(0, SOLVED_CARDS - cards.length)];
}
