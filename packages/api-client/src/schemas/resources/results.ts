import { z } from 'zod';
import { Share, ShareDifference } from '../figures.ts';
import { resultFields, spanFields } from '../results.ts';
import { CardReference } from './card.ts';
import { CommanderReference } from './commander.ts';

const SideResults = z.object(resultFields).meta({ id: 'SideResults' });
export type SideResults = z.infer<typeof SideResults>;

const CardWithResults = z
  .object({
    ...CardReference.shape,
    with: SideResults.meta({ description: 'Results of the commander’s decks that run the card.' }),
    without: SideResults.meta({
      description: 'Results of the commander’s decks that could run the card and do not.',
    }),
    difference: ShareDifference.meta({
      description: 'Win rate with the card minus win rate without it, −1…1.',
    }),
    difference_low: ShareDifference.meta({
      description: 'Lower end of the 95% interval of the difference (Newcombe), −1…1.',
    }),
    difference_high: ShareDifference.meta({
      description: 'Upper end of the 95% interval of the difference (Newcombe), −1…1.',
    }),
  })
  .meta({ id: 'CardWithResults' });
export type CardWithResults = z.infer<typeof CardWithResults>;

/** Tournament results of a commander or pair. */
export const CommanderResultsResource = z
  .object({
    object: z.literal('commander_results').meta({ description: 'Kind of resource.' }),
    ...CommanderReference.shape,
    ...spanFields,
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
