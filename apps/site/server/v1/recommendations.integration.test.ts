// Recommendations for whole decks of the sample: the limits that a list sets itself hold, are reported, and can be lifted.
import { loadSnapshot } from '@deckwright/answers';
import {
  CommanderResource,
  DeckDetails,
  DeckResource,
  RecommendationsAnswer,
  type RecommendationsRequest,
  ThemeResource,
} from '@deckwright/contract/schemas';
import { currentSnapshotId } from '@deckwright/snapshot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { madeSample } from '../../../../tooling/lib/made-once.mjs';
import { type App, createApp } from '../app.ts';
import { readSettings } from '../settings/settings.ts';

type Deck = Pick<RecommendationsRequest, 'commanders' | 'cards'>;
type Advice = z.infer<typeof RecommendationsAnswer>['data'];

/** Of so many commanders one deck each. */
const DECKS = 12;
/** Brackets from this on exclude no card. */
const UNLIMITED_BRACKET = 4;
/** As many as a request may name. */
const MAX_THEMES = 6;

let app: App;
let close: () => Promise<void>;
let decks: Deck[];
beforeAll(async () => {
  const folder = await madeSample();
  const loaded = await loadSnapshot(folder, currentSnapshotId(folder) ?? '');
  close = loaded.close;
  app = createApp({
    acquire: () => ({ snapshot: loaded.snapshot, release: () => {} }),
    settings: readSettings({}),
  });
  const { data: commanders } = await read(`/commanders?limit=${DECKS}`, {
    data: z.array(CommanderResource.pick({ id: true })),
  });
  decks = await Promise.all(
    commanders.map(async ({ id }) => {
      const { data } = await read(`/commanders/${id}/decks?limit=1`, {
        data: z.array(DeckResource.pick({ id: true })),
      });
      const { data: deck } = await read(`/decks/${data[0]?.id}`, { data: DeckDetails });
      const lines = (isCommander: boolean) =>
        deck.cards.flatMap((line) => (line.is_commander === isCommander ? `1 ${line.name}` : []));
      return { commanders: lines(true), cards: lines(false) };
    }),
  );
}, 240_000);
afterAll(() => close());

async function read<T extends z.ZodRawShape>(path: string, shape: T): Promise<z.infer<z.ZodObject<T>>> {
  return z.object(shape).parse(await (await app.request(`/api/v1${path}`)).json());
}

async function advise(deck: Deck, more: RecommendationsRequest = {}): Promise<Advice> {
  const body = JSON.stringify({ ...deck, ...more });
  const answer = await app.request('/api/v1/recommendations', { method: 'POST', body });
  return RecommendationsAnswer.parse(await answer.json()).data;
}

const highestPrice = ({ add }: Advice) => Math.max(...add.map(({ price }) => price ?? 0));
const slugs = ({ add }: Advice) => add.map(({ slug }) => slug);

describe('recommendations for a whole deck', () => {
  it('cost no more than its plan says, unless the request lifts that or sets another limit', async () => {
    let raised = 0;
    for (const deck of decks) {
      const own = await advise(deck);
      const limit = own.plan?.max_price ?? null;
      if (limit === null) continue;
      expect(own.plan?.words).toContain(` · cards up to $${limit}`);
      expect(highestPrice(own)).toBeLessThanOrEqual(limit);
      const lifted = await advise(deck, { any_price: true });
      expect(lifted.plan).toMatchObject({ max_price: null, bracket: own.plan?.bracket });
      expect(lifted.plan?.words).not.toContain('cards up to');
      raised += Number(highestPrice(lifted) > limit);
      const cheap = await advise(deck, { max_price: 2 });
      expect(cheap.plan?.max_price).toBeNull();
      expect(highestPrice(cheap)).toBeLessThanOrEqual(2);
      const bought = await advise(deck, { max_total_price: 50 });
      expect(bought.plan?.max_price).toBeNull();
    }
    expect(raised).toBeGreaterThan(0);
  });

  it('keep its bracket, unless the request lifts that or sets another one', async () => {
    let raised = 0;
    for (const deck of decks) {
      const own = await advise(deck);
      const bracket = own.plan?.bracket ?? null;
      if (bracket === null || bracket >= UNLIMITED_BRACKET) continue;
      expect(own.plan?.words).toContain(` · bracket ${bracket} (`);
      expect(slugs(await advise(deck, { bracket }))).toEqual(slugs(own));
      const lifted = await advise(deck, { any_bracket: true });
      expect(lifted.plan).toMatchObject({ bracket: null, max_price: own.plan?.max_price });
      raised += Number(slugs(lifted).some((slug) => !slugs(own).includes(slug)));
      const strong = await advise(deck, { any_bracket: true, bracket });
      expect(slugs(strong)).toEqual(slugs(own));
    }
    expect(raised).toBeGreaterThan(0);
  });

  it('are the same cards in the order of reading, with the same scores and reasons', async () => {
    const sorted = ({ add }: Advice) => add.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    for (const deck of decks) {
      const ranked = await advise(deck);
      const read = await advise(deck, { order: 'reading' });
      expect(sorted(read)).toEqual(sorted(ranked));
      expect(slugs(read)).not.toEqual(slugs(ranked));
      expect({ ...read, add: [] }).toEqual({ ...ranked, add: [] });
    }
  });

  it('take every theme and creature type of the API as a plan, by id and by name', async () => {
    const { data: themes } = await read('/themes?limit=100', {
      data: z.array(ThemeResource.pick({ id: true, name: true })),
    });
    expect(themes.length).toBeGreaterThan(50);
    const [deck] = decks;
    const texts = themes.flatMap(({ id, name }) => [id, name]);
    for (let at = 0; at < texts.length; at += MAX_THEMES) {
      const { plan } = await advise({ ...deck, cards: [] }, { plan: texts.slice(at, at + MAX_THEMES) });
      expect(plan?.unknown).toEqual([]);
      expect(plan?.themes.length).toBeGreaterThan(0);
    }
  });

  it('follow the themes that are sent, and all limits fall where the cards are', async () => {
    const [deck] = decks;
    if (!deck) return expect.fail('The sample has no deck.');
    const own = await advise(deck);
    const { plan } = await advise(deck, { plan: ['tokens', 'Elf', 'No Such Theme'] });
    expect(plan?.themes.map(({ slug }) => slug)).toEqual(['tokens', expect.stringMatching(/^el(f|ves)$/)]);
    expect(plan).toMatchObject({
      unknown: ['No Such Theme'],
      bracket: own.plan?.bracket,
      max_price: own.plan?.max_price,
    });
    const owned = await advise(deck, { owned: slugs(own).slice(0, 3) });
    expect(owned.plan).toMatchObject({ bracket: null, max_price: null });
  });
});
