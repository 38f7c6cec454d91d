import { deckList } from '../counting/accessors.ts';
import type { Engine } from '../decks/engine.ts';
import { nthLargest } from './linear.ts';
import { deckWeights, type RecommendQuery, sumOver } from './query.ts';
import { RECOMMEND } from './settings.ts';

/** The decks most similar to a list, best first, then by deck index. */
export type Neighbors = {
  /** Number of decks compared. */
  considered: number;
  decks: Uint32Array;
  similarity: Float64Array;
  /** Total rarity of the cards shared with the list, and of all the deck's cards within the colors. */
  overlap: Float64Array;
  norm: Float64Array;
  /** Total rarity of the list. */
  listNorm: number;
  /** Weight in the mean, 0…1, 1 for the most similar. */
  weight: Float64Array;
};

/**
 * Compares the list with every deck within the commanders' colors, or with all decks if those are too few: cosine of
 * the rarity-weighted overlap, plus a bonus for a shared commander, minus a penalty for age. A deck identical to the
 * list is skipped, because it has nothing to add and would make every card seem to fit. Rarity is the inverse user
 * frequency of Breese, Heckerman & Kadie, "Empirical analysis of predictive algorithms for collaborative filtering",
 * 1998.
 */
export function findNeighbors(engine: Engine, query: RecommendQuery): Neighbors {
  const { rarity, norm: wholeNorm } = deckWeights(engine);
  const mark = new Float64Array(engine.cards);
  let listNorm = 0;
  for (const card of query.list) {
    mark[card] = rarity[card] as number;
    listNorm += rarity[card] as number;
  }
  const { commanderStart, commanderIdentity } = engine;
  const within = withinColors(engine, query.identity) >= RECOMMEND.regressed;
  const inColors = within ? null : rarity.map((value, card) => value * (query.active[card] as number));
  const similarity = new Float64Array(engine.decks).fill(Number.NEGATIVE_INFINITY);
  let considered = 0;
  for (let commander = 0; commander < engine.commanders; commander++) {
    const outside = ((commanderIdentity[commander] as number) & ~query.identity) !== 0;
    if (outside && within) continue;
    const bonus = (query.bonus[commander] as number) - (outside ? RECOMMEND.outsideColors : 0);
    const end = commanderStart[commander + 1] as number;
    for (let deck = commanderStart[commander] as number; deck < end; deck++) {
      const overlap = sumOver(engine, deck, mark);
      const norm = inColors ? sumOver(engine, deck, inColors) : (wholeNorm[deck] as number);
      if (overlap >= listNorm && isList(engine, deck, query)) continue;
      considered++;
      similarity[deck] = cosine(overlap, listNorm, norm) + bonus - agePenalty(engine, deck);
    }
  }
  const decks = nearest(similarity, Math.min(considered, RECOMMEND.neighbors));
  const best = similarity[decks[0] ?? 0] ?? 0;
  const near = Float64Array.from(decks, (deck) => similarity[deck] as number);
  return {
    considered,
    decks,
    similarity: near,
    overlap: Float64Array.from(decks, (deck) => sumOver(engine, deck, mark)),
    norm: Float64Array.from(decks, (deck) =>
      inColors ? sumOver(engine, deck, inColors) : (wholeNorm[deck] as number),
    ),
    listNorm,
    weight: near.map((value) => Math.exp((value - best) / RECOMMEND.meanWidth)),
  };
}

/** 0 if one side has no rarity. */
export function cosine(overlap: number, listNorm: number, norm: number): number {
  return overlap > 0 ? overlap / Math.sqrt(listNorm * norm) : 0;
}

/** Undated decks have no penalty, since nothing suggests that they are old. */
function agePenalty({ deckDay, asOfDay }: Engine, deck: number): number {
  const day = deckDay[deck] as number;
  return day === 0 ? 0 : (RECOMMEND.agePerYear * (asOfDay - day)) / 365;
}

function withinColors({ commanders, commanderIdentity, commanderStart }: Engine, identity: number): number {
  let decks = 0;
  for (let commander = 0; commander < commanders; commander++) {
    if ((commanderIdentity[commander] as number) & ~identity) continue;
    decks += (commanderStart[commander + 1] as number) - (commanderStart[commander] as number);
  }
  return decks;
}

/** Whether the deck's active cards are exactly the list, which is not empty. */
function isList(engine: Engine, deck: number, { list, active }: RecommendQuery): boolean {
  if (list.length === 0) return false;
  let place = 0;
  for (const card of deckList(engine, deck)) {
    if (active[card] !== 1) continue;
    if (list[place] !== card) return false;
    place++;
  }
  return place === list.length;
}

/** Decks with the highest similarity, ties by deck index. */
function nearest(similarity: Float64Array, count: number): Uint32Array {
  if (count === 0) return new Uint32Array(0);
  const threshold = nthLargest(similarity.slice(), count);
  const found: number[] = [];
  let above = 0;
  for (const value of similarity) if (value > threshold) above++;
  let ties = count - above;
  for (let deck = 0; deck < similarity.length; deck++) {
    const value = similarity[deck] as number;
    if (value > threshold || (value === threshold && ties-- > 0)) found.push(deck);
  }
  found.sort((a, b) => (similarity[b] as number) - (similarity[a] as number) || a - b);
  return Uint32Array.from(found);
}
