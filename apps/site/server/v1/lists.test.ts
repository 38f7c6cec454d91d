import {
  CardResource,
  CommanderResource,
  DeckResource,
  listSchema,
  PlayedCard,
  ThemeResource,
} from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

/** All entries of a list of at most 100. */
async function all<T extends z.ZodObject>(path: string, shape: T): Promise<z.output<T>[]> {
  const { data, next } = await calls.read(
    `/api/v1${path}${path.includes('?') ? '&' : '?'}limit=100`,
    listSchema(shape, 'X').options[0],
  );
  expect(next).toBeNull();
  return data as z.output<T>[];
}

const names = (entries: { name: string }[]): string[] => entries.map(({ name }) => name);

// What the choices and orders of cards are: card-choice.test.ts of the answers.
describe('the filters of /cards', () => {
  it.each([
    ['type=Land', (card: CardResource) => card.primary_type === 'Land'],
    ['colors=mono-white', ({ color_identity }: CardResource) => color_identity.every((each) => each === 'W')],
    ['min_decks=3', (card: CardResource) => card.num_decks >= 3],
    ['role=ramp', (card: CardResource) => card.roles.includes('ramp')],
  ])('answer by %s the cards of the whole list that fit, in its order', async (query, fits) => {
    const cards = await all('/cards', CardResource);
    const fitting = names(cards.filter(fits));
    expect(fitting.length).toBeGreaterThan(0);
    expect(fitting.length).toBeLessThan(cards.length);
    expect(names(await all(`/cards?${query}`, CardResource))).toEqual(fitting);
  });

  it('answer the cards of a theme, and order the list', async () => {
    const cards = await all('/cards', CardResource);
    expect(await all('/cards?theme=tokens', CardResource)).toEqual(
      cards.filter(({ themes }) => themes.includes('tokens')),
    );
    expect(names(await all('/cards?order=name', CardResource))).toEqual(names(cards).toSorted());
    const bySalt = (await all('/cards?order=salt', CardResource)).map(({ salt }) => salt ?? -1);
    expect(bySalt).toEqual(bySalt.toSorted((a, b) => b - a));
  });

  it('take colors by name or by letters in any order and case', async () => {
    const forms = {
      azorius: ['wu', 'uw', 'WU', 'U,W', 'Azorius', 'white-blue'],
      'mono-blue': ['u', 'U', 'Blue'],
    };
    const listed = async (query: string) => (await (await calls.request(`/api/v1${query}`)).json()).data;
    for (const path of ['/cards', '/commanders', '/commanders/results', '/combos', '/precons'])
      for (const [name, written] of Object.entries(forms)) {
        const usual = await listed(`${path}?colors=${name}`);
        for (const colors of written)
          expect(await listed(`${path}?colors=${colors}`), `${path} ${colors}`).toEqual(usual);
      }
    expect(names(await all('/cards?colors=c', CardResource))).toEqual(
      names(await all('/cards?colors=colorless', CardResource)),
    );
    const { error } = await calls.refused('/api/v1/combos?colors=pink', 400);
    expect(error.message).toContain('Write a name (azorius, mono-red, colorless) or letters (wu, R, c).');
  });

  it('are refused by name where they cannot be read', async () => {
    for (const query of ['type=land', 'colors=purple', 'order=random', 'min_decks=-1', 'kolors=x'])
      expect((await calls.refused(`/api/v1/cards?${query}`, 400)).error.code).toBe('invalid-argument');
    await calls.refused('/api/v1/cards?theme=nothing-like-it', 404);
  });
});

describe('the filters of other lists', () => {
  it('answer the entries that fit', async () => {
    const commanders = await all('/commanders', CommanderResource);
    // Tiny decks: Ada & Bo are the only pair.
    expect(names(await all('/commanders?pairs=true', CommanderResource))).toEqual(
      names(commanders.filter(({ cards }) => cards.length === 2)),
    );
    expect(names(await all('/commanders?pairs=false&min_decks=2', CommanderResource))).toEqual(
      names(commanders.filter(({ cards, num_decks }) => cards.length === 1 && num_decks >= 2)),
    );
    const themes = await all('/themes', ThemeResource);
    expect(names(await all('/themes?kind=kindred', ThemeResource))).toEqual(
      names(themes.filter(({ kind }) => kind === 'kindred')),
    );
    const played = await all('/commanders/cyr-the-lone/cards?order=lift', PlayedCard);
    const often = await all('/commanders/cyr-the-lone/cards?order=lift&min_decks=2', PlayedCard);
    expect(often.length).toBeGreaterThan(0);
    expect(often).toEqual(played.filter(({ num_decks }) => num_decks >= 2));
    const lands = await all('/commanders/cyr-the-lone/cards?type=Land', PlayedCard);
    expect(lands.length).toBeLessThan(played.length);
    const decks = await all('/commanders/cyr-the-lone/decks', DeckResource);
    for (const bracket of [1, 2, 3, 4, 5])
      expect(await all(`/commanders/cyr-the-lone/decks?bracket=${bracket}`, DeckResource)).toEqual(
        decks.filter((deck) => deck.bracket === bracket),
      );
    const cheap = decks.filter(({ price }) => price !== null && price <= 10);
    expect(await all('/commanders/cyr-the-lone/decks?max_price=10', DeckResource)).toEqual(cheap);
  });
});
