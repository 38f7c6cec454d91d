import type { CommanderView } from '@deckwright/ui';
import { describe, expect, it } from 'vitest';
import { commanderLists, hasCommanders, heldLists, heldParts, isHeld } from './held-lists.ts';

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
    const [held] = heldLists([creatures]);
    expect(held?.cards).toBe(creatures.cards);
    expect(JSON.parse(JSON.stringify(held))).toEqual({ kind: 'creatures', title: 'Creatures' });
  });

  it('are recognized as deferred after serializing and parsing', () => {
    const lists = heldLists([creatures, commanders]);
    expect(isHeld(lists)).toBe(false);
    expect(commanderLists(lists)).toEqual([commanders]);
    const read = JSON.parse(JSON.stringify(lists));
    expect(isHeld(read)).toBe(true);
    expect(commanderLists(read)).toEqual([{ ...commanders, cards: [] }]);
  });

  it('leave an empty list as it is: there is nothing to defer', () => {
    const read = JSON.parse(JSON.stringify(heldLists([nobody])));
    expect(read).toEqual([nobody]);
    expect(isHeld(read)).toBe(false);
  });

  it('recognize commanders on both sides alike', () => {
    for (const [lists, expected] of [
      [[creatures, commanders, nobody], true],
      [[creatures, nobody], false],
    ] as const) {
      const held = heldLists(lists);
      expect(hasCommanders(held)).toBe(expected);
      expect(hasCommanders(JSON.parse(JSON.stringify(held)))).toBe(expected);
    }
  });
});

describe('deferred parts of a page', () => {
  const page = { title: 'Decks', decks: [1, 2] };

  it('can be read, but are not serialized', () => {
    const held = heldParts(page, ['decks'], true);
    expect(held.decks).toBe(page.decks);
    expect(JSON.stringify(held)).toBe('{"title":"Decks"}');
    expect(JSON.stringify(page)).toBe('{"title":"Decks","decks":[1,2]}');
  });

  it('are serialized if nothing is to be deferred', () => {
    expect(heldParts(page, ['decks'], false)).toBe(page);
  });
});
