import { fetchPart } from '@deckwright/islands';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { isLoopbackName } from '../page/loopback-name.ts';

type Props = { children: ReactNode };

/** Separate, so that a page with a hint does not load the code of accounts initially. */
const StaffOnly = lazyPart<Props>(
  async () => ({ default: (await fetchPart(() => import('./staff-only.tsx'))).StaffOnly }),
  { missing: () => null },
);

/**
 * Hints for operators, such as a command: shown to signed-in staff, and to anyone who opened the page on the machine
 * that runs the site. Never rendered on the server, because pages are the same for everyone.
 */
export function OperatorHint({ children }: Props) {
  const [hostname, setHostname] = useState('');
  useEffect(() => setHostname(location.hostname), []);
  if (hostname === '') return null;
  if (isLoopbackName(hostname)) return children;
  return (
    <Suspense fallback={null}>
      <StaffOnly>{children}</StaffOnly>
    </Suspense>
  );
}
