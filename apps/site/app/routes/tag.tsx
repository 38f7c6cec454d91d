import type { TagPage } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { TagScreen } from '../features/tags/tag-screen.tsx';
import { cardFilterOf } from '../shared/card-filter/card-filter.server.ts';
import { filterAction } from '../shared/filters/add-filter.server.ts';
import { findRelaxation } from '../shared/filters/find-relaxation.server.ts';
import { heldView, listsView } from '../shared/lists/page-views.ts';
import { apiContext, documentContext } from '../shared/page/contexts.ts';
import { loadPage, redirectToCanonical } from '../shared/page/load-page.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/view/use-view.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { slug = '', colors } = params;
  const path = ['/tags', slug, ...(colors === undefined ? [] : [colors])].map(encodePart).join('/');
  const api = context.get(apiContext);
  const page = await loadPage(api.fetchPage<TagPage>(path, url.search));
  redirectToCanonical(page.canonical, url);
  const cardFilter = await cardFilterOf(api, url, page);
  const held = context.get(documentContext) && cardFilter === null;
  const relaxation =
    page.num_decks > 0 || page.query === ''
      ? null
      : await findRelaxation(
          page.filters,
          async (query) => (await api.fetchPage<TagPage>(path, query)).num_decks,
        );
  return { ...heldView(listsView(page), held), cardFilter, relaxation };
}

export const action = filterAction;

export const shouldRevalidate = revalidatesData;

const encodePart = (part: string): string => (part === '/tags' ? part : encodeURIComponent(part));

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: titleOf(loaderData), kind: { type: 'list' } }) : [];

/** Themes share their names with lists of cards. */
function titleOf({ header, kind }: { header: string; kind: TagPage['kind'] }): string {
  return kind === 'theme' ? `${header} theme` : header;
}

export default function Tag() {
  const page = useLoaderData<typeof loader>();
  return <TagScreen key={page.canonical} page={page} refused={useActionData<typeof action>()} />;
}
