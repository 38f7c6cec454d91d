import { DECK_SAMPLE_LABELS, TIME_RANGES } from '@deckwright/domain';
import { z } from 'zod';
import { Count } from './figures.ts';

/** A label of the page as the first sentence of a description. */
const describe = (field: keyof typeof DECK_SAMPLE_LABELS, more: string) => ({
  description: `${DECK_SAMPLE_LABELS[field]}. ${more}`,
});

/** What the numbers of a commander, card or theme rest on. Dates YYYY-MM-DD. */
export const DeckSample = z
  .object({
    numDecks: Count.meta(describe('numDecks', 'Number of decks that pass the filters.')),
    datedDecks: Count.meta(describe('datedDecks', 'Number of decks of which no card came out later.')),
    undatedDecks: Count.meta(
      describe(
        'undatedDecks',
        'Number of decks that have no date, or a card that came out after it: they count for a card that is no newer than the newest of their other cards, and in no time range, trend or history.',
      ),
    ),
    decksWithEstimatedBasics: Count.meta(
      describe(
        'decksWithEstimatedBasics',
        'Number of decks whose source records one copy of each card; cards missing to 100 count as basic lands.',
      ),
    ),
    decksWithEstimatedBracket: Count.meta(
      describe(
        'decksWithEstimatedBracket',
        'Number of decks without a stated bracket that pass the filter `bracket` by our estimate. 0 without that filter.',
      ),
    ),
    nearIdenticalGroups: Count.meta(
      describe(
        'nearIdenticalGroups',
        'Number of groups. In a group, each deck has nearly all nonbasic cards in common with another (`nearIdenticalShare` at `/faq`). Of each, at least two decks are counted here.',
      ),
    ),
    nearIdenticalDecks: Count.meta(
      describe('nearIdenticalDecks', 'Number of decks, part of the decks counted.'),
    ),
    effectiveDecks: Count.meta(
      describe(
        'effectiveDecks',
        'Number of decks that intervals and the tests behind High Synergy and High Lift count; shares count all.',
      ),
    ),
    sources: z
      .array(
        z.object({
          name: z.string().meta({ description: 'Name of the source.' }),
          numDecks: Count.meta({ description: 'Number of decks of the source, part of the decks counted.' }),
        }),
      )
      .meta(describe('sources', 'Most decks first; sources without a deck here are left out.')),
    firstSaved: z
      .string()
      .nullable()
      .meta(describe('firstSaved', 'First known saved date, YYYY-MM-DD. Null without one.')),
    lastSaved: z
      .string()
      .nullable()
      .meta(describe('lastSaved', 'Last known saved date, YYYY-MM-DD. Null without one.')),
    asOf: z
      .string()
      .nullable()
      .meta(describe('asOf', 'The day on which time ranges end, YYYY-MM-DD. Null where no deck has a date.')),
    range: z.enum(TIME_RANGES).meta(describe('range', 'The time range of the decks counted.')),
    rangeText: z.string().meta({ description: 'The same time range in words.' }),
  })
  .meta({ id: 'DeckSample' });
export type DeckSample = z.infer<typeof DeckSample>;
