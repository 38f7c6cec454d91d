import type { CardRole } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { countPips } from '../pips.ts';
import { roleBits } from '../roles.ts';
import { toEngineCard } from './engine-card.ts';

const PLAIN = {
  slug: 'stone',
  name: 'Stone',
  colorIdentity: 0,
  primaryType: 'Artifact' as const,
  supertypes: [],
  manaCost: '',
  manaValue: 0,
  released: '2020-01-01',
  legality: 'legal' as const,
  gameChanger: false,
  roles: [],
  salt: null,
  prices: {},
};

describe('countPips', () => {
  it.each([
    ['{2}{W}{W}', [2, 0, 0, 0, 0]],
    ['{W/U}{B}', [1, 1, 1, 0, 0]],
    ['{2/R}{G/P}', [0, 0, 0, 1, 1]],
    ['{G/U/P}', [0, 1, 0, 0, 1]],
    ['{3}{U} // {4}{U}{U}', [0, 3, 0, 0, 0]],
    ['{X}{C}{S}{0}', [0, 0, 0, 0, 0]],
    ['', [0, 0, 0, 0, 0]],
  ])('reads %s', (cost, pips) => {
    expect(countPips(cost)).toEqual(pips);
  });
});

describe('getEngineCard', () => {
  it('turns a card into numbers', () => {
    const card: Parameters<typeof toEngineCard>[0] = {
      ...PLAIN,
      slug: 'worn-stone',
      name: 'Worn Stone',
      // Blue and green
      colorIdentity: 2 + 16,
      manaCost: '{1}{G/U}',
      manaValue: 2,
      released: '1970-01-11',
      legality: 'banned',
      gameChanger: true,
      roles: ['mana-artifact', 'ramp'],
      salt: { score: 1.25, votes: 8 },
      prices: {
        tcgplayer: { price: 3, currency: 'USD', date: '2024-01-01' },
        cardkingdom: { price: 2.29, currency: 'USD', date: '2024-01-01' },
      },
    };
    expect(toEngineCard(card)).toEqual({
      slug: 'worn-stone',
      name: 'Worn Stone',
      identity: 2 + 16,
      type: 3,
      manaValue: 2,
      pips: [0, 1, 0, 0, 1],
      releaseDay: 10,
      priceCents: 229,
      basic: false,
      banned: true,
      gameChanger: true,
      manaArtifact: true,
      utilityLand: false,
      salt: 1.25,
      roles: roleBits(['ramp', 'mana-artifact']),
    });
  });

  it('marks basics, utility lands and a missing price', () => {
    const island = { ...PLAIN, primaryType: 'Land' as const, supertypes: ['Basic'] };
    expect(toEngineCard(island)).toMatchObject({ basic: true, type: 7, priceCents: -1, banned: false });
    const roles: CardRole[] = ['utility-land'];
    expect(toEngineCard({ ...PLAIN, primaryType: 'Land', roles })).toMatchObject({
      basic: false,
      utilityLand: true,
    });
  });
});
