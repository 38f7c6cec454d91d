import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { CardScreen } from '../features/card/card-screen.tsx';
import { cardPageView } from '../features/card/card-view.ts';
import { filterAction } from '../shared/filters/add-filter.server.ts';
import { loadCardFilter } from '../shared/filters/cards/card-filter.server.ts';
import { findRelaxation } from '../shared/filters/find-relaxation.server.ts';
import { answersContext, documentContext } from '../shared/page/contexts.ts';
import { loadNamed } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { slug = '' } = params;
  const page = await loadNamed({ context, url }, 'card', { slug });
  const relaxation =
    page.potentialDecks > 0 || page.query === ''
      ? null
      : await findRelaxation(
          page.filters,
          async (query) => (await context.get(answersContext).page('card', { slug }, query)).potentialDecks,
        );
  const cardFilter = await loadCardFilter({ context, url }, page);
  const deferred = context.get(documentContext) && cardFilter === null;
  return { page: cardPageView(page, deferred), relaxation, cardFilter };
}

export const action = filterAction;

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.page, title: loaderData.page.title }) : [];

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
