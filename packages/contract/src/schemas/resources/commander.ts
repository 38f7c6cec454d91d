import { z } from 'zod';
import { wireFields, wireSchema } from '../../wire/index.ts';
import { ColorLetter } from '../card.ts';
import { DeckSample } from '../deck-sample.ts';
import { Amount, Count, intervalFields, Place, SaltScore, Share, ShareDifference } from '../figures.ts';
import { TypeAverages } from '../page.ts';
import { CardReference } from './card.ts';

/** Fields by which other resources name a commander or a pair. */
export const CommanderReference = z
  .object({
    id: z.string().meta({
      description: 'Id of the commander: the id of its card; of a pair, both ids joined by `_`.',
    }),
    slug: z.string().meta({
      description: 'Slug of the commander or pair, which its addresses take as well as the id.',
    }),
    name: z.string().meta({ description: 'Name of the commander; the names of a pair are joined by ` & `.' }),
  })
  .meta({ id: 'CommanderReference' });
export type CommanderReference = z.infer<typeof CommanderReference>;

/** A theme by name. */
export const ThemeReference = z
  .object({
    id: z.string().meta({ description: 'Id of the theme, which is its slug.' }),
    name: z.string().meta({ description: 'Name of the theme.' }),
  })
  .meta({ id: 'ThemeReference' });
export type ThemeReference = z.infer<typeof ThemeReference>;

/** A commander or pair, as lists have it. */
export const CommanderResource = z
  .object({
    object: z.literal('commander').meta({ description: 'Kind of resource.' }),
    ...CommanderReference.shape,
    page: z.string().meta({ description: 'Path of its page on the site.' }),
    cards: z.array(CardReference).min(1).max(2).meta({ description: 'Its card, or the two of a pair.' }),
    color_identity: z.array(ColorLetter).meta({ description: 'Color identity, in the order W U B R G.' }),
    num_decks: Count.meta({ description: 'Number of counted decks with it as commander.' }),
    potential_decks: Count.meta({
      description:
        'Number of counted decks saved since it could be played; for a pair, since the newer of the two.',
    }),
    inclusion_rate: Share.meta({
      description: '`num_decks` ÷ `potential_decks`, 0…1; 0 where no deck was saved since.',
    }),
    ...wireFields(intervalFields),
    rank: Place.nullable().meta({
      description:
        'Rank among all commanders by number of decks, from 1; equal counts share a rank. Null without a deck.',
    }),
  })
  .meta({ id: 'CommanderResource' });
export type CommanderResource = z.infer<typeof CommanderResource>;

const byBracket = z.record(z.string(), Count);

/** A commander or pair on its own, with what its decks are like on average. */
export const CommanderDetails = CommanderResource.extend({
  banned: z.boolean().meta({
    description: 'True where the card, or one of a pair, is banned in Commander.',
  }),
  sample: wireSchema(DeckSample).meta({
    description:
      'What these numbers rest on. Not to be confused with `source.sample`, which is true for the built-in sample data.',
  }),
  averages: TypeAverages.meta({ description: 'Average number of cards per deck by type, commanders aside.' }),
  mana_curve: z.record(z.string(), Amount).meta({
    description:
      'Nonland cards per deck, average, by mana value, commanders aside. The last key counts that mana value and more.',
  }),
  bracket_counts: byBracket.meta({
    description:
      'Number of decks by the bracket stated with them, “1” to “5”: by their owner or by the source they are from, such as a list of tournaments.',
  }),
  bracket_counts_estimated: byBracket.meta({
    description: 'Number of decks that state no bracket, by our estimate, “1” to “5”; no estimate is 1.',
  }),
  avg_price: Amount.nullable().meta({
    description:
      'Average price of the decks that have one, USD; a card’s price is its first in the order Card Kingdom, TCGplayer, Star City Games. Null where no deck has a price.',
  }),
  priced_decks: Count.meta({
    description: 'Number of decks with a price: nearly all of their different cards have one.',
  }),
  avg_salt: SaltScore.nullable().meta({
    description:
      'Average salt score, 0…4, of the cards in these decks that have one; basic lands and commanders aside. Null without any.',
  }),
  themes: z
    .array(
      ThemeReference.extend({
        num_decks: Count.meta({ description: 'Number of its decks that have the theme.' }),
      }),
    )
    .meta({ description: 'Themes of its decks, most decks first.' }),
  similar: z
    .array(
      CommanderReference.extend({
        similarity: Share.meta({
          description:
            'How much alike the decks are, 0…1: cosine of their inclusion rates over the cards that decks of both could run. For a commander without decks, how much alike the cards are.',
        }),
      }),
    )
    .meta({ description: 'Commanders whose decks are most like its decks, most alike first.' }),
}).meta({ id: 'CommanderDetails' });
export type CommanderDetails = z.infer<typeof CommanderDetails>;

/** Orders of the cards of a commander. */
export const PLAYED_ORDERS = ['inclusion', 'synergy', 'lift'] as const;
export type PlayedOrder = (typeof PLAYED_ORDERS)[number];

/** How the decks of one commander run one card. */
export const PlayedCard = z
  .object({
    object: z.literal('played_card').meta({ description: 'Kind of resource.' }),
    ...CardReference.shape,
    num_decks: Count.meta({ description: 'Number of the commander’s decks that run the card.' }),
    potential_decks: Count.meta({
      description:
        'Number of the commander’s decks that could run the card: it was released by the day the deck was saved or, where that day is not known, no later than the newest of the deck’s other cards.',
    }),
    inclusion_rate: Share.meta({ description: 'Inclusion: `num_decks` ÷ `potential_decks`, 0…1.' }),
    ...wireFields(intervalFields),
    synergy: ShareDifference.nullable().meta({
      description:
        'Inclusion in the commander’s decks minus inclusion in decks of other commanders that could run the card, −1…1, shrunk (see the field of the same name in `CardEntry`). Null where no other deck could run it.',
    }),
    lift: z.number().nullable().meta({
      description:
        'log10 of how many times more of the commander’s decks run the card than would by chance; 0 is chance, no fixed range, shrunk. Null as `synergy`.',
    }),
  })
  .meta({ id: 'PlayedCard' });
export type PlayedCard = z.infer<typeof PlayedCard>;
