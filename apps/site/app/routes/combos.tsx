import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ComboListScreen } from '../features/combos/combo-list-screen.tsx';
import { combosView } from '../features/combos/combo-views.ts';
import { loadCombos } from '../features/combos/load-combos.server.ts';
import { documentContext } from '../shared/page/contexts.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { page, unknownCard } = await loadCombos(args);
  const view = combosView(page, args.context.get(documentContext), unknownCard);
  return data(view, { status: unknownCard ? 404 : 200 });
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title, kind: { type: 'list' } }) : [];

export default function Combos() {
  return <ComboListScreen page={useLoaderData<typeof loader>()} />;
}
