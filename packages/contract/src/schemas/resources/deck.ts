import { PRICE_FINISHES } from '@deckwright/domain';
import { z } from 'zod';
import { Amount, BracketNumber, Count, DeckBracketEstimate, SaltScore } from '../figures.ts';
import { DeckResultEntry } from '../results.ts';
import { CardReference } from './card.ts';
import { CommanderReference, ThemeReference } from './commander.ts';

/** A counted deck, as lists have it. */
export const DeckResource = z
  .object({
    object: z.literal('deck').meta({ description: 'Kind of resource.' }),
    id: z.string().meta({ description: 'Id of the deck; it stays the same when the data are renewed.' }),
    page: z.string().meta({ description: 'Path of its page on the site.' }),
    commander: CommanderReference,
    date: z.string().nullable().meta({
      description: 'Day it was last saved, YYYY-MM-DD. Null where the source does not say.',
    }),
    source: z
      .object({
        name: z.string().meta({ description: 'Name of the source.' }),
        url: z.string().nullable().meta({
          description: 'Address of the deck at its source. Null where it has none.',
        }),
      })
      .nullable()
      .meta({ description: 'Where the deck comes from. Null for a deck of the sample.' }),
    bracket: BracketNumber.nullable().meta({
      description:
        'Bracket, 1…5: as its owner or its source states it or, without that, our estimate. Null without either.',
    }),
    bracket_estimated: z.boolean().meta({ description: 'True where the bracket is our estimate.' }),
    price: Amount.nullable().meta({
      description:
        'Price, USD, of the cheapest printings: Card Kingdom, else TCGplayer, else Star City Games; of the copies that the source records, without basics that only fill the list. Null where too few cards have a price.',
    }),
    salt: SaltScore.nullable().meta({
      description: 'Average salt score of its cards that have one, commanders aside, 0…4. Null without any.',
    }),
    themes: z.array(ThemeReference).meta({ description: 'Its themes, rarest first.' }),
    counts: z.record(z.string(), Count).meta({
      description: 'Number of cards by type, lower case, commanders aside; every copy of a basic counts.',
    }),
    curve: z.array(Count).meta({
      description:
        'Number of nonland cards by mana value from 0, commanders aside; the last entry is that value and more.',
    }),
    basics_estimated: z.boolean().meta({
      description: 'True where the source lists each card once, so that basics fill it to 100 cards.',
    }),
    results: z.array(DeckResultEntry).meta({ description: 'How it did in tournaments, newest first.' }),
  })
  .meta({ id: 'DeckResource' });
export type DeckResource = z.infer<typeof DeckResource>;

const DeckLineResource = z
  .object({
    id: z.string().nullable().meta({ description: 'Id of the card. Null where the catalog lacks it.' }),
    name: z.string().meta({ description: 'Name of the card; faces are joined by ` // `.' }),
    quantity: Count.min(1).meta({ description: 'Number of copies.' }),
    is_commander: z.boolean().meta({ description: 'True for a commander.' }),
  })
  .meta({ id: 'DeckLineResource' });

/** A counted deck on its own, with its cards. */
export const DeckDetails = DeckResource.extend({
  size: Count.meta({ description: 'Number of cards, commanders included.' }),
  cards: z.array(DeckLineResource).meta({
    description: 'Its cards, each once: the commanders, then by type, mana value and name.',
  }),
  basics_unknown: z.boolean().meta({
    description: 'True where the source does not tell how many copies of each basic there are.',
  }),
  basics_added: Count.meta({
    description:
      'Number of basic lands by which its numbers exceed its list, for the cards missing to 100; estimated, and not in `cards`. 0 where `basics_estimated` is false.',
  }),
  extra_copies: z
    .array(
      z.object({
        name: z.string().meta({ description: 'Name of the card.' }),
        copies: Count.min(1).meta({ description: 'Number of copies at the source.' }),
        allowed: Count.min(1).meta({ description: 'Number of copies that a deck may run, which count.' }),
      }),
    )
    .meta({ description: 'Cards of which the source has more copies than the rules allow. Usually empty.' }),
  stated_date: z
    .object({
      date: z.string().meta({ description: 'The date, YYYY-MM-DD.' }),
      because: z.enum(['newer-card', 'after-as-of']).meta({
        description:
          'Why it is not used: `newer-card` where a card of the deck came out later, `after-as-of` where it is later than the as-of date.',
      }),
    })
    .nullable()
    .meta({
      description:
        'Date that its source states, where the deck counts as one without a date all the same. Null otherwise.',
    }),
  price_oldest_date: z.string().nullable().meta({
    description: 'Day of the oldest price in `price`, YYYY-MM-DD. Null without a price.',
  }),
  price_newest_date: z.string().nullable().meta({
    description: 'Day of the newest price in `price`, YYYY-MM-DD. Null without a price.',
  }),
  bracket_estimate: DeckBracketEstimate,
}).meta({ id: 'DeckDetails' });
export type DeckDetails = z.infer<typeof DeckDetails>;

