import { identityFromSlug, identitySlug } from '@deckwright/domain';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { CommanderListScreen } from '../features/commander-list/commander-list-screen.tsx';
import { commandersView } from '../features/commander-list/commanders-view.ts';
import { loadCardFilter } from '../shared/filters/cards/card-filter.server.ts';
import { documentContext } from '../shared/page/contexts.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

/** All commanders, or those of the color identity in the path. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const identity = identityFromSlug(url.pathname.split('/')[2] ?? '');
  const slug = identity === null ? null : identitySlug(identity);
  const page = await (slug === null
    ? loadAnswer({ context, url }, 'commanders', {})
    : loadAnswer({ context, url }, 'identity', { slug }));
  const cardFilter = await loadCardFilter({ context, url }, page);
  const deferred = context.get(documentContext) && cardFilter === null;
  return { ...commandersView(page, deferred), cardFilter };
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title, kind: { type: 'list' } }) : [];

export default function Commanders() {
  const page = useLoaderData<typeof loader>();
  return <CommanderListScreen key={page.canonical} page={page} />;
}
