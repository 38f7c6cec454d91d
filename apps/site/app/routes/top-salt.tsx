import type { SaltPage as SaltDocument } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '../contexts.ts';
import { SaltPage } from '../features/salt/salt-page.tsx';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';
import { saltView } from '../page-views.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = url.searchParams.get('page') ?? '1';
  const query = page === '1' ? '' : `?page=${encodeURIComponent(page)}`;
  return saltView(await loadPage(context.get(apiContext).fetchPage<SaltDocument>('/top/salt', query)));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: { type: 'list' } }) : [];

export default function TopSalt() {
  return <SaltPage page={useLoaderData<typeof loader>()} />;
}
