import type { DeckPage as Document } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '../contexts.ts';
import { DeckPage } from '../features/decks/deck-page.tsx';
import { loadPage, redirectToCanonical } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';
import { headView } from '../page-views.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const [slug, id] = [params.slug, params.id].map((part) => encodeURIComponent(part ?? ''));
  const page = await loadPage(context.get(apiContext).fetchPage<Document>(`/decks/${slug}/${id}`));
  redirectToCanonical(page.canonical, url);
  return headView(page);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: `${loaderData.header}, ${loaderData.deck.id}` }) : [];

export default function Deck() {
  const page = useLoaderData<typeof loader>();
  return <DeckPage key={page.canonical} page={page} />;
}
