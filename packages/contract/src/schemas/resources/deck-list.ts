import { z } from 'zod';
import { Count } from '../figures.ts';
import { CardDate, UnknownKind } from '../recs.ts';
import { Provenance } from './envelope.ts';

/** Longest list that is read, in characters. */
export const MAX_LIST_LENGTH = 100_000;

/** A deck list as text. */
export const DeckListText = z
  .strictObject({
    text: z.string().meta({
      description:
        'The list: text as players paste it, or the content of a file of a deck program or site. At most 100,000 characters.',
      example: '1 Sol Ring',
    }),
    file_name: z.string().max(255).optional().meta({
      description:
        'Name of the file; its ending decides where several formats are possible. Not needed for pasted text: absent there.',
      example: 'deck.txt',
    }),
  })
  .meta({ id: 'DeckListText' });

const ListedCard = z
  .object({
    id: z.string().nullable().meta({
      description: 'Id of the card. Null for a token.',
    }),
    name: z.string().meta({ description: 'Name of the card; faces are joined by ` // `.' }),
    quantity: Count.min(1).meta({ description: 'Number of copies.' }),
    section: z.string().meta({
      description: 'The heading or category it stands under, as written, such as `Ramp`; empty without one.',
    }),
    finish: z.enum(['normal', 'foil', 'etched']).meta({ description: 'The finish that the list names.' }),
  })
  .meta({ id: 'ListedCard' });
export type ListedCard = z.infer<typeof ListedCard>;

const OutsideCard = ListedCard.extend({
  board: z.enum(['sideboard', 'maybeboard', 'tokens', 'other']).meta({
    description: 'Where it belongs. `other` is anything else outside the deck, such as cards to buy.',
  }),
}).meta({ id: 'OutsideCard' });

const NotRead = z
  .object({
    line: Count.min(1).meta({
      description: 'Number of the line, row or entry in the list, from 1.',
    }),
    text: z.string().meta({ description: 'What is written there.' }),
    reason: z.string().meta({ description: 'Why it was not read, as the end of a sentence.' }),
    kind: UnknownKind.nullable().meta({
      description:
        'For a name that no card has: `misspelled` where it resembles a card that may be in this deck (see `nearest`); `excluded` where it is correct, but of something that is in no Commander deck; `missing` where the card data have no such name. Null where something else was not read.',
    }),
    of: z.enum(['card', 'commander']).nullable().meta({
      description: 'What the name was read as. Null where something else was not read.',
    }),
    nearest: z.string().nullable().meta({
      description:
        'Name of the card that may be meant; looked for at the first 20 names. Null without one, and where there is no name.',
    }),
  })
  .meta({ id: 'NotRead' });
export type NotRead = z.infer<typeof NotRead>;

/** A deck list by its parts. Each card of the list is in exactly one of them. */
export const DeckListParts = z
  .object({
    object: z.literal('deck_list').meta({ description: 'Kind of resource.' }),
    format: z
      .enum([
        'text',
        'table',
        'markdown',
        'mtgo',
        'cockatrice',
        'forge',
        'xmage',
        'moxfield',
        'archidekt',
        'mtgjson',
        'tabletop-simulator',
        'json',
      ])
      .meta({ description: 'What the list was recognized as; `text` is one card a line.' }),
    commanders: z.array(ListedCard).meta({
      description:
        'The commanders that the list marks or that were found; empty without one. More than one copy of one is against the rules: send `2 id` to have it reported.',
    }),
    companion: ListedCard.nullable().meta({
      description: 'The companion, which is not one of the cards of the deck. Null without one.',
    }),
    cards: z
      .array(ListedCard)
      .meta({ description: 'The other cards of the deck, in the order of the list.' }),
    outside: z.array(OutsideCard).meta({ description: 'Cards of the list that are not in the deck.' }),
    not_read: z.array(NotRead).meta({
      description: 'What could not be read, and names that no card has, by line. Nothing else was left out.',
    }),
    card_date: CardDate,
  })
  .meta({ id: 'DeckListParts' });
export type DeckListParts = z.infer<typeof DeckListParts>;

export const DeckListAnswer = z
  .object({ data: DeckListParts, source: Provenance })
  .meta({ id: 'DeckListAnswer' });
