import type { NewsletterState } from '@deckwright/api-client/schemas';
import { Button } from '@deckwright/ui';
import { useEffect, useState } from 'react';
import { troubleOf } from './account-calls.ts';
import { withCalls } from './session.ts';
import { TitledPanel } from './titled-panel.tsx';

type Props = { uid: string };

export function NewsletterPanel({ uid }: Props) {
  const [state, setState] = useState<NewsletterState | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let here = true;
    withCalls((calls) => calls.requester.get<NewsletterState>(`/api/users/${uid}/newsletter`)).then(
      (found) => here && setState(found),
      (error) => here && setTrouble(troubleOf(error)),
    );
    return () => {
      here = false;
    };
  }, [uid]);

  async function change(subscribed: boolean): Promise<void> {
    setBusy(true);
    setTrouble(null);
    try {
      setState(
        await withCalls((calls) =>
          calls.requester.json<NewsletterState>('PUT', `/api/users/${uid}/newsletter`, { subscribed }),
        ),
      );
    } catch (error) {
      setTrouble(troubleOf(error));
    }
    setBusy(false);
  }

  const wants = state !== null && (state.subscribed || state.pending);
  return (
    <TitledPanel title="Newsletter">
      <p role="status" className="text-sm text-pretty">
        {wordsOf(state)}
      </p>
      <Button
        look="quiet"
        className="self-start"
        disabled={state === null}
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => busy || void change(!wants)}
      >
        {wants ? 'Unsubscribe' : 'Subscribe'}
      </Button>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {trouble}
      </p>
    </TitledPanel>
  );
}

function wordsOf(state: NewsletterState | null): string {
  if (state?.subscribed) return 'You get the newsletter.';
  if (state?.pending) return 'A mail is on its way to you: open the link in it, and you get the newsletter.';
  return 'You do not get the newsletter. We mail you a link to confirm first.';
}
