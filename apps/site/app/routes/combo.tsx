import type { ComboPage, CombosPage } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { ComboScreen } from '../features/combos/combo-screen.tsx';
import { comboView } from '../features/combos/combo-views.ts';
import { apiContext } from '../shared/page/contexts.ts';
import { loadPage } from '../shared/page/load-page.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

/** The address of a colour identity or a card leads to the list: the answer is then that list. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const path = `/combos/${encodeURIComponent(params.id ?? '')}`;
  const page = await loadPage(context.get(apiContext).fetchPage<ComboPage | CombosPage>(path));
  if ('combos' in page) throw redirect(`${page.canonical}${page.query}`, 301);
  return comboView(page);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header }) : [];

export default function Combo() {
  const page = useLoaderData<typeof loader>();
  return <ComboScreen key={page.canonical} page={page} />;
}
