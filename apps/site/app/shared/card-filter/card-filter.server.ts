import { type ApiClient, parseViewQuery } from '@deckwright/api-client';
import type { CardView } from '@deckwright/api-client/schemas';
import { loadPage } from '../page/load-page.ts';
import { type CardFilterAnswer, slugsIn } from './card-filter.ts';

type Listed = {
  container: {
    json_dict: { cardlists: readonly { tag: string; header: string; cardviews: readonly CardView[] }[] };
  };
};

/** Which cards of a page pass the query in its address; null without a query. */
export async function cardFilterOf(api: ApiClient, url: URL, page: Listed): Promise<CardFilterAnswer | null> {
  const { q } = parseViewQuery(url.searchParams);
  if (q === '') return null;
  const { order, warnings, cards, fault } = await loadPage(
    api.searchWithin(q, slugsIn(page.container.json_dict.cardlists)),
  );
  return { q, order, warnings, cards, fault };
}
