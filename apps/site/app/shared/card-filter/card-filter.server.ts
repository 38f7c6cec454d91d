import { parseViewQuery } from '@deckwright/api-client';
import type { CardView } from '@deckwright/api-client/schemas';
import type { LoaderFunctionArgs } from 'react-router';
import { answersContext } from '../page/contexts.ts';
import { loadPage } from '../page/load-page.ts';
import { type CardFilterAnswer, slugsIn } from './card-filter.ts';

type Args = Pick<LoaderFunctionArgs, 'context' | 'url'>;

type Listed = {
  container: {
    json_dict: { cardlists: readonly { tag: string; header: string; cardviews: readonly CardView[] }[] };
  };
};

/** Which cards of a page pass the query in its address; null without a query. */
export async function cardFilterOf({ context, url }: Args, page: Listed): Promise<CardFilterAnswer | null> {
  const { q } = parseViewQuery(url.searchParams);
  if (q === '') return null;
  const { order, warnings, cards, fault } = await loadPage(
    context.get(answersContext).searchWithin(q, slugsIn(page.container.json_dict.cardlists)),
  );
  return { q, order, warnings, cards, fault };
}
