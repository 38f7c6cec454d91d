import { describe, expect, it } from 'vitest';
import { describeImport, describeLeft } from './import-summary.ts';
import { importLead } from './read-import.ts';

const [aria, bell] = [
  { name: 'Aria', url: '/cards/aria' },
  { name: 'Bell', url: '/cards/bell' },
];
const opt = { name: 'Opt', url: '/cards/opt' };

describe('the result of an import', () => {
  it.each([
    ['there is none yet', [], false, 'Aria is now your commander.'],
    ['it already is the commander', [aria.url], false, 'Aria is already your commander.'],
    ['it already is one of two commanders', [aria.url, bell.url], false, 'Aria is already your commander.'],
    [
      'there is another commander',
      [bell.url],
      false,
      'Aria added to the card list: your clipboard already has a commander.',
    ],
    ['it replaces another commander', [bell.url], true, 'Aria is now your commander.'],
  ])('describes its commander if %s', (_where, commanders, replace, words) => {
    const list = { cards: [opt], commanders: [aria], notCommanders: [] };
    expect(
      describeImport({ list, fresh: 1, asCommander: importLead(list.commanders, commanders, replace) })[1],
    ).toBe(words);
  });

  it('names both of a pair that are already commanders', () => {
    const list = { cards: [opt], commanders: [aria, bell], notCommanders: [] };
    const asCommander = importLead(list.commanders, [bell.url, aria.url], false);
    expect(describeImport({ list, fresh: 0, asCommander })).toEqual([
      'Nothing new: all 3 cards are in the clipboard already.',
      'Aria and Bell are already your commanders.',
    ]);
  });

  it('counts the copies that were not added', () => {
    expect(describeLeft({ basicsLeft: 35, copiesLeft: [{ name: 'Lightning Bolt', copies: 1 }] })).toEqual([
      '35 basic lands were not added: the clipboard has one of each card.',
      'One more copy of Lightning Bolt was not added.',
    ]);
    expect(describeLeft({ basicsLeft: 0, copiesLeft: [] })).toEqual([]);
  });

  it('names the cards of which there were more copies, at most five', () => {
    const copiesLeft = ['Aa', 'Bb', 'Cc', 'Dd', 'Ee', 'Ff'].map((name) => ({ name, copies: 1 }));
    const words = (count: number) =>
      describeLeft({ basicsLeft: 0, copiesLeft: copiesLeft.slice(0, count) })[0];
    expect(describeLeft({ basicsLeft: 0, copiesLeft: [{ name: 'Rats', copies: 19 }] })).toEqual([
      '19 more copies of Rats were not added.',
    ]);
    expect(
      describeLeft({
        basicsLeft: 0,
        copiesLeft: [
          { name: 'Rats', copies: 3 },
          { name: 'Opt', copies: 1 },
        ],
      }),
    ).toEqual(['4 more copies were not added: Rats (3); Opt.']);
    expect(words(5)).toBe('5 more copies were not added: Aa; Bb; Cc; Dd; Ee.');
    expect(words(6)).toBe('6 more copies were not added: Aa; Bb; Cc; Dd; Ee; and of 1 other card.');
  });
});
