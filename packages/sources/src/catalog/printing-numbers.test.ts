import { describe, expect, it } from 'vitest';
import { MtgjsonIdentifier } from '../mtgjson/schemas.ts';
import { ScryfallPrinting } from '../scryfall/schemas.ts';
import { mtgjsonNumbers, scryfallNumbers } from './printing-numbers.ts';

const PRINTING = {
  id: 'a',
  name: 'Beacon',
  released_at: '2020-01-01',
  set: 'tst',
  collector_number: '1',
  rarity: 'rare',
};

describe('the numbers of a printing', () => {
  it('are those of both sources, as numbers', () => {
    const record = { ...PRINTING, tcgplayer_id: 15, mtgo_id: 16, multiverse_ids: [17, 18] };
    expect(scryfallNumbers(ScryfallPrinting.parse(record))).toEqual({
      tcgplayer: 15,
      mtgo: 16,
      multiverse: [17, 18],
    });
    const identifiers = { scryfallId: 'a', tcgplayerProductId: '15', mtgoId: '16', multiverseId: '17' };
    expect(mtgjsonNumbers(MtgjsonIdentifier.parse({ identifiers }).identifiers)).toEqual({
      tcgplayer: 15,
      mtgo: 16,
      multiverse: [17],
    });
  });

  it('are those of etched and foil ones, too', () => {
    const record = { ...PRINTING, tcgplayer_etched_id: 19, mtgo_foil_id: 20 };
    expect(scryfallNumbers(ScryfallPrinting.parse(record))).toEqual({ tcgplayerEtched: 19, mtgoFoil: 20 });
  });

  it('are absent where there are none, or nonsense', () => {
    expect(scryfallNumbers(ScryfallPrinting.parse(PRINTING))).toEqual({});
    const nonsense = { ...PRINTING, tcgplayer_id: 'x', mtgo_id: -1, multiverse_ids: ['y'] };
    expect(scryfallNumbers(ScryfallPrinting.parse(nonsense))).toEqual({});
    const identifiers = { scryfallId: 'a', tcgplayerProductId: '-', mtgoId: 3 };
    expect(mtgjsonNumbers(MtgjsonIdentifier.parse({ identifiers }).identifiers)).toEqual({});
  });
});
