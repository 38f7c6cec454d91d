import type { DeckPage } from '@deckwright/api-client/schemas';
import { PLAYERS_SOURCE } from '@deckwright/domain';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { DeckScreen } from '../features/decks/deck-screen.tsx';
import { SharedPart } from '../features/sharing/shared-part.tsx';
import { headView } from '../shared/lists/page-views.ts';
import { apiContext } from '../shared/page/contexts.ts';
import { loadPage, redirectToCanonical } from '../shared/page/load-page.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const [slug, id] = [params.slug, params.id].map((part) => encodeURIComponent(part ?? ''));
  const page = await loadPage(context.get(apiContext).fetchPage<DeckPage>(`/decks/${slug}/${id}`));
  redirectToCanonical(page.canonical, url);
  return headView(page);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: `${loaderData.header}, ${loaderData.deck.id}` }) : [];

export default function Deck() {
  const page = useLoaderData<typeof loader>();
  const { id, source } = page.deck;
  const story = source?.name === PLAYERS_SOURCE ? <SharedPart id={id} /> : null;
  return <DeckScreen key={page.canonical} page={page} story={story} />;
}
