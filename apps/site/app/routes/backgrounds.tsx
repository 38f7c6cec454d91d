import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { BackgroundsScreen } from '../features/partners/backgrounds-screen.tsx';
import { listsView } from '../shared/lists/tile-lists.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  return listsView(await loadAnswer({ context, url }, 'backgrounds', {}));
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title, kind: { type: 'list' } }) : [];

export default function Backgrounds() {
  return <BackgroundsScreen page={useLoaderData<typeof loader>()} />;
}
