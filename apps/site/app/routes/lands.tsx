import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { LandsScreen } from '../features/lands/lands-screen.tsx';
import { landsView } from '../features/lands/lands-view.ts';
import { documentContext } from '../shared/page/contexts.ts';
import { loadAnswer, loadNamed } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

/** The overview, or one color combination. */
export async function loader(args: LoaderFunctionArgs) {
  const { slug } = args.params;
  const page = await (slug === undefined
    ? loadAnswer(args, 'lands', {})
    : loadNamed(args, 'landBase', { slug }));
  return landsView(page, args.context.get(documentContext));
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title }) : [];

export default function Lands() {
  const page = useLoaderData<typeof loader>();
  return <LandsScreen page={page} />;
}
