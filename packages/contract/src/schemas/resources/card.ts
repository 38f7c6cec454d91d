import { CARD_ROLES, LEGALITIES } from '@deckwright/domain';
import { z } from 'zod';
import { wireFields, wireSchema } from '../../wire/index.ts';
import { ApiCardFace, ColorLetter, ImageUris, PrimaryType } from '../card.ts';
import { Amount, Count, intervalFields, SaltScore, Share } from '../figures.ts';
import { PriceMap } from '../prices.ts';
import { CardIdentifier } from './card-identifier.ts';

/** Fields by which other resources name a card. */
export const CardReference = z
  .object({
    id: z.string().meta({ description: 'Id of the card: its oracle id, or its slug where it has none.' }),
    slug: z.string().meta({ description: 'Slug of the card, which its addresses take as well as the id.' }),
    name: z.string().meta({ description: 'Name of the card; faces are joined by ` // `.' }),
  })
  .meta({ id: 'CardReference' });
export type CardReference = z.infer<typeof CardReference>;

/** A card: what is printed on it, what it costs, and how many decks run it. */
export const CardResource = z
  .object({
    object: z.literal('card').meta({ description: 'Kind of resource.' }),
    ...CardReference.shape,
    page: z.string().meta({ description: 'Path of its page on the site.' }),
    layout: z.string().meta({ description: 'Layout in Scryfall’s words, such as `normal` or `transform`.' }),
    mana_cost: z.string().meta({ description: 'Mana cost, symbols in braces; empty without one.' }),
    mana_value: Amount.meta({ description: 'Mana value.' }),
    type_line: z.string().meta({ description: 'Type line; faces are joined by ` // `.' }),
    primary_type: PrimaryType.meta({ description: 'The card type that lists group it under.' }),
    subtypes: z.array(z.string()).meta({ description: 'Subtypes of all faces, each once.' }),
    keywords: z
      .array(z.string())
      .meta({ description: 'Keyword abilities and actions, as Scryfall lists them.' }),
    colors: z.array(ColorLetter).meta({ description: 'Colors, in the order W U B R G.' }),
    color_identity: z.array(ColorLetter).meta({ description: 'Color identity, in the order W U B R G.' }),
    rarity: z.string().meta({ description: 'Rarity: common, uncommon, rare, mythic, special or bonus.' }),
    set: z.string().meta({ description: 'Code of the set of its main printing, lower case.' }),
    released: z.string().meta({ description: 'Day of the first release, YYYY-MM-DD.' }),
    legality: z.enum(LEGALITIES).meta({
      description:
        'Legality in Commander. `unconfirmed` where the data do not say; the site counts it as legal.',
    }),
    game_changer: z.boolean().meta({ description: 'True for a card on the Game Changers list.' }),
    legal_commander: z.boolean().meta({ description: 'True for a card that can be a commander on its own.' }),
    legal_partner: z.boolean().meta({ description: 'True for a card that can be one of two commanders.' }),
    faces: z.array(wireSchema(ApiCardFace)).meta({ description: 'The faces, front first.' }),
    images: z.array(ImageUris).meta({ description: 'Addresses of the pictures, one entry per face.' }),
    prices: PriceMap,
    salt: SaltScore.nullable().meta({
      description:
        'Salt score, 0…4: average of players’ votes from 0 (fine) to 4 (never again). Null without votes and import.',
    }),
    salt_votes: Count.meta({ description: 'Number of votes that the salt score rests on.' }),
    roles: z.array(z.enum(CARD_ROLES)).meta({
      description:
        'What the card does in decks, such as `ramp` or `removal`, by Scryfall’s functional tags and its rules text.',
    }),
    themes: z.array(z.string()).meta({ description: 'Ids of the themes that the card counts for.' }),
    num_decks: Count.meta({ description: 'Number of counted decks that run the card, not as commander.' }),
    potential_decks: Count.meta({
      description:
        'Number of counted decks that could run the card: it fits the commander’s color identity, is not the commander, and was released by the day the deck was saved or, where that day is not known, no later than the newest of the deck’s other cards.',
    }),
    inclusion_rate: Share.meta({
      description: 'Inclusion: `num_decks` ÷ `potential_decks`, 0…1; 0 where no deck could run the card.',
    }),
    ...wireFields(intervalFields),
    num_decks_as_commander: Count.meta({
      description: 'Number of counted decks with the card as commander, alone or with a partner.',
    }),
  })
  .meta({ id: 'CardResource' });
export type CardResource = z.infer<typeof CardResource>;

/** Orders of the list of cards. */
export const CARD_ORDERS = ['decks', 'inclusion', 'salt', 'price', 'name'] as const;
export type ListedCardOrder = (typeof CARD_ORDERS)[number];

/** Ids and names of up to 100 cards in one call. */
export const CardBatch = z
  .strictObject({
    ids: z
      .array(z.string().max(100))
      .max(100)
      .optional()
      .meta({
        description: 'Ids or slugs of cards. None where absent.',
        example: ['sol-ring', 'arcane-signet'],
      }),
    names: z
      .array(z.string().max(400))
      .max(100)
      .optional()
      .meta({
        description: 'Names of cards, as deck lists write them. None where absent.',
        example: ['Command Tower'],
      }),
    identifiers: z
      .array(CardIdentifier)
      .max(100)
      .optional()
      .meta({
        description:
          'Cards by what names them in other programs, each by one id or by set and collector number. None where absent.',
        example: [{ set: 'tsp', number: '157' }],
      }),
    omit_missing: z.boolean().default(false).meta({
      description:
        'Whether to leave out of `data` what no card has; it is in `not_found` in any case. Where absent or false, its position stays, empty.',
    }),
    fields: z
      .array(z.string().max(100))
      .min(1)
      .max(100)
      .optional()
      .meta({
        description: 'Fields of each card, as in the query `fields` of other calls. All where absent.',
        example: ['name', 'inclusion_rate', 'prices.tcgplayer.price'],
      }),
  })
  .meta({ id: 'CardBatch' });
export type CardBatch = z.input<typeof CardBatch>;
