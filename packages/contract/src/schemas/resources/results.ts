import { z } from 'zod';
import { wireFields } from '../../wire/index.ts';
import { Share } from '../figures.ts';
import { CardTournamentResults, sidesFields, spanFields } from '../results.ts';
import { CardReference } from './card.ts';
import { CommanderReference } from './commander.ts';

const CardWithResults = z
  .object({
    ...CardReference.shape,
    ...wireFields(sidesFields),
  })
  .meta({ id: 'CardWithResults' });
export type CardWithResults = z.infer<typeof CardWithResults>;

/** Tournament results of a commander or pair. */
export const CommanderResultsResource = z
  .object({
    object: z.literal('commander_results').meta({ description: 'Kind of resource.' }),
    ...CommanderReference.shape,
    ...wireFields(spanFields),
    win_rate_by_chance: Share.meta({
      description: 'Share of games that chance alone wins in a game of four, 0…1.',
    }),
    cards: z.array(CardWithResults).meta({
      description:
        'Cards with enough games on both sides, those with the highest lower end of the difference first.',
    }),
  })
  .meta({ id: 'CommanderResultsResource' });
export type CommanderResultsResource = z.infer<typeof CommanderResultsResource>;

const CommanderWithCard = z
  .object({ ...CommanderReference.shape, ...wireFields(sidesFields) })
  .meta({ id: 'CommanderWithCard' });
export type CommanderWithCard = z.infer<typeof CommanderWithCard>;

/** Tournament results of the decks that run a card in the 99. */
export const CardResultsResource = z
  .object({
    object: z.literal('card_results').meta({ description: 'Kind of resource.' }),
    ...CardReference.shape,
    ...wireFields(CardTournamentResults.omit({ commanders: true }).shape),
    win_rate_by_chance: Share.meta({
      description: 'Share of games that chance alone wins in a game of four, 0…1.',
    }),
    commanders: z.array(CommanderWithCard).meta({
      description: 'Commanders with enough games on both sides, most games with the card first.',
    }),
  })
  .meta({ id: 'CardResultsResource' });
export type CardResultsResource = z.infer<typeof CardResultsResource>;
