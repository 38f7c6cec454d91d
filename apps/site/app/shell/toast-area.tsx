import { fetchPart } from '@deckwright/islands';
import { ToastRegion } from '@deckwright/ui';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { SITE_TOAST_MS, type ToastMessage, toasts } from '../shared/feedback/toasts.ts';
import { lazyPart } from '../shared/loading/lazy-part.tsx';

type Props = { message: ToastMessage };

const SiteToast = lazyPart<Props>(() => fetchPart(() => import('./site-toast.tsx')), {
  missing: ({ message }) => <PlainToast message={message} />,
});

/** The newest message, hidden after three seconds; the code that shows messages is loaded with the first. */
export function ToastArea() {
  const message = useSyncExternalStore(toasts.subscribe, toasts.newest, toasts.newest);
  return (
    <ToastRegion>
      {message ? (
        <Suspense key={message.key}>
          <SiteToast message={message} />
        </Suspense>
      ) : null}
    </ToastRegion>
  );
}

/** If the code of messages is what could not be loaded. */
function PlainToast({ message: { key, text } }: Props) {
  useEffect(() => {
    const timer = setTimeout(() => toasts.hide(key), SITE_TOAST_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return (
    <p className="pointer-events-auto rounded-lg border border-line bg-surface px-4 py-3 text-sm shadow-pop">
      {text}
    </p>
  );
}
