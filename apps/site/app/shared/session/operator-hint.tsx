import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { fetchPart } from '../part/fetch-part.ts';
import { isLoopbackName } from '../site/loopback-name.ts';

type Props = { children: ReactNode };

/** Apart, so that a page with a hint does not carry the code of accounts in its first scripts. */
const StaffOnly = lazyPart<Props>(
  async () => ({ default: (await fetchPart(() => import('./staff-only.tsx'))).StaffOnly }),
  { missing: () => null },
);

/**
 * What helps whoever runs the site, such as a command: shown to signed-in staff, and to anyone who opened the page on the
 * machine it runs on. The server sends it to nobody: pages are the same for everyone.
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
