import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ComboPage } from '../features/combos/combo-page.tsx';
import { comboView } from '../features/combos/combo-views.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

/** The address of a color identity or a card leads to the list. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  return comboView(await loadAnswer({ context, url }, 'combo', { id: params.id ?? '' }));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header }) : [];

export default function Combo() {
  const page = useLoaderData<typeof loader>();
  return <ComboPage key={page.canonical} page={page} />;
}
