import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ArticleScreen } from '../features/articles/article-screen.tsx';
import { articleView } from '../features/articles/article-views.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  return articleView(await loadAnswer({ context, url }, 'guide', { slug: params.slug ?? '' }, ''));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        ...loaderData,
        kind: { type: 'article', author: loaderData.author, published: loaderData.date },
      })
    : [];

export default function Guide() {
  return <ArticleScreen page={useLoaderData<typeof loader>()} folder="guides" />;
}
