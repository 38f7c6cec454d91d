import type { SetsPage as SetsDocument } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { SetsPage } from '../features/sets/sets-page.tsx';
import { apiContext } from '../shared/page/contexts.ts';
import { loadPage } from '../shared/page/load-page.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  return loadPage(context.get(apiContext).fetchPage<SetsDocument>('/sets', url.search));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: { type: 'list' } }) : [];

export default function Sets() {
  const page = useLoaderData<typeof loader>();
  return <SetsPage key={page.query} page={page} />;
}
