import { Button, ErrorState } from '@deckwright/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { onNetworkBack } from '../../shared/lazy/missing-part.tsx';
import { PartMissing } from '../../shared/part/fetch-part.ts';

/** The browsers' words for a request without an answer. */
const NO_ANSWER = /failed to fetch|networkerror|load failed/i;
const MOST_WAIT_MS = 10_000;

/** The network or an update took the page that was asked for, not a fault of its code. */
export function isLost(error: unknown): boolean {
  return (
    error instanceof PartMissing ||
    (error instanceof TypeError && NO_ANSWER.test(error.message)) ||
    (error instanceof DOMException && error.name === 'TimeoutError')
  );
}

/** Stands in place of a page that could not be fetched, and opens it as soon as the site answers again. */
export function LostPage() {
  const [state, setState] = useState<'asking' | 'offline' | 'unreachable'>('asking');
  const open = useEffectEvent(async () => {
    setState('asking');
    try {
      // Reloading without the network would leave the browser's own error in place of the site.
      await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(MOST_WAIT_MS) });
      location.reload();
    } catch {
      setState(navigator.onLine ? 'unreachable' : 'offline');
    }
  });
  useEffect(() => {
    const again = () => void open();
    again();
    return onNetworkBack(again);
  }, []);
  return (
    <div className="mx-auto w-full max-w-3xl py-6">
      <title>Page not loaded</title>
      <ErrorState title="This page could not be loaded" level={1}>
        <p>
          {state === 'offline'
            ? 'You’re offline. The page will open automatically once you’re back.'
            : 'The site could not be reached. Check your connection and try again.'}
        </p>
        <Button aria-disabled={state === 'asking'} onClick={() => void open()}>
          {state === 'asking' ? 'Trying…' : 'Try again'}
        </Button>
      </ErrorState>
    </div>
  );
}
