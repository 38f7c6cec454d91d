import type { PriceSource } from './prices.ts';

/** Where Cardmarket is the shop of the place: the European Union, Switzerland, the United Kingdom, Japan. */
export const CARDMARKET_REGIONS = [
  ...[
    'AT',
    'BE',
    'BG',
    'CY',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'HU',
    'IE',
    'IT',
    'LT',
    'LU',
  ],
  ...['LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
  ...['CH', 'GB', 'JP'],
] as const satisfies readonly string[];

/** The regions the site tells apart, as two-letter country codes; a visitor from elsewhere has none. */
export const REGIONS: readonly string[] = [
  ...CARDMARKET_REGIONS,
  ...['NO', 'IS', 'LI', 'AD', 'MC', 'SM', 'VA', 'AL', 'BA', 'ME', 'MK', 'RS', 'CA', 'MX', 'US'],
];

/** The online client's shop belongs to no region: who put it first keeps it there. */
const EVERYWHERE: PriceSource = 'cardhoarder';

/** A country code as the site keeps it; null for one it does not tell apart. */
export function readRegion(code: string | null | undefined): string | null {
  const region = code?.trim().toUpperCase() ?? '';
  return REGIONS.includes(region) ? region : null;
}

/**
 * The order of price sources once the region has become `next`: the shop of that region first, then the first two that
 * were there, without it. The order stays as it is where the region is the same as before, has no shop of its own, or
 * the online client's shop stands first.
 */
export function sourcesForRegion(
  sources: readonly PriceSource[],
  before: string | null,
  next: string | null,
): readonly PriceSource[] {
  const [from, to] = [readRegion(before), readRegion(next)];
  const local = localSource(to);
  if (from === to || local === null || sources[0] === EVERYWHERE) return sources;
  return [local, ...sources.filter((source) => source !== local).slice(0, 2)];
}

function localSource(region: string | null): PriceSource | null {
  if (region === null) return null;
  if (region === 'CA') return 'face2face';
  if (region === 'MX') return 'tcgl';
  return CARDMARKET_REGIONS.some((each) => each === region) ? 'cardmarket' : null;
}
