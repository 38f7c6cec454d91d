// `npm run bench:recs [-- --validation] [--seed N] [--max N] [--only KEY,KEY] [--baselines KIND,KIND] [--data DIR] [--speed] [--search] [--dials] [--proposals] [--sense [--judge COUNT SEED FILE]]`: hides cards of decks
// the models never saw and asks for them back, in every situation in which advice is asked for; with `--speed` only times
// the questions, with `--search` compares answers from candidates with those from all decks, with `--dials` asks them at every setting of the dials,
// with `--proposals` compares the decks that are proposed without decks with real ones, with `--sense` counts what the whole advice for whole
// lists says that a player would not, or writes it into a file to be judged by hand.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { realDataFolder } from '../real-data.ts';
import { calibrate } from './calibration.ts';
import { contestants, OURS } from './contestants.ts';
import { measureCuts } from './cuts.ts';
import { printDial, turnDial } from './dials.ts';
import { type Corpus, loadCorpus } from './load-decks.ts';
import { addResult, measure, type Result } from './metrics.ts';
import { createProduct } from './product.ts';
import { measureProposals, printProposals, printProposalsHead } from './proposals.ts';
import { HIDDEN_CARDS } from './queries.ts';
import { casualSetting, mixedSetting, noDecksSetting, preconSetting } from './rows/casual.ts';
import { commandersSetting } from './rows/commanders.ts';
import type { Choice, Setting } from './rows/row.ts';
import { lengthsSetting, timeSetting } from './rows/time.ts';
import { measureSearch, printSearch, printSearchHead, SEARCH_EFFORTS } from './search.ts';
import { measureSense, readJudgeOptions } from './sense/sense.ts';
import { measureSpeed, printSpeed } from './speed.ts';
import { printCalibration, printComparison, printCuts, printResults } from './table.ts';
import { trainOn } from './training.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    validation: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    max: { type: 'string', default: '200' },
    only: { type: 'string' },
    baselines: { type: 'string' },
    data: { type: 'string' },
    speed: { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
    dials: { type: 'boolean', default: false },
    proposals: { type: 'boolean', default: false },
    sense: { type: 'boolean', default: false },
    judge: { type: 'boolean', default: false },
  },
});

const folder = realDataFolder();

/** Rows whose stated shares are compared with the actual ones. */
const CALIBRATED = ['time', 'casual'];
/** Rows in whose lists foreign cards are planted. */
const PLANTED = ['time', 'casual'];
const PLANTED_FROM = ['training', 'peers'] as const;

if (!existsSync(join(folder, 'decks'))) console.log(`Skipped: there are no real decks at ${folder}.`);
else if (values.sense)
  await measureSense({
    folder,
    validation: values.validation,
    judge: values.judge ? readJudgeOptions(positionals) : null,
  });
else await run();

async function run(): Promise<void> {
  console.log('Reading cards and decks …');
  const corpus = await loadCorpus(folder);
  const choice: Choice = {
    validation: values.validation,
    seed: Number(values.seed),
    max: Number(values.max),
  };
  console.log(
    `${corpus.decks.length} of ${corpus.read} tournament decks, ${corpus.casual.length} casual decks and ${corpus.precons.length} precons. ` +
      `${choice.validation ? 'Validation' : 'Test'} split, seed ${choice.seed}, ${HIDDEN_CARDS} hidden cards a question. Per cent, ` +
      'with 95 % bootstrap intervals over the decks.',
  );
  if (values.speed) {
    for (const { training, queried } of timeSetting(corpus, choice).parts())
      printSpeed(measureSpeed(training, queried[0]?.queries ?? []));
    return;
  }
  if (values.search) {
    for (const { training, queried } of timeSetting(corpus, choice).parts()) {
      const queries = queried[0]?.queries.slice(0, choice.max) ?? [];
      printSearchHead(training, queries.length);
      for (const effort of SEARCH_EFFORTS) printSearch(effort, measureSearch(training, queries, effort));
    }
    return;
  }
  if (values.proposals) {
    const training = trainOn(corpus, []);
    printProposalsHead();
    for (const { title, lists, minDecks } of [
      { title: 'casual', lists: corpus.casual, minDecks: 1 },
      { title: 'tournament, five decks or more', lists: corpus.decks, minDecks: 5 },
    ]) {
      const { validation } = choice;
      printProposals(title, measureProposals(corpus, training, lists, { validation, minDecks }));
    }
    return;
  }
  const settings = getSettings(corpus, choice);
  const wanted = values.only?.split(',') ?? settings.map(({ key }) => key);
  const named: Named = { questions: 0, cards: new Set() };
  for (const key of wanted) {
    const setting = settings.find((each) => each.key === key);
    if (setting && values.dials) turn(setting);
    else if (setting) answer(corpus, setting, choice.seed, named);
    else console.log(`There is no setting ${key}; there are ${settings.map((each) => each.key).join(', ')}.`);
  }
}

