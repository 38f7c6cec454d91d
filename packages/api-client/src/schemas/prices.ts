import { CURRENCIES, PRICE_SOURCES } from '@deckwright/domain';
import { z } from 'zod';
import { Amount } from './figures.ts';

/** One vendor's cheapest printing; `price` in units of `currency`, `date` as YYYY-MM-DD. */
export const VendorPrice = z.object({
  price: Amount,
  currency: z.enum(CURRENCIES),
  date: z.string(),
});
export type VendorPrice = z.infer<typeof VendorPrice>;

/** By vendor; a vendor without a price is absent. */
export const PriceMap = z.partialRecord(z.enum(PRICE_SOURCES), VendorPrice).meta({ id: 'Prices' });
export type PriceMap = z.infer<typeof PriceMap>;
