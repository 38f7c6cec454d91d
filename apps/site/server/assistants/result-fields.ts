import type { CommanderResultsResource } from '@deckwright/contract/schemas';
import { z } from 'zod';

const TopCutFields = z.object({
  entries: z.number().int().describe('Entries in tournaments of at least 32 players'),
  reached: z.number().int().describe('Entries that came in the first 16'),
  share: z.number().describe('reached ÷ entries, 0…1'),
  share_low: z.number().describe('Lower end of its 95% interval'),
  share_high: z.number().describe('Upper end of its 95% interval'),
  expected: z.number().describe('The share expected by chance, 0…1'),
  small_sample: z.boolean(),
});

/** Tournament results of the decks that are counted. */
export const RESULT_SCHEMAS = z.object({
  entries: z.number().int().describe('One player with one deck in one tournament; 0 without results'),
  events: z.number().int().describe('Tournaments'),
  from: z.string().nullable().describe('Day of the first one, YYYY-MM-DD'),
  to: z.string().nullable().describe('Day of the last one, YYYY-MM-DD'),
  games: z.number().int(),
  wins: z.number().int(),
  losses: z.number().int(),
  draws: z.number().int().describe('In the win rate, they count as not won'),
  win_rate: z.number().nullable().describe('wins ÷ games, 0…1; null with too few games'),
  win_rate_low: z.number().nullable().describe('Lower end of its 95% interval'),
  win_rate_high: z.number().nullable().describe('Upper end of its 95% interval'),
  win_rate_by_chance: z.number().describe('What chance alone wins in a game of four, 0…1'),
  small_sample: z.boolean().describe('True with so few games that the win rate says little'),
  top_cut: TopCutFields.nullable().describe('Null with too few entries in large tournaments'),
});

/** Exactly these fields of the API's results. */
export function resultFields(results: CommanderResultsResource): z.infer<typeof RESULT_SCHEMAS> {
  const { entries, events, from, to, games, wins, losses, draws, top_cut: cut } = results;
  return {
    ...{ entries, events, from, to, games, wins, losses, draws },
    win_rate: results.win_rate,
    win_rate_low: results.win_rate_low,
    win_rate_high: results.win_rate_high,
    win_rate_by_chance: results.win_rate_by_chance,
    small_sample: results.small_sample,
    top_cut: cut && {
      entries: cut.entries,
      reached: cut.reached,
      share: cut.share,
      share_low: cut.share_low,
      share_high: cut.share_high,
      expected: cut.expected,
      small_sample: cut.small_sample,
    },
  };
}
