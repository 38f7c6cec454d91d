import type { CombosPage } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext, documentContext } from '../contexts.ts';
import { ComboListPage } from '../features/combos/combo-list-page.tsx';
import { combosView } from '../features/combos/combo-views.ts';
import { revalidatesData } from '../features/list-views/use-view.ts';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = await loadPage(context.get(apiContext).fetchPage<CombosPage>('/combos', url.search));
  return combosView(page, context.get(documentContext));
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: { type: 'list' } }) : [];

export default function Combos() {
  return <ComboListPage page={useLoaderData<typeof loader>()} />;
}
