import { z } from 'zod';
import { wireFields } from '../../wire/index.ts';
import { ColorLetter } from '../card.ts';
import { Count, Place, Share } from '../figures.ts';
import { spanFields } from '../results.ts';
import { CommanderReference } from './commander.ts';

/** Orders of commanders by their tournament results. */
export const RECORD_ORDERS = ['win_rate', 'top_cut', 'conversion', 'entries', 'games'] as const;
export type RecordOrder = (typeof RECORD_ORDERS)[number];

/** The tournament results of a commander or pair, as the list of all has them. */
export const CommanderRecord = z
  .object({
    object: z.literal('commander_record').meta({ description: 'Kind of resource.' }),
    ...CommanderReference.shape,
    page: z.string().meta({ description: 'Path of its page on the site.' }),
    color_identity: z.array(ColorLetter).meta({ description: 'Color identity, in the order W U B R G.' }),
    ...wireFields(spanFields),
    win_rate_by_chance: Share.meta({
      description: 'Share of games that chance alone wins in a game of four, 0…1.',
    }),
  })
  .meta({ id: 'CommanderRecord' });
export type CommanderRecord = z.infer<typeof CommanderRecord>;

/** A tournament. */
export const TournamentResource = z
  .object({
    object: z.literal('tournament').meta({ description: 'Kind of resource.' }),
    id: z.string().meta({ description: 'Id of the tournament at its source.' }),
    name: z.string().meta({ description: 'Name of the tournament.' }),
    date: z.string().meta({ description: 'Day on which it began, YYYY-MM-DD.' }),
    players: Count.meta({ description: 'Number of its players.' }),
    entries: Count.meta({ description: 'Number of results that we know: those with a known commander.' }),
  })
  .meta({ id: 'TournamentResource' });
export type TournamentResource = z.infer<typeof TournamentResource>;

/** A tournament with its results. */
export const TournamentDetails = TournamentResource.extend({
  standings: z
    .array(
      z.object({
        placing: Place.meta({ description: 'Rank reached, from 1.' }),
        commander: CommanderReference.meta({ description: 'The commander or pair.' }),
        deck: z.string().nullable().meta({
          description: 'Id of the deck, as `/decks/{id}` takes it. Null where its list is not counted.',
        }),
        wins: Count.meta({ description: 'Number of games won.' }),
        losses: Count.meta({ description: 'Number of games lost.' }),
        draws: Count.meta({ description: 'Number of games drawn.' }),
      }),
    )
    .meta({ description: 'The results that we know, best first.' }),
}).meta({ id: 'TournamentDetails' });
export type TournamentDetails = z.infer<typeof TournamentDetails>;
