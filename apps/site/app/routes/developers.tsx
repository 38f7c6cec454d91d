import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { DevelopersScreen } from '../features/developers/developers-screen.tsx';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta, SITE_IMAGE } from '../shared/page/page-meta.ts';

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadAnswer(args, 'developers', {});
  const { title, description, canonical, noindex, resources, limits, tables, changes } = page;
  return { title, description, canonical, noindex, resources, limits, tables, changes };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, image: SITE_IMAGE }) : [];

export default function Developers() {
  return <DevelopersScreen page={useLoaderData<typeof loader>()} />;
}
