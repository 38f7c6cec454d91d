import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { CompanionsScreen } from '../features/partners/companions-screen.tsx';
import { companionsView } from '../features/partners/partner-view.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  return companionsView(await loadAnswer({ context, url }, 'companions', {}));
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title, kind: { type: 'list' } }) : [];

export default function Companions() {
  return <CompanionsScreen page={useLoaderData<typeof loader>()} />;
}
