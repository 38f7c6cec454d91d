import type { CompanionsPage as CompanionsDocument } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '../contexts.ts';
import { revalidatesData } from '../features/list-views/use-view.ts';
import { CompanionsPage } from '../features/partners/companions-page.tsx';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';
import { companionsView } from '../page-views.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(apiContext).fetchPage<CompanionsDocument>('/companions', url.search);
  return companionsView(await loadPage(page));
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: { type: 'list' } }) : [];

export default function Companions() {
  return <CompanionsPage page={useLoaderData<typeof loader>()} />;
}
