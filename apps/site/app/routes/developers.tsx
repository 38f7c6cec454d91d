import { deferParts } from '@deckwright/islands';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { DevelopersScreen } from '../features/developers/developers-screen.tsx';
import { documentContext } from '../shared/page/contexts.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta, SITE_IMAGE } from '../shared/page/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = await loadAnswer({ context, url }, 'developers', {});
  const { title, description, canonical, noindex, resources, limits, tables, changes } = page;
  const shown = { title, description, canonical, noindex, resources, limits, tables, changes };
  return deferParts(shown, ['resources', 'changes'], context.get(documentContext));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, image: SITE_IMAGE }) : [];

export default function Developers() {
  return <DevelopersScreen page={useLoaderData<typeof loader>()} />;
}
