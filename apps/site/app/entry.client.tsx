import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { limitRouteLoads } from './shared/loads/limit-route-loads.ts';
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
