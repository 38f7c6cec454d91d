import { PRICE_FINISHES } from '@deckwright/domain';
import { z } from 'zod';
import { wireSchema } from '../../wire/index.ts';
import { Amount, Count } from '../figures.ts';
import { DeckInsight } from '../insight.ts';
import { ADVICE_ORDERS, CardDate, UnknownKind, UnknownReason } from '../recs.ts';
import { CardReference } from './card.ts';
import { Provenance } from './envelope.ts';

const Entries = z.array(z.string().max(400));

const Companion = z.string().max(400).nullish().meta({
  description: 'The companion, which is outside the deck and not one of `cards`. None where absent or null.',
});

/** A deck list: names, slugs, ids, addresses or lines such as "1 Sol Ring". */
export const DeckListBody = z
  .strictObject({
    commanders: Entries.max(100)
      .default([])
      .meta({
        description: 'The commander, or the two of a pair. None where absent.',
        example: ['Atraxa, Praetors’ Voice'],
      }),
    cards: Entries.max(1000)
      .default([])
      .meta({ description: 'The other cards. None where absent.', example: ['1 Sol Ring', 'Arcane Signet'] }),
  })
  .meta({ id: 'DeckListBody' });

/** A deck list to judge. */
export const InsightBody = DeckListBody.extend({ companion: Companion }).meta({ id: 'InsightBody' });

/** What to recommend to which deck. */
export const RecommendationsRequest = DeckListBody.extend({
  companion: Companion,
  exclude_lands: z.boolean().optional().meta({ description: 'Whether to leave lands out. No where absent.' }),
  max_price: z.number().min(0).max(1_000_000).optional().meta({
    description:
      'Highest price of each card to add, USD, 0…1000000. Where absent, a list of 40 different cards or more gets no card that costs far more than its own (`plan.max_price` of the answer), unless `max_total_price`, `any_price` or `owned` is sent.',
  }),
  max_total_price: z.number().min(0).max(1_000_000).optional().meta({
    description:
      'Highest price of all cards to add together, USD, 0…1000000. No limit where absent. Where sent, the price level of the list is no limit.',
  }),
  bracket: z.number().int().min(1).max(5).optional().meta({
    description:
      'Bracket, 1…5, above which no card may lift the deck; 4 and 5 exclude nothing. For a list of fewer than 40 different cards, decks of the commander above it do not count as decks like the list. Where absent, that of a list of 40 different cards or more, by our estimate (`plan.bracket` of the answer), unless `any_bracket` or `owned` is sent.',
  }),
  any_bracket: z.boolean().optional().meta({
    description:
      'Whether to add cards above the bracket of the list, too; `bracket` still holds. No where absent.',
  }),
  any_price: z.boolean().optional().meta({
    description:
      'Whether to add cards that cost far more than those of the list, too; `max_price` and `max_total_price` still hold. No where absent.',
  }),
  plan: z
    .array(z.string().max(100))
    .max(6)
    .optional()
    .meta({
      description:
        'Themes and creature types that the list is built for, by slug or name as in `/themes`, the first counts most; at most 6. Read from the list where absent, or where none of them is known.',
      example: ['Tokens', 'Elves'],
    }),
  order: z.enum(ADVICE_ORDERS).optional().meta({
    description:
      'Order of the cards to add. `rank`: by how likely this player plays them. `reading`: those worth reading first, for people: what also serves the plan, shares themes with the list or is strong; each answer of up to 100 cards by itself. The cards are the same. `rank` where absent.',
  }),
  discovery: z.number().min(-1).max(1).optional().meta({
    description:
      'Whether the order prefers what most decks play or what few play, −1…1: this times a card’s share of all decks is subtracted from how often it is expected. 0 where absent.',
  }),
  owned: Entries.max(20_000).optional().meta({
    description: 'Add only these cards, by name, slug or id: a collection. Any card where absent.',
  }),
  keep: Entries.max(200).optional().meta({
    description: 'Cards of the deck never to cut, by name, slug or id. None where absent.',
  }),
  offset: z.number().int().min(0).max(1000).optional().meta({
    description: 'Number of cards to add to pass over, 0…1000; 0 where absent.',
  }),
}).meta({ id: 'RecommendationsRequest' });
export type RecommendationsRequest = z.input<typeof RecommendationsRequest>;

