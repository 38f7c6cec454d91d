import { RecommendationsRequest } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adviseDeck } from '../advice/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { openTiny, type TinySnapshot } from '../testing/index.ts';
import { recommendationsResource } from './recommendations-resource.ts';

let tiny: TinySnapshot;
let view: ViewContext;
beforeAll(async () => {
  tiny = await openTiny();
  view = { snapshot: tiny.snapshot, imageHost: null };
}, 60_000);
afterAll(() => tiny.close());

describe('recommendations', () => {
  it('are those of the page, by id, slug or name', async () => {
    const request = { commanders: ['key-cyr-the-lone'], cards: ['1 Wave', 'key-old-terror', 'Bacon'] };
    const { add, cut, ...rest } = await recommendationsResource(view, RecommendationsRequest.parse(request));
    const deck = { commanders: ['Cyr the Lone'], cards: ['Wave', 'Old Terror', 'Bacon'] };
    const { recommendations } = await adviseDeck(view, deck, { parts: ['recommendations'] });
    expect(add.length).toBeGreaterThan(0);
    expect(add.map(({ slug, score }) => [slug, score])).toEqual(
      recommendations.inRecs.map(({ slug, score }) => [slug, score]),
    );
    expect(cut.map(({ slug }) => slug)).toEqual(recommendations.outRecs.map(({ slug }) => slug));
    expect(cut.map(({ slug }) => slug)).not.toContain('old-terror');
    expect(rest).toMatchObject({
      must_go: [{ id: 'key-old-terror', slug: 'old-terror', reason: 'banned in Commander' }],
      problems: expect.arrayContaining(['Banned in Commander: Old Terror.']),
      commanders: [{ id: 'key-cyr-the-lone' }],
      num_decks: recommendations.numDecks,
      unknown: [{ name: 'Bacon', of: 'card', nearest: 'Beacon' }],
    });
  });

  const advise = (request: object) =>
    recommendationsResource(
      view,
      RecommendationsRequest.parse({ commanders: ['Cyr the Lone'], cards: ['Wave'], ...request }),
    );

  it('are in the order of the page where that is requested', async () => {
    const { recommendations } = await adviseDeck(
      view,
      { commanders: ['Cyr the Lone'], cards: ['Wave'] },
      { parts: ['recommendations'], limits: { order: 'reading' } },
    );
    const slugs = ({ add }: Awaited<ReturnType<typeof advise>>) => add.map(({ slug }) => slug);
    const ranked = slugs(await advise({}));
    const read = slugs(await advise({ order: 'reading' }));
    expect(read).toEqual(recommendations.inRecs.map(({ slug }) => slug));
    expect(read).not.toEqual(ranked);
    expect(slugs(await advise({ order: 'rank' }))).toEqual(ranked);
  });

  it('say which plan they follow, and what was named that is none', async () => {
    const { plan: own } = await advise({});
    // A short list limits nothing.
    expect(own).toMatchObject({ bracket: null, max_price: null, unknown: [] });
    expect(own?.words).toMatch(/ · 0 lands$/);
    const { plan } = await advise({ plan: ['tokens', 'Artifacts', 'No Such Theme'] });
    expect(plan).toEqual({
      words: 'Tokens and Artifacts · 0 lands',
      themes: [
        { slug: 'tokens', name: 'Tokens' },
        { slug: 'artifacts', name: 'Artifacts' },
      ],
      bracket: null,
      max_price: null,
      unknown: ['No Such Theme'],
    });
    expect((await advise({ commanders: ['Wave'] })).plan).toBeNull();
  });
});
