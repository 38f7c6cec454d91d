import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext } from '../contexts.ts';
import { addFilter } from '../features/commander/add-filter.server.ts';
import { CommanderPage } from '../features/commander/commander-page.tsx';
import { findRelaxation } from '../features/commander/find-relaxation.server.ts';
import { loadPage, redirectToCanonical } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';
import { commanderView } from '../page-views.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const { slug = '' } = params;
  const page = await loadPage(api.fetchCommanderPage(slug, url.search));
  redirectToCanonical(page.canonical, url);
  return { page: commanderView(page), relaxation: await findRelaxation(api, slug, page) };
}

export const action = ({ context, request, url }: ActionFunctionArgs) =>
  addFilter(context.get(apiContext), request, url);

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.page, title: loaderData.page.header }) : [];

export default function Commander() {
  const { page, relaxation } = useLoaderData<typeof loader>();
  return (
    <CommanderPage
      key={page.canonical}
      page={page}
      relaxation={relaxation}
      formError={useActionData<typeof action>()}
    />
  );
}
