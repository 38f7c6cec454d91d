import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ComboScreen } from '../features/combos/combo-screen.tsx';
import { comboView } from '../features/combos/combo-views.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

/** Redirects the path of a color identity or a card to the list. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  return comboView(await loadAnswer({ context, url }, 'combo', { id: params.id ?? '' }));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title }) : [];

export default function Combo() {
  const page = useLoaderData<typeof loader>();
  return <ComboScreen key={page.canonical} page={page} />;
}
