import { PRICE_SOURCES, type Profile, type ProfileSettings, SALT_LEVELS } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeviceSettings, deviceSettingsOf, keptWith, takenAlong } from './device-settings.ts';
import { DEFAULT_USER } from './user-state.ts';

const profileOf = (change: Partial<Profile>): Profile => ({ ...DEFAULT_USER, uid: 'ada', ...change });

const SETTINGS = fc.record<ProfileSettings>({
  priceSources: fc.uniqueArray(fc.constantFrom(...PRICE_SOURCES), { minLength: 1, maxLength: 3 }),
  saltLevel: fc.constantFrom(...SALT_LEVELS),
  namesUnderCards: fc.boolean(),
});
const CHOSEN: fc.Arbitrary<DeviceSettings> = SETTINGS.chain((all) =>
  fc.subarray(Object.entries(all)).map((some) => Object.fromEntries(some)),
);

describe('what is kept on the device', () => {
  it('is read as it was written, whatever stood there before', () => {
    fc.assert(
      fc.property(CHOSEN, fc.oneof(fc.json(), fc.string(), fc.constant(null)), (chosen, before) => {
        expect(deviceSettingsOf(keptWith(before, chosen))).toEqual(chosen);
      }),
    );
  });

  it('keeps what only a newer version understands', () => {
    const before = '{"saltLevel":0,"foil":"always","version":2}';
    expect(keptWith(before, { namesUnderCards: true })).toBe(
      '{"foil":"always","version":2,"namesUnderCards":true}',
    );
    expect(keptWith(before, {})).toBe('{"foil":"always","version":2}');
    expect(keptWith('{"saltLevel":0}', {})).toBeNull();
  });

  it.each([
    [null, {}],
    ['', {}],
    ['[]', {}],
    ['"x"', {}],
    ['{"saltLevel":7,"namesUnderCards":"yes","priceSources":["nowhere"]}', {}],
    [
      '{"saltLevel":"2","priceSources":["cardmarket","nowhere",4],"namesUnderCards":false}',
      { priceSources: ['cardmarket'], namesUnderCards: false },
    ],
  ])('passes over what is no setting: %s', (text, settings) => {
    expect(deviceSettingsOf(text)).toEqual(settings);
  });
});

describe('what goes along on signing in', () => {
  const cardmarket: DeviceSettings = { priceSources: ['cardmarket', 'cardkingdom', 'tcgplayer'] };
  it.each<[string, DeviceSettings, Partial<Profile>, DeviceSettings]>([
    ['what the account never had', { saltLevel: 2 }, {}, { saltLevel: 2 }],
    ['not what was chosen in the account', { saltLevel: 2 }, { saltLevel: 0 }, {}],
    ['nothing that is the same', { saltLevel: 1, namesUnderCards: false }, {}, {}],
    ['an order in place of the default one', cardmarket, {}, cardmarket],
    [
      // Guessed for Canada: its shop, then the first two of the default order.
      'an order in place of the one guessed for the country',
      cardmarket,
      { region: 'CA', priceSources: ['face2face', 'cardkingdom', 'tcgplayer'] },
      cardmarket,
    ],
    ['no order in place of a chosen one', cardmarket, { priceSources: ['scg'] }, {}],
  ])('%s', (_, device, profile, along) => {
    expect(takenAlong(device, profileOf(profile))).toEqual(along);
  });

  it('is never more than was chosen on the device, and never changes what was chosen in the account', () => {
    fc.assert(
      fc.property(CHOSEN, SETTINGS, (device, settings) => {
        const along = takenAlong(device, profileOf(settings));
        expect(device).toMatchObject(along);
        for (const key of Object.keys(along) as (keyof ProfileSettings)[])
          expect(settings[key]).toEqual(DEFAULT_USER[key]);
      }),
    );
  });
});
