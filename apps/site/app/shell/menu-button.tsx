import { fetchPart } from '@deckwright/islands';
import { MenuIcon } from '@deckwright/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../shared/loading/lazy-part.tsx';
import { MissingToast } from '../shared/loading/missing-toast.tsx';
import { ICON_BUTTON } from './icon-button.ts';

const loadDrawer = () => fetchPart(() => import('./nav-drawer.tsx'));
const NavDrawer = lazyPart(loadDrawer, { missing: () => <MissingToast what="The menu" /> });

/** Id of the list of sections in the footer, which replaces the drawer without JavaScript. */
export const SITE_MAP_ID = 'site-map';

/** Ahead of the press; if it fails, the press retries. */
const fetchAhead = () => void loadDrawer().catch(() => undefined);

/** Opens the drawer, whose code is loaded at the first touch. */
export function MenuButton() {
  const [requestCount, setRequestCount] = useState(0);
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        onPointerDown={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setRequestCount((times) => times + 1)}
        className={`${ICON_BUTTON} lg:hidden noscript:hidden`}
      >
        <MenuIcon className="size-5" />
      </button>
      <a
        href={`#${SITE_MAP_ID}`}
        aria-label="Menu"
        className={`${ICON_BUTTON} not-noscript:hidden lg:hidden`}
      >
        <MenuIcon className="size-5" />
      </a>
      {requestCount > 0 ? (
        <Suspense fallback={null}>
          <NavDrawer key={requestCount} requestCount={requestCount} />
        </Suspense>
      ) : null}
    </>
  );
}
