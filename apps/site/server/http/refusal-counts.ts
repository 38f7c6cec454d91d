import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api.ts';
import { BusyError } from './fair-queue.ts';

/** Why requests are refused before any work on them, with the status they are answered; `none` if nobody is left. */
const STATUS_OF_REASON = {
  starting: '503',
  overload: '503',
  'page-queue': '503',
  'call-queue': '503',
  'account-queue': '503',
  unavailable: '503',
  'limit-address': '429',
  'limit-network': '429',
  'limit-account': '429',
  'limit-guess': '429',
  'limit-key': '429',
  'limit-everybody': '429',
  'client-left': 'none',
} as const satisfies Record<string, '429' | '503' | 'none'>;

export type RefusalReason = keyof typeof STATUS_OF_REASON;

type QueueReason = Extract<RefusalReason, `${string}-queue`>;

/** The refusals of this process since its start. */
export class RefusalCounts {
  readonly #counts = new Map<RefusalReason, number>();

  count(reason: RefusalReason): void {
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
  }

  /** All reasons, those with 0 included: a counter that appears with its first event hides that event from rates. */
  read(): { reason: RefusalReason; status: string; count: number }[] {
    return Object.entries(STATUS_OF_REASON).map(([name, status]) => {
      const reason = name as RefusalReason; // safe because the keys of the table are the reasons
      return { reason, status, count: this.#counts.get(reason) ?? 0 };
    });
  }

  /** What a queue calls for requests that it does not run. */
  ofQueue(reason: QueueReason): (how: 'refused' | 'left') => void {
    return (how) => this.count(how === 'left' ? 'client-left' : reason);
  }
}

/** Counts the answers of limits, and those that lack a part of the site; queues count for themselves. */
export function countRefusals(counts: Pick<RefusalCounts, 'count'>): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (c.res.status === 429) counts.count(`limit-${c.get('refusedBy') ?? 'address'}`);
    else if (c.res.status === 503 && c.error && !(c.error instanceof BusyError)) counts.count('unavailable');
  };
}
