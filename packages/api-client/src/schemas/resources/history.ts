import { z } from 'zod';
import { CardCount, CommanderCount, PriceHistory } from '../history.ts';
import { CardReference } from './card.ts';
import { CommanderReference } from './commander.ts';

const DAYS =
  'One entry per day of data with a deck, oldest first; one a week for data older than 90 days, at most two years. Empty without a record.';

/** What a card cost, by vendor and day. */
export const CardPrices = z
  .object({
    object: z.literal('card_prices').meta({ description: 'Kind of resource.' }),
    ...CardReference.shape,
    ...PriceHistory.shape,
  })
  .meta({ id: 'CardPrices' });
export type CardPrices = z.infer<typeof CardPrices>;

/** How many decks ran a card, day by day. */
export const CardHistory = z
  .object({
    object: z.literal('card_history').meta({ description: 'Kind of resource.' }),
    ...CardReference.shape,
    history: z.array(CardCount).meta({ description: DAYS }),
  })
  .meta({ id: 'CardHistory' });
export type CardHistory = z.infer<typeof CardHistory>;

/** How many decks a commander led, day by day. */
export const CommanderHistory = z
  .object({
    object: z.literal('commander_history').meta({ description: 'Kind of resource.' }),
    ...CommanderReference.shape,
    history: z.array(CommanderCount).meta({ description: DAYS }),
  })
  .meta({ id: 'CommanderHistory' });
export type CommanderHistory = z.infer<typeof CommanderHistory>;
