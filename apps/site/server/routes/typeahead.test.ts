import { SearchOptions } from '@deckwright/contract/schemas';
import { wireSchema } from '@deckwright/contract/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';

const Options = wireSchema(SearchOptions);

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

/* What is suggested is tested in packages/answers/src/lookup. */
describe('typeahead', () => {
  it('answers suggestions in the names of JSON', async () => {
    const [commander, card] = await calls.read('/api/typeahead?q=cyr', Options);
    expect(commander).toMatchObject({ kind: 'commander', rank: 1, num_decks: expect.any(Number) });
    expect(commander?.color_identity).toEqual(card?.color_identity);
  });

  it('knows the words of a query without spaces by their starts', async () => {
    // "Far Hometown": the words turned, one without a letter.
    const found = async (more: string) =>
      (await calls.read(`/api/typeahead?q=hometwnfar${more}`, Options)).map(({ url }) => url);
    expect(await found('&starts=7')).toEqual(['/cards/far-hometown']);
    expect(await found('')).toEqual([]);
    // No list, not ascending (which could make a long text of a short one), not within q.
    for (const starts of ['x', '7,3', '3,3', '0', '10'])
      await calls.refused(`/api/typeahead?q=hometwnfar&starts=${starts}`, 400);
  });

  it('answers one kind, and as many as requested', async () => {
    const found = await calls.read('/api/typeahead?q=ada&among=cards', Options);
    expect(found.map(({ url }) => url)).toEqual(['/cards/ada-the-first']);
    await calls.refused('/api/typeahead?q=ada&among=decks', 400);
    expect(await calls.read('/api/typeahead?q=ada&limit=2', Options)).toHaveLength(2);
    for (const limit of ['0', '101', '-1', '1.5', ''])
      await calls.refused(`/api/typeahead?q=ada&limit=${limit}`, 400);
  });

  it('refuses no input', async () => {
    await calls.refused('/api/typeahead', 400);
  });

  it('has lists as short as possible', async () => {
    const [first] = await calls.read('/static/typeahead', Options);
    expect(Object.keys(first ?? {})).toEqual(['label', 'url', 'image', 'icon', 'kind']);
  });

  it('lists all cards, the commanders with decks, partners and sets', async () => {
    expect(await calls.read('/static/typeahead', Options)).toHaveLength(18);
    const commanders = await calls.read('/static/typeahead/commanders', Options);
    expect(commanders.map(({ url }) => url)).toEqual([
      '/commanders/cyr-the-lone',
      '/commanders/ada-the-first-bo-the-second',
      '/commanders/ada-the-first',
    ]);
    const partners = await calls.read('/static/typeahead/partners', Options);
    expect(partners.map(({ label }) => label).sort()).toEqual([
      'Ada, the First',
      'Bo, the Second',
      'Eld the Chooser',
      'Far Hometown',
    ]);
    expect(await calls.read('/static/typeahead/sets', Options)).toHaveLength(1);
  });
});
