import type { CommanderView } from '@deckwright/ui';
import { describe, expect, it } from 'vitest';
import { areEntriesAbsent, commanderLists, deferLists, hasCommanders } from './deferred-lists.ts';

const CARD: CommanderView = {
  name: 'Atraxa',
  url: '/commanders/atraxa',
  synergy: null,
  lift: null,
  numDecks: 3,
  potentialDecks: 5,
  inclusionRate: 0.6,
  prices: {},
  manaValue: 4,
  primaryType: 'Creature',
  colorIdentity: ['W'],
  imageUri: null,
  imageUriSmall: null,
  face: { manaCost: '', type: '', text: null, corner: null },
  gameChanger: false,
  banned: false,
  released: '2016-11-11',
  rarity: 'mythic',
};
const creatures = { kind: 'creatures', title: 'Creatures', cards: [CARD] };
const commanders = { kind: 'topcommanders', title: 'Top Commanders', cards: [CARD] };
const nobody = { kind: 'newcommanders', title: 'New Commanders', cards: [] };

describe('deferred lists', () => {
  it('are rendered from their entries, which are not serialized into the page', () => {
    const [deferred] = deferLists([creatures]);
    expect(deferred?.cards).toBe(creatures.cards);
    expect(JSON.parse(JSON.stringify(deferred))).toEqual({ kind: 'creatures', title: 'Creatures' });
  });

  it('are recognized as deferred after serializing and parsing', () => {
    const lists = deferLists([creatures, commanders]);
    expect(areEntriesAbsent(lists)).toBe(false);
    expect(commanderLists(lists)).toEqual([commanders]);
    const read = JSON.parse(JSON.stringify(lists));
    expect(areEntriesAbsent(read)).toBe(true);
    expect(commanderLists(read)).toEqual([{ ...commanders, cards: [] }]);
  });

  it('leave an empty list as it is: there is nothing to defer', () => {
    const read = JSON.parse(JSON.stringify(deferLists([nobody])));
    expect(read).toEqual([nobody]);
    expect(areEntriesAbsent(read)).toBe(false);
  });

  it('recognize commanders on both sides alike', () => {
    for (const [lists, expected] of [
      [[creatures, commanders, nobody], true],
      [[creatures, nobody], false],
    ] as const) {
      const deferred = deferLists(lists);
      expect(hasCommanders(deferred)).toBe(expected);
      expect(hasCommanders(JSON.parse(JSON.stringify(deferred)))).toBe(expected);
    }
  });
});
