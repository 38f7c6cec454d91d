import { z } from 'zod';

const PrintingNumber = z.number().int().min(1);

const optionalNumber = (of: string) =>
  PrintingNumber.optional().meta({
    description: `Number of a printing ${of}, no fixed range. Absent where another field names it.`,
  });

/** What names a card in other programs: one of the ids, or set and collector number. */
export const CardIdentifier = z
  .strictObject({
    oracle_id: z.string().max(100).optional().meta({
      description: 'Oracle id of the card. Absent where another field names it.',
    }),
    scryfall_id: z.string().max(100).optional().meta({
      description: 'Id of a printing at Scryfall. Absent where another field names it.',
    }),
    tcgplayer_id: optionalNumber('at TCGplayer'),
    mtgo_id: optionalNumber('on Magic Online'),
    multiverse_id: optionalNumber('in Gatherer'),
    set: z.string().max(10).optional().meta({
      description: 'Code of a set, with `number`. Absent where another field names the card.',
    }),
    number: z.string().max(20).optional().meta({
      description: 'Collector number in the set, with `set`. Absent where another field names the card.',
    }),
  })
  .meta({ id: 'CardIdentifier' });
export type CardIdentifier = z.infer<typeof CardIdentifier>;
