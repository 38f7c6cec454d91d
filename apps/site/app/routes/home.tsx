import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { homeView } from '../features/home/home-view.ts';
import { SearchBox } from '../features/search/search-box.tsx';
import { documentContext } from '../shared/page/contexts.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { SITE_LINE, SITE_NAME } from '../shared/page/site-facts.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = await loadAnswer({ context, url }, 'home', {}, '');
  return { page: homeView(page, context.get(documentContext)) };
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
  const { page } = useLoaderData<typeof loader>();
  return <HomeScreen page={page} search={<SearchBox large />} />;
}
