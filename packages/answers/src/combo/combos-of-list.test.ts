import { isWithin } from '@deckwright/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownCombos } from '../snapshot/index.ts';
import { openTiny, type TinySnapshot, tinyContent } from '../testing/index.ts';

import { combosOfList, neededForCombos } from './combos-of-list.ts';
import { comboPartners } from './two-card-combos.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  const [first] = tinyContent().combos;
  if (!first) throw new RangeError('The tiny snapshot has a combo.');
  const combos = [
    ...[['Beacon', 'Wave'], ['Wave', 'Sunbeam', 'Cyr the Lone'], ['Beacon'], ['Beacon', 'Sprout']],
    // Old Terror is banned.
    ...[
      ['Beacon', 'Old Terror'],
      ['Old Terror', 'Wave', 'Sunbeam'],
    ],
  ];
  tiny = await openTiny({
    combos: combos.map((names, index) => ({
      ...first,
      id: `${index}`,
      // Of the second, the commander.
      cards: names.map((name) => ({ name, oracleId: null, mustBeCommander: name === 'Cyr the Lone' })),
    })),
  });
}, 60_000);
afterAll(() => tiny.close());

describe('the combos of a list', () => {
  it('are those it has and those that lack one of several cards, whatever the list', () => {
    const { snapshot } = tiny;
    const all = knownCombos(snapshot);
    expect(all).toHaveLength(6);
    const anyCard = fc.integer({ min: 0, max: snapshot.cards.length - 1 });
    const lists = fc.record({
      commanders: fc.uniqueArray(anyCard, { maxLength: 2 }),
      cards: fc.uniqueArray(fc.oneof(anyCard, fc.constantFrom(...all.flatMap(({ cards }) => cards))), {
        maxLength: 20,
      }),
    });
    fc.assert(
      fc.property(lists, ({ commanders, cards }) => {
        const colors = commanders.reduce(
          (bits, index) => bits | (snapshot.cards[index]?.colorIdentity ?? 0),
          0,
        );
        const may = all.filter(
          ({ combo, cards: parts, identity }) =>
            (commanders.length === 0 || isWithin(identity, colors)) &&
            combo.cards.every(
              ({ mustBeCommander }, index) => !mustBeCommander || commanders.includes(parts[index] ?? -1),
            ),
        );
        const lacks = ({ cards: parts }: (typeof all)[number]) =>
          new Set(parts.filter((part) => !cards.includes(part) && !commanders.includes(part)));
        const { present, near } = combosOfList(snapshot, commanders, cards);
        expect(present).toEqual(may.filter((known) => lacks(known).size === 0));
        expect(new Set(near.map(({ known }) => known))).toEqual(
          new Set(
            may.filter(
              (known) =>
                lacks(known).size === 1 &&
                known.cards.length > 1 &&
                known.cards.every((index) => snapshot.cards[index]?.name !== 'Old Terror'),
            ),
          ),
        );
        const decks = near.map(({ missing }) => snapshot.overview.cardDecks[missing] ?? 0);
        expect(decks).toEqual([...decks].sort((a, b) => b - a));
      }),
    );
  });
});

it('proposes no banned card as the missing one, nor a card that waits for a banned one', () => {
  const { snapshot } = tiny;
  const find = (name: string): number => snapshot.resolver.find(name) ?? -1;
  const names = (cards: string[]) => {
    const { present, near } = combosOfList(snapshot, [], cards.map(find));
    const toNames = (parts: readonly number[]) => parts.map((index) => snapshot.cards[index]?.name).sort();
    return {
      present: present.map(({ cards: parts }) => toNames(parts)),
      missing: near.map(({ missing }) => snapshot.cards[missing]?.name).sort(),
    };
  };
  // With Beacon and Sunbeam: Wave completes Beacon + Wave, Sprout Beacon + Sprout; Old Terror would complete Beacon + Old Terror.
  expect(names(['Beacon', 'Sunbeam'])).toEqual({ present: [['Beacon']], missing: ['Sprout', 'Wave'] });
  // A list that still holds Old Terror does not get Wave for Old Terror + Wave + Sunbeam; what it has complete, it has.
  expect(names(['Old Terror', 'Sunbeam'])).toEqual({ present: [], missing: [] });
  expect(names(['Old Terror', 'Beacon']).present).toContainEqual(['Beacon', 'Old Terror']);
  const [beacon, terror] = [find('Beacon'), find('Old Terror')];
  expect(comboPartners(snapshot, beacon).map(({ other }) => other)).not.toContain(terror);
  expect(comboPartners(snapshot, terror)).toEqual([]);
});

it('needs the cards of whole combos, and of those with the commander that lack one', () => {
  const combos = {
    present: [{ cards: [1, 2] }],
    // With the commander 0 and without it.
    near: [{ known: { cards: [0, 3, 9] } }, { known: { cards: [4, 9] } }],
  };
  expect([...neededForCombos(combos, [0])].sort()).toEqual([0, 1, 2, 3, 9]);
  expect([...neededForCombos(combos, [5])].sort()).toEqual([1, 2]);
});
