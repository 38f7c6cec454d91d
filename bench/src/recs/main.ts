// `npm run bench:recs [-- --validation] [--seed N] [--speed]`: hides cards of decks the model never saw and asks for them
// back; with `--speed` only times the questions.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { cosineNeighbors, deckNeighbors } from './baselines/deck-neighbors.ts';
import { itemBaselines } from './baselines/items.ts';
import { popularityBaselines } from './baselines/popularity.ts';
import { measureCuts } from './cuts.ts';
import { HIDDEN_CARDS, holdOut } from './hold-out.ts';
import { loadCorpus } from './load-decks.ts';
import { catalogueSize, measure } from './metrics.ts';
import { engineRecommender } from './ranking.ts';
import { measureSpeed, printSpeed } from './speed.ts';
import { printComparison, printCuts, printResults } from './table.ts';

const DATA = fileURLToPath(new URL('../../../../shared/data', import.meta.url));
/** The newest fifth is held out for the result; the fifth before it, with older training decks, is for choosing. */
const SPLITS = { test: { from: 0.8, to: 1 }, validation: { from: 0.6, to: 0.8 } };

const { values } = parseArgs({
  options: {
    validation: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    speed: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);

if (existsSync(DATA)) await run();
else console.log(`Skipped: there are no real decks at ${DATA}.`);

async function run(): Promise<void> {
  console.log('Reading cards and decks …');
  const corpus = await loadCorpus(DATA);
  const split = values.validation ? SPLITS.validation : SPLITS.test;
  const held = holdOut(corpus, { ...split, seed });
  const { engine, queries } = held;
  const unseen = measure(engine, { name: '', rank: () => [] }, queries).outcomes.filter(
    (o) => o.unseen,
  ).length;
  console.log(
    `${corpus.decks.length} of ${corpus.read} decks count. ${values.validation ? 'Validation' : 'Test'} split, seed ${seed}: ` +
      `${held.trainingDecks} training decks (engine built in ${(held.buildMs / 1000).toFixed(1)} s), ${held.heldOut} held out, ` +
      `${held.nearCopies} of them near-copies left out, ${queries.length} queries with ${HIDDEN_CARDS} hidden cards each, ` +
      `${unseen} of them with commanders unseen in training; ${catalogueSize(engine)} cards can be recommended.`,
  );
  printSpeed(measureSpeed(engine, queries));
  if (values.speed) return;
  const contestants = [
    ...popularityBaselines(engine),
    deckNeighbors(engine),
    cosineNeighbors(engine),
    ...itemBaselines(engine),
    engineRecommender(engine),
  ];
  const results = contestants.map((contestant) => measure(engine, contestant, queries));
  printResults(results, catalogueSize(engine), seed);
  printComparison(results, 'Deckwright', seed);
  printCuts(measureCuts(engine, queries, seed));
}
