import { Button, Notice } from '@deckwright/ui';
import { Form, Link, type MetaDescriptor, useActionData, useLoaderData, useNavigation } from 'react-router';
import { pageMeta } from '../../shared/page/page-meta.ts';
import type { TokenResult } from './newsletter-result.ts';
import { Outcome } from './outcome.tsx';

type Words = {
  heading: string;
  /** What the button will do. */
  question: string;
  button: string;
  doneHeading: string;
  done: string;
};

type Props = { words: Words; path: string };

/** The head of a page that an email links to. */
export function tokenMeta({ heading, question }: Words): MetaDescriptor[] {
  return [
    ...pageMeta({ title: heading, description: question, noindex: true }),
    // The next page of this site would otherwise read the token in `document.referrer`.
    { name: 'referrer', content: 'strict-origin' },
  ];
}

const INCOMPLETE = 'The link is incomplete. Open it from the email, or copy the whole address.';

/**
 * A page that an email links to. Opening it changes nothing, because email programs open links by themselves; the
 * button does, and removes the token from the URL. The route's loader answers with the token, its action with a
 * `TokenResult`.
 */
export function TokenScreen({ words, path }: Props) {
  const { token } = useLoaderData<{ token: string }>();
  const result = useActionData<TokenResult>();
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4 text-pretty">
      <h1 className="font-display text-3xl font-semibold text-balance md:text-4xl">
        {result?.done ? words.doneHeading : words.heading}
      </h1>
      {result ? <Answer words={words} result={result} /> : <Question {...{ words, path, token }} />}
    </div>
  );
}

function Question({ words, path, token }: Props & { token: string }) {
  const busy = useNavigation().state === 'submitting';
  if (token === '') return <Notice tone="bad">{INCOMPLETE}</Notice>;
  return (
    <Form method="post" action={path} className="flex flex-col gap-5">
      <p className="text-lg text-muted">{words.question}</p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" disabled={busy} className="self-start max-sm:w-full">
        {busy ? 'One moment…' : words.button}
      </Button>
    </Form>
  );
}

function Answer({ words, result }: { words: Words; result: TokenResult }) {
  return (
    <Outcome>
      {result.done ? (
        <p className="text-lg text-muted">{words.done}</p>
      ) : (
        <Notice tone="bad">{result.text}</Notice>
      )}
      <p className="pt-4">
        {result.done ? (
          <Link to="/articles" className="link">
            Read the latest articles
          </Link>
        ) : (
          <Link to="/newsletter" className="link">
            Go to the newsletter
          </Link>
        )}
      </p>
    </Outcome>
  );
}
