import { deferParts } from '@deckwright/islands';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { DeckScreen } from '../features/decks/deck-screen.tsx';
import { DEFERRED_DECK_PARTS, deckView } from '../features/decks/deck-view.ts';
import { SharedPart } from '../features/sharing/shared-part.tsx';
import { loadCardFilter } from '../shared/filters/cards/card-filter.server.ts';
import { documentContext } from '../shared/page/contexts.ts';
import { loadNamed } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { context, params, url } = args;
  const { slug = '', id = '' } = params;
  const page = await loadNamed({ context, url }, 'deck', { slug, id });
  const cardFilter = await loadCardFilter(args, page);
  const deferred = context.get(documentContext) && cardFilter === null;
  return deferParts({ ...deckView(page), cardFilter }, DEFERRED_DECK_PARTS, deferred);
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: `${loaderData.title}, ${loaderData.deck.id}` }) : [];

export default function Deck() {
  const page = useLoaderData<typeof loader>();
  const story = page.playerDeck === null ? null : <SharedPart id={page.playerDeck} />;
  return <DeckScreen key={page.canonical} page={page} story={story} />;
}
