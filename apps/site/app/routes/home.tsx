import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { homeView } from '../features/home/home-view.ts';
import { answersContext, documentContext } from '../shared/page/contexts.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { SITE_LINE, SITE_NAME } from '../shared/site/site-facts.ts';
import { revalidatesData } from '../shared/view/use-view.ts';

const LATEST = 3;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const [page, { articles, guides }] = await Promise.all([
    loadAnswer({ context, url }, 'home', {}, ''),
    context.get(answersContext).misc(),
  ]);
  return {
    page: homeView(page, context.get(documentContext)),
    articles: articles.slice(0, LATEST),
    guides: guides.slice(0, LATEST),
  };
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: SITE_NAME,
    description: SITE_LINE,
    canonical: '/',
    kind: { type: 'home' },
    noindex: loaderData?.page.noindex ?? false,
  });

export default function Home() {
  const { page, articles, guides } = useLoaderData<typeof loader>();
  return <HomeScreen page={page} articles={articles} guides={guides} />;
}
