import type { NewsletterState } from '@deckwright/contract/schemas';
import { Button } from '@deckwright/ui';
import { useState } from 'react';
import { describeTrouble } from '../../shared/session/account-calls.ts';
import { TitledPanel } from '../../shared/session/forms/titled-panel.tsx';
import { withCalls } from '../../shared/session/session.ts';
import { NotAnswered } from './not-answered.tsx';
import { useFirstAnswer } from './use-first-answer.ts';

type Props = { uid: string };

const NEWSLETTER = { subscribed: false, pending: false } as const;
const TOO_SOON = 'We just emailed you. You can request another email in ten minutes.';

export function NewsletterPanel({ uid }: Props) {
  const [state, setState] = useState<NewsletterState | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** Requested while the confirmation was already open. */
  const [again, setAgain] = useState(false);
  const unanswered = useFirstAnswer(
    (calls) => calls.requester.get<NewsletterState>(`/api/users/${uid}/newsletter`, { like: NEWSLETTER }),
    setState,
  );

  async function change(subscribed: boolean): Promise<void> {
    setBusy(true);
    setTrouble(null);
    try {
      setAgain(subscribed && state?.pending === true);
      const next = await withCalls((calls) =>
        calls.requester.json<NewsletterState>(
          'PUT',
          `/api/users/${uid}/newsletter`,
          { subscribed },
          { like: NEWSLETTER },
        ),
      );
      setState(next);
      if (subscribed && !next.subscribed && !next.pending) setTrouble(TOO_SOON);
    } catch (error) {
      setTrouble(describeTrouble(error));
    }
    setBusy(false);
  }

  const button = (words: string, subscribed: boolean) => (
    <Button
      look="quiet"
      disabled={state === null}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={() => busy || void change(subscribed)}
    >
      {words}
    </Button>
  );
  return (
    <TitledPanel title="Newsletter">
      <p role="status" className="text-sm text-pretty">
        {describeNewsletterState(state, again)}
      </p>
      <div className="flex flex-wrap gap-3">
        {state?.subscribed ? (
          button('Unsubscribe', false)
        ) : state?.pending ? (
          <>
            {button('Send again', true)}
            {button('Cancel', false)}
          </>
        ) : (
          button('Subscribe', true)
        )}
      </div>
      <NotAnswered of={unanswered} />
      <p role="alert" className="text-sm text-bad empty:hidden">
        {trouble}
      </p>
    </TitledPanel>
  );
}

function describeNewsletterState(state: NewsletterState | null, again: boolean): string {
  if (state?.subscribed) return 'You’re subscribed to the newsletter.';
  if (state?.pending && again)
    return 'Waiting for your confirmation. We’ve sent another email, unless you got one in the last ten minutes.';
  if (state?.pending)
    return 'Waiting for your confirmation: open the link in the email we sent you to subscribe.';
  return 'You’re not subscribed to the newsletter. We’ll email you a link to confirm first.';
}
