import { searchWords } from '@deckwright/domain';

/** The site's search starts at three letters or digits, counted after normalization. */
export const SITE_MIN_LENGTH = 3;

/** Defaults: minimum letters, debounce in milliseconds, maximum number of options. */
const TYPEAHEAD_DEFAULTS = { minLength: 2, delayMs: 200, pageSize: 100 } as const;

/** The timeout of a search while typing. */
export const TYPEAHEAD_WAIT_MS = 8000;

export type TypeaheadTiming = {
  minLength?: number | undefined;
  delayMs?: number | undefined;
  pageSize?: number | undefined;
};

type Options<T> = TypeaheadTiming & {
  /** `starts` says where the second and later words begin in the query, which has no spaces. */
  search: (query: string, signal: AbortSignal, starts: readonly number[]) => Promise<T[] | null>;
  /** Null: nothing to show (the query is too short). */
  onResult: (options: T[] | null) => void;
  onError: () => void;
};

/** Debounces typing, sends one request, and aborts the one of an earlier query. */
export function createTypeahead<T>({ search, onResult, onError, ...timing }: Options<T>) {
  const minLength = timing.minLength ?? TYPEAHEAD_DEFAULTS.minLength;
  const delayMs = timing.delayMs ?? TYPEAHEAD_DEFAULTS.delayMs;
  const pageSize = timing.pageSize ?? TYPEAHEAD_DEFAULTS.pageSize;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let requestedText: string | null = null;

  function cancel(): void {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
    requestedText = null;
  }

  async function ask(words: readonly string[]): Promise<void> {
    const controller = new AbortController();
    running = controller;
    const fail = () => {
      // For a query that a newer one has replaced.
      if (controller.signal.aborted) return;
      cancel();
      onError();
    };
    const limit = setTimeout(fail, TYPEAHEAD_WAIT_MS);
    try {
      const options = await search(words.join(''), controller.signal, getStarts(words));
      if (!controller.signal.aborted) onResult((options ?? []).slice(0, pageSize));
    } catch {
      // The client has logged the failure; aborted calls are not reported.
      if (!controller.signal.aborted) fail();
    } finally {
      clearTimeout(limit);
    }
  }

  return {
    cancel,
    change(text: string): void {
      const words = searchWords(text);
      const query = words.join(' ');
      if (query === requestedText) return;
      cancel();
      if (words.join('').length < minLength) {
        onResult(null);
        return;
      }
      requestedText = query;
      timer = setTimeout(() => void ask(words), delayMs);
    },
  };
}

function getStarts(words: readonly string[]): number[] {
  let end = 0;
  return words.slice(0, -1).map((word) => {
    end += word.length;
    return end;
  });
}
