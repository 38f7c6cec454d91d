import { focusWhenShown, type MissingPartProps, onNetworkBack } from '@deckwright/islands';
import { Button } from '@deckwright/ui';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

/** Replaces a part of the page that could not be loaded, until it can; retries when the network is back. */
export function MissingPart({ retry, tries, hadFocus }: MissingPartProps) {
  const online = useSyncExternalStore(followNetwork, isOnline, () => true);
  const box = useRef<HTMLDivElement>(null);
  const again = useCallback(() => retry(box.current?.contains(document.activeElement) ?? false), [retry]);
  useEffect(() => onNetworkBack(again), [again]);
  return (
    <div ref={box} role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 p-2 text-sm">
      <p>
        {online
          ? 'This part of the page could not be loaded.'
          : 'You’re offline. Try again once you’re back.'}
      </p>
      {online && tries > 0 ? (
        // If the page is older than the assets the server keeps, only the current page has its parts.
        <Button ref={hadFocus ? focusWhenShown : null} look="quiet" onClick={() => location.reload()}>
          Reload the page
        </Button>
      ) : (
        <Button ref={hadFocus ? focusWhenShown : null} look="quiet" onClick={again}>
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
