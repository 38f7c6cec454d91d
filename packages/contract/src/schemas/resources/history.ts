import { z } from 'zod';
import { wireSchema } from '../../wire/index.ts';
import { CardCount, CommanderCount, PriceHistory } from '../history.ts';
import { CardReference } from './card.ts';
import { CommanderReference } from './commander.ts';

const DAYS =
  'One entry per day of data with a deck, oldest first; one a week for data older than 90 days, at most two years. Empty without a record.';

/** What a card cost, by vendor and day. */
export const CardPricesResource = z
  .object({
    object: z.literal('card_prices').meta({ description: 'Kind of resource.' }),
    ...CardReference.shape,
    ...PriceHistory.shape,
  })
  .meta({ id: 'CardPricesResource' });
export type CardPricesResource = z.infer<typeof CardPricesResource>;

/** How many decks ran a card, day by day. */
export const CardHistoryResource = z
  .object({
    object: z.literal('card_history').meta({ description: 'Kind of resource.' }),
    ...CardReference.shape,
    history: z.array(wireSchema(CardCount)).meta({ description: DAYS }),
  })
  .meta({ id: 'CardHistoryResource' });
export type CardHistoryResource = z.infer<typeof CardHistoryResource>;

/** How many decks a commander led, day by day. */
export const CommanderHistoryResource = z
  .object({
    object: z.literal('commander_history').meta({ description: 'Kind of resource.' }),
    ...CommanderReference.shape,
    history: z.array(wireSchema(CommanderCount)).meta({ description: DAYS }),
  })
  .meta({ id: 'CommanderHistoryResource' });
export type CommanderHistoryResource = z.infer<typeof CommanderHistoryResource>;
