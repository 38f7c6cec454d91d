import { ToastRegion } from '@deckwright/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from '../shared/toasts/toasts.ts';

const SiteToast = lazy(() => import('./site-toast.tsx'));

/** Messages of every page, each gone by itself after three seconds; what shows them is fetched with the first. */
export function ToastArea() {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  return (
    <ToastRegion>
      {messages
        .filter(({ show }) => show)
        .map((message) => (
          <Suspense key={message.key}>
            <SiteToast message={message} />
          </Suspense>
        ))}
    </ToastRegion>
  );
}
