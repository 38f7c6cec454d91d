import type { SetsPage } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { SetsScreen } from '../features/sets/sets-screen.tsx';
import { apiContext } from '../shared/page/contexts.ts';
import { loadPage } from '../shared/page/load-page.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  return loadPage(context.get(apiContext).fetchPage<SetsPage>('/sets', url.search));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: { type: 'list' } }) : [];

export default function Sets() {
  const page = useLoaderData<typeof loader>();
  return <SetsScreen key={page.query} page={page} />;
}
