import { describe, expect, it } from 'vitest';
import { importLead } from './read-import.ts';
import { leftWords, takenWords } from './taken-words.ts';

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
      takenWords({ list, fresh: 1, asCommander: importLead(list.commanders, commanders, replace) })[1],
    ).toBe(words);
  });

  it('names both of a pair that are already commanders', () => {
    const list = { cards: [opt], commanders: [aria, bell], notCommanders: [] };
    const asCommander = importLead(list.commanders, [bell.url, aria.url], false);
    expect(takenWords({ list, fresh: 0, asCommander })).toEqual([
      'Nothing new: all 3 cards are in the clipboard already.',
      'Aria and Bell are already your commanders.',
    ]);
  });

  it('counts the copies that were not added', () => {
    expect(leftWords({ basicsLeft: 35, copiesLeft: 1 })).toEqual([
      '35 basic lands were not added: the clipboard has one of each card.',
      '1 more copy of other cards was not added.',
    ]);
    expect(leftWords({ basicsLeft: 0, copiesLeft: 0 })).toEqual([]);
  });
});
