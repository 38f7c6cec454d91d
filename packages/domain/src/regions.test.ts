import { describe, expect, it } from 'vitest';
import { DEFAULT_PRICE_SOURCES, type PriceSource } from './prices.ts';
import { CARDMARKET_REGIONS, REGIONS, readRegion, sourcesForRegion } from './regions.ts';

describe('regions', () => {
  it('are 30 Cardmarket regions and 45 in total, without duplicates', () => {
    expect(new Set(CARDMARKET_REGIONS).size).toBe(30);
    expect(CARDMARKET_REGIONS).toHaveLength(30);
    expect(CARDMARKET_REGIONS).toContain('JP');
    expect(new Set(REGIONS).size).toBe(45);
    expect(REGIONS).toHaveLength(45);
    expect(REGIONS.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });

  it('are read in upper or lower case; unknown ones are null', () => {
    expect(readRegion(' de ')).toBe('DE');
    for (const other of ['AU', 'BR', 'EU', 'XX', '', null, undefined]) expect(readRegion(other)).toBeNull();
  });
});

describe('sourcesForRegion', () => {
  const from = (next: string | null, sources: readonly PriceSource[] = DEFAULT_PRICE_SOURCES) =>
    sourcesForRegion(sources, null, next);

  it.each<[string, PriceSource[]]>([
    ['CA', ['face2face', 'cardkingdom', 'tcgplayer']],
    ['MX', ['tcgl', 'cardkingdom', 'tcgplayer']],
    ['JP', ['cardmarket', 'cardkingdom', 'tcgplayer']],
    ['US', ['cardkingdom', 'tcgplayer', 'scg']],
    ['NO', ['cardkingdom', 'tcgplayer', 'scg']],
    ['AU', ['cardkingdom', 'tcgplayer', 'scg']],
  ])('in %s the order begins with %j', (region, expected) => {
    expect(from(region)).toEqual(expected);
  });

  it('puts Cardmarket first in each of the 30', () => {
    for (const region of CARDMARKET_REGIONS) expect(from(region)[0]).toBe('cardmarket');
  });

  it('removes a duplicate source and moves the next one up', () => {
    expect(from('DE', ['cardkingdom', 'cardmarket', 'scg'])).toEqual(['cardmarket', 'cardkingdom', 'scg']);
    expect(from('DE', ['cardmarket', 'tcgplayer', 'scg'])).toEqual(['cardmarket', 'tcgplayer', 'scg']);
  });

  it('keeps an order that begins with the online client', () => {
    const sources: PriceSource[] = ['cardhoarder', 'tcgplayer', 'scg'];
    expect(from('CA', sources)).toEqual(sources);
  });

  it('does nothing if the region is unchanged or null', () => {
    expect(sourcesForRegion(DEFAULT_PRICE_SOURCES, 'CA', 'CA')).toEqual(DEFAULT_PRICE_SOURCES);
    expect(sourcesForRegion(DEFAULT_PRICE_SOURCES, 'ca', 'CA')).toEqual(DEFAULT_PRICE_SOURCES);
    expect(sourcesForRegion(DEFAULT_PRICE_SOURCES, 'CA', null)).toEqual(DEFAULT_PRICE_SOURCES);
    expect(sourcesForRegion(['face2face', 'cardkingdom', 'tcgplayer'], 'CA', 'MX')).toEqual([
      'tcgl',
      'face2face',
      'cardkingdom',
    ]);
  });
});
