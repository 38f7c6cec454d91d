import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTiny, type TinySnapshot, tinyContent, withCompanions } from '../testing/index.ts';
import { checkSharedList } from './shared-list.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  tiny = await openTiny({ cards: withCompanions(tinyContent().cards) });
}, 60_000);
afterAll(() => tiny.close());

const check = (...lines: string[]) => checkSharedList(tiny.snapshot, lines.join('\n'));

describe('a list to share', () => {
  it('is a deck by the full names of its cards, with its companion', async () => {
    const list = ['Commander', '1 Cyr the Lone', '', 'Companion', '1 Lim-Dul’s Lamp', '', 'Deck', '1 Dusk'];
    expect(await check(...list, '98 Plains')).toEqual({
      deck: {
        commanders: ['Cyr the Lone'],
        cards: [
          { name: 'Dawn // Dusk', quantity: 1 },
          { name: 'Plains', quantity: 98 },
        ],
        companion: 'Lim-Dûl’s Lamp',
      },
      faults: [],
    });
  });

  it('has its faults at the lines that the reader names, however they are written', async () => {
    const { faults } = await check(
      'Commander',
      '1 Cyr the Lone',
      '',
      'Deck',
      '// Beacon is good here',
      '1 BEACON (TST) 4',
      '1 Sunbaem',
      '1 Dusk',
      '2 beacon',
      '1 Old Terror',
      '1000 Plains',
      '',
      'Maybeboard',
      '1 Beacon',
    );
    const linesAt = (part: string) => faults.find(({ text }) => text.includes(part))?.lines;
    // Neither the comment nor the card beside the deck is a copy.
    expect(linesAt('3 copies of Beacon')).toEqual([6, 9]);
    expect(linesAt('Banned in Commander: Old Terror')).toEqual([10]);
    expect(linesAt('“Sunbaem” is not counted: no card has this name. Did you mean Sunbeam?')).toEqual([7]);
    expect(linesAt('“1000 Plains” is not counted: ')).toEqual([11]);
    expect(linesAt('The deck has 6 cards')).toEqual([]);
  });

  it('blames the lines of the commanders for commanders', async () => {
    const { faults } = await check(
      'Commander',
      '1 Ada, the First',
      '1 Cyr the Lone',
      '',
      'Deck',
      '98 Plains',
    );
    expect(faults).toEqual([
      { text: 'Ada, the First and Cyr the Lone can’t be commanders together.', lines: [2, 3] },
    ]);
  });

  it('counts all copies of a commander', async () => {
    const { faults } = await check('Commander', '2 Cyr the Lone', '', 'Deck', '98 Plains');
    expect(faults).toEqual([
      {
        text: 'Each card but a basic land may be in a deck once: 2 copies of Cyr the Lone.',
        lines: [2],
      },
    ]);
  });

  it('is not a preconstructed deck as sold', async () => {
    const { faults } = await check('Commander', '1 Cyr the Lone', '', 'Deck', '1 Beacon');
    expect(faults.map(({ text }) => text).join()).toContain('the preconstructed deck First Steps as sold');
  });
});

describe('the companion of a list to share', () => {
  const withCompanion = (companion: string) =>
    check('Commander', '1 Cyr the Lone', '', 'Companion', `1 ${companion}`, '', 'Deck', '99 Plains');

  it('is part of the deck where the deck meets its condition', async () => {
    // Cyr costs two, and lands nothing: all even.
    expect(await withCompanion('Lim-Dûl’s Lamp')).toMatchObject({
      deck: { companion: 'Lim-Dûl’s Lamp' },
      faults: [],
    });
  });

  it.each([
    [
      'Beacon',
      /^Beacon cannot be this deck’s companion: every nonland card must have an odd mana value; these do not: Cyr the Lone\.$/,
      [2, 5],
    ],
    [
      'Sprout',
      /^Sprout cannot be this deck’s companion: it is outside the commanders’ colors \(green\)\.$/,
      [5],
    ],
    ['Wave', /^Wave cannot be a companion in Commander: it has no companion ability\.$/, [5]],
    ['Becon', /^“Becon” is not counted: no card has this name\. Did you mean Beacon\?$/, [5]],
  ])('is a problem where it cannot be: %s', async (companion, text, lines) => {
    const { faults } = await withCompanion(companion);
    expect(faults).toEqual([{ text: expect.stringMatching(text), lines }]);
  });
});
