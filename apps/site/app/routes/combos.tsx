import type { CombosPage } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ComboListScreen } from '../features/combos/combo-list-screen.tsx';
import { combosView } from '../features/combos/combo-views.ts';
import { apiContext, documentContext } from '../shared/page/contexts.ts';
import { loadPage } from '../shared/page/load-page.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/view/use-view.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = await loadPage(context.get(apiContext).fetchPage<CombosPage>('/combos', url.search));
  return combosView(page, context.get(documentContext));
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: { type: 'list' } }) : [];

export default function Combos() {
  return <ComboListScreen page={useLoaderData<typeof loader>()} />;
}
