import type { PartnerPage } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { PartnerScreen } from '../features/partners/partner-screen.tsx';
import { cardFilterOf } from '../shared/card-filter/card-filter.server.ts';
import { partnerView } from '../shared/lists/page-views.ts';
import { apiContext, documentContext } from '../shared/page/contexts.ts';
import { loadNamed } from '../shared/page/load-named.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/view/use-view.ts';

/** Of a partner and of a Background: a card lies below one of the two folders and is sent there. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, params, url } = args;
  const folder = url.pathname.startsWith('/backgrounds/') ? 'backgrounds' : 'partners';
  const page = await loadNamed<PartnerPage>(args, folder, params.slug ?? '');
  const cardFilter = await cardFilterOf(context.get(apiContext), url, page);
  const held = context.get(documentContext) && cardFilter === null;
  return { ...partnerView(page, held), cardFilter };
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({ ...loaderData, title: `${loaderData.header} and partners`, kind: { type: 'list' } })
    : [];

export default function Partner() {
  const page = useLoaderData<typeof loader>();
  return <PartnerScreen key={page.canonical} page={page} />;
}
