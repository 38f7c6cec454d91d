import { Button, FIELD, LABEL, Notice } from '@deckwright/ui';
import { Form, useNavigation } from 'react-router';
import type { AskProblem, AskResult } from './newsletter-result.ts';
import { Outcome } from './outcome.tsx';

type Props = { result: AskResult | undefined };

/** The form for subscribing to the newsletter. Its page has no parts added by scripts. */
export function NewsletterForm({ result }: Props) {
  if (result?.sent) return <Sent email={result.email} />;
  return <Fields email={result?.email} problem={result?.problem} />;
}

function Fields({ email, problem }: { email: string | undefined; problem: AskProblem | undefined }) {
  const busy = useNavigation().state === 'submitting';
  return (
    <Form
      method="post"
      preventScrollReset
      aria-labelledby="subscribe-heading"
      className="mb-2 flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <h2 id="subscribe-heading" className="font-display text-xl font-semibold">
        Subscribe to the newsletter
      </h2>
      {problem ? (
        <Outcome key={problem.text}>
          <Notice tone="bad">
            <span id="subscribe-problem">{problem.text}</span>
          </Notice>
        </Outcome>
      ) : null}
      <div className="flex flex-col gap-1">
        <label htmlFor="newsletter-email" className={LABEL}>
          Email address
        </label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={email}
          className={FIELD}
          {...findProblem(problem, 'email')}
        />
      </div>
      <label className="flex min-h-11 items-start gap-3 text-sm md:min-h-9">
        <input
          type="checkbox"
          name="consent"
          required
          className="mt-0.5 size-4.5 shrink-0 accent-gold"
          {...findProblem(problem, 'consent')}
        />
        <span>
          Send me the newsletter at this address. I can unsubscribe at any time with the link in every issue (
          <a href="/privacy" className="link">
            privacy
          </a>
          ).
        </span>
      </label>
      <Button type="submit" disabled={busy} className="self-start max-sm:w-full">
        {busy ? 'One moment…' : 'Subscribe'}
      </Button>
    </Form>
  );
}

function findProblem(problem: AskProblem | undefined, field: AskProblem['field']) {
  return problem?.field === field ? { 'aria-invalid': true, 'aria-describedby': 'subscribe-problem' } : {};
}

function Sent({ email }: { email: string }) {
  return (
    <Outcome>
      <Notice>
        <h2 className="font-display text-xl font-semibold">Check your inbox</h2>
        <p>
          If <strong className="break-all">{email}</strong> is not subscribed yet, we’ve sent an email with a
          link. Open it within three days to subscribe.
        </p>
        <p className="text-muted">
          Nothing after a few minutes? Check your spam folder. You can request another email in ten minutes.
        </p>
      </Notice>
    </Outcome>
  );
}
