import type { ThemePage as ThemeDocument } from '@deckwright/contract/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { ThemeScreen } from '../features/themes/theme-screen.tsx';
import { filterAction } from '../shared/filters/add-filter.server.ts';
import { loadCardFilter } from '../shared/filters/cards/card-filter.server.ts';
import { findRelaxation } from '../shared/filters/find-relaxation.server.ts';
import { deferredView, listsView } from '../shared/lists/tile-lists.ts';
import { documentContext } from '../shared/page/contexts.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { redirectToCanonical } from '../shared/page/load-page.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { slug = '', colors } = params;
  const ask = (query: string) =>
    colors === undefined
      ? loadAnswer({ context, url }, 'theme', { slug }, query)
      : loadAnswer({ context, url }, 'themeInColors', { slug, colors }, query);
  const page = await ask(url.search);
  redirectToCanonical(page.canonical, url);
  const cardFilter = await loadCardFilter({ context, url }, page);
  const deferred = context.get(documentContext) && cardFilter === null;
  const relaxation =
    page.numDecks > 0 || page.query === ''
      ? null
      : await findRelaxation(page.filters, async (query) => (await ask(query)).numDecks);
  return { ...deferredView(listsView(page), deferred), cardFilter, relaxation };
}

export const action = filterAction;

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        ...loaderData,
        title: toTitle(loaderData),
        kind: { type: 'list' },
        hasFeed: loaderData.identity === null,
      })
    : [];

/** Themes share their names with lists of cards. */
function toTitle({ title, kind }: { title: string; kind: ThemeDocument['kind'] }): string {
  return kind === 'theme' ? `${title} theme` : title;
}

export default function Theme() {
  const page = useLoaderData<typeof loader>();
  return <ThemeScreen key={page.canonical} page={page} refused={useActionData<typeof action>()} />;
}
