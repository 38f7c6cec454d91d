import { deferParts } from '@deckwright/islands';
import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { AverageDeckScreen } from '../features/decks/average-deck-screen.tsx';
import { averageDeckView } from '../features/decks/average-deck-view.ts';
import { filterAction } from '../shared/filters/add-filter.server.ts';
import { loadCardFilter } from '../shared/filters/cards/card-filter.server.ts';
import { documentContext } from '../shared/page/contexts.ts';
import { loadNamed } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { context, params } = args;
  const page = await loadNamed(args, 'averageDeck', { slug: params.slug ?? '' });
  const cardFilter = await loadCardFilter(args, page.totalDecks === 0 ? (page.proposal ?? page) : page);
  const deferred = context.get(documentContext) && cardFilter === null;
  return deferParts(
    { ...averageDeckView(page, deferred), cardFilter },
    ['averages', 'curve', 'values'],
    deferred,
  );
}

export const action = filterAction;

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title }) : [];

export default function AverageDeck() {
  const page = useLoaderData<typeof loader>();
  return <AverageDeckScreen key={page.canonical} page={page} refused={useActionData<typeof action>()} />;
}
