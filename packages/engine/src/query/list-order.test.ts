import { describe, expect, test } from 'vitest';
import { finishEngine } from '../build/finish.ts';
import { buildShard } from '../build/shard.ts';
import type { EngineCard, EngineDeck } from '../build/types.ts';
import { plainCard } from '../testing/plain-card.ts';
import { commanderCards, pairings } from './counting/accessors.ts';
import { type Engine, loadEngine } from './decks/engine.ts';
import { NO_ENGINE_FILTERS } from './decks/filters.ts';
import { cardStats } from './statistics/card-stats.ts';
import { comboHolders } from './statistics/combo-counts.ts';
import { commanderStats } from './statistics/commander-stats.ts';
import { companionUse } from './statistics/companions.ts';
import { landStats } from './statistics/land-stats.ts';
import { preconAdvice } from './statistics/precon-advice.ts';
import { commanderRanks } from './statistics/ranks.ts';
import { similarCommanders } from './statistics/similar-commanders.ts';
import { themeStats } from './statistics/theme-stats.ts';
import { topCards } from './statistics/top-cards.ts';

const AS_OF = 20000;
const W = 1;

/*
 * Everything ties: the slugs run from z to a where the names run from A to Z, and the order of the cards is neither. The
 * four commanders have 20 decks each, of the same cards but for one that only these decks run; Zoe of the pairs (with
 * each of them) has one deck each. Éve comes between Dov and Fay, though its first letter is after Z in Unicode.
 */
const card = (slug: string, name: string, facts: Partial<EngineCard> = {}): EngineCard => ({
  ...plainCard(slug, { identity: W, type: 0, manaValue: 2, releaseDay: AS_OF - 50, ...facts }),
  name,
});
const CARDS: readonly EngineCard[] = [
  card('n', 'Dov'),
  card('m', 'Fay'),
  card('q', 'Ada'),
  card('mm', 'Éve'),
  card('a-zoe', 'Zoe'),
  card('g', 'Plow', { type: 1 }),
  card('h', 'Oust', { type: 1 }),
  card('e', 'Quell', { type: 1 }),
  card('i', 'Mesa', { type: 7 }),
  card('f', 'Nook', { type: 7 }),
  card('k', 'Bar', { type: 1 }),
  card('j', 'Car', { type: 1 }),
  card('l', 'Air', { type: 1 }),
  card('b', 'Lutri'),
  ...Array.from({ length: 20 }, (_, number) => card(`own-${number}`, `Own ${number}`)),
];
const at = (name: string): number => CARDS.findIndex((each) => each.name === name);

const COMMANDERS = ['Dov', 'Fay', 'Ada', 'Éve'];
const IN_ORDER = ['Ada', 'Dov', 'Éve', 'Fay'];
const PLAYED = ['Plow', 'Oust', 'Quell', 'Mesa', 'Nook'];

const deck = (commanders: readonly string[], cards: readonly string[], day: number): EngineDeck => ({
  commanders: commanders.map(at),
  cards: cards.map(at),
  day,
  bracket: 0,
  estimatedBracket: 0,
  basics: 0,
  basicsEstimated: false,
  tags: [0],
  companion: at('Lutri'),
});
const DECKS = COMMANDERS.flatMap((name) => [
  ...Array.from({ length: 20 }, (_, number) => deck([name], [...PLAYED, `Own ${number}`], AS_OF - number)),
  deck([name, 'Zoe'], PLAYED, AS_OF),
]);

const { bytes, cardOrder } = finishEngine(CARDS, buildShard(CARDS, DECKS), {
  asOfDay: AS_OF,
  themes: ['theme'],
});
const engine: Engine = loadEngine(bytes.buffer);
const getName = (index: number): string => CARDS[cardOrder[index] ?? -1]?.name ?? '';
const index = (name: string): number => cardOrder.indexOf(at(name));
const toCommanderName = (commander: number): string =>
  commanderCards(engine, commander).map(getName).join(' & ');
const findByName = (name: string): number =>
  Array.from({ length: engine.commanders }, (_, commander) => commander).find(
    (commander) => toCommanderName(commander) === name,
  ) ?? -1;
const commanders = (list: readonly { commander: number }[]): string[] =>
  list.map(({ commander }) => toCommanderName(commander));
/** In a key "a-zoe" comes first, so that its name does. */
const PAIRS = IN_ORDER.map((name) => `Zoe & ${name}`);

describe('the one order of lists: equal figures by decks, then name', () => {
  const filters = NO_ENGINE_FILTERS;
  const theme = themeStats(engine, { theme: 0, filters });
  const plow = cardStats(engine, { card: index('Plow'), filters });
  const [use] = companionUse(engine, { ...filters, cards: [index('Lutri')] });
  const ranked = commanderRanks(engine, { range: 'none' });
  const advice = preconAdvice(engine, {
    commander: findByName('Ada'),
    printed: ['Bar', 'Car', 'Air'].map(index),
  });
  const lists: Record<string, readonly string[]> = {
    'commanders by decks': commanders(ranked),
    'commanders of a card': commanders(plow.topCommanders),
    'new commanders of a card': commanders(plow.newCommanders),
    'commanders of a theme': commanders(theme.topCommanders),
    'commanders devoted to a theme': commanders(theme.devotedCommanders),
    'new commanders of a theme': commanders(theme.newCommanders),
    'commanders of a combo': commanders(
      comboHolders(engine, { cards: ['Plow', 'Oust'].map(index), commanders: [] }),
    ),
    'commanders of a companion': commanders(use?.named.commanders ?? []),
  };

  test.each(Object.keys(lists))('%s', (name) => {
    // With the card three times at least, devoted with ten at least: the pairs have one deck each.
    const rest = { 'commanders of a card': [], 'commanders devoted to a theme': [] }[name] ?? PAIRS;
    expect(lists[name]).toEqual([...IN_ORDER, ...rest]);
  });

  test('pairs of a card', () => {
    expect(commanders(pairings(engine, index('Zoe')))).toEqual(PAIRS);
  });

  test('similar commanders', () => {
    // Unlike Zoe’s, which have too few decks, the others are equally similar.
    expect(commanders(similarCommanders(engine, findByName('Éve')))).toEqual(['Ada', 'Dov', 'Fay']);
  });

  test('top cards', () => {
    const { cards } = topCards(engine, { ...filters, commanders: null });
    expect([...cards].slice(0, 5).map(getName)).toEqual(['Mesa', 'Nook', 'Oust', 'Plow', 'Quell']);
  });

  test('cuts of a precon, which start with the lowest', () => {
    expect(advice?.cardsToCut.map(({ card: cut }) => getName(cut))).toEqual(['Air', 'Bar', 'Car']);
  });

  test('sections of a commander, lands, cards played together', () => {
    const { sections } = commanderStats(engine, { commander: findByName('Ada'), filters });
    // All cards came out 50 days before; those of one deck alone are too few for New Cards.
    const played = sections
      .filter(({ tag }) => tag === 'newcards')
      .flatMap(({ cards }) => cards.map((stat) => getName(stat.card)));
    expect(played).toEqual(['Mesa', 'Nook', 'Oust', 'Plow', 'Quell']);
    const { lands } = landStats(engine, { identity: W, range: 'none' });
    expect(lands.map((land) => getName(land.card))).toEqual(['Mesa', 'Nook']);
  });
});
