import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router';
import { sendToken } from '../features/newsletter/newsletter-action.server.ts';
import { TokenScreen, tokenMeta } from '../features/newsletter/token-screen.tsx';
import { formsContext } from '../shared/page/contexts.ts';

const WORDS = {
  heading: 'Unsubscribe',
  question:
    'You’ll receive no further emails at the address this link was sent to, and we delete the address.',
  button: 'Unsubscribe',
  doneHeading: 'You’re unsubscribed',
  done: 'You won’t get any more issues at this address. You can always find what’s new here on the site.',
};

export function loader({ url }: LoaderFunctionArgs) {
  return { token: url.searchParams.get('token') ?? '' };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(formsContext);
  return sendToken(await request.formData(), (token) => api.endNewsletter(token));
}

export const meta: MetaFunction = () => tokenMeta(WORDS);

export default function NewsletterUnsubscribe() {
  return <TokenScreen words={WORDS} path="/newsletter/unsubscribe" />;
}
