import { PRICE_FINISHES } from '@deckwright/domain';
import { z } from 'zod';
import { Amount, BracketNumber, Count } from '../figures.ts';
import { CardDate } from '../recs.ts';
import { DeckListBody, UnrecognizedName } from './advice.ts';
import { CardReference } from './card.ts';
import { ComboResource } from './combo.ts';
import { Provenance } from './envelope.ts';

/** A deck list whose combos are wanted. */
export const DeckCombosRequest = DeckListBody.extend({
  limit: z.number().int().min(1).max(500).default(50).meta({
    description:
      'Number of combos that the answer lists complete, and of those that lack one card, 1…500 each; 50 where absent. Counts are of all.',
  }),
}).meta({ id: 'DeckCombosRequest' });
export type DeckCombosRequest = z.input<typeof DeckCombosRequest>;

/** A combo as lists of a deck name it; `/combos/{id}` has its steps. */
export const ListedCombo = ComboResource.pick({
  object: true,
  id: true,
  name: true,
  page: true,
  cards: true,
  requires: true,
  results: true,
  mana_needed: true,
  color_identity: true,
  bracket: true,
  num_decks: true,
}).meta({ id: 'ListedCombo' });
export type ListedCombo = z.infer<typeof ListedCombo>;

const read = {
  commanders: z.array(CardReference).meta({
    description: 'The commanders as recognized; empty where there are none or they are not legal together.',
  }),
  problems: z.array(z.string()).meta({
    description: 'What is wrong with the commanders, a sentence each; empty where nothing is.',
  }),
  unknown: z.array(UnrecognizedName).meta({ description: 'Names that were not recognized.' }),
  card_date: CardDate,
};

/** The combos of a deck list: complete ones, and those that lack one card. */
export const DeckCombos = z
  .object({
    object: z.literal('deck_combos').meta({ description: 'Kind of resource.' }),
    ...read,
    present_count: Count.meta({ description: 'Number of combos that the list has complete.' }),
    present: z.array(ListedCombo).meta({ description: 'The first of them, most decks first.' }),
    near_count: Count.meta({ description: 'Number of combos of two or more cards that lack one card.' }),
    near: z
      .array(
        z.object({
          card: CardReference.meta({ description: 'The card that is missing.' }),
          price: Amount.nullable().meta({
            description:
              'Price of its cheapest printing, USD: Card Kingdom, else TCGplayer, else Star City Games. Null without one.',
          }),
          price_finish: z.enum(PRICE_FINISHES).nullable().meta({
            description: 'Finish of the copy with this price. Null for a regular copy and without a price.',
          }),
          count: Count.meta({ description: 'Number of combos that it completes alone.' }),
          combos: z.array(ListedCombo).meta({ description: 'The first of them, most decks first.' }),
        }),
      )
      .meta({
        description:
          'By the missing card, the cheapest first and those without a price last: playable cards within the colors of the commanders, or of any colors without them.',
      }),
  })
  .meta({ id: 'DeckCombos' });
export type DeckCombos = z.infer<typeof DeckCombos>;

export const DeckCombosAnswer = z
  .object({ data: DeckCombos, source: Provenance })
  .meta({ id: 'DeckCombosAnswer' });

/** The bracket that a list is estimated at, with all that was looked at. */
export const BracketEstimateResource = z
  .object({
    object: z.literal('bracket_estimate').meta({ description: 'Kind of resource.' }),
    ...read,
    bracket: BracketNumber.meta({ description: 'The bracket, 1…5, by our estimate; it is never 1.' }),
    name: z.string().meta({ description: 'Its name.' }),
    reasons: z.array(z.string()).meta({ description: 'Why, a sentence each.' }),
    game_changers: z.array(CardReference).meta({ description: 'Game Changers of the list.' }),
    mass_land_denial: z.array(CardReference).meta({ description: 'Cards that deny many lands.' }),
    extra_turns: z.array(CardReference).meta({ description: 'Cards with extra turns.' }),
    tutors: z.array(CardReference).meta({ description: 'Tutors, which do not count for the bracket.' }),
    two_card_combos: z
      .array(
        z.object({
          cards: z.array(z.string()).meta({ description: 'Names of its two cards.' }),
          min_bracket: BracketNumber.meta({ description: 'Bracket, 1…5, that it belongs to at least.' }),
        }),
      )
      .meta({ description: 'Complete combos of two cards that count for the bracket.' }),
  })
  .meta({ id: 'BracketEstimateResource' });
export type BracketEstimateResource = z.infer<typeof BracketEstimateResource>;

export const BracketEstimateAnswer = z
  .object({ data: BracketEstimateResource, source: Provenance })
  .meta({ id: 'BracketEstimateAnswer' });
