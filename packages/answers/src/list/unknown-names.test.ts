import { isWithin } from '@deckwright/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSharedList } from '../deck/shared-list.ts';
import { TINY_CARDS } from '../testing/tiny-catalog.ts';
import { openTiny, type TinySnapshot } from '../testing/tiny-snapshot.ts';
import { mergeLines, type NamedDeck, readNamedDeck } from './named-deck.ts';
import { describeUnknown } from './unknown-names.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  tiny = await openTiny();
}, 60_000);
afterAll(() => tiny.close());

function read(named: NamedDeck) {
  const { unknown, ...lines } = readNamedDeck(tiny.snapshot, named);
  return { ...mergeLines(tiny.snapshot, lines), unknown };
}

function described(commanders: string[], cards: string[]) {
  return describeUnknown(tiny.snapshot, read({ commanders, cards }), 20);
}

const suggested = async (commanders: string[], cards: string[]) =>
  (await described(commanders, cards)).map(({ name, nearest }) => `${name}: ${nearest?.label ?? '-'}`);

describe('the card that may be meant', () => {
  it('is offered within the colors of the commanders, if they are known', async () => {
    // Sprout is green; Ada is white, Dun green.
    expect(await suggested(['Ada, the First'], ['Sprot'])).toEqual(['Sprot: -']);
    expect(await suggested(['Dun the Unplayed'], ['Sprot'])).toEqual(['Sprot: Sprout']);
    expect(await suggested([], ['Sprot'])).toEqual(['Sprot: Sprout']);
    expect(await suggested(['Nobody Knows'], ['Sprot'])).toEqual(['Nobody Knows: -', 'Sprot: Sprout']);
    expect(await suggested(['Ada, the First', 'Qqqqq'], ['Sprot'])).toEqual(['Qqqqq: -', 'Sprot: Sprout']);
  });

  it('may have its words in another order', async () => {
    expect(await suggested([], ['Tide Grand'])).toEqual(['Tide Grand: Grand Tide']);
  });

  it('is not in the list, nor offered for another name', async () => {
    expect(await suggested([], ['Becon', 'Beacon'])).toEqual(['Becon: -']);
    expect(await suggested([], ['Becon', 'Baecon', 'becon!'])).toEqual([
      'Becon: Beacon',
      'Baecon: -',
      'becon!: Beacon',
    ]);
    expect(await suggested(['Cyr the Lone'], ['Cyr the Lon'])).toEqual(['Cyr the Lon: -']);
  });

  it('is not banned, and as a commander it may lead with the other one', async () => {
    expect(await suggested([], ['Old Terrro'])).toEqual(['Old Terrro: -']);
    expect(await suggested(['Becon'], [])).toEqual(['Becon: -']);
    expect(await suggested(['Cyr the Lonn'], [])).toEqual(['Cyr the Lonn: Cyr the Lone']);
    expect(await suggested(['Ada, the First', 'Cyr the Lonn'], [])).toEqual(['Cyr the Lonn: -']);
    expect(await suggested(['Ada, the First', 'Bo, the Secnd'], [])).toEqual([
      'Bo, the Secnd: Bo, the Second',
    ]);
    expect(await suggested(['Eld the Choser', 'Far Homtown'], [])).toEqual([
      'Eld the Choser: Eld the Chooser',
      'Far Homtown: Far Hometown',
    ]);
  });

  it('is not looked for where the name is known to be in no deck', async () => {
    expect(await described([], ['Beacon (Not the Bright One)', 'Beasts'])).toMatchObject([
      { kind: 'excluded', reason: 'is not legal in Commander', nearest: null },
      { kind: 'missing', nearest: null },
    ]);
  });

  it('is never outside the colors nor in the list, whatever the names', async () => {
    const name = fc.constantFrom(...TINY_CARDS.map((card) => card.name));
    // A name with a letter left out, doubled or swapped.
    const typo = fc.tuple(name, fc.nat(30), fc.nat(2)).map(([text, at, kind]) => {
      const index = at % text.length;
      const letter = text[index] ?? '';
      if (kind === 0) return text.slice(0, index) + text.slice(index + 1);
      if (kind === 1) return text.slice(0, index) + letter + text.slice(index);
      return text.slice(0, index) + (text[index + 1] ?? '') + letter + text.slice(index + 2);
    });
    const lists = fc.record({
      commanders: fc.array(fc.oneof(name, typo), { maxLength: 2 }),
      cards: fc.array(fc.oneof(name, typo), { maxLength: 8 }),
    });
    const { snapshot } = tiny;
    await fc.assert(
      fc.asyncProperty(lists, async (sent) => {
        const deck = read(sent);
        const isWhole = deck.unknown.every(({ of }) => of === 'card') && deck.commanders.length > 0;
        const identity = deck.commanders.reduce(
          (bits, at) => bits | (snapshot.cards[at]?.colorIdentity ?? 0),
          0,
        );
        for (const { nearest, of } of await describeUnknown(snapshot, deck, 20)) {
          const card = snapshot.cards.findIndex(({ name: own }) => own === nearest?.label);
          expect([...deck.commanders, ...deck.cards]).not.toContain(nearest === null ? null : card);
          if (nearest === null || of === 'commander' || !isWhole) continue;
          expect(isWithin(snapshot.cards[card]?.colorIdentity ?? 31, identity)).toBe(true);
        }
      }),
    );
  });
});

describe('a shared list', () => {
  it('says of each name what it is, at its line', async () => {
    const list = ['Commander', 'Cyr the Lone', '', 'Deck', '1 Becon', '1 Ha! Bo, Run!', '1 Qqqqq', '1 Rrrrr'];
    const { faults } = await checkSharedList(tiny.snapshot, list.join('\n'));
    expect(faults.slice(0, 3)).toEqual([
      { text: '“Becon” is not counted: no card has this name. Did you mean Beacon?', lines: [5] },
      { text: '“Ha! Bo, Run!” is not counted: it is not legal in Commander.', lines: [6] },
      {
        text: '2 names that our card data, of Mar 28, 2024, does not have: “Qqqqq”, “Rrrrr”.',
        lines: [7, 8],
      },
    ]);
  });
});
