import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { PartnersScreen } from '../features/partners/partners-screen.tsx';
import { deferredView, listsView } from '../shared/lists/tile-lists.ts';
import { documentContext } from '../shared/page/contexts.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  return deferredView(
    listsView(await loadAnswer({ context, url }, 'partners', {})),
    context.get(documentContext),
  );
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title, kind: { type: 'list' } }) : [];

export default function Partners() {
  return <PartnersScreen page={useLoaderData<typeof loader>()} />;
}
