import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTiny, type TinySnapshot } from '../../testing/index.ts';
import { buildLimits, type RecommendOptions } from './limits.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  tiny = await openTiny();
}, 60_000);
afterAll(() => tiny.close());

/** Names of the cards that may be added to a list of Cyr whose own limits are bracket 2 and a price. */
function openNames(options: RecommendOptions, maxPrice: number | null, isTelling = true): string[] {
  const { cards, resolver } = tiny.snapshot;
  const deck = { commanders: [resolver.find('Cyr the Lone') ?? -1], cards: [] };
  const { open } = buildLimits(tiny.snapshot, deck, options, { bracket: 2, isTelling, maxPrice });
  return cards.flatMap(({ name }, index) => (open[index] === 1 ? name : []));
}

// Grand Tide is a Game Changer.
describe('the limits of a list itself', () => {
  const isAbove = (name: string) => name === 'Grand Tide';

  it('exclude cards above its bracket, and all of them come back once it is lifted', () => {
    const all = openNames({ anyBracket: true, anyPrice: true }, 0);
    expect(all.some(isAbove)).toBe(true);
    expect(openNames({}, null)).toEqual(all.filter((name) => !isAbove(name)));
    expect(openNames({ bracket: 3 }, null)).toEqual(all);
    expect(openNames({ among: all }, 0)).toEqual(all);
    // A short list does not say how strong the deck is going to be.
    expect(openNames({}, null, false)).toEqual(all);
  });

  it('exclude cards that cost far more than its own, and all of them come back once they are lifted', () => {
    const all = openNames({ anyBracket: true }, null);
    const cheap = openNames({ anyBracket: true }, 1);
    expect(cheap.length).toBeLessThan(all.length);
    expect(openNames({ anyBracket: true, anyPrice: true }, 1)).toEqual(all);
    // A bracket that the player sets beside it holds.
    expect(openNames({ bracket: 2, anyBracket: true, anyPrice: true }, 1)).toEqual(openNames({}, null));
  });
});
