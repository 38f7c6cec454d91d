import { createLazyPart } from '@deckwright/islands';
import { useLocation } from 'react-router';
import { CrashBox } from '../feedback/crash-box.tsx';
import { useHosts, useSiteFacts } from '../page/site-settings.ts';
import { useSeenUrl } from '../page/use-seen-url.ts';
import { MissingPart } from './missing-part.tsx';

/**
 * A component whose code is loaded when it is first rendered. If loading fails it says so and offers a retry, and if it
 * crashes a crash box replaces it: its surroundings stay either way.
 */
export const lazyPart = createLazyPart({ Missing: MissingPart, Crashed, loadedText: 'Loaded' });

function Crashed({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const email = useSiteFacts()?.operator.email ?? null;
  const { apiHost } = useHosts();
  const page = useSeenUrl(pathname + search);
  return <CrashBox error={error} email={email} apiHost={apiHost} page={page} tag="part" inPage />;
}
