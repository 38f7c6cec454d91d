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
import { toWire, type Wire } from '@deckwright/contract/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';

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
/** A page with the wire names of its fields. */
const page = async <T extends z.ZodType>(path: string, shape: T): Promise<Wire<z.output<T>>> =>
  toWire(await calls.read(`/api/v1/pages${path}`, shape));

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

// What the filters count, in full: deck-filters.test.ts of the answers.
describe('filters by decks', () => {
  it.each(FILTERS)('of a commander are those of its page: %s', async (query, ofPage) => {
    const found = await page(`/commanders/cyr-the-lone?${ofPage}`, CommanderPage);
    const { num_decks, rank } = await item(`/commanders/cyr-the-lone?${query}`, CommanderDetails);
    expect({ num_decks, rank }).toEqual({ num_decks: found.num_decks, rank: found.rank });
    const cards = new Map(
      (await list(`/commanders/cyr-the-lone/cards?${query}`, PlayedCard)).map((card) => [card.name, card]),
    );
    for (const { name, num_decks, synergy } of found.lists.flatMap(({ cards }) => cards))
      expect(cards.get(name), name).toMatchObject({ num_decks, synergy });
    const results = await item(`/commanders/cyr-the-lone/results?${query}`, CommanderResultsResource);
    expect(results.entries).toBe(found.results?.entries ?? 0);
  });

  it.each(FILTERS)('of a card are those of its page: %s', async (query, ofPage) => {
    const { num_decks, potential_decks, results } = await page(`/cards/beacon?${ofPage}`, CardPage);
    const expected = { num_decks, potential_decks };
    expect(await item(`/cards/beacon?${query}`, CardResource)).toMatchObject(expected);
    const { entries } = await item(`/cards/beacon/results?${query}`, CardResultsResource);
    expect(entries).toBe(results?.entries ?? 0);
  });

  it.each(WINDOWS)('of lists are those of the ranked pages: %s', async (query, ofPage) => {
    const { lists } = await page(`/commanders?${ofPage}`, CommandersPage);
    const ranked = lists.find(({ kind }) => kind === 'commanders')?.cards ?? [];
    const commanders = await list(`/commanders?${query}`, CommanderResource);
    expect(commanders.map((each) => each.num_decks)).toEqual(ranked.map((each) => each.num_decks));
    const cards = new Map((await list(`/cards?${query}`, CardResource)).map((card) => [card.name, card]));
    const top = await page(`/top/white?${ofPage}`, TopListPage);
    for (const { name, num_decks } of top.lists.flatMap((shown) => shown.cards))
      expect(cards.get(name), name).toMatchObject({ num_decks });
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
