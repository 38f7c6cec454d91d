import type { DecksPage as Document } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { documentContext } from '../contexts.ts';
import { DecksPage } from '../features/decks/decks-page.tsx';
import { filterAction } from '../features/filters/add-filter.server.ts';
import { heldParts } from '../lists/held-lists.ts';
import { loadNamed } from '../load-named.server.ts';
import { pageMeta } from '../page-meta.ts';
import { headView } from '../page-views.ts';

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadNamed<Document>(args, 'decks', args.params.slug ?? '');
  const held = args.context.get(documentContext) && page.decks.length > 0;
  return heldParts(headView(page), ['decks'], held);
}

export const action = filterAction;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header }) : [];

export default function Decks() {
  const page = useLoaderData<typeof loader>();
  return <DecksPage key={page.canonical} page={page} refused={useActionData<typeof action>()} />;
}
