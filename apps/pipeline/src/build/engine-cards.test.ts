import { roleBits } from '@deckwright/engine/build';
import { describe, expect, it } from 'vitest';
import { makeCard } from '../testing/cards.fixture.ts';
import { engineCardOf, pipsOf } from './engine-cards.ts';

describe('pipsOf', () => {
  it.each([
    ['{2}{W}{W}', [2, 0, 0, 0, 0]],
    ['{W/U}{B}', [1, 1, 1, 0, 0]],
    ['{2/R}{G/P}', [0, 0, 0, 1, 1]],
    ['{G/U/P}', [0, 1, 0, 0, 1]],
    ['{3}{U} // {4}{U}{U}', [0, 3, 0, 0, 0]],
    ['{X}{C}{S}{0}', [0, 0, 0, 0, 0]],
    ['', [0, 0, 0, 0, 0]],
  ])('reads %s', (cost, pips) => {
    expect(pipsOf(cost)).toEqual(pips);
  });
});

describe('engineCardOf', () => {
  it('turns a card into numbers', () => {
    const card = makeCard({
      name: 'Worn Stone',
      identity: 'UG',
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
    });
    expect(engineCardOf(card)).toEqual({
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
    const island = makeCard({ name: 'Island', typeLine: 'Basic Land — Island', manaCost: '' });
    expect(engineCardOf(island)).toMatchObject({ basic: true, type: 7, priceCents: -1, banned: false });
    const tower = makeCard({ name: 'Tower', typeLine: 'Land', roles: ['utility-land'] });
    expect(engineCardOf(tower)).toMatchObject({ basic: false, utilityLand: true });
  });
});
