import {
  CardPage,
  CardResource,
  CardResultsResource,
  CommanderDetails,
  CommanderPage,
  CommanderResource,
  CommanderResultsResource,
  CommandersPage,
  PlayedCard,
  TopListPage,
} from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiCalls, openApiCalls, viewsOf } from '../testing/api-calls.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

const item = async <T extends z.ZodObject>(path: string, shape: T): Promise<z.output<T>> => {
  const answer = await calls.read(`/api/v1${path}`, z.object({ data: z.unknown() }));
  return shape.parse(answer.data);
};
const list = async <T extends z.ZodObject>(path: string, shape: T): Promise<z.output<T>[]> => {
  const whole = `/api/v1${path}${path.includes('?') ? '&' : '?'}limit=100`;
  const { data } = await calls.read(whole, z.object({ data: z.array(shape) }));
  return data;
};
const page = <T extends z.ZodType>(path: string, shape: T) => calls.read(`/api/v1/pages${path}`, shape);

/** Queries of the API, and of the page with the same filter. */
const WINDOWS = [
  ['', ''],
  ['range=month', 'range=month'],
  ['range=year&bracket=5', 'range=year&bracket=cedh'],
  ['bracket=2&estimated=true', 'bracket=core&estimated=1'],
] as const;
const FILTERS = [
  ...WINDOWS,
  ['deck_theme=tokens', 'theme=tokens'],
  ['budget=budget&range=year', 'budget=budget&range=year'],
  ['placing=top16', 'placing=top16'],
  ['bracket=4', 'bracket=optimized'],
] as const;