/** A precon, as lists have it. */
export const PreconResource = z
  .object({
    object: z.literal('precon').meta({ description: 'Kind of resource.' }),
    id: z.string().meta({ description: 'Id of the precon, which is its slug.' }),
    name: z.string().meta({ description: 'Name of the precon.' }),
    page: z.string().meta({ description: 'Path of its page on the site.' }),
    set: z.string().meta({ description: 'Id of its set: the code, lower case.' }),
    type: z.string().meta({ description: 'Kind of product in MTGJSON’s words, such as `Commander Deck`.' }),
    released: z.string().meta({ description: 'Day of release, YYYY-MM-DD.' }),
    commanders: z
      .array(DeckLineResource.omit({ quantity: true, is_commander: true }))
      .meta({ description: 'The printed commanders.' }),
    color_identity: z.array(z.enum(['W', 'U', 'B', 'R', 'G'])).meta({
      description: 'Color identity of the printed commanders, in the order W U B R G.',
    }),
  })
  .meta({ id: 'PreconResource' });
export type PreconResource = z.infer<typeof PreconResource>;

/** A precon on its own, with its cards. */
export const PreconDetails = PreconResource.extend({
  cards: z.array(DeckLineResource).meta({
    description: 'Its cards, each once: the commanders first, then as the product lists them.',
  }),
}).meta({ id: 'PreconDetails' });
export type PreconDetails = z.infer<typeof PreconDetails>;

const UpgradeCardReference = CardReference.extend({
  price: Amount.nullable().meta({
    description:
      'Price of the cheapest printing, USD: Card Kingdom, else TCGplayer, else Star City Games. Null without one.',
  }),
  price_finish: z.enum(PRICE_FINISHES).nullable().meta({
    description: 'Finish of the copy with this price. Null for a regular copy and without a price.',
  }),
  reason: z.string().meta({ description: 'Why, in words; empty without a reason.' }),
}).meta({ id: 'UpgradeCardReference' });

/** Swaps that upgrade a precon for a budget. */
export const PreconUpgradeResource = z
  .object({
    object: z.literal('precon_upgrade').meta({ description: 'Kind of resource.' }),
    id: z.string().meta({ description: 'Id of the precon, which is its slug.' }),
    page: z.string().meta({ description: 'Path and anchor of the upgrades on the site.' }),
    commanders: z.array(CardReference).max(2).meta({
      description:
        'The commander, or the two of a pair, that the advice is for; empty where the cards have none, and then there are no swaps.',
    }),
    budget: Amount.meta({ description: 'Highest price of all cards to add together, USD.' }),
    cost: Amount.meta({ description: 'Price of the cards to add, USD; at most `budget`.' }),
    left: Amount.meta({ description: 'What remains of the budget, USD.' }),
    price_before: Amount.meta({
      description: 'Price of the printed list, USD; copies without a price count nothing.',
    }),
    price_after: Amount.meta({
      description: 'Price of the list after the swaps, USD; copies without a price count nothing.',
    }),
    swaps: z
      .array(
        z.object({
          cut: UpgradeCardReference.meta({ description: 'The card of the printed list that goes.' }),
          add: UpgradeCardReference.meta({ description: 'The card that replaces it.' }),
        }),
      )
      .max(30)
      .meta({
        description:
          'Best card to add first: at most 10 for each part of 25 USD of the budget, and 30 in all. A land replaces a land.',
      }),
  })
  .meta({ id: 'PreconUpgradeResource' });
export type PreconUpgradeResource = z.infer<typeof PreconUpgradeResource>;
