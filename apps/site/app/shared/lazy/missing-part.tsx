import { Button } from '@deckwright/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { onNetworkBack } from '../part/network-back.ts';

type Props = {
  retry: () => void;
  /** Number of failed retries. */
  tries: number;
};

/** Replaces a part of the page that could not be loaded, until it can; retries when the network is back. */
export function MissingPart({ retry, tries }: Props) {
  const online = useSyncExternalStore(followNetwork, isOnline, () => true);
  useEffect(() => onNetworkBack(retry), [retry]);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 p-2 text-sm">
      <p>
        {online
          ? 'This part of the page could not be loaded.'
          : 'You’re offline. Try again once you’re back.'}
      </p>
      {online && tries > 0 ? (
        // If the page is older than the assets the server keeps, only the current page has its parts.
        <Button look="quiet" onClick={() => location.reload()}>
          Reload the page
        </Button>
      ) : (
        <Button look="quiet" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  );
}

function followNetwork(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

function isOnline(): boolean {
  return navigator.onLine;
}
