import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ThemesScreen } from '../features/themes/themes-screen.tsx';
import { themesView } from '../features/themes/themes-view.ts';
import { loadNamed } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

/** All three lists of themes, depending on the path. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const name = url.pathname.split('/')[2];
  const list = name === 'themes' || name === 'kindred' ? name : 'themesAndKindred';
  const page = await loadNamed({ context, url }, list, {});
  return themesView(page);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title, kind: { type: 'list' } }) : [];

export default function Themes() {
  return <ThemesScreen page={useLoaderData<typeof loader>()} />;
}
