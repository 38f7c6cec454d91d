import {
  type Bracket,
  BracketCeiling,
  type Card,
  computeMeanManaValue,
  defaultPrice,
  estimateBracket,
  isBasic,
} from '../../../packages/domain/src/index.ts';
import {
  adviseLands,
  chooseCuts,
  fitInOrder,
  isLimiting,
  orderForReading,
  type PlanFacts,
  planAdditions,
  planFacts,
  planFit,
  proposalFacts,
  type RecommendOutput,
  readPlan,
  recommend,
  usualMaxPrice,
} from '../../../packages/engine/src/query/index.ts';
import type { Corpus } from './load-decks.ts';
import type { Query } from './queries.ts';
import type { Recommender } from './ranking.ts';
import type { Training } from './training.ts';

/** The product's whole advice without a snapshot: combos are not known, colors of lands are their identity's. */
export type Product = {
  add: (query: ProductQuery, limit: number) => number[];
  cut: (query: ProductQuery, limit: number) => number[];
};

type ProductQuery = Pick<Query, 'commanders' | 'cards' | 'basics' | 'pool'>;

const SPARE = 60;
/** Cards of an answer. */
const SITE_CARDS = 100;

/** Advice by what a training knows: the plan of the list, its limits, the recommender, and what the plan makes of that. */
export function createProduct(corpus: Corpus, training: Training): Product {
  const cards: Card[] = [];
  corpus.catalog.forEach((card, position) => {
    cards[training.indexOf[position]!] = card;
  });
  const facts = readPlanFacts_(corpus, training, cards);
  return {
    add: (query, limit) =>
      arrange(query, ask(query, limit + SPARE))
        .slice(0, limit)
        .map(({ card }) => card),
    cut,
  };

  function arrange(query: ProductQuery, { output, plan }: ReturnType<typeof ask>) {
    return planAdditions(output.add, {
      facts: facts.proposal,
      strengths: facts.strengths,
      plan: plan.plan,
      fit: plan.fit,
      deck: plan.deck,
      lackingLands: countLacking(query),
      basis: output.basis,
      nearness: output.nearness,
      bracket: plan.bracket,
    });
  }

  function countLacking(query: ProductQuery): number | null {
    const lands = countLands(query);
    const advised = adviseLands(toInsight(query), null);
    return advised === null || lands === null ? null : advised.lands - lands;
  }

  function cut(query: ProductQuery, limit: number): number[] {
    const answer = ask(query, SPARE);
    const { output, plan } = answer;
    const lackingLands = countLacking(query);
    const { additions, first } = orderForReading(arrange(query, answer).slice(0, SITE_CARDS), {
      facts: facts.proposal,
      strengths: facts.strengths,
      plan: plan.plan,
      fit: plan.fit,
      basis: output.basis,
      lackingLands,
    });
    return chooseCuts({
      facts,
      plan: plan.plan,
      fit: plan.fit,
      deck: plan.deck,
      list: [...new Set(query.cards)].filter((card) => !query.commanders.includes(card)),
      judged: output.judged,
      byDecks: output.cut,
      basis: output.basis,
      bracket: plan.bracket,
      adds: additions.slice(0, first),
      inCombos: new Set(),
      keep: new Set(),
      asOfDay: training.engine.asOfDay,
      lackingLands,
      // Planted cards make a list longer than it was.
      size: { cards: query.cards.length, surplus: 0, lands: 0 },
    })
      .slice(0, limit)
      .map(({ card }) => card);
  }

  function ask({ commanders, cards: named, basics, pool }: ProductQuery, limit: number) {
    const list = [...new Set(named)].filter((card) => !commanders.includes(card));
    const identity = commanders.reduce((bits, card) => bits | (cards[card]?.colorIdentity ?? 0), 0);
    const plan = readPlan(facts, { commanders, cards: list });
    const fit = planFit(facts, plan, { commanders, list });
    const all = [...commanders, ...list].flatMap((card) => cards[card] ?? []);
    const bracket = estimate(all);
    const limits = isLimiting(all.length);
    const ceiling = new BracketCeiling(
      limits ? bracket : 5,
      { commanders, cards: list },
      (card) => cards[card],
      () => [],
    );
    const most = (limits ? usualMaxPrice(all) : null) ?? Number.POSITIVE_INFINITY;
    const open = Uint8Array.from(cards, (card, index) =>
      pool?.[index] !== 0 && (defaultPrice(card.prices) ?? 0) <= most && ceiling.admits(index) ? 1 : 0,
    );
    const output: RecommendOutput = recommend(
      training.engine,
      { commanders, cards: named, basics, limit, open, planFit: fitInOrder(fit.fit, bracket) },
      training.cardModel,
    );
    const deck = { identity, cards: [...commanders, ...list], makes };
    return { output, plan: { plan, fit, deck, bracket } };
  }

  function makes(land: number): number {
    return cards[land]?.colorIdentity ?? 0;
  }

  function toInsight({ commanders, cards: named }: ProductQuery) {
    const lines = (some: readonly number[]) =>
      [...new Set(some)].flatMap((index) => {
        const card = cards[index];
        return card && !isBasic(card) ? [{ card, quantity: 1, makes: makes(index) }] : [];
      });
    return {
      commanders: lines(commanders),
      cards: lines(named.filter((card) => !commanders.includes(card))),
    };
  }

  function countLands({ cards: named, basics }: ProductQuery): number | null {
    if (basics === null) return null;
    const nonbasic = [...new Set(named)].filter((index) => {
      const card = cards[index];
      return card?.primaryType === 'Land' && !isBasic(card);
    });
    return nonbasic.length + basics;
  }
}

export function productRecommender(name: string, product: Product, ranked: number): Recommender {
  return { name, rank: (query) => product.add(query, ranked) };
}

function estimate(cards: readonly Card[]): Bracket {
  const named = (is: (card: Card) => boolean): string[] => cards.filter(is).map(({ name }) => name);
  return estimateBracket({
    gameChangers: named(({ gameChanger }) => gameChanger),
    massLandDenial: named(({ roles }) => roles.includes('mass-land-denial')),
    extraTurns: named(({ roles }) => roles.includes('extra-turn')),
    twoCardCombos: [],
    meanManaValue: computeMeanManaValue(cards),
  }).bracket;
}

function readPlanFacts_(corpus: Corpus, training: Training, cards: readonly Card[]): PlanFacts {
  const precons = training.precons.map(({ commanders, cards: rest }, index) => ({
    identity: commanders.reduce((bits, card) => bits | (cards[card]?.colorIdentity ?? 0), 0),
    released: corpus.preconDates[index] ?? '',
    cards: [...new Set([...commanders, ...rest])],
  }));
  return planFacts(
    proposalFacts(cards, precons),
    precons.map((precon) => precon.cards),
  );
}
