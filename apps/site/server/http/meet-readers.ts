import type { IncomingMessage } from 'node:http';
import type { Regulars } from '@deckwright/overload';

/** After this many cached pages everybody is recorded again, so that active readers are not forgotten first. */
const MET_AGAIN_AFTER = 20_000;

/** Anybody can write a longer header, a different one for each request, of which none is kept. */
const MOST_LETTERS = 200;

type Deps = {
  regulars: Pick<Regulars, 'meet'>;
  /** The visitor of a request as limits identify one. */
  visitorOf: (incoming: IncomingMessage) => string;
  /** A cheap key that distinguishes visitors, see `createOriginOf`. */
  originOf: (incoming: IncomingMessage) => string;
};

/**
 * Records readers of cached pages, so that they count as regulars in an overload. A cached page costs so little that
 * parsing an address would show: known readers only cost a lookup in a set.
 */
export function createMeetReaders({
  regulars,
  visitorOf,
  originOf,
}: Deps): (incoming: IncomingMessage) => void {
  const met = new Set<string>();
  let pages = 0;
  return (incoming) => {
    pages += 1;
    if (pages > MET_AGAIN_AFTER) {
      pages = 1;
      met.clear();
    }
    const origin = originOf(incoming);
    if (met.has(origin)) return;
    const isRemembered = regulars.meet(visitorOf(incoming));
    if (isRemembered && origin.length <= MOST_LETTERS) met.add(origin);
  };
}
