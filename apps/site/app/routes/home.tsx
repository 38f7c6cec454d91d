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

/**
 * Programs written for sites of another framework read here which build to ask for page data; `/_next/data` takes any.
 */
const BUILD = '{"props":{"pageProps":{}},"page":"/","query":{},"buildId":"deckwright"}';

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
  return (
    <>
      <HomeScreen page={page} search={<SearchBox large />} />
      <script id="__NEXT_DATA__" type="application/json">
        {BUILD}
      </script>
    </>
  );
}
