import { limitRouteLoads } from '@deckwright/islands';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keyFragments } from './shell/fragment-keys.ts';

limitRouteLoads();
keyFragments();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
