import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answers, createAnswers } from '../answers.ts';
import { openTiny, type TinySnapshot } from '../testing/index.ts';

let tiny: TinySnapshot;
let answers: Answers;
beforeAll(async () => {
  tiny = await openTiny();
  answers = createAnswers({ snapshot: tiny.snapshot, imageHost: null });
}, 60_000);
afterAll(() => tiny.close());

describe('the page of an exact name', () => {
  it.each([
    ['Beacon', '/cards/beacon'],
    ['“grand tide”', '/cards/grand-tide'],
    ['lim dul s lamp', '/cards/lim-duls-lamp'],
    ['Warden’s Path', '/cards/gate-warden'],
    // Cyr leads decks, Dun does not yet.
    ['Cyr the Lone', '/commanders/cyr-the-lone'],
    ['Dun the Unplayed', '/cards/dun-the-unplayed'],
    ['ada and bo', '/commanders/ada-the-first-bo-the-second'],
    ['tokens', '/tags/tokens'],
    ['Test Set', '/sets/tst'],
    ['azorius', '/commanders/azorius'],
    ['FAQ', '/faq'],
  ])('of “%s” is %s', async (text, url) => {
    expect(await answers.place(text)).toBe(url);
  });

  it.each(['', ' ', '!', 'Beac', 'Beacom', 't:elf', 'a', 'x'.repeat(5000)])(
    'is null for “%s”',
    async (text) => {
      expect(await answers.place(text)).toBeNull();
    },
  );
});

describe('a search for a name that looks like a query', () => {
  it.each(['"Grand Tide"', 'Lim-Dûl’s: Lamp', '"Warden’s Path"'])('finds only the card of %s', async (q) => {
    const { fault, numCards } = await answers.page('search', {}, new URLSearchParams({ q }));
    expect([fault, numCards]).toEqual([null, 1]);
  });

  it('remains a query if no card has that name', async () => {
    const { fault } = await answers.page('search', {}, new URLSearchParams({ q: 'grand:nothing tide' }));
    expect(fault?.message).toMatch(/not a key/);
  });
});
