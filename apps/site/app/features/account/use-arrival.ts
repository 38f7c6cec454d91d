import { useHydrated } from '@deckwright/islands';
import { useLocation } from 'react-router';

/** Router state that carries the email from the previous page, so that it is not in the URL. */
export type Arrival = { email?: string; passwordChanged?: boolean };

/** The state passed by the previous page. */
export function useArrival(): Arrival {
  const { state } = useLocation();
  const hydrated = useHydrated();
  return hydrated && typeof state === 'object' && state !== null ? (state as Arrival) : {};
}
