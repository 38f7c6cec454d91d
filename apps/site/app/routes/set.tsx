import type { SetPage } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { SetScreen } from '../features/sets/set-screen.tsx';
import { cardFilterOf } from '../shared/card-filter/card-filter.server.ts';
import { heldView, listsView } from '../shared/lists/page-views.ts';
import { apiContext, documentContext } from '../shared/page/contexts.ts';
import { loadNamed } from '../shared/page/load-named.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/view/use-view.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { context, params, url } = args;
  const page = await loadNamed<SetPage>(args, 'sets', params.slug ?? '');
  const cardFilter = await cardFilterOf(context.get(apiContext), url, page);
  const held = context.get(documentContext) && cardFilter === null;
  return { ...heldView(listsView(page), held), cardFilter };
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: { type: 'list' } }) : [];

export default function SetRoute() {
  const page = useLoaderData<typeof loader>();
  return <SetScreen key={page.canonical} page={page} />;
}
