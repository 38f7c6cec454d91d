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

  it('is what the commander asks for where too few cards show one', () => {
    const requested = [
      ['elves', 'commander', 0],
      ['tokens', 'commander', 0],
    ];
    expect(read('Elf Leader', [])).toEqual(requested);
    expect(read('Elf Leader', [['Spell', 14]])).toEqual(requested);
    // From 15 nonland cards on a plan is read from the list alone, but where nothing stands out in it only from 40 on.
    expect(read('Elf Leader', [['Spell', 39]])).toEqual(requested);
    expect(read('Elf Leader', [['Spell', 40]])).toEqual([]);
    expect(read('Plain Leader', [])).toEqual([]);
    // What the cards show comes first: 14 · … of a deck of 60, and 10 Goblins of 10 creatures.
    expect(read('Elf Leader', [['Goblin', 10]]).map(([slug]) => slug)).toEqual([
      'goblins',
      'elves',
      'tokens',
    ]);
    expect(read('Elf Leader', [], ['goblins'])).toEqual([['goblins', 'player', 0]]);
  });

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

describe('what counts for the plan of a list', () => {
  const read = (cards: readonly Card[], commanders: readonly string[] = ['Leader']) => {
    const isCommander = ({ name }: Card): boolean => commanders.includes(name);
    const positions = [...cards.keys()];
    // Cards that are not in the list, so that what is in it is unusual.
    const facts = planFacts(proposalFacts([...cards, ...many(400, 'Other', 'Sorcery')], []), []);
    return readPlan(facts, {
      commanders: positions.filter((index) => isCommander(cards[index] ?? card('', ''))),
      cards: positions.filter((index) => !isCommander(cards[index] ?? card('', ''))),
    }).themes.map(({ slug, source }) => [slug, source]);
  };
  const vampire = card('Leader', 'Legendary Creature — Vampire');
  const spells = (count: number): Card[] => many(count, 'Spell', 'Sorcery');

  it('is no card of general use, whatever its text says', () => {
    // 8 of 60 spells have the theme by their text, where half of 8 in 269 are usual: log odds of ln(9/53) − ln(1.9/60) = 1.7.
    const general = [
      'Generous Gift',
      'Path to Exile',
      'Rapid Hybridization',
      'Vindicate',
      'Chaos Warp',
      'Counterspell',
      "Assassin's Trophy",
      'Beast Within',
    ];
    const named = (names: readonly string[]): Card[] =>
      names.map((name) => card(name, 'Instant', { themes: ['exile', 'theft'] }));
    const facts = planFacts(
      proposalFacts(
        [vampire, ...named(general), ...spells(252), ...many(8, 'Thief', 'Instant', { themes: ['burn'] })],
        [],
      ),
      [],
    );
    const list = (start: number): number[] => [
      ...Array.from({ length: 8 }, (_, index) => start + index),
      ...Array.from({ length: 52 }, (_, index) => 9 + index),
    ];
    expect(readPlan(facts, { commanders: [0], cards: list(1) }).themes).toEqual([]);
    expect(readPlan(facts, { commanders: [0], cards: list(261) }).themes.map(({ slug }) => slug)).toEqual([
      'burn',
    ]);
  });

  it('is no theme or type that the commander only names, where we know what its decks are about', () => {
    // Kinnan is for big mana and ramp; its text names Humans to spare them.
    const kinnan = card('Kinnan, Bonder Prodigy', 'Legendary Creature — Human Druid', {
      asks: { themes: ['aggro'], types: ['Human'] },
    });
    const list = [
      ...many(6, 'Human', 'Creature — Human', { themes: ['aggro'] }),
      ...many(6, 'Rock', 'Artifact', { themes: ['big-mana'] }),
      ...spells(48),
    ];
    expect(read([kinnan, ...list], ['Kinnan, Bonder Prodigy'])).toEqual([['big-mana', 'commander']]);
    const unknown = { ...kinnan, name: 'Somebody, Bonder Prodigy' };
    expect(read([unknown, ...list], ['Somebody, Bonder Prodigy'])).toEqual([
      ['humans', 'commander'],
      ['aggro', 'commander'],
    ]);
  });

  it('is no creature type that no card is for, unless there are 14 of it and these are half of the creatures', () => {
    const beasts = (count: number): Card[] => many(count, 'Beast', 'Creature — Beast');
    const lords = many(2, 'Lord', 'Creature — Elf', {
      kindred: ['Beast'],
      text: 'Other Beasts you control get +1/+1.',
    });
    expect(read([vampire, ...beasts(13), ...many(9, 'Wall', 'Creature — Wall'), ...spells(38)])).toEqual([]);
    expect(read([vampire, ...beasts(14), ...many(9, 'Wall', 'Creature — Wall'), ...spells(38)])).toEqual([
      ['beasts', 'list'],
    ]);
    expect(
      read([vampire, ...beasts(11), ...lords, ...many(9, 'Wall', 'Creature — Wall'), ...spells(38)]),
    ).toEqual([['beasts', 'list']]);
  });

  it('is nothing that tuned decks of any plan have', () => {
    // 12 of 60 spells tutor: ln(13/49) against ln(4/58) or, with ten Game Changers, ln(11/51): log odds of 1.3 and 0.2.
    const list = (gameChanger: boolean): Card[] => [
      vampire,
      ...many(12, 'Search', 'Sorcery', { themes: ['tutors'] }).map((each, index) => ({
        ...each,
        gameChanger: gameChanger && index < 10,
      })),
      ...spells(48),
    ];
    const plan = (gameChanger: boolean) => {
      const cards = [...list(gameChanger), ...many(200, 'Other', 'Sorcery')];
      const facts = planFacts(proposalFacts(cards, []), []);
      return readPlan(facts, {
        commanders: [0],
        cards: Array.from({ length: 60 }, (_, index) => index + 1),
      });
    };
    const slugs = ({ themes, usual = [] }: ReturnType<typeof plan>) =>
      [themes, usual].map((list) => list.map(({ slug }) => slug));
    expect(slugs(plan(true))).toEqual([[], ['tutors']]);
    expect(slugs(plan(false))).toEqual([['tutors'], []]);
  });

  it('are lands of a kind, if the commander is for them', () => {
    const gates = ['Orzhov', 'Golgari', 'Gruul', 'Izzet', 'Rakdos', 'Selesnya'].map((guild) =>
      card(`${guild} Guildgate`, 'Land — Gate'),
    );
    const omo = card('Omo, Queen of Vesuva', 'Legendary Creature — Shapeshifter Noble');
    expect(read([omo, ...gates, ...spells(54)], ['Omo, Queen of Vesuva'])).toEqual([
      ['guildgates', 'commander'],
    ]);
    expect(read([vampire, ...gates, ...spells(54)])).toEqual([]);
  });
});

