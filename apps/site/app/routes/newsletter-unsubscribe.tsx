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
  heading: 'End the newsletter',
  question:
    'You’ll receive no further emails at the address this link was sent to, and we delete the address.',
  button: 'End the newsletter',
  doneHeading: 'The newsletter has ended',
  done: 'No more letters come to this address. What is new is always here on the site.',
};

export function loader({ url }: LoaderFunctionArgs) {
  return { token: url.searchParams.get('token') ?? '' };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(formsContext);
  return sendToken(await request.formData(), (token) => api.endNewsletter(token));
}

export const meta: MetaFunction = () =>
  pageMeta({ title: WORDS.heading, description: WORDS.question, noindex: true });

export default function NewsletterUnsubscribe() {
  const { token } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return <TokenScreen words={WORDS} path="/newsletter/unsubscribe" token={token} result={result} />;
}
