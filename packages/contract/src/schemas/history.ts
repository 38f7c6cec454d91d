import { CURRENCIES, PRICE_SOURCES } from '@deckwright/domain';
import { z } from 'zod';
import { Amount, Count, Place, Share } from './figures.ts';

const date = z.string().meta({ description: 'As-of day of the data, YYYY-MM-DD.' });

/** Prices of one vendor's cheapest printing over the days of a `PriceHistory`. */
const VendorPriceHistory = z
  .object({
    currency: z.enum(CURRENCIES).meta({ description: 'Currency of the prices; TIX = event tickets.' }),
    prices: z.array(Amount.nullable()).meta({
      description: 'Price on each day of `days`, in `currency`. Null where the data of the day have none.',
    }),
  })
  .meta({ id: 'VendorPriceHistory' });

/** Prices of a card by vendor and day. */
export const PriceHistory = z
  .object({
    days: z.array(z.string()).meta({
      description:
        'Days of the vendors’ data, YYYY-MM-DD, oldest first, at most the last 90; days without data are left out.',
    }),
    vendors: z.partialRecord(z.enum(PRICE_SOURCES), VendorPriceHistory).meta({
      description: 'By vendor; a vendor without a price on any of the days is absent.',
    }),
  })
  .meta({ id: 'PriceHistory' });
export type PriceHistory = z.infer<typeof PriceHistory>;

/** How many decks ran a card, by one day's data. */
export const CardCount = z
  .object({
    date,
    numDecks: Count.meta({ description: 'Number of counted decks that ran the card, not as commander.' }),
    potentialDecks: Count.meta({ description: 'Number of counted decks that could run it.' }),
    inclusionRate: Share.meta({ description: 'Inclusion: `num_decks` ÷ `potential_decks`, 0…1.' }),
    rank: Place.nullable().meta({
      description:
        'Rank among all cards but basic lands by `num_decks`, from 1; equal counts share a rank. Null below rank 1,000.',
    }),
  })
  .meta({ id: 'CardCount' });
export type CardCount = z.infer<typeof CardCount>;

/** How many decks a commander led, by one day's data. */
export const CommanderCount = z
  .object({
    date,
    numDecks: Count.meta({ description: 'Number of counted decks with it as commander.' }),
    rank: Place.meta({
      description: 'Rank among all commanders by `num_decks`, from 1; equal counts share a rank.',
    }),
  })
  .meta({ id: 'CommanderCount' });
export type CommanderCount = z.infer<typeof CommanderCount>;
