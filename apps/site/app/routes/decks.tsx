import type { DecksPage as Document } from '@deckwright/api-client/schemas';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext } from '../contexts.ts';
import { DecksPage } from '../features/decks/decks-page.tsx';
import { addFilter } from '../features/filters/add-filter.server.ts';
import { loadPage, redirectToCanonical } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';
import { headView } from '../page-views.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const path = `/decks/${encodeURIComponent(params.slug ?? '')}`;
  const page = await loadPage(context.get(apiContext).fetchPage<Document>(path, url.search));
  redirectToCanonical(page.canonical, url);
  return headView(page);
}

export const action = ({ context, request, url }: ActionFunctionArgs) =>
  addFilter(context.get(apiContext), request, url);

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header }) : [];

export default function Decks() {
  const page = useLoaderData<typeof loader>();
  return <DecksPage key={page.canonical} page={page} refused={useActionData<typeof action>()} />;
}
