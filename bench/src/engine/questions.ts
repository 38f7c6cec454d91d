import type { CommanderQuestion } from '../answers.ts';
import { LAST_DAY } from '../generate/make-catalog.ts';
import type { DataSet } from './data-set.ts';

export type NamedQuestion = { name: string; question: CommanderQuestion };

/** The questions about the largest commander, from all its decks to one narrow page. */
export function commanderQuestions(data: DataSet): NamedQuestion[] {
  const all: CommanderQuestion = {
    commander: data.largest,
    firstDay: 0,
    bracket: 0,
    moreCreaturesThan: null,
    holds: null,
    lacks: null,
  };
  const year = { ...all, firstDay: LAST_DAY - 364 };
  const [common = 0, lesser = 0] = filterCards(data, all);
  return [
    { name: 'whole commander query', question: all },
    { name: '… within a year', question: year },
    { name: '… within a bracket', question: { ...all, bracket: 3 } },
    { name: '… within a year and a bracket', question: { ...year, bracket: 3 } },
    {
      name: 'filtered page: year, bracket, count, one card in, one out',
      question: { ...year, bracket: 3, moreCreaturesThan: 24, holds: common, lacks: lesser },
    },
  ];
}

/** Two creatures of the commander's page: a common one and a rarer one. */
function filterCards(data: DataSet, question: CommanderQuestion): number[] {
  const creatures = data.engine.page(question, true).sections.find((section) => section.tag === 'creatures');
  const cards = creatures?.cards ?? [];
  return [cards[2], cards[20]].map((stat) => data.cardOrder[stat?.card ?? 0] ?? 0);
}

/** A creature in many decks of the largest commander. */
export function pageCard(data: DataSet): number {
  const [first] = commanderQuestions(data);
  return (first && filterCards(data, first.question)[0]) ?? 0;
}
