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
  question: 'One more click, and the newsletter comes to the address that this link was mailed to.',
  button: 'Confirm',
  doneHeading: 'You are subscribed',
  done: 'The next letter comes when there is something to read. Every letter has a link that ends it.',
};

export function loader({ url }: LoaderFunctionArgs) {
  return { token: url.searchParams.get('token') ?? '' };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(formsContext);
  return sendToken(await request.formData(), (token) => api.confirmNewsletter(token));
}

export const meta: MetaFunction = () =>
  pageMeta({ title: WORDS.heading, description: WORDS.question, noindex: true });

export default function NewsletterConfirm() {
  const { token } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return <TokenScreen words={WORDS} path="/newsletter/confirm" token={token} result={result} />;
}
