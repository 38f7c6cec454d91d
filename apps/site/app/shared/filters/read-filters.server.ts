import { parseDeckQuery } from '@deckwright/contract';
import { AppError, type DeckFilters } from '@deckwright/domain';
import { refuse } from '../page/load-page.ts';

/**
 * The deck filters in the query of a URL.
 * @throws the response for a client error, as the loader of a page does, if they are invalid
 */
export function readFilters(url: URL): DeckFilters {
  try {
    return parseDeckQuery(url.searchParams).filters;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw refuse(400, error.message);
  }
}
