import { PRICE_FINISHES, PRICE_SOURCE_CURRENCY, PRICE_SOURCES } from '@deckwright/domain';
import { z } from 'zod';
import { Amount } from '../figures.ts';
import { CardReference } from './card.ts';

const PrintingNumber = z.number().int().min(1);

/** A printing of a card. */
export const PrintingResource = z
  .object({
    object: z.literal('printing').meta({ description: 'Kind of resource.' }),
    id: z.string().meta({ description: 'Id of the printing at Scryfall; in the sample one of its own.' }),
    card: CardReference.meta({ description: 'The card that is printed.' }),
    set: z.string().meta({ description: 'Code of its set, lower case.' }),
    number: z.string().meta({ description: 'Collector number, as printed; empty in the sample.' }),
    rarity: z.string().meta({ description: 'Rarity: common, uncommon, rare, mythic, special or bonus.' }),
    released: z.string().meta({ description: 'Day of its release, YYYY-MM-DD.' }),
    tcgplayer_id: PrintingNumber.nullable().meta({
      description: 'Number of the product at TCGplayer, no fixed range. Null where it is not known.',
    }),
    mtgo_id: PrintingNumber.nullable().meta({
      description: 'Number of the card on Magic Online, no fixed range. Null where it is not known.',
    }),
    multiverse_ids: z.array(PrintingNumber).meta({
      description: 'Number of each of its faces in Gatherer, no fixed range; empty where none is known.',
    }),
    prices: z
      .array(
        z.object({
          source: z.enum(PRICE_SOURCES).meta({ description: 'The vendor.' }),
          price: Amount.meta({ description: 'Price in `currency`.' }),
          currency: z
            .enum(Object.values(PRICE_SOURCE_CURRENCY))
            .meta({ description: 'Currency of the price.' }),
          finish: z.enum(PRICE_FINISHES).nullable().meta({
            description: 'Finish of the copy with this price. Null for a regular copy.',
          }),
        }),
      )
      .meta({ description: 'What it costs at the vendors that sell it.' }),
  })
  .meta({ id: 'PrintingResource' });
export type PrintingResource = z.infer<typeof PrintingResource>;
