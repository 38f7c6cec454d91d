import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { TopScreen } from '../features/top/top-screen.tsx';
import { deferredView, listsView } from '../shared/lists/tile-lists.ts';
import { documentContext } from '../shared/page/contexts.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = await loadAnswer({ context, url }, 'top', {});
  return deferredView(listsView(page), context.get(documentContext));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title, kind: { type: 'list' } }) : [];

export default function Top() {
  return <TopScreen page={useLoaderData<typeof loader>()} />;
}
