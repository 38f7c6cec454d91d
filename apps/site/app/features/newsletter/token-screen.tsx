import { Button, Notice } from '@deckwright/ui';
import { Form, Link, useNavigation } from 'react-router';
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

type Props = { words: Words; path: string; token: string; result: TokenResult | undefined };

const INCOMPLETE = 'The link is incomplete. Open it from the email, or copy the whole address.';

/**
 * A page that an email links to. Opening it changes nothing, because email programs open links by themselves; the
 * button does, and removes the token from the URL.
 */
export function TokenScreen({ words, path, token, result }: Props) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4 text-pretty">
      <h1 className="font-display text-3xl font-semibold text-balance md:text-4xl">
        {result?.done ? words.doneHeading : words.heading}
      </h1>
      {result ? <Answer words={words} result={result} /> : <Question {...{ words, path, token }} />}
    </div>
  );
}

function Question({ words, path, token }: Omit<Props, 'result'>) {
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
