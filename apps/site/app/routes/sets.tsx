import type { SetsPage as SetsDocument } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '../contexts.ts';
import { SetsPage } from '../features/sets/sets-page.tsx';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  return loadPage(context.get(apiContext).fetchPage<SetsDocument>('/sets', url.search));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: { type: 'list' } }) : [];

export default function Sets() {
  const page = useLoaderData<typeof loader>();
  return <SetsPage key={page.query} page={page} />;
}
