import type { ArticlesPage } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ArticleList } from '../features/articles/article-list.tsx';
import { apiContext } from '../shared/page/contexts.ts';
import { loadPage } from '../shared/page/load-page.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = await loadPage(context.get(apiContext).fetchPage<ArticlesPage>('/articles'));
  const { header, description, canonical, noindex, entries } = page;
  return { header, description, canonical, noindex, entries };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: { type: 'list' } }) : [];

export default function Articles() {
  return <ArticleList page={useLoaderData<typeof loader>()} folder="articles" />;
}
