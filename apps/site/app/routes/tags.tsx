import type { TagsPage } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { TagsScreen } from '../features/tags/tags-screen.tsx';
import { apiContext } from '../shared/page/contexts.ts';
import { loadPage, redirectToCanonical } from '../shared/page/load-page.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

/** All three lists of themes: the address says which. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = await loadPage(context.get(apiContext).fetchPage<TagsPage>(url.pathname.replace(/\/$/, '')));
  redirectToCanonical(page.canonical, url);
  return page;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: { type: 'list' } }) : [];

export default function Tags() {
  return <TagsScreen page={useLoaderData<typeof loader>()} />;
}
