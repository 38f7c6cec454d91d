import type { ApiClient } from '../../api/api-client.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { CardFilterAnswer } from './card-filter.ts';

const DELAY_MS = 200;

type Options = {
  apiHost: string;
  client?: Pick<ApiClient, 'searchWithin'>;
  onAnswer: (answer: CardFilterAnswer) => void;
  onError: (q: string) => void;
};

export type FilterSession = ReturnType<typeof createFilterSession>;

/** Debounces typing, sends one request, and aborts the one of an earlier query. */
export function createFilterSession({ apiHost, onAnswer, onError, ...options }: Options) {
  const client = options.client ?? createApiClient({ fetch: (url, init) => fetch(url, init), apiHost });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  function cancel(): void {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  }

  async function ask(q: string, within: readonly string[]): Promise<void> {
    const controller = new AbortController();
    running = controller;
    try {
      const { order, warnings, cards, fault } = await client.searchWithin(q, within, controller);
      if (!controller.signal.aborted) onAnswer({ q, order, warnings, cards, fault });
    } catch {
      // The client has logged the failure; aborted calls are not reported.
      if (!controller.signal.aborted) onError(q);
    }
  }

  return {
    cancel,
    /** Requests which of `within` match the query, after a pause or immediately. */
    change(q: string, within: () => readonly string[], delayMs: number = DELAY_MS): void {
      cancel();
      timer = setTimeout(() => void ask(q, within()), delayMs);
    },
  };
}
