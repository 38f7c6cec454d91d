import type { ApiClient } from '@deckwright/api-client';
import { createApiClient } from '@deckwright/api-client/client';
import type { CardFilterAnswer } from './card-filter.ts';

const DELAY_MS = 200;

type Options = {
  apiHost: string;
  client?: Pick<ApiClient, 'searchWithin'>;
  onAnswer: (answer: CardFilterAnswer) => void;
  onError: (q: string) => void;
};

export type FilterSession = ReturnType<typeof createFilterSession>;

/** Waits for a pause in typing, asks once, and cancels what an earlier query still has under way. */
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
      // The client has logged the failure; a cancelled call is nobody's business.
      if (!controller.signal.aborted) onError(q);
    }
  }

  return {
    cancel,
    /** Asks which of `within` the query finds, after a pause or at once. */
    change(q: string, within: () => readonly string[], delayMs: number = DELAY_MS): void {
      cancel();
      timer = setTimeout(() => void ask(q, within()), delayMs);
    },
  };
}
