import { parseViewQuery } from '@deckwright/api-client';
import { useLocation } from 'react-router';

/** Whether the lists of a document are told in brief: its data stay on the server, and nobody asked for all of it. */
export function useInBrief(areHeld: boolean): boolean {
  const { search } = useLocation();
  return areHeld && parseViewQuery(new URLSearchParams(search)).show !== 'all';
}
