import { COMBOS_QUERY } from '@deckwright/contract';
import type { SearchOption } from '@deckwright/contract/schemas';
import type { LoaderFunctionArgs } from 'react-router';
import { answersContext } from '../../shared/page/contexts.ts';
import { loadPage, toRefusal } from '../../shared/page/load-page.ts';

/** A name in the field that no card has, and the closest cards. */
export type UnknownCard = { name: string; nearest: Pick<SearchOption, 'label' | 'url'>[] };

/** The list; what was typed as a card and is none is left out and stated, with the closest names. */
export async function loadCombos({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>) {
  const answers = context.get(answersContext);
  const name = url.searchParams.get(COMBOS_QUERY.card.name);
  const load = (query: string) => answers.page('combos', {}, query);
  const answer = load(url.search);
  const refusal = name ? await answer.then(() => null, toRefusal) : null;
  if (!name || refusal?.status !== 404) return { page: await loadPage(answer), unknownCard: null };
  const unknownCard: UnknownCard = {
    name: name.slice(0, MAX_NAME),
    nearest: refusal.nearest.slice(0, MAX_NEAREST).map(({ label }) => ({ label, url: withCard(url, label) })),
  };
  return { page: await loadPage(load(withCard(url, null).replace('/combos', ''))), unknownCard };
}

const MAX_NAME = 100;
const MAX_NEAREST = 3;

function withCard(url: URL, card: string | null): string {
  const query = new URLSearchParams(url.search);
  query.delete(COMBOS_QUERY.card.name);
  query.delete(COMBOS_QUERY.page.name);
  if (card !== null) query.set(COMBOS_QUERY.card.name, card);
  return `/combos${query.size > 0 ? `?${query}` : ''}`;
}
