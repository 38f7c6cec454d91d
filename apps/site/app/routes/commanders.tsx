import { identityFromSlug, identitySlug } from '@deckwright/domain';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext, documentContext } from '../contexts.ts';
import { cardFilterOf } from '../features/card-filter/card-filter.server.ts';
import { CommanderListPage } from '../features/commander-list/commander-list-page.tsx';
import { revalidatesData } from '../features/list-views/use-view.ts';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';
import { commandersView } from '../page-views.ts';

/** All commanders, or those of the colour identity that the address names. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const identity = identityFromSlug(url.pathname.split('/')[2] ?? '');
  const slug = identity === null ? null : identitySlug(identity);
  const api = context.get(apiContext);
  const page = await loadPage(api.fetchCommanders(url.search, slug));
  const cardFilter = await cardFilterOf(api, url, page);
  const held = context.get(documentContext) && cardFilter === null;
  return { ...commandersView(page, held), cardFilter };
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: { type: 'list' } }) : [];

export default function Commanders() {
  const page = useLoaderData<typeof loader>();
  return <CommanderListPage key={page.canonical} page={page} />;
}
