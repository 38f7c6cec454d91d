import { agreeOnCard, agreeOnCommander, agreeOnCounts } from '../agree.ts';
import type { CommanderQuestion } from '../answers.ts';
import type { EngineContestant } from '../contestants/engine.ts';
import type { NaiveContestant } from '../contestants/naive.ts';
import type { SqlQuestions } from '../contestants/sql.ts';
import { milliseconds, table } from '../report.ts';
import { sized } from '../size.ts';
import { type PairTiming, racePairs } from '../timing.ts';
import type { DataSet } from './data-set.ts';
import { commanderQuestions, pageCard } from './questions.ts';

const RACE = sized({ rounds: 51, budgetMs: 2_500 }, { rounds: 1, budgetMs: 0 });
const NAIVE_RACE = sized({ rounds: 5, budgetMs: 2_500 }, { rounds: 1, budgetMs: 0 });

/** A question that undated decks count for: within a range there are none, and the rule costs nothing. */
type RuleQuestion = {
  name: string;
  engine: (engine: EngineContestant, fresh: boolean) => unknown;
  database: (database: SqlQuestions) => unknown;
  naive: (naive: NaiveContestant) => unknown;
};

function ruleQuestions(data: DataSet): RuleQuestion[] {
  const { largest } = data;
  const card = pageCard(data);
  const about = (name: string, question: CommanderQuestion): RuleQuestion => ({
    name,
    engine: (engine, fresh) => engine.numbers(question, fresh),
    database: (database) => database.commander(question),
    naive: (naive) => naive.commander(question),
  });
  return [
    {
      name: 'bare count of the commander’s cards',
      engine: (engine) => engine.count(largest),
      database: (database) => database.count(largest),
      naive: (naive) => naive.count(largest),
    },
    ...undatedQuestions(data).map(({ name, question }) => about(name, question)),
    {
      name: 'card page',
      engine: (engine) => engine.cardPage(card),
      database: (database) => database.card({ card }),
      naive: (naive) => naive.card({ card }),
    },
  ];
}

/** The commander questions without their range. */
function undatedQuestions(data: DataSet): { name: string; question: CommanderQuestion }[] {
  const questions = commanderQuestions(data);
  const all = questions.filter(({ question }) => question.firstDay === 0);
  const filtered = questions.filter(({ question }) => question.moreCreaturesThan !== null);
  return [
    ...all,
    ...filtered.map(({ question }) => ({
      name: 'filtered page: bracket, count, one card in, one out',
      question: { ...question, firstDay: 0 },
    })),
  ];
}

/** Without the rule, too, all contestants give the same numbers; throws at the first that differs. */
export async function compareWithoutRule(data: DataSet): Promise<number> {
  const engine = data.engineWithoutRule;
  const naive = data.makeNaive(false);
  const others: [string, NaiveContestant | SqlQuestions][] = [['naive', naive]];
  for (const { contestants } of data.databases)
    for (const { name, withoutRule } of contestants) if (withoutRule) others.push([name, withoutRule]);
  const card = pageCard(data);
  let compared = 0;
  for (const [name, contestant] of others) {
    const what = `without the rule, ${name}`;
    const counts = engine.countByCatalog(data.largest);
    compared += agreeOnCounts(what, counts, await contestant.count(data.largest));
    compared += agreeOnCard(what, engine.card({ card }), await contestant.card({ card }));
    for (const { question } of undatedQuestions(data))
      compared += agreeOnCommander(what, engine.commander(question), await contestant.commander(question));
  }
  return compared;
}

/** What leaving one out costs each contestant: its time with the rule in terms of that without. */
export async function ruleLines(data: DataSet): Promise<string[]> {
  const questions = ruleQuestions(data);
  const databases = data.databases.flatMap(({ contestants }) =>
    contestants.flatMap(({ name, questions: own, withoutRule }) =>
      withoutRule ? [{ name, own, withoutRule }] : [],
    ),
  );
  const naive = { own: data.makeNaive(), without: data.makeNaive(false) };
  const rows: string[][] = [];
  for (const question of questions) {
    const timings = await racePairs(
      [
        ...[false, true].map((fresh) => ({
          name: fresh ? 'engine, nothing cached' : 'engine',
          run: () => question.engine(data.engine, fresh),
          other: () => question.engine(data.engineWithoutRule, fresh),
        })),
        ...databases.map(({ name, own, withoutRule }) => ({
          name,
          run: () => question.database(own),
          other: () => question.database(withoutRule),
        })),
      ],
      RACE,
    );
    const naiveTiming = await racePairs(
      [{ name: 'naive', run: () => question.naive(naive.own), other: () => question.naive(naive.without) }],
      NAIVE_RACE,
    );
    const cells = ['engine', 'engine, nothing cached', 'naive', ...databases.map(({ name }) => name)];
    const all = new Map([...timings, ...naiveTiming]);
    rows.push([question.name, ...cells.map((name) => cell(all.get(name)))]);
  }
  return [
    'What it costs to count a deck for a card by its other cards alone: time with the rule ÷ time without it, where an undated deck counts for its newest card, too (median of the ratios of runs that took turns, and the medians of both). The engine lists the cards of decks that do not count in the build, the databases put them into a table of their own while loading. Within a range all decks are dated, and the rule costs nothing.',
    '',
    ...table(
      ['question', 'engine', 'engine, nothing cached', 'naive', ...databases.map(({ name }) => name)],
      rows,
    ),
  ];
}

function cell(timing: PairTiming | undefined): string {
  if (!timing) return '–';
  const { ratio, median, otherMedian } = timing;
  return `${ratio.toFixed(2)}× (${milliseconds(median)} ÷ ${milliseconds(otherMedian)})`;
}
