import { deferParts } from '@deckwright/islands';
import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { DecksScreen } from '../features/decks/decks-screen.tsx';
import { decksView } from '../features/decks/decks-view.ts';
import { filterAction } from '../shared/filters/add-filter.server.ts';
import { documentContext } from '../shared/page/contexts.ts';
import { loadNamed } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadNamed(args, 'decks', { slug: args.params.slug ?? '' });
  const deferred = args.context.get(documentContext) && page.decks.length > 0;
  return deferParts(decksView(page), ['decks'], deferred);
}

export const action = filterAction;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title }) : [];

export default function Decks() {
  const page = useLoaderData<typeof loader>();
  return <DecksScreen key={page.canonical} page={page} refused={useActionData<typeof action>()} />;
}
