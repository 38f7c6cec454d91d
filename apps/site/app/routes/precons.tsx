import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { PreconListScreen } from '../features/precon/precon-list-screen.tsx';
import { preconsView } from '../features/precon/precons-view.ts';
import { documentContext } from '../shared/page/contexts.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = await loadAnswer({ context, url }, 'precons', {});
  return preconsView(page, context.get(documentContext));
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title, kind: { type: 'list' } }) : [];

export default function Precons() {
  return <PreconListScreen page={useLoaderData<typeof loader>()} />;
}
