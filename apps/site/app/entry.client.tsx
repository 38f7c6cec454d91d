import { limitRouteLoads } from '@deckwright/islands';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keyFragments } from './shell/fragment-keys.ts';

/** How the lists of a page are shown: its data are the same. */
const VIEW_KEYS = ['group', 'show', 'sort', 'view'];

limitRouteLoads(VIEW_KEYS);
keyFragments();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
