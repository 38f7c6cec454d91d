import { SearchPage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PageCalls } from '../testing/page-calls.ts';
import { foundCards } from './search-resource.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

describe('the cards that a query finds', () => {
  it.each([
    // A type that no card has, negated, finds every card that costs one: Beacon and Wave.
    ['-t:creatur mv=1', 2, /^No card here has the type “creatur”/],
    ['t:creatur', 0, /^No card here has the type “creatur”/],
    ['beacon or t:goblinn', 1, /^No card here has the type “goblinn”/],
    ['mv=1 -tix<1', 2, /^No card here has a price for “tix”/],
    ['tix<1', 0, /^No card here has a price for “tix”/],
    ['beacno', 1, /^No exact match/],
  ])('come with what of %s was ignored, as on the page', async (q, total, warning) => {
    const { entries, warnings } = await foundCards(pages.snapshot, q);
    expect(entries).toHaveLength(total);
    expect(warnings).toEqual([expect.stringMatching(warning)]);
    const page = await pages.read(`/search?q=${encodeURIComponent(q)}`, SearchPage);
    expect(page.warnings).toEqual(warnings);
  });

  it('are found in the language of the search box', async () => {
    const { entries, warnings } = await foundCards(pages.snapshot, 't:artifact mv<=3');
    // Beacon (1) and the lamp (3) cost at most three; Old Terror costs four.
    expect(entries.map((index) => pages.snapshot.cards[index]?.name)).toEqual(['Beacon', 'Lim-Dûl’s Lamp']);
    expect(warnings).toEqual([]);
    await expect(foundCards(pages.snapshot, 'mv<')).rejects.toThrow(
      expect.objectContaining({ code: 'invalid-argument', message: expect.stringMatching(/./) }),
    );
  });
});
