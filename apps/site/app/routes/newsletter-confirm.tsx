import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { sendToken } from '../features/newsletter/newsletter-action.server.ts';
import { TokenScreen } from '../features/newsletter/token-screen.tsx';
import { formsContext } from '../shared/page/contexts.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

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

export const meta: MetaFunction = () => [
  ...pageMeta({ title: WORDS.heading, description: WORDS.question, noindex: true }),
  // The next page of this site would otherwise read the token in `document.referrer`.
  { name: 'referrer', content: 'strict-origin' },
];

export default function NewsletterConfirm() {
  const { token } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return <TokenScreen words={WORDS} path="/newsletter/confirm" token={token} result={result} />;
}
