import type { LandsPage as LandsDocument } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '../contexts.ts';
import { LandsPage } from '../features/lands/lands-page.tsx';
import { landsView } from '../features/lands/lands-view.ts';
import { loadPage, redirectToCanonical } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';

/** The overview, or one colour combination. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const path = params.slug === undefined ? '/lands' : `/lands/${encodeURIComponent(params.slug)}`;
  const page = await loadPage(context.get(apiContext).fetchPage<LandsDocument>(path, url.search));
  redirectToCanonical(page.canonical, url);
  return landsView(page);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header }) : [];

export default function Lands() {
  const page = useLoaderData<typeof loader>();
  return <LandsPage page={page} />;
}
