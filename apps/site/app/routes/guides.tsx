import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ArticleList } from '../features/articles/article-list.tsx';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = await loadAnswer({ context, url }, 'guides', {}, '');
  const { title, description, canonical, noindex, entries } = page;
  return { title, description, canonical, noindex, entries };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title, kind: { type: 'list' } }) : [];

export default function Guides() {
  return <ArticleList page={useLoaderData<typeof loader>()} folder="guides" />;
}