const Recommended = CardReference.extend({
  score: z.number().meta({
    description:
      'Rank within the answer as a number without a unit, no fixed range; higher is better. Comparable within one answer only.',
  }),
  price: Amount.nullable().meta({
    description:
      'Price of the cheapest printing, USD: Card Kingdom, else TCGplayer, else Star City Games. Null without one.',
  }),
  price_finish: z.enum(PRICE_FINISHES).nullable().meta({
    description: 'Finish of the copy with this price. Null for a regular copy and without a price.',
  }),
  reasons: z.array(z.string()).max(3).meta({ description: 'Why, in words; at most three.' }),
}).meta({ id: 'RecommendedReference' });

const IllegalReference = CardReference.extend({
  reason: z.string().meta({
    description: 'Why, in words.',
    example: 'banned in Commander',
  }),
}).meta({ id: 'IllegalReference' });

/** A name of a list that was not recognized. */
export const UnrecognizedName = z.object({
  name: z.string().meta({ description: 'The name, as it was sent.' }),
  of: z.enum(['card', 'commander']).meta({ description: 'What it was sent as.' }),
  kind: UnknownKind,
  reason: UnknownReason,
  nearest: z.string().nullable().meta({
    description: 'Name of the card that may be meant; looked for at the first 20. Null without one.',
  }),
});

/** What a list is built to do, and the limits that follow from it. */
const AdvicePlan = z
  .object({
    words: z.string().meta({
      description:
        'The plan as a line for people: themes, lands, the estimated bracket of a list of 40 different cards or more, and the price up to which cards are added.',
    }),
    themes: z
      .array(
        z.object({
          slug: z.string().meta({ description: 'Slug, as `plan` of a request takes it.' }),
          name: z.string().meta({ description: 'Name.' }),
        }),
      )
      .meta({
        description:
          'Its themes and creature types, strongest first: those sent as `plan`, else those read from the list. Empty where none stands out.',
      }),
    bracket: z.number().int().min(1).max(5).nullable().meta({
      description:
        'The list’s own bracket, 1…5, above which this answer adds nothing; 4 and 5 exclude nothing. Null where it is no limit: for fewer than 40 different cards, and with `bracket`, `any_bracket` or `owned`.',
    }),
    max_price: Amount.nullable().meta({
      description:
        'Price above which this answer adds no card, by those of the list, USD. Null where there is none: for fewer than 40 different cards, for lists with few prices, for those of expensive cards, and with `max_price`, `max_total_price`, `any_price` or `owned`.',
    }),
    unknown: z.array(z.string()).meta({
      description: 'What was sent as `plan` and is no theme or creature type, as it was sent.',
    }),
  })
  .meta({ id: 'AdvicePlan' });

/** Cards to add to a deck and cards to cut. */
export const Recommendations = z
  .object({
    object: z.literal('recommendations').meta({ description: 'Kind of resource.' }),
    commanders: z.array(CardReference).meta({
      description:
        'The commanders as recognized; empty where no card has the names sent or the cards cannot be commanders.',
    }),
    plan: AdvicePlan.nullable().meta({
      description:
        'What the list is built to do, which the recommendations follow. Null without legal commanders.',
    }),
    add: z
      .array(Recommended)
      .max(100)
      .meta({ description: 'Cards to add, in the `order` sent; at most 100.' }),
    must_go: z.array(IllegalReference).meta({
      description:
        'Cards of the deck that may not be in it, in the order of the list: banned ones and those outside the colors of the commanders. They go before any of `cut`, which has none of them. Cards of which the list has too many copies are in `problems` alone.',
      example: [],
    }),
    cut: z.array(Recommended).max(100).meta({
      description:
        'Cards of the deck to cut, the first to go first; at most 100, and none of `must_go`. For a list of fewer than 40 different cards, only those that do nothing in the deck’s colors.',
    }),
    more: z.boolean().meta({ description: 'True where a higher `offset` has more cards to add.' }),
    problems: z.array(z.string()).meta({
      description:
        'What is wrong with the list, a sentence each; empty where nothing is: unrecognized names, commanders, copies, colors, banned cards, the companion, more than 100 cards. Fewer are no problem here.',
    }),
    unknown: z.array(UnrecognizedName).meta({ description: 'Names that were not recognized.' }),
    card_date: CardDate,
    num_decks: Count.meta({ description: 'Number of decks behind the recommendations.' }),
  })
  .meta({ id: 'Recommendations' });
export type Recommendations = z.infer<typeof Recommendations>;

export const RecommendationsAnswer = z
  .object({ data: Recommendations, source: Provenance })
  .meta({ id: 'RecommendationsAnswer' });

export const InsightAnswer = z
  .object({ data: wireSchema(DeckInsight), source: Provenance })
  .meta({ id: 'InsightAnswer' });
