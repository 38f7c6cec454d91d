import { Button } from '@deckwright/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { onNetworkBack } from '../part/network-back.ts';

type Props = {
  retry: () => void;
  /** How often another try has failed. */
  tries: number;
};

/** Stands in place of a part of the page that could not be fetched, until it can; the network's return is another try. */
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
        // After an update older than what the server keeps, only the page as it is now has its parts.
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
