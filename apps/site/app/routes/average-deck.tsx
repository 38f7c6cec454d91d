import type { AverageDeckPage as Document } from '@deckwright/api-client/schemas';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext } from '../contexts.ts';
import { cardFilterOf } from '../features/card-filter/card-filter.server.ts';
import { AverageDeckPage } from '../features/decks/average-deck-page.tsx';
import { averageDeckView } from '../features/decks/average-deck-view.ts';
import { addFilter } from '../features/filters/add-filter.server.ts';
import { revalidatesData } from '../features/list-views/use-view.ts';
import { loadPage, redirectToCanonical } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const path = `/average-decks/${encodeURIComponent(params.slug ?? '')}`;
  const api = context.get(apiContext);
  const page = await loadPage(api.fetchPage<Document>(path, url.search));
  redirectToCanonical(page.canonical, url);
  return { ...averageDeckView(page), cardFilter: await cardFilterOf(api, url, page) };
}

export const action = ({ context, request, url }: ActionFunctionArgs) =>
  addFilter(context.get(apiContext), request, url);

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header }) : [];

export default function AverageDeck() {
  const page = useLoaderData<typeof loader>();
  return <AverageDeckPage key={page.canonical} page={page} refused={useActionData<typeof action>()} />;
}