function getSettings(corpus: Corpus, choice: Choice): Setting[] {
  return [
    timeSetting,
    commandersSetting,
    casualSetting,
    lengthsSetting,
    mixedSetting,
    preconSetting,
    noDecksSetting,
  ].map((setting) => setting(corpus, choice));
}

/** Asks the questions of one row at every setting of the dials. */
function turn(setting: Setting): void {
  for (const { training, queried } of setting.parts())
    for (const { rows, queries } of queried)
      printDial(setting.rows[rows[0] ?? ''] ?? setting.key, turnDial(training, queries));
}

/** Questions about whole lists asked so far, and the different cards in our top tens of them, by catalog position. */
type Named = { questions: number; cards: Set<number> };

/** Asks all contestants the questions of all parts, then prints the rows. */
function answer(corpus: Corpus, setting: Setting, seed: number, named: Named): void {
  const results = new Map<string, Result[]>();
  const later: (() => void)[] = [];
  for (const { training, queried } of setting.parts()) {
    const started = performance.now();
    const all = contestants(corpus, training, values.baselines?.split(','));
    console.log(
      `\n${setting.key}: ${training.engine.decks} training decks, contestants ready in ${((performance.now() - started) / 1000).toFixed(0)} s, ` +
        `card model of ${(training.modelBytes / 1e6).toFixed(1)} MB in ${(training.modelMs / 1000).toFixed(0)} s`,
    );
    for (const { rows, queries } of queried) {
      for (const contestant of all) {
        const result = measure(training, contestant, queries);
        // Where only some cards may be named, they say nothing of what players are shown.
        if (contestant.name === OURS[0] && queries.every(({ pool }) => !pool)) {
          named.questions += queries.length;
          for (const card of result.covered) named.cards.add(card);
        }
        for (const row of rows) {
          const known = results.get(row) ?? [];
          results.set(row, known);
          addResult(known, result);
        }
      }
    }
    for (const row of CALIBRATED) {
      const questions = queried.filter(({ rows }) => rows[0] === row).flatMap(({ queries }) => queries);
      if (questions.length === 0) continue;
      const bins = calibrate(training, questions, seed);
      const cuts = PLANTED.includes(row)
        ? PLANTED_FROM.map((from) =>
            measureCuts(training, questions, { seed, from, product: createProduct(corpus, training) }),
          )
        : [];
      later.push(() => {
        printCalibration(setting.rows[row] ?? row, bins);
        cuts.forEach((results, index) => {
          printCuts(results, PLANTED_FROM[index] ?? 'training');
        });
      });
    }
  }
  for (const [row, title] of Object.entries(setting.rows)) {
    const found = results.get(row) ?? [];
    printResults(`${title} (${row})`, found, seed);
    printComparison(found, seed);
  }
  for (const print of later) print();
  console.log(
    `\nThe top tens of all ${named.questions} questions so far name ${named.cards.size} different cards.`,
  );
}
