import { fetchPart } from '@deckwright/islands';
import { ToastRegion } from '@deckwright/ui';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { SITE_TOAST_MS, type ToastMessage, toasts } from '../shared/feedback/toasts.ts';
import { lazyPart } from '../shared/loading/lazy-part.tsx';

type Props = { message: ToastMessage };

const SiteToast = lazyPart<Props>(() => fetchPart(() => import('./site-toast.tsx')), {
  missing: ({ message }) => <PlainToast message={message} />,
});

/** Messages of every page, each hidden after three seconds; the code that shows them is loaded with the first. */
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
