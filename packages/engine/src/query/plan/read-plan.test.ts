import type { Card } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { proposalFacts } from '../proposal/card-facts.ts';
import { planFacts } from './plan-facts.ts';
import { planFit } from './plan-fit.ts';
import { readPlan } from './read-plan.ts';

type Facts = NonNullable<Parameters<typeof insightCard>[2]> &
  Partial<Pick<Card, 'themes' | 'asks' | 'kindred'>>;

const card = (name: string, typeLine: string, { themes, asks, kindred, ...facts }: Facts = {}): Card => ({
  ...insightCard(name, typeLine, facts),
  ...(themes ? { themes } : {}),
  ...(asks ? { asks } : {}),
  ...(kindred ? { kindred } : {}),
});

const many = (count: number, name: string, typeLine: string, facts: Facts = {}): Card[] =>
  Array.from({ length: count }, (_, index) => card(`${name} ${index + 1}`, typeLine, facts));

function world(cards: readonly Card[], precons: readonly (readonly number[])[] = []) {
  const facts = planFacts(proposalFacts(cards, []), precons);
  const positions = (name: string): number[] =>
    [...cards.keys()].filter((index) => cards[index]?.name.startsWith(name));
  return { facts, positions };
}

const CATALOG = [
  card('Elf Leader', 'Legendary Creature — Elf', { asks: { themes: ['tokens'], types: ['Elf'] } }),
  card('Plain Leader', 'Legendary Creature — Human'),
  ...many(12, 'Elf', 'Creature — Elf'),
  ...many(20, 'Human', 'Creature — Human'),
  ...many(15, 'Goblin', 'Creature — Goblin'),
  ...many(12, 'Token Maker', 'Sorcery', { themes: ['tokens'] }),
  ...many(200, 'Spell', 'Instant'),
];

describe('the plan of a list', () => {
  const { facts, positions } = world(CATALOG);
  const read = (commander: string, names: [string, number][], chosen: string[] | null = null) =>
    readPlan(
      facts,
      {
        commanders: positions(commander),
        cards: names.flatMap(([name, count]) => positions(name).slice(0, count)),
      },
      chosen,
    ).themes.map(({ slug, source, cards }) => [slug, source, cards]);

  it('has the creature type and the theme that the commander asks for', () => {
    // 8 of 20 creatures are Elves: 4 are enough where the commander asks. 8 of 60 spells make tokens, beside 1 % usually.
    const themes = read('Elf Leader', [
      ['Elf ', 9],
      ['Human', 12],
      ['Token Maker', 8],
      ['Spell', 31],
    ]);
    expect(themes.map(([slug, source]) => [slug, source])).toEqual([
      ['elves', 'commander'],
      ['tokens', 'commander'],
    ]);
  });

  it('has a creature type that many of the creatures are of, Humans apart', () => {
    // 15 of 27 creatures, 56 %, are Goblins; 12 Humans are in any deck.
    expect(
      read('Plain Leader', [
        ['Goblin', 15],
        ['Human', 12],
        ['Spell', 33],
      ]),
    ).toEqual([['goblins', 'list', 15]]);
  });

  it('is empty where nothing stands out, and what the player names where they do', () => {
    const plain: [string, number][] = [
      ['Human', 6],
      ['Elf ', 4],
      ['Spell', 50],
    ];
    expect(read('Plain Leader', plain)).toEqual([]);
    expect(read('Plain Leader', plain, ['goblins', 'tokens', 'no-such-theme'])).toEqual([
      ['goblins', 'player', 0],
      ['tokens', 'player', 0],
    ]);
  });

  it('does not call a theme its own that precons have as much of', () => {
    // Each precon has 12 token makers among 60 spells, 20 %: 12 of 60 are usual.
    const precon = [...positions('Token Maker'), ...positions('Spell').slice(0, 48)];
    const usual = planFacts(facts.proposal, [precon]);
    const list = { commanders: positions('Plain Leader'), cards: precon };
    expect(readPlan(usual, list).themes).toEqual([]);
    expect(readPlan(facts, list).themes.map(({ slug }) => slug)).toEqual(['tokens']);
  });
});

describe('how cards serve a plan', () => {
  it('counts creatures of the type and cards of the theme, and nothing else', () => {
    const { facts, positions } = world(CATALOG);
    const commanders = positions('Elf Leader');
    const plan = readPlan(facts, { commanders, cards: [] }, ['elves', 'tokens']);
    const { fit, belongs, reason } = planFit(facts, plan, { commanders, list: [] });
    const [elf = 0] = positions('Elf ');
    const [maker = 0] = positions('Token Maker');
    const [spell = 0] = positions('Spell');
    expect(fit[elf]).toBeGreaterThan(fit[maker] ?? 0);
    expect(fit[maker]).toBeGreaterThan(0);
    expect(fit[spell]).toBe(0);
    expect([elf, maker, spell].map(belongs)).toEqual([true, true, false]);
    expect(reason(elf)?.theme.slug).toBe('elves');
    expect(reason(spell)).toBeNull();
  });

  it('counts the cards that players name first more than others of the type, the first of them most', () => {
    // Skirk Prospector and Goblin Warchief are on our list of Goblins; "Goblin 1" is not.
    const cards = [
      card('Leader', 'Legendary Creature — Goblin', { colors: 'R' }),
      card('Goblin 1', 'Creature — Goblin', { colors: 'R' }),
      card('Skirk Prospector', 'Creature — Goblin', { colors: 'R' }),
      card('Goblin Warchief', 'Creature — Goblin', { colors: 'R' }),
    ];
    const { facts } = world(cards);
    const plan = readPlan(facts, { commanders: [0], cards: [] }, ['goblins']);
    const { fit, reason } = planFit(facts, plan, { commanders: [0], list: [] });
    expect(reason(2)?.isNamed).toBe(true);
    expect(reason(1)?.isNamed).toBe(false);
    expect(Math.min(fit[2] ?? 0, fit[3] ?? 0)).toBeGreaterThan(fit[1] ?? 0);
  });
});
