import type { ArticlePage } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ArticleScreen } from '../features/articles/article-screen.tsx';
import { articleView } from '../features/articles/article-views.ts';
import { apiContext } from '../shared/page/contexts.ts';
import { loadPage } from '../shared/page/load-page.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const path = `/articles/${encodeURIComponent(params.slug ?? '')}`;
  return articleView(await loadPage(context.get(apiContext).fetchPage<ArticlePage>(path)));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        ...loaderData,
        kind: { type: 'article', author: loaderData.author, published: loaderData.date },
      })
    : [];

export default function Article() {
  return <ArticleScreen page={useLoaderData<typeof loader>()} folder="articles" />;
}
