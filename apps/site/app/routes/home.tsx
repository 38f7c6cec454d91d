import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '../contexts.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';
import { homeView } from '../page-views.ts';
import { SITE_LINE, SITE_NAME } from '../site-facts.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  return homeView(await loadPage(context.get(apiContext).fetchHome()));
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
  return <HomePage page={useLoaderData<typeof loader>()} />;
}
