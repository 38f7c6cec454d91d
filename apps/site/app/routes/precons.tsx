import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { PreconListScreen } from '../features/precon/precon-list-screen.tsx';
import { preconsView } from '../features/precon/precons-view.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  return preconsView(await loadAnswer({ context, url }, 'precons', {}));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title, kind: { type: 'list' } }) : [];

export default function Precons() {
  return <PreconListScreen page={useLoaderData<typeof loader>()} />;
}
