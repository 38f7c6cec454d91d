import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { CardScreen } from '../features/card/card-screen.tsx';
import { cardFilterOf } from '../shared/card-filter/card-filter.server.ts';
import { filterAction } from '../shared/filters/add-filter.server.ts';
import { findRelaxation } from '../shared/filters/find-relaxation.server.ts';
import { cardPageView } from '../shared/lists/page-views.ts';
import { apiContext, documentContext } from '../shared/page/contexts.ts';
import { loadPage, redirectToCanonical } from '../shared/page/load-page.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/view/use-view.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const { slug = '' } = params;
  const page = await loadPage(api.fetchCardPage(slug, url.search));
  redirectToCanonical(page.canonical, url);
  const relaxation =
    page.potential_decks > 0 || page.query === ''
      ? null
      : await findRelaxation(
          page.filters,
          async (query) => (await api.fetchCardPage(slug, query)).potential_decks,
        );
  const cardFilter = await cardFilterOf(api, url, page);
  const held = context.get(documentContext) && cardFilter === null;
  return { page: cardPageView(page, held), relaxation, cardFilter };
}

export const action = filterAction;

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.page, title: loaderData.page.header }) : [];

export default function Card() {
  const { page, relaxation } = useLoaderData<typeof loader>();
  return (
    <CardScreen
      key={page.canonical}
      page={page}
      relaxation={relaxation}
      refused={useActionData<typeof action>()}
    />
  );
}
