import type { Card } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { namedKinds } from './named-kinds.ts';

const [FACE] = insightCard('Face', 'Creature — Goblin').faces as [Card['faces'][number]];

const kinds = (words: string): string[] => namedKinds(words).map(({ many }) => many);

describe('kinds of cards that a text names', () => {
  it.each([
    [
      'search your library for an enchantment card with mana value 3 or less',
      ['enchantments with mana value 3 or less'],
    ],
    ['whenever you cast an instant or sorcery spell, draw', ['instants and sorceries']],
    [
      'whenever you cast a noncreature spell with mana value 3 or greater',
      ['noncreature spells with mana value 3 or greater'],
    ],
    ['aura and equipment spells you cast cost {1} less', ['auras and equipment']],
    ['return target artifact card from your graveyard to your hand', ['artifacts']],
    ['you may cast a permanent spell with mana value 2 or less', ['permanents with mana value 2 or less']],
    ['put a creature card with power 4 or greater onto', ['creatures with power 4 or greater']],
    ['this gets +1/+1 for each of the artifacts you control', ['artifacts']],
    ['you may cast a noncreature, nonartifact card', ['noncreature, nonartifact spells']],
    ['historic spells you cast have flash', ['historic spells']],
    ['draw cards equal to your devotion to red', ['permanents with two red mana symbols']],
    ['less than your devotion to white and black', ['permanents with two white or black mana symbols']],
  ])('%s', (words, expected) => {
    expect(kinds(words)).toEqual(expected);
  });

  it.each([
    'destroy target artifact or enchantment',
    'whenever an opponent casts a noncreature spell',
    'creatures you control get +1/+1',
    'search your library for a creature card',
    'return a permanent card from your graveyard to your hand',
  ])('names none: %s', (words) => {
    expect(kinds(words)).toEqual([]);
  });

  it('counts symbols of a color for devotion, in costs of permanents alone', () => {
    const [devotion] = namedKinds('devotion to red');
    const is = (cost: string, typeLine: string) =>
      devotion?.is({ ...insightCard('X', typeLine), faces: [{ ...FACE, manaCost: cost }] });
    expect(is('{1}{R}{R}', 'Creature — Goblin')).toBe(true);
    // A hybrid symbol is of both of its colors.
    expect(is('{R/W}{R}', 'Enchantment')).toBe(true);
    expect(is('{4}{R}', 'Creature — Dragon')).toBe(false);
    expect(is('{R}{R}', 'Instant')).toBe(false);
  });

  it('names each once', () => {
    const words = 'artifacts you control have ward.\nwhenever you cast an artifact spell, draw a card.';
    expect(kinds(words)).toEqual(['artifacts']);
  });

  it('tells cards of the kind from others', () => {
    const [kind] = namedKinds('search your library for an enchantment card with mana value 3 or less');
    const is = (typeLine: string, manaValue: number) =>
      kind?.is(insightCard('Card', typeLine, { manaValue }));
    expect(is('Enchantment — Aura', 3)).toBe(true);
    expect(is('Enchantment', 4)).toBe(false);
    expect(is('Artifact', 1)).toBe(false);
  });

  it('takes either of two, and all of several exclusions', () => {
    const [either] = namedKinds('you cast an instant or sorcery spell');
    const [neither] = namedKinds('you may cast a noncreature, nonartifact card');
    const card = (typeLine: string) => insightCard('Card', typeLine, {});
    expect(['Instant', 'Sorcery', 'Artifact'].map((type) => either?.is(card(type)))).toEqual([
      true,
      true,
      false,
    ]);
    expect(['Instant', 'Artifact', 'Artifact Creature'].map((type) => neither?.is(card(type)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('counts no card without a size among those of a size', () => {
    const [kind] = namedKinds('put a creature card with power 4 or greater onto');
    const sized = (power: string | null) => {
      const card = insightCard('Card', 'Creature', {});
      return kind?.is({ ...card, faces: card.faces.map((face) => ({ ...face, power })) });
    };
    expect([sized('4'), sized('3'), sized('*'), sized(null)]).toEqual([true, false, false, false]);
  });
});
