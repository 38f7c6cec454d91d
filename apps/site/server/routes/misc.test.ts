import { ArticlesPage, Misc } from '@deckwright/contract/schemas';
import { wireSchema } from '@deckwright/contract/wire';
import type { PreconDeck } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';
import { openTestApp } from '../testing/test-app.ts';

const precon = (name: string, setCode: string, released: string, commanders: string[]): PreconDeck => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  setCode,
  released,
  type: 'Commander Deck',
  commanders,
  cards: [],
});

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls({
    precons: [
      precon('First Steps', 'tst', '2020-01-01', ['Cyr the Lone']),
      precon('Second Wind', 'new', '2024-02-01', ['Ada, the First', 'Bo, the Second']),
    ],
  });
}, 60_000);
afterAll(() => calls.close());

const readMisc = () => calls.read('/data/static/misc', wireSchema(Misc));

describe('GET /data/static/misc', () => {
  it('has all articles, in the order of their pages', async () => {
    const misc = await readMisc();
    for (const kind of ['articles', 'guides'] as const) {
      const page = await calls.read(`/api/v1/pages/${kind}`, ArticlesPage);
      expect(misc[kind]).toEqual(
        page.entries.map(({ title, slug, author, date }) => ({ title, slug, author, date })),
      );
    }
  });

  it('has the themes that decks have', async () => {
    expect((await readMisc()).tags).toEqual([{ slug: 'tokens', name: 'Tokens' }]);
  });

  it('has the precons in the groups of their page', async () => {
    expect((await readMisc()).precons).toEqual([
      {
        name: 'NEW',
        tag: 'new',
        precons: [{ name: 'Second Wind', slug: 'second-wind', colors: ['W', 'U'] }],
      },
      {
        name: 'Test Set',
        tag: 'test-set',
        precons: [{ name: 'First Steps', slug: 'first-steps', colors: ['W', 'U'] }],
      },
    ]);
  });

  it('says that there are no decks', async () => {
    const empty = await openTestApp({ asOf: null, provenance: [] }, {}, []);
    const answer = await empty.app.request('/data/static/misc');
    expect(wireSchema(Misc).parse(await answer.json()).num_decks).toBe(0);
    await empty.close();
  });
});
