import type { PriceSource } from './prices.ts';

/** Regions where Cardmarket is the usual shop: the European Union, Switzerland, the United Kingdom, Japan. */
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

/** The supported regions as two-letter country codes; visitors from elsewhere have none. */
export const REGIONS: readonly string[] = [
  ...CARDMARKET_REGIONS,
  ...['NO', 'IS', 'LI', 'AD', 'MC', 'SM', 'VA', 'AL', 'BA', 'ME', 'MK', 'RS', 'CA', 'MX', 'US'],
];

/** The online client's shop belongs to no region, so an order that starts with it is kept. */
const EVERYWHERE: PriceSource = 'cardhoarder';

/** Normalizes a country code to one of REGIONS; null for any other. */
export function readRegion(code: string | null | undefined): string | null {
  const region = code?.trim().toUpperCase() ?? '';
  return REGIONS.includes(region) ? region : null;
}

/**
 * The order of price sources after the region changes to `next`: that region's shop first, then the previous first two
 * without it. The order is unchanged if the region is the same as before or has no shop, or if the online client's shop
 * is first.
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
