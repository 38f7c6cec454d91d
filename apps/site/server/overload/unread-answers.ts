import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type RefusalCounts, toNetworks } from '@deckwright/overload';
import { ALWAYS_ANSWERED } from '../http/probe-paths.ts';
import type { Refuse } from './shed-load.ts';

/** Bytes of answers that one network may leave unread. */
const MAX_UNREAD_BYTES = 64_000_000;
/** A sum is used again for so long: a network may have thousands of answers under way. */
const SUM_MS = 100;

type Open = { answers: Set<ServerResponse>; unreadBytes: number; summedAt: number };

type Deps = {
  /** The key that limits count a request by. */
  getVisitor: (incoming: IncomingMessage) => string;
  refuse: Refuse;
  refusals: Pick<RefusalCounts, 'count'>;
  maxBytes?: number;
};

/**
 * Refuses requests of a network that does not read the answers it has: those wait in memory until their connection takes
 * them.
 */
export function boundUnread(
  listener: RequestListener,
  { getVisitor, refuse, refusals, maxBytes = MAX_UNREAD_BYTES }: Deps,
): RequestListener {
  const open = new Map<string, Open>();
  return (incoming, outgoing) => {
    const networks = toNetworks(getVisitor(incoming));
    const isFull = networks.some(({ name, share }) => getUnreadBytes(open.get(name)) > maxBytes * share);
    if (isFull && !ALWAYS_ANSWERED.has(incoming.url ?? '')) {
      refusals.count('unread-answers');
      return refuse(incoming, outgoing);
    }
    for (const { name } of networks) {
      const of = open.get(name) ?? { answers: new Set(), unreadBytes: 0, summedAt: Number.NEGATIVE_INFINITY };
      of.answers.add(outgoing);
      open.set(name, of);
    }
    outgoing.once('close', () => {
      for (const { name } of networks) {
        const answers = open.get(name)?.answers;
        answers?.delete(outgoing);
        if (answers?.size === 0) open.delete(name);
      }
    });
    return listener(incoming, outgoing);
  };
}

function getUnreadBytes(of: Open | undefined): number {
  if (of === undefined) return 0;
  const now = performance.now();
  if (now - of.summedAt < SUM_MS) return of.unreadBytes;
  of.summedAt = now;
  of.unreadBytes = 0;
  for (const { writableLength } of of.answers) of.unreadBytes += writableLength;
  return of.unreadBytes;
}
