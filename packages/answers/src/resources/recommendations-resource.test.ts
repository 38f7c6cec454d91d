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
    expect(rest).toMatchObject({
      commanders: [{ id: 'key-cyr-the-lone' }],
      num_decks: recommendations.numDecks,
      unknown: [{ name: 'Bacon', of: 'card', nearest: 'Beacon' }],
    });
  });
});
