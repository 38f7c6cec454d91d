import { CardEntries } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PageCalls } from '../testing/page-calls.ts';
import { cardEntries } from './entries.ts';
import { UnknownNameError } from './unknown-name-error.ts';

let tiny: PageCalls;
beforeAll(async () => {
  tiny = await openPages();
}, 60_000);
afterAll(() => tiny.close());

describe('cardEntries', () => {
  it('are a card as in lists, or the two cards of a pair', () => {
    const { entries } = CardEntries.parse(cardEntries(tiny.view, 'beacon'));
    expect(entries).toMatchObject([{ name: 'Beacon', url: '/cards/beacon', numDecks: 6 }]);
    const pair = CardEntries.parse(cardEntries(tiny.view, 'ada-the-first-bo-the-second'));
    expect(pair.entries.map(({ name }) => name)).toEqual(['Ada, the First', 'Bo, the Second']);
  });

  it('are refused for an unknown name, with the nearest', () => {
    try {
      cardEntries(tiny.view, 'becon');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(UnknownNameError);
      expect((error as UnknownNameError).nearest[0]).toMatchObject({ url: '/cards/beacon' });
    }
  });
});
