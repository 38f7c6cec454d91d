import type { IncomingMessage } from 'node:http';
import type { KnownClients } from '@deckwright/overload';

/** After this many cached pages everybody is recorded again, so that active readers are not forgotten first. */
const RECORD_AGAIN_AFTER = 20_000;

/** Anybody can write a longer header, a different one for each request, of which none is kept. */
const MAX_ORIGIN_LENGTH = 200;

type Deps = {
  knownClients: Pick<KnownClients, 'recordClient'>;
  /** The visitor of a request as limits identify one. */
  getVisitor: (incoming: IncomingMessage) => string;
  /** A cheap key that distinguishes visitors, see `createOriginReader`. */
  getOrigin: (incoming: IncomingMessage) => string;
};

/**
 * Records readers of cached pages, so that they count as known clients in an overload. A cached page costs so little that
 * parsing an address would show: known readers only cost a lookup in a set.
 */
export function createClientRecorder({
  knownClients,
  getVisitor,
  getOrigin,
}: Deps): (incoming: IncomingMessage) => void {
  const recorded = new Set<string>();
  let pages = 0;
  return (incoming) => {
    pages += 1;
    if (pages > RECORD_AGAIN_AFTER) {
      pages = 1;
      recorded.clear();
    }
    const origin = getOrigin(incoming);
    if (recorded.has(origin)) return;
    const isRemembered = knownClients.recordClient(getVisitor(incoming));
    if (isRemembered && origin.length <= MAX_ORIGIN_LENGTH) recorded.add(origin);
  };
}
