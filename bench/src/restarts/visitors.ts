import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** A page longer away than this counts as not answered. */
const PATIENCE_MS = 30_000;
/** Between an answer and the next request, as somebody who reads very fast. */
const PAUSE_MS = 250;

/**
 * What visitors met: answers by status, 0 where there was none, those turned away by a process that has too much to do, and the
 * longest wait.
 */
export type Visits = { byStatus: Map<number, number>; turnedAway: number; maxMs: number; seconds: number };

/** Answers that are neither what was asked for nor a refusal that says when to come back. */
export function errorsIn({ byStatus }: Visits): number {
  return [...byStatus].reduce((sum, [status, times]) => sum + (status === 200 ? 0 : times), 0);
}

/** A sentence. Who is turned away sees a 503 too: it stands beside the errors, not among the answers. */
export function describeVisits(visits: Visits): string {
  const { byStatus, turnedAway, maxMs, seconds } = visits;
  const others = [...byStatus]
    .filter(([status]) => status !== 200)
    .map(([status, times]) => `${status}: ${times}`);
  const answered = byStatus.get(200) ?? 0;
  return [
    `${answered.toLocaleString('en')} requests answered (${(answered / seconds).toFixed(1)} a second)`,
    `${errorsIn(visits)} errors${others.length > 0 ? ` (${others.join(', ')})` : ''}`,
    `${turnedAway.toLocaleString('en')} turned away with 503 and Retry-After`,
    `longest wait ${(maxMs / 1000).toFixed(1)} s.`,
  ].join(', ');
}

/** Visitors who ask again and again, each from an address of this machine, until they are told to stop. */
export function startVisitors(
  front: string,
  visitors: number,
  nextPath: (visitor: number, turn: number) => string,
  pauseMs = PAUSE_MS,
): { count: () => number; stop: () => Promise<Visits> } {
  const visits: Visits = { byStatus: new Map(), turnedAway: 0, maxMs: 0, seconds: 0 };
  const begun = performance.now();
  let isOver = false;
  let count = 0;
  const visit = async (visitor: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.1.${visitor + 1}` });
    for (let turn = 0; !isOver; turn += 1) {
      const from = performance.now();
      const status = await ask(new URL(nextPath(visitor, turn), front), agent);
      visits.maxMs = Math.max(visits.maxMs, performance.now() - from);
      if (status === 'busy') visits.turnedAway += 1;
      else visits.byStatus.set(status, (visits.byStatus.get(status) ?? 0) + 1);
      count += 1;
      await setTimeout(pauseMs);
    }
    agent.destroy();
  };
  const all = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  return {
    count: () => count,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
      visits.seconds = (performance.now() - begun) / 1000;
      return visits;
    },
  };
}

/** The status of the whole answer; 0 without one. Behind a proxy only an overload says when to come back. */
function ask(url: URL, agent: Agent): Promise<number | 'busy'> {
  return new Promise((resolve) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' };
    const outgoing = request(url, { agent, headers, timeout: PATIENCE_MS }, (incoming) => {
      const isBusy = incoming.headers['retry-after'] !== undefined;
      incoming.resume();
      incoming.once('end', () => resolve(isBusy ? 'busy' : (incoming.statusCode ?? 0)));
      incoming.once('error', () => resolve(0));
    });
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', () => resolve(0));
    outgoing.end();
  });
}
