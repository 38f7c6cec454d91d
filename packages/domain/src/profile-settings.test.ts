import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRICE_SOURCES } from './prices.ts';
import { PROFILE_SETTINGS, SALT_LEVELS } from './profile.ts';
import {
  type ChosenSettings,
  pickSettings,
  type SettingsChange,
  withChange,
  withDefaultSettings,
} from './profile-settings.ts';

const sources = fc.uniqueArray(fc.constantFrom(...PRICE_SOURCES), { minLength: 1 });
const anyChosen: fc.Arbitrary<ChosenSettings> = fc.record(
  {
    priceSources: sources,
    saltLevel: fc.constantFrom(...SALT_LEVELS),
    namesUnderCards: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe('effective settings', () => {
  it.each<[string, ChosenSettings, string | null, ReturnType<typeof withDefaultSettings>]>([
    [
      'nothing chosen, country unknown: the defaults',
      {},
      null,
      { priceSources: ['cardkingdom', 'tcgplayer', 'scg'], saltLevel: 1, namesUnderCards: false },
    ],
    [
      'nothing chosen in Germany: its shop first',
      {},
      'DE',
      { priceSources: ['cardmarket', 'cardkingdom', 'tcgplayer'], saltLevel: 1, namesUnderCards: false },
    ],
    [
      'the default order chosen in Germany: as chosen',
      { priceSources: ['cardkingdom', 'tcgplayer', 'scg'] },
      'DE',
      { priceSources: ['cardkingdom', 'tcgplayer', 'scg'], saltLevel: 1, namesUnderCards: false },
    ],
    [
      'zero and false are choices too',
      { saltLevel: 0, namesUnderCards: false },
      'CA',
      { priceSources: ['face2face', 'cardkingdom', 'tcgplayer'], saltLevel: 0, namesUnderCards: false },
    ],
  ])('%s', (_, chosen, region, expected) => {
    expect(withDefaultSettings(chosen, region)).toEqual(expected);
  });

  it('from any country keeps what was chosen', () => {
    fc.assert(
      fc.property(anyChosen, fc.constantFrom(null, 'CA', 'DE', 'JP', 'MX', 'US'), (chosen, region) => {
        expect(withDefaultSettings(chosen, region)).toMatchObject(chosen);
      }),
    );
  });
});

describe('a change', () => {
  it.each<[string, ChosenSettings, SettingsChange, ChosenSettings]>([
    ['adds', {}, { saltLevel: 0 }, { saltLevel: 0 }],
    ['replaces', { saltLevel: 0 }, { saltLevel: 2 }, { saltLevel: 2 }],
    ['leaves what it does not name', { saltLevel: 0 }, { namesUnderCards: undefined }, { saltLevel: 0 }],
    [
      'takes back by null',
      { saltLevel: 0, namesUnderCards: true },
      { saltLevel: null },
      { namesUnderCards: true },
    ],
  ])('%s', (_, before, change, after) => {
    expect(withChange(before, change)).toEqual(after);
  });

  it('that reset everything is undone by applying the earlier choices', () => {
    const none = { priceSources: null, saltLevel: null, namesUnderCards: null };
    fc.assert(
      fc.property(anyChosen, (chosen) => {
        expect(withChange(chosen, none)).toEqual({});
        expect(withChange(withChange(chosen, none), chosen)).toEqual(chosen);
      }),
    );
  });
});

describe('the settings that are named', () => {
  it('are what was chosen', () => {
    fc.assert(
      fc.property(anyChosen, (chosen) => {
        const named = PROFILE_SETTINGS.filter((name) => chosen[name] !== undefined);
        expect(pickSettings(withDefaultSettings(chosen, null), named)).toEqual(chosen);
      }),
    );
  });
});
