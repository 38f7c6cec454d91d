import { onNetworkBack, PartLoadError, UnreadableAnswer } from '@deckwright/islands';
import { Button, ErrorState } from '@deckwright/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** The browsers' messages for a request without a complete response. */
const NO_ANSWER = /failed to fetch|networkerror|network error|load failed/i;
/** The router's messages for a response that is not the requested data. */
const NO_DATA =
  /^(?:Unable to decode turbo-stream|No result found for|Invalid response found for|No response body)/;
const MAX_WAIT_MS = 10_000;

/** Whether a page was lost to the network or an update, not to a bug in its code. */
export function isLost(error: unknown): boolean {
  return (
    error instanceof PartLoadError ||
    error instanceof UnreadableAnswer ||
    (error instanceof Error && NO_DATA.test(error.message)) ||
    (error instanceof TypeError && NO_ANSWER.test(error.message)) ||
    (error instanceof DOMException && error.name === 'TimeoutError')
  );
}

/** Replaces a page that could not be fetched, and opens it as soon as the site responds again. */
export function LostPage() {
  const [state, setState] = useState<'asking' | 'offline' | 'unreachable'>('asking');
  const open = useEffectEvent(async () => {
    setState('asking');
    try {
      // Reloading while something else responds, or nothing, would replace the site with that or the browser's error
      // page.
      const answer = await fetch('/healthz', {
        cache: 'no-store',
        signal: AbortSignal.timeout(MAX_WAIT_MS),
      });
      await answer.json();
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
        <Button className="self-start" aria-disabled={state === 'asking'} onClick={() => void open()}>
          {state === 'asking' ? 'Trying…' : 'Try again'}
        </Button>
      </ErrorState>
    </div>
  );
}
