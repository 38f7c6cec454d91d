import { parseViewQuery } from '@deckwright/contract';
import { useLocation } from 'react-router';

/**
 * Whether a document's lists have only names below the first rows: its data are only on the server, and the full lists
 * were not requested.
 */
export function useInBrief(areDeferred: boolean): boolean {
  const { search } = useLocation();
  return areDeferred && parseViewQuery(new URLSearchParams(search)).show !== 'all';
}