describe('filters by decks', () => {
  it('count what they say', async () => {
    // The 30 days up to 2024-03-30 have four of the eight decks: two of Ada and Bo, one of Ada, one of Cyr.
    expect(await list('/commanders?range=month', CommanderResource)).toMatchObject([
      { slug: 'ada-the-first-bo-the-second', num_decks: 2, potential_decks: 4, inclusion_rate: 0.5, rank: 1 },
      { slug: 'ada-the-first', num_decks: 1, potential_decks: 4, rank: 2 },
      { slug: 'cyr-the-lone', num_decks: 1, potential_decks: 4, rank: 2 },
    ]);
    const cyr = '/commanders/cyr-the-lone';
    expect(await item(`${cyr}?range=month`, CommanderDetails)).toMatchObject({
      ...{ num_decks: 1, potential_decks: 4, inclusion_rate: 0.25, rank: 2 },
    });
    // Two of Cyr's four decks have no bracket from their owner; we estimate all such decks, five, at 2.
    expect(await item(`${cyr}?bracket=2`, CommanderDetails)).toMatchObject({ num_decks: 0, rank: null });
    expect(await item(`${cyr}?bracket=2&estimated=true`, CommanderDetails)).toMatchObject({
      ...{ num_decks: 2, potential_decks: 5 },
    });
    // Every second deck has tokens, two of Cyr's among them; the rank is not by theme.
    expect(await item(`${cyr}?deck_theme=tokens`, CommanderDetails)).toMatchObject({
      ...{ num_decks: 2, potential_decks: 8, inclusion_rate: 0.25, rank: 1 },
    });
    // Bracket 5 was set for one deck of Cyr alone.
    const played = await list(`${cyr}/cards?bracket=5`, PlayedCard);
    expect(played.map(({ name }) => name).sort()).toEqual(['Beacon', 'Island', 'Old Terror', 'Wave']);
    for (const card of played) expect(card).toMatchObject({ num_decks: 1, potential_decks: 1 });
    const listed = await list('/cards?bracket=5&order=name', CardResource);
    expect(listed.map(({ name }) => name)).toEqual(['Beacon', 'Island', 'Old Terror', 'Wave']);
    for (const card of listed) expect(card).toMatchObject({ num_decks: 1, potential_decks: 1 });
    expect(await item('/cards/beacon?range=month', CardResource)).toMatchObject({
      ...{ num_decks: 4, potential_decks: 4, inclusion_rate: 1 },
    });
  });

  it.each(FILTERS)('of a commander answer the numbers of its page: %s', async (query, ofPage) => {
    for (const id of ['cyr-the-lone', 'ada-the-first-bo-the-second', 'dun-the-unplayed']) {
      const found = await page(`/commanders/${id}?${ofPage}`, CommanderPage);
      const commander = await item(`/commanders/${id}?${query}`, CommanderDetails);
      for (const key of [
        ...(['num_decks', 'rank', 'averages', 'mana_curve', 'avg_price', 'priced_decks'] as const),
        ...(['avg_salt', 'bracket_counts', 'bracket_counts_estimated'] as const),
      ])
        expect(commander[key], `${id} ${key}`).toEqual(found[key]);
      expect(commander.themes.map(({ num_decks }) => num_decks)).toEqual(
        found.themes.map(({ num_decks }) => num_decks),
      );
      const cards = new Map(
        (await list(`/commanders/${id}/cards?${query}`, PlayedCard)).map((card) => [card.name, card]),
      );
      const shown = viewsOf(found).filter(({ num_decks }) => num_decks !== undefined);
      if (found.num_decks > 0) expect(shown.length, id).toBeGreaterThan(0);
      for (const { name, num_decks, potential_decks, synergy, lift } of shown)
        expect(cards.get(name), `${id} ${name}`).toMatchObject({ num_decks, potential_decks, synergy, lift });
      const results = await item(`/commanders/${id}/results?${query}`, CommanderResultsResource);
      expect(results.entries).toBe(found.results?.entries ?? 0);
    }
  });

  it.each(FILTERS)('of a card answer the numbers of its page: %s', async (query, ofPage) => {
    for (const id of ['beacon', 'wave']) {
      const found = await page(`/cards/${id}?${ofPage}`, CardPage);
      const { num_decks, potential_decks, inclusion_rate, inclusion_low, inclusion_high } = found;
      const expected = { num_decks, potential_decks, inclusion_rate, inclusion_low, inclusion_high };
      expect(await item(`/cards/${id}?${query}`, CardResource), id).toMatchObject(expected);
      const results = await item(`/cards/${id}/results?${query}`, CardResultsResource);
      expect(results.entries).toBe(found.results?.entries ?? 0);
    }
  });

  it.each(WINDOWS)('of lists answer the numbers of the ranked pages: %s', async (query, ofPage) => {
    const commanders = await page(`/commanders?${ofPage}`, CommandersPage);
    const ranked = commanders.lists.find(({ kind }) => kind === 'commanders')?.cards ?? [];
    const reported = (entries: readonly { name: string; num_decks?: number | undefined }[]) =>
      entries.map(({ name, num_decks }) => `${name.replace(' // ', ' & ')}: ${num_decks}`);
    expect(reported(await list(`/commanders?${query}`, CommanderResource))).toEqual(reported(ranked));
    const cards = new Map((await list(`/cards?${query}`, CardResource)).map((card) => [card.name, card]));
    const top = await page(`/top/white?${ofPage}`, TopListPage);
    for (const { name, num_decks, potential_decks } of top.lists.flatMap((shown) => shown.cards))
      expect(cards.get(name), name).toMatchObject({ num_decks, potential_decks });
  });

  it('are refused by name where they cannot be read', async () => {
    const wrong = [
      ['/commanders?range=decade', 400, '"range"'],
      [
        '/commanders/cyr-the-lone?bracket=6',
        400,
        'The parameter "bracket" must be a whole number from 1 to 5.',
      ],
      ['/commanders?bracket=core', 400, 'The parameter "bracket" must be a whole number from 1 to 5.'],
      ['/commanders/cyr-the-lone/decks?bracket=0', 400, 'a whole number from 1 to 5.'],
      ['/commanders?estimated=true', 400, 'needs "bracket"'],
      ['/commanders?deck_theme=tokens', 400, 'no parameter "deck_theme"'],
      ['/cards/beacon?budget=cheap', 400, '"budget"'],
      ['/commanders/cyr-the-lone/cards?deck_theme=tokns', 404, 'tokns'],
      ['/cards/beacon?deck_theme=tokns', 404, 'tokns'],
    ] as const;
    for (const [path, status, words] of wrong)
      expect((await calls.refused(`/api/v1${path}`, status)).error.message, path).toContain(words);
  });
});
