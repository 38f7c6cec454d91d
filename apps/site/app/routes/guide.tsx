import type { ArticlePage as Page } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '../contexts.ts';
import { ArticlePage } from '../features/articles/article-page.tsx';
import { articleView } from '../features/articles/article-views.ts';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const path = `/guides/${encodeURIComponent(params.slug ?? '')}`;
  return articleView(await loadPage(context.get(apiContext).fetchPage<Page>(path)));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        ...loaderData,
        kind: { type: 'article', author: loaderData.author, published: loaderData.date },
      })
    : [];

export default function Guide() {
  return <ArticlePage page={useLoaderData<typeof loader>()} folder="guides" />;
}
