import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { CommanderScreen } from '../features/commander/commander-screen.tsx';
import { commanderPageView } from '../features/commander/commander-view.ts';
import { filterAction } from '../shared/filters/add-filter.server.ts';
import { loadCardFilter } from '../shared/filters/cards/card-filter.server.ts';
import { findRelaxation } from '../shared/filters/find-relaxation.server.ts';
import { answersContext, documentContext } from '../shared/page/contexts.ts';
import { loadNamed } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { slug = '' } = params;
  const page = await loadNamed({ context, url }, 'commander', { slug });
  const relaxation =
    page.numDecks > 0 || page.totalDecks === 0
      ? null
      : await findRelaxation(
          page.filters,
          async (query) => (await context.get(answersContext).page('commander', { slug }, query)).numDecks,
        );
  const cardFilter = await loadCardFilter(
    { context, url },
    page.totalDecks === 0 ? (page.proposal ?? page) : page,
  );
  const deferred = context.get(documentContext) && cardFilter === null;
  return { page: commanderPageView(page, deferred), relaxation, cardFilter };
}

export const shouldRevalidate = revalidatesData;

export const action = filterAction;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.page, title: loaderData.page.title, hasFeed: true }) : [];

export default function Commander() {
  const { page, relaxation } = useLoaderData<typeof loader>();
  return (
    <CommanderScreen
      key={page.canonical}
      page={page}
      relaxation={relaxation}
      refused={useActionData<typeof action>()}
    />
  );
}
