import type { BusyError, QueueName } from './fair-queue.ts';

/** Why requests are refused before any work on them, with the status they are answered; `none` if nobody is left. */
const STATUS_OF_REASON = {
  starting: '503',
  overload: '503',
  'unread-answers': '503',
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

  /** The options of a queue whose refusals are counted here. */
  ofQueue(name: QueueName): { name: QueueName; onLost: (how: 'refused' | 'left') => void } {
    return { name, onLost: (how) => this.count(how === 'left' ? 'client-left' : name) };
  }

  /** An answer for lack of a turn: one for each who waited for the same job. */
  countBusy({ queue }: BusyError): void {
    if (queue !== null) this.count(queue);
  }
}
