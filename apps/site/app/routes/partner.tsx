import { deferParts } from '@deckwright/islands';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { PartnerScreen } from '../features/partners/partner-screen.tsx';
import { partnerView } from '../features/partners/partner-view.ts';
import { loadCardFilter } from '../shared/filters/cards/card-filter.server.ts';
import { areDeferred } from '../shared/loading/deferred-lists.ts';
import { documentContext } from '../shared/page/contexts.ts';
import { loadNamed } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

/** For partners and Backgrounds: redirects a card to the one of the two folders it belongs to. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, params, url } = args;
  const name = url.pathname.startsWith('/backgrounds/') ? 'background' : 'partner';
  const page = await loadNamed(args, name, { slug: params.slug ?? '' });
  const cardFilter = await loadCardFilter(args, page);
  const deferred = context.get(documentContext) && cardFilter === null;
  const view = { ...partnerView(page, deferred), cardFilter };
  return deferParts(view, ['unplayed'], areDeferred(view.lists));
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({ ...loaderData, title: `${loaderData.title} and partners`, kind: { type: 'list' } })
    : [];

export default function Partner() {
  const page = useLoaderData<typeof loader>();
  return <PartnerScreen key={page.canonical} page={page} />;
}
