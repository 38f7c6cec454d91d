import { fetchPart } from '@deckwright/islands';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../shared/loading/lazy-part.tsx';
import { MissingToast } from '../shared/loading/missing-toast.tsx';

const SettingsDialog = lazyPart(() => fetchPart(() => import('./settings-dialog.tsx')), {
  missing: () => <MissingToast what="The settings" />,
});

const requests = new EventTarget();
const OPEN = 'open';

/** Opens the settings dialog from anywhere on the page. */
export function openSettings(): void {
  requests.dispatchEvent(new Event(OPEN));
}

/** Renders the settings dialog; its code is loaded when it is first opened. */
export function SettingsHost() {
  const [requestCount, setRequestCount] = useState(0);
  useEffect(() => {
    const ask = () => setRequestCount((times) => times + 1);
    requests.addEventListener(OPEN, ask);
    return () => requests.removeEventListener(OPEN, ask);
  }, []);
  if (requestCount === 0) return null;
  return (
    <Suspense fallback={null}>
      <SettingsDialog key={requestCount} />
    </Suspense>
  );
}
