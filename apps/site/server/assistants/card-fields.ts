import {
  formatFraction,
  formatInterval,
  formatShare,
  PRICE_FINISHES,
  type PriceFinish,
} from '@deckwright/domain';
import { z } from 'zod';

/** A share of decks with the decks behind it and its 95% interval. */
export const SHARE_SCHEMAS = {
  num_decks: z.number().int().describe('Decks that run it'),
  potential_decks: z.number().int().describe('Decks that could'),
  inclusion_rate: z.number().describe('num_decks ÷ potential_decks, 0…1'),
  inclusion_low: z
    .number()
    .nullable()
    .describe('Lower end of its 95% interval; null where most decks that could have no known date'),
  inclusion_high: z.number().nullable().describe('Upper end of its 95% interval'),
};

type ShareFields = {
  num_decks: number;
  potential_decks: number;
  inclusion_rate: number;
  inclusion_low: number | null;
  inclusion_high: number | null;
};

export function shareFields(from: ShareFields): ShareFields {
  const { num_decks, potential_decks, inclusion_rate, inclusion_low, inclusion_high } = from;
  return { num_decks, potential_decks, inclusion_rate, inclusion_low, inclusion_high };
}

/** "65% of decks that could (8 of 12; 95% interval 40–85%)", or why there is no share or interval. */
export function shareText({ num_decks, potential_decks, inclusion_rate, ...ends }: ShareFields): string {
  const { inclusion_low: low, inclusion_high: high } = ends;
  if (potential_decks === 0) return 'no share: none of these decks could';
  const interval =
    low === null || high === null
      ? '; no interval, as most of these decks have no known date'
      : `; 95% interval ${formatInterval({ low, high })}`;
  return `${formatShare(inclusion_rate)} of decks that could (${formatFraction(num_decks, potential_decks)}${interval})`;
}

/** Finish of the copy with the price; null for a regular copy and without a price. */
export const ShownFinish = z
  .enum(PRICE_FINISHES)
  .nullable()
  .describe('Finish of the copy with this price; null for a regular copy');

/** "$1.02", "$1.98 foil", or that there is no price. */
export function dollars(price: number | null, finish: PriceFinish | null = null): string {
  return price === null ? 'no price' : `$${price.toFixed(2)}${finish ? ` ${finish}` : ''}`;
}
