import type { FairQueue } from '../fair-queue.ts';
import { NetworkUse } from '../network-use.ts';

/** Whoever has such an address came with the overload. */
export const NEW = '192.0.2.';

/** As if an overload never ended, with the times at which somebody was turned away. */
export function overloaded(now: () => number) {
  const refusals: number[] = [];
  return {
    refusals,
    isNewClient: (visitor: string) => visitor.startsWith(NEW),
    recordRefusal: () => refusals.push(now()),
    newClients: new NetworkUse({ halfLifeMs: 300_000, maxNetworks: 100, now }),
  };
}

/** Works that end when told, with the order in which they began. */
export function works(queue: FairQueue) {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const start = (name: string, client?: AbortSignal, visitor = ''): Promise<string> =>
    queue.run(
      visitor,
      () => {
        begun.push(name);
        return new Promise((resolve, reject) =>
          ends.set(name, (error) => (error ? reject(error) : resolve(name))),
        );
      },
      client,
    );
  return { begun, start, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

/** Where the works of `start` come from. */
export const from = (visitor: string) => [undefined, visitor] as const;
