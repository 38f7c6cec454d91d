import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { SetsScreen } from '../features/sets/sets-screen.tsx';
import { setsView } from '../features/sets/sets-view.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  return setsView(await loadAnswer({ context, url }, 'sets', {}));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title, kind: { type: 'list' } }) : [];

export default function Sets() {
  const page = useLoaderData<typeof loader>();
  return <SetsScreen key={page.query} page={page} />;
}
