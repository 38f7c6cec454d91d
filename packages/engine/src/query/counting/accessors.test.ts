import { CARD_ROLES, NO_FILTERS } from '@deckwright/domain';
import { describe, expect, test } from 'vitest';
import { roleBits } from '../../roles.ts';
import { AS_OF, GOLDEN_CARDS, GOLDEN_DECKS } from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import { resolveFilters } from '../decks/filters.ts';
import {
  allDecks,
  cardCounts,
  commanderCards,
  commanderDecks,
  commanderIdentity,
  deckList,
  findCommander,
  pairings,
} from './accessors.ts';

const extra = { ...GOLDEN_DECKS[9], commanders: [2], cards: [5], day: null } as (typeof GOLDEN_DECKS)[number];
const { engine, index, slug } = loaded(GOLDEN_CARDS, [...GOLDEN_DECKS, extra], AS_OF);

describe('commanders', () => {
  test('are found by their cards in any order, null when no deck has exactly these as commanders', () => {
    const pair = findCommander(engine, [index('cole'), index('bell')]);
    expect(pair).not.toBeNull();
    expect(findCommander(engine, [index('bell'), index('cole')])).toBe(pair);
    expect(findCommander(engine, [index('bell')])).toBeNull();
    expect(findCommander(engine, [index('cole')])).toBe(3);
    expect(findCommander(engine, [])).toBeNull();
    expect(findCommander(engine, [0, 1, 2])).toBeNull();
    expect(findCommander(engine, [index('ring')])).toBeNull();
  });

  test('give their cards by slug, both colors and the number of their decks', () => {
    expect(commanderCards(engine, 2).map(slug)).toEqual(['bell', 'cole']);
    expect(commanderCards(engine, 0).map(slug)).toEqual(['aria']);
    expect([0, 1, 2].map((commander) => commanderIdentity(engine, commander))).toEqual([1, 8, 3]);
    expect([0, 1, 2, 3].map((commander) => commanderDecks(engine, commander))).toEqual([4, 3, 3, 1]);
  });

  test('pairings of a card list its pairs and itself alone, most decks first', () => {
    expect(pairings(engine, index('cole'))).toEqual([
      { commander: 2, partner: index('bell'), decks: 3 },
      { commander: 3, partner: null, decks: 1 },
    ]);
    expect(pairings(engine, index('ring'))).toEqual([]);
  });
});

describe('cards', () => {
  test('count decks that hold them, could hold them, and have them as commanders', () => {
    expect(cardCounts(engine, index('ring'))).toEqual({
      numDecks: 7,
      potentialDecks: 11,
      effectiveDecks: 11,
      commanderDecks: 0,
    });
    // White: the four of aria; the three of the pair hold bell in command. Blue: the pair's and one of cole alone.
    expect(cardCounts(engine, index('bell'))).toEqual({
      numDecks: 0,
      potentialDecks: 4,
      effectiveDecks: 4,
      commanderDecks: 3,
    });
    expect(cardCounts(engine, index('cole'))).toEqual({
      numDecks: 0,
      potentialDecks: 0,
      effectiveDecks: 0,
      commanderDecks: 4,
    });
    expect(allDecks(engine).decks).toBe(11);
  });

  test('a deck list is ascending and leaves the commanders out', () => {
    const list = [...deckList(engine, 0)];
    expect(list).toEqual([...list].sort((a, b) => a - b));
    expect(list.map(slug).sort()).toEqual(['angel', 'plains', 'ring', 'ward']);
  });
});

describe('filters by name', () => {
  test('resolve to card indices; unknown names are returned and filter nothing', () => {
    const position = (name: string): number | null => (index(name) < 0 ? null : index(name));
    const getTheme = (slug: string): number | null => (slug === 'tokens' ? 7 : null);
    const { filters, unknown } = resolveFilters(
      {
        ...NO_FILTERS,
        bracket: 'upgraded',
        names: [
          { preposition: 'in', names: ['ring', 'nothing'] },
          { preposition: 'out', names: ['wall'] },
        ],
      },
      position,
      getTheme,
    );
    expect(filters).toMatchObject({ bracket: 3, in: [index('ring')], out: [index('wall')] });
    expect(unknown).toEqual(['nothing']);
    expect(resolveFilters(NO_FILTERS, position, getTheme)).toMatchObject({
      filters: { bracket: 0, theme: null },
      unknownTheme: null,
    });
  });

  test('a theme resolves to its position; an unknown one is returned and filters nothing', () => {
    const resolved = (theme: string) =>
      resolveFilters(
        { ...NO_FILTERS, theme },
        () => null,
        (slug) => (slug === 'tokens' ? 7 : null),
      );
    expect(resolved('tokens')).toMatchObject({ filters: { theme: 7 }, unknownTheme: null });
    expect(resolved('token')).toMatchObject({ filters: { theme: null }, unknownTheme: 'token' });
  });
});

describe('roles', () => {
  test('are bits by their position', () => {
    // ramp = 1, draw = 2, extra-turn, the 13th, = 4096
    expect(roleBits(['ramp', 'draw'])).toBe(3);
    expect(roleBits(['draw', 'extra-turn'])).toBe(4098);
    expect(roleBits(CARD_ROLES)).toBe(2 ** CARD_ROLES.length - 1);
  });
});
