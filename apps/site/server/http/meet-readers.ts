import type { IncomingMessage } from 'node:http';
import type { Regulars } from './regulars.ts';

/** After so many kept pages everybody is met again, so that those who still read are not the first to be forgotten. */
const MET_AGAIN_AFTER = 20_000;

type Deps = {
  regulars: Pick<Regulars, 'meet'>;
  /** What limits count a request by. */
  visitorOf: (incoming: IncomingMessage) => string;
  /** What tells visitors apart without any work, as `createOriginOf` makes it. */
  originOf: (incoming: IncomingMessage) => string;
};

/**
 * Notes who reads kept pages, so that they count as having been here before an overload. A kept page takes so little that
 * reading and writing down an address would show: whoever was noted is looked up in a set, and nothing else.
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
    if (!met.has(origin) && regulars.meet(visitorOf(incoming))) met.add(origin);
  };
}
