import { type CardModel, type Engine, recommend } from '../../../packages/engine/src/query/index.ts';
import { bootstrap, type Interval, perDeck, type Terms } from './bootstrap.ts';
import { HIDDEN_CARDS, type Query } from './queries.ts';

const BASIC = 1;
/** Number of cards requested: all with a share worth stating. */
const QUERIES = 300;
/** Boundaries between bins of stated shares. */
const EDGES = [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01];

/** For cards stated to be in a share of similar decks: the average stated share, and the share of lists with them. */
export type CalibrationBin = { from: number; cards: number; stated: number; found: Interval };

/**
 * "In 60% of decks like yours": is it 60%? A card in the given list is never recommended, so of a list's own cards only
 * the hidden ones can be; each counts for the number of cards in the list per hidden one.
 */
export function calibrate(
  { engine, cardModel }: { engine: Engine; cardModel: CardModel | null },
  queries: readonly Query[],
  seed: number,
): CalibrationBin[] {
  const bins = EDGES.slice(0, -1).map((from) => ({
    from,
    cards: 0,
    stated: 0,
    terms: [] as Terms[],
    decks: [] as string[],
  }));
  for (const query of queries) {
    const { commanders, cards, basics, whole, hidden } = query;
    const isHidden = new Set(hidden);
    const open = whole.filter((card) => ((engine.cardFlags[card] ?? 0) & BASIC) === 0).length;
    const standsFor = open / Math.max(1, Math.min(HIDDEN_CARDS, hidden.length));
    const sums = bins.map(() => ({ above: 0, below: 0 }));
    const { add } = recommend(engine, { commanders, cards, basics, limit: QUERIES }, cardModel);
    for (const { card, reasons } of add) {
      const reason = reasons.find(({ kind }) => kind === 'similar-decks');
      if (reason?.kind !== 'similar-decks') continue;
      const index = EDGES.findIndex((edge) => reason.share < edge) - 1;
      const [bin, sum] = [bins[index], sums[index]];
      if (!bin || !sum) continue;
      const weight = isHidden.has(card) ? standsFor : 1;
      bin.cards++;
      bin.stated += reason.share;
      sum.above += isHidden.has(card) ? weight : 0;
      sum.below += weight;
    }
    bins.forEach((bin, index) => {
      bin.terms.push(sums[index] ?? { above: 0, below: 0 });
      bin.decks.push(query.deck);
    });
  }
  return bins.map(({ from, cards, stated, terms, decks }) => ({
    from,
    cards,
    stated: stated / cards,
    found: bootstrap(perDeck(terms, decks), seed),
  }));
}
