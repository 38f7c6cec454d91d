import { fetchPart, useHydrated } from '@deckwright/islands';
import { Suspense } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { infoMeta } from '../features/info/info-meta.ts';
import { InfoScreen } from '../features/info/info-screen.tsx';
import { loadInfo } from '../features/info/load-info.server.ts';
import { takeNewsletterForm } from '../features/newsletter/newsletter-action.server.ts';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { lazyPart } from '../shared/loading/lazy-part.tsx';
import { formsContext } from '../shared/page/contexts.ts';
import { storedSession } from '../shared/storage/stored-session.ts';

const OwnNewsletter = lazyPart(() => fetchPart(() => import('../features/account/own-newsletter.tsx')));

export async function loader({ context, url }: LoaderFunctionArgs) {
  return loadInfo({ context, url });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return takeNewsletterForm(context.get(formsContext), await request.formData());
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => infoMeta(loaderData);

export default function Newsletter() {
  const page = useLoaderData<typeof loader>();
  const form = <NewsletterForm result={useActionData<typeof action>()} />;
  const signedIn = useHydrated() && storedSession.read() !== null;
  const own = (
    <Suspense fallback={form}>
      <OwnNewsletter otherwise={form} />
    </Suspense>
  );
  return <InfoScreen page={page} form={signedIn ? own : form} />;
}
