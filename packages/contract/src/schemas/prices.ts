import { CURRENCIES, PRICE_FINISHES, PRICE_SOURCES } from '@deckwright/domain';
import { z } from 'zod';
import { Amount, Count } from './figures.ts';

/** An amount at one vendor; `price` in units of `currency`, `date` as YYYY-MM-DD. */
export const VendorAmount = z.object({
  price: Amount,
  currency: z.enum(CURRENCIES),
  date: z.string(),
});

/** A list's total at one vendor; `date` is the day of its oldest price, `newestDate` of its newest. */
export const VendorListTotal = VendorAmount.extend({
  newestDate: z.string(),
  /** Copies with a price, and those without. */
  priced: Count,
  missing: Count,
  foilOrEtched: Count,
});

/** One vendor's cheapest printing; `finish` where that printing has no price as a regular copy. */
export const VendorPrice = VendorAmount.extend({ finish: z.enum(PRICE_FINISHES).optional() });
export type VendorPrice = z.infer<typeof VendorPrice>;

/** By vendor; a vendor without a price is absent. */
export const PriceMap = z.partialRecord(z.enum(PRICE_SOURCES), VendorPrice).meta({ id: 'Prices' });
export type PriceMap = z.infer<typeof PriceMap>;

/** Price of a whole list in USD, using each card's first price in the default order. Basic lands are counted. */
export const ListPrice = z.object({
  price: Amount,
  /** Copies without a price. */
  missing: Count,
  /** Copies of basic lands with a price, and their part of `price`. */
  basics: Count,
  basicsPrice: Amount,
  /** Copies whose price is that of a foil or etched copy. */
  foilOrEtched: Count,
  /** Days of the oldest and newest price in the total, YYYY-MM-DD; null without a price. */
  oldestDate: z.string().nullable(),
  newestDate: z.string().nullable(),
});
export type ListPrice = z.infer<typeof ListPrice>;
