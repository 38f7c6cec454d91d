import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { PrivacyFacts } from '../features/audience/consent/privacy-facts.tsx';
import { infoMeta } from '../features/info/info-meta.ts';
import { InfoScreen } from '../features/info/info-screen.tsx';
import { loadInfo } from '../features/info/load-info.server.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  return loadInfo({ context, url });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => infoMeta(loaderData);

export default function Info() {
  const page = useLoaderData<typeof loader>();
  return (
    <InfoScreen
      key={page.canonical}
      page={page}
      facts={page.canonical === '/privacy' ? <PrivacyFacts /> : null}
    />
  );
}
