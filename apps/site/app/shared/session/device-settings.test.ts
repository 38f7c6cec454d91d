import { PRICE_SOURCES, REGIONS, SALT_LEVELS } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLater, type KeptSettings, NOTHING_KEPT, printSettings, readDevice } from './device-settings.ts';

const anySettings: fc.Arbitrary<KeptSettings> = fc.record({
  chosen: fc.record(
    {
      priceSources: fc.uniqueArray(fc.constantFrom(...PRICE_SOURCES), { minLength: 1 }),
      saltLevel: fc.constantFrom(...SALT_LEVELS),
      namesUnderCards: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
  region: fc.constantFrom(null, ...REGIONS),
  askedOn: fc.constantFrom(null, '2026-11-23'),
});

describe('the stored settings', () => {
  it('are read back as written', () => {
    fc.assert(
      fc.property(anySettings, (kept) => {
        expect(readDevice(printSettings(kept))).toEqual(kept);
      }),
    );
  });

  it('are null if nothing was chosen and nothing is known', () => {
    expect(printSettings(NOTHING_KEPT)).toBeNull();
    expect(readDevice(null)).toEqual(NOTHING_KEPT);
  });

  it.each<[string, Partial<KeptSettings>]>([
    ['{', {}],
    ['[]', {}],
    ['"text"', {}],
    ['{"version":1,"chosen":[],"region":"DE"}', { region: 'DE' }],
    ['{"chosen":{"saltLevel":9,"namesUnderCards":true}}', { chosen: { namesUnderCards: true } }],
    ['{"chosen":{"priceSources":["mtgstocks","scg"]},"region":"ZZ"}', { chosen: { priceSources: ['scg'] } }],
    ['{"region":"de","askedOn":"yesterday"}', { region: 'DE' }],
  ])('reads as much as possible of %s', (text, expected) => {
    expect(readDevice(text)).toEqual({ ...NOTHING_KEPT, ...expected });
  });

  it('never throw, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        readDevice(text);
        isLater(text);
      }),
    );
  });

  it('are of a later version if they say so', () => {
    expect(isLater('{"version":2}')).toBe(true);
    for (const text of [null, '{', '{}', '{"version":1}', '{"version":"2"}'])
      expect(isLater(text)).toBe(false);
  });
});
