import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '../contexts.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';
import { homeView } from '../page-views.ts';
import { SITE_LINE, SITE_NAME } from '../site-facts.ts';

const LATEST = 3;

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [page, { articles, guides }] = await Promise.all([
    loadPage(api.fetchHome()),
    loadPage(api.fetchMisc()),
  ]);
  return { ...homeView(page), articles: articles.slice(0, LATEST), guides: guides.slice(0, LATEST) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: SITE_NAME,
    description: SITE_LINE,
    canonical: '/',
    kind: { type: 'home' },
    noindex: loaderData?.noindex ?? false,
  });

export default function Home() {
  const page = useLoaderData<typeof loader>();
  return <HomePage page={page} articles={page.articles} guides={page.guides} />;
}