describe('how cards serve a plan', () => {
  it('counts creatures of the type and cards of the theme, and nothing else', () => {
    const { facts, positions } = world(CATALOG);
    const commanders = positions('Elf Leader');
    const plan = readPlan(facts, { commanders, cards: [] }, ['elves', 'tokens']);
    const { fit, belongs, isOfMainType, reason } = planFit(facts, plan, { commanders, list: [] });
    const [elf = 0] = positions('Elf ');
    const [maker = 0] = positions('Token Maker');
    const [spell = 0] = positions('Spell');
    expect(fit[elf]).toBeGreaterThan(fit[maker] ?? 0);
    expect(fit[maker]).toBeGreaterThan(0);
    expect(fit[spell]).toBe(0);
    expect([elf, maker, spell].map(belongs)).toEqual([true, true, false]);
    expect([elf, maker, spell].map(isOfMainType)).toEqual([true, false, false]);
    // Where another theme comes first, no type does.
    for (const named of [['tokens'], ['tokens', 'elves']]) {
      const other = readPlan(facts, { commanders, cards: [] }, named);
      const found = planFit(facts, other, { commanders, list: [] });
      expect([elf, maker, spell].map(found.isOfMainType)).toEqual([true, true, true]);
    }
    expect(reason(elf)?.theme.slug).toBe('elves');
    expect(reason(spell)).toBeNull();
  });

  it('counts each creature type that a plan begins with, and others that the commander asks for, as main types', () => {
    // The plan names two of the three types that Kaalia asks for.
    const cards = [
      card('Kaalia of the Vast', 'Legendary Creature — Human Cleric', { colors: 'WBR' }),
      card('Angel 1', 'Creature — Angel', { colors: 'W' }),
      card('Dragon 1', 'Creature — Dragon', { colors: 'R' }),
      card('Demon 1', 'Creature — Demon', { colors: 'B' }),
      card('Elf 1', 'Creature — Elf', { colors: 'W' }),
    ];
    const { facts } = world(cards);
    const lead = { commanders: [0], cards: [] };
    const { isOfMainType } = planFit(facts, readPlan(facts, lead, ['angels', 'dragons', 'reanimator']), {
      ...{ commanders: [0], list: [] },
    });
    expect([1, 2, 3, 4].map(isOfMainType)).toEqual([true, true, true, false]);
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
