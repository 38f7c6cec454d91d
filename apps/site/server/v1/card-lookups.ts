import { randomInt } from 'node:crypto';
import {
  cardOfId,
  cardResource,
  describeIdentifier,
  drawnCards,
  drawOne,
  exactCard,
  findIdentified,
  fuzzyCard,
  missingNumbers,
  printingResource,
  printingsOfCard,
  UnknownNameError,
} from '@deckwright/answers';
import { CardIdentifier, CardResource, PrintingResource } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import type { Api } from '../api/api.ts';
import { CARD_ID } from './card-filters.ts';
import { itemRoute, listRoute } from './define-resource.ts';
import { CARD_QUERY, cardsFound } from './found-cards.ts';

const TAG = 'Cards';
const { shape } = CardIdentifier;
const NUMBER = z.coerce.number('must be a whole number').int().min(1).optional();

/** Calls that find one card: by name, by what other programs call it, or at random. */
export function cardLookupRoutes(api: Api): void {
  itemRoute(api, {
    path: '/cards/named',
    summary: 'The card that a name means',
    operationId: 'cards.named',
    tag: TAG,
    name: 'Card',
    more: '`exact` is the whole name of a card or of a face, ignoring case, accents and signs. `fuzzy` may be shortened, misspelled or a nickname; one that means several cards equally well is refused with these as the nearest.',
    shape: CardResource,
    example: 'fuzzy=sol+rign',
    query: z.object({
      exact: z.string().min(1).max(400).optional().meta({
        description: 'Name of the card. Absent where `fuzzy` names it.',
      }),
      fuzzy: z.string().min(1).max(400).optional().meta({
        description: 'Name of the card, as somebody remembers it. Absent where `exact` names it.',
        example: 'sol rign',
      }),
    }),
    problems: { 404: 'No card has this name, or several may be meant; they come with the answer.' },
    find: async (context, _, { exact, fuzzy }) => {
      const name = exact ?? fuzzy;
      if (name === undefined || (exact !== undefined && fuzzy !== undefined))
        throw new AppError('invalid-argument', 'Give either "exact" or "fuzzy".');
      if (exact === undefined) await context.snapshot.ready('typeahead');
      const index =
        exact === undefined ? fuzzyCard(context.snapshot, name) : exactCard(context.snapshot, name);
      return { key: `/cards/${index}`, make: () => cardResource(context, index) };
    },
  });
  itemRoute(api, {
    path: '/cards/lookup',
    summary: 'A card by what names it in other programs',
    operationId: 'cards.lookup',
    tag: TAG,
    name: 'Card',
    more: 'By one id, or by `set` and `number`. `/cards/batch` takes up to 100 of them as `identifiers`. In the sample, printings have no numbers.',
    shape: CardResource,
    example: 'oracle_id=sol-ring',
    query: z.object({
      oracle_id: shape.oracle_id.meta({ ...shape.oracle_id.meta(), example: 'sol-ring' }),
      scryfall_id: shape.scryfall_id,
      tcgplayer_id: NUMBER.meta(shape.tcgplayer_id.meta() ?? {}),
      mtgo_id: NUMBER.meta(shape.mtgo_id.meta() ?? {}),
      multiverse_id: NUMBER.meta(shape.multiverse_id.meta() ?? {}),
      set: shape.set,
      number: shape.number,
    }),
    problems: { 404: 'No card has this id or number, or the data have no numbers of this kind.' },
    find: (context, _, identifier) => {
      const index = findIdentified(context.snapshot, identifier);
      if (index === null) {
        const message = `No card has ${describeIdentifier(identifier)}.`;
        throw new UnknownNameError(missingNumbers(context.snapshot, identifier) ?? message, []);
      }
      return { key: `/cards/${index}`, make: () => cardResource(context, index) };
    },
  });
  itemRoute(api, {
    path: '/cards/random',
    summary: 'A random card',
    operationId: 'cards.random',
    tag: TAG,
    name: 'Card',
    more: 'Each call draws anew, with the same chance for each card. Without a query, of all that are not banned.',
    shape: CardResource,
    example: 'q=t%3Aelf',
    query: z.object({
      q: CARD_QUERY.optional().meta({
        description: 'A query in the language of `/search`, of whose cards one is drawn. All where absent.',
        example: 't:elf',
      }),
    }),
    problems: { 404: 'The query finds no card.' },
    isDrawn: true,
    find: async (context, _, { q }) => {
      const found = q === undefined ? null : await cardsFound(context.snapshot, q);
      const index = drawOne(drawnCards(context.snapshot, found), 'card', randomInt);
      return { key: '', make: () => cardResource(context, index) };
    },
  });
}

/** The printings of a card, behind the calls that find one. */
export function printingRoutes(api: Api): void {
  listRoute(api, {
    path: '/cards/{id}/printings',
    summary: 'The printings of a card, newest first',
    operationId: 'cards.printings',
    tag: TAG,
    name: 'Printing',
    shape: PrintingResource,
    names: { id: CARD_ID },
    list: ({ snapshot }, { params: { id = '' } }) => {
      const index = cardOfId(snapshot, id);
      return { key: `/cards/${index}/printings`, entries: () => printingsOfCard(snapshot, index) };
    },
    toId: (_, { printing }) => printing.id,
    print: ({ snapshot }, entry) => printingResource(snapshot, entry),
  });
}
