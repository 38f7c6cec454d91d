import { deckListResource, toProvenance } from '@deckwright/answers';
import { DeckListAnswer, DeckListText, MAX_LIST_LENGTH } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import type { Api } from '../api/api.ts';
import { defineRoute, readJson } from '../api/define-route.ts';
import { VERSION_ONE } from '../http/version-one.ts';

const EXAMPLE = {
  text: 'Commander\n1 Atraxa, Praetors’ Voice\n\nDeck\n1 Sol Ring\n1 Arcane Signet\n1 Comand Tower\n',
  file_name: 'deck.txt',
};

/** Reads deck lists, so that programs need no reader of their own. */
export function deckListRoutes(api: Api): void {
  defineRoute(
    api,
    {
      method: 'post',
      path: `${VERSION_ONE}/deck-lists`,
      summary: 'Reads a deck list: commanders, companion, cards, what is outside the deck, what was not read',
      description:
        'Takes a list as players paste it, or a file of a deck program or site as text. Send the ids on to `/insight` or `/recommendations`, such as `4 id`; nothing is stored.',
      operationId: 'deckLists.read',
      tags: ['Decks'],
      body: DeckListText,
      bodyExample: EXAMPLE,
      answer: DeckListAnswer,
      problems: {
        400: 'The body cannot be read.',
        413: 'The list is longer than 100,000 characters, or the body larger than 1 MB.',
      },
    },
    async (c) => {
      const { snapshot, inTurn } = c.var;
      const { text, file_name: fileName } = await readJson(c, DeckListText);
      if (text.length > MAX_LIST_LENGTH)
        throw new AppError(
          'resource-exhausted',
          `The list is longer than ${MAX_LIST_LENGTH.toLocaleString('en')} characters. Send one deck.`,
        );
      c.header('Cache-Control', 'no-store');
      const data = await inTurn(() => deckListResource(snapshot, { text, fileName }));
      return c.json({ data, source: toProvenance(snapshot) });
    },
  );
}
