import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { SaltScreen } from '../features/salt/salt-screen.tsx';
import { saltView } from '../features/salt/salt-view.ts';
import { loadCardFilter } from '../shared/filters/cards/card-filter.server.ts';
import { documentContext } from '../shared/page/contexts.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const document = await loadAnswer({ context, url }, 'salt', {});
  const cardFilter = await loadCardFilter({ context, url }, document);
  return { ...saltView(document, context.get(documentContext) && cardFilter === null), cardFilter };
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title, kind: { type: 'list' } }) : [];

export default function TopSalt() {
  return <SaltScreen page={useLoaderData<typeof loader>()} />;
}
