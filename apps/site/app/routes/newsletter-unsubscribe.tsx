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

export const meta: MetaFunction = () => [
  ...pageMeta({ title: WORDS.heading, description: WORDS.question, noindex: true }),
  // The next page of this site would otherwise read the token in `document.referrer`.
  { name: 'referrer', content: 'strict-origin' },
];

export default function NewsletterUnsubscribe() {
  const { token } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return <TokenScreen words={WORDS} path="/newsletter/unsubscribe" token={token} result={result} />;
}
