import { parseViewQuery } from '@deckwright/contract';
import type { CardEntry } from '@deckwright/contract/schemas';
import type { LoaderFunctionArgs } from 'react-router';
import { answersContext } from '../../page/contexts.ts';
import { loadPage } from '../../page/load-page.ts';
import { type CardFilterAnswer, slugsIn } from './card-filter.ts';

type Args = Pick<LoaderFunctionArgs, 'context' | 'url'>;

type Listed = {
  lists: readonly { kind: string; title: string; cards: readonly CardEntry[] }[];
};

/** Which cards of a page match the query in its URL; null without a query. */
export async function loadCardFilter({ context, url }: Args, page: Listed): Promise<CardFilterAnswer | null> {
  const { q } = parseViewQuery(url.searchParams);
  if (q === '') return null;
  const { order, warnings, cards, fault } = await loadPage(
    context.get(answersContext).searchWithin(q, slugsIn(page.lists)),
  );
  return { q, order, warnings, cards, fault };
}
