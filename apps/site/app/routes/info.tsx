import type { InfoPage as Page } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '../contexts.ts';
import { InfoPage } from '../features/info/info-page.tsx';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';
import type { PageKind } from '../structured-data.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = await loadPage(context.get(apiContext).fetchPage<Page>(url.pathname));
  const { header, description, canonical, noindex, blocks, questions, thresholds } = page;
  return { header, description, canonical, noindex, blocks, questions, thresholds };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: kindOf(loaderData) }) : [];

function kindOf({ canonical, questions }: Pick<Page, 'canonical' | 'questions'>): PageKind {
  if (questions.length > 0) return { type: 'questions', questions };
  return { type: canonical === '/about-us' ? 'about' : canonical === '/contact-us' ? 'contact' : 'page' };
}

export default function Info() {
  const page = useLoaderData<typeof loader>();
  return <InfoPage key={page.canonical} page={page} />;
}
