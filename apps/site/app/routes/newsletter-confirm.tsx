import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router';
import { sendToken } from '../features/newsletter/newsletter-action.server.ts';
import { TokenScreen, tokenMeta } from '../features/newsletter/token-screen.tsx';
import { formsContext } from '../shared/page/contexts.ts';

const WORDS = {
  heading: 'Confirm the newsletter',
  question: 'One more click to subscribe the address this link was sent to.',
  button: 'Confirm',
  doneHeading: 'You’re subscribed',
  done: 'We’ll send the next issue when there is something to read. Every issue has an unsubscribe link.',
};

export function loader({ url }: LoaderFunctionArgs) {
  return { token: url.searchParams.get('token') ?? '' };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(formsContext);
  return sendToken(await request.formData(), (token) => api.confirmNewsletter(token));
}

export const meta: MetaFunction = () => tokenMeta(WORDS);

export default function NewsletterConfirm() {
  return <TokenScreen words={WORDS} path="/newsletter/confirm" />;
}
