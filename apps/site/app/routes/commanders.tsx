import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '../contexts.ts';
import { CommanderListPage } from '../features/commander-list/commander-list-page.tsx';
import { listQuery } from '../features/commander-list/list-query.ts';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';
import { commandersView } from '../page-views.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const query = listQuery(url.searchParams);
  return commandersView(await loadPage(context.get(apiContext).fetchCommanders(query)));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.header,
        description: loaderData.description,
        canonical: loaderData.canonical,
        kind: { type: 'list' },
        noindex: loaderData.noindex,
      })
    : [];

export default function Commanders() {
  return <CommanderListPage page={useLoaderData<typeof loader>()} />;
}
