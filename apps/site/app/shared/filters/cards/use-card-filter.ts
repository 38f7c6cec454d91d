import type { QueryProblem } from '@deckwright/contract/schemas';
import { fetchPart } from '@deckwright/islands';
import type { TileView } from '@deckwright/ui';
import { type RefObject, startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { useApiHost } from '../../api/api-host.ts';
import { areEntriesAbsent } from '../../loading/deferred-lists.ts';
import type { View } from '../../page/use-view.ts';
import { type CardFilterAnswer, countCards, type FilterList, passing, slugsIn } from './card-filter.ts';
import type { FilterSession } from './filter-session.ts';

/** A list whose entries may be only on the server. */
type List<T> = { kind: string; title: string; cards?: readonly T[] | undefined };
type PageData = { cardFilter?: CardFilterAnswer | null };

/** Input that is not in the URL, because it is invalid or the server was unreachable. */
type Unanswered = { q: string; fault: QueryProblem | null };

export type CardFilter = {
  /** The query in the URL. */
  q: string;
  /** Number of different cards that are shown, and in total. */
  passed: number;
  total: number;
  warnings: readonly string[];
  /** The invalid query, and the position of the error. */
  fault: { q: string; fault: QueryProblem } | null;
  failed: boolean;
  /** The URL without a query. */
  allUrl: string;
  /** On the first call, loads the code for requests, and the cards if they are only on the server. */
  prepare: () => void;
  /** Requests matches for the input, after a pause or immediately. */
  change: (text: string, at?: 'once') => void;
  /** The field; it is set again when the URL changes by navigation. */
  input: RefObject<HTMLInputElement | null>;
};

/** Maximum number of answers kept: the one shown, and the next one until the URL is updated. */
const CACHED_ANSWERS = 2;

/**
 * The lists of a page with only the cards that match the query in its URL, and the state of its field. The server
 * answered for the initial URL; the browser requests matches for further input.
 */
export function useCardFilter<T extends TileView>(
  given: readonly List<T>[],
  view: View,
): { lists: readonly FilterList<T>[]; deferred: boolean; filter: CardFilter } {
  const deferred = areEntriesAbsent(given);
  const lists = useMemo(
    () => (deferred ? [] : given.map(({ kind, title, cards = [] }) => ({ kind, title, cards }))),
    [given, deferred],
  );
  const data = useLoaderData<PageData | null>();
  const apiHost = useApiHost();
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  const { q } = view.query;
  const ask = useEffectEvent(change);
  const [own, setOwn] = useState<{ data: unknown; answers: CardFilterAnswer[] }>({ data, answers: [] });
  const [unanswered, setUnanswered] = useState<Unanswered | null>(null);
  const session = useRef<FilterSession | null>(null);
  const input = useRef<HTMLInputElement | null>(null);
  /** The latest input, and the latest query that was put into the URL or came from it. */
  const wanted = useRef(q);
  const sent = useRef(q);
  const latest = useRef({ lists, data, view });
  useEffect(() => {
    // An answer about the cards of another query of the page is outdated.
    const renewed = latest.current.data !== data;
    if (renewed) session.current?.cancel();
    latest.current = { lists, data, view };
    // In that case there is no answer, so the input is requested again.
    const typed = wanted.current;
    if (!renewed || deferred || typed === sent.current) return;
    wanted.current = sent.current;
    ask(typed, 'once');
  });
  useEffect(() => {
    // Requests what was typed before hydration.
    if (input.current === document.activeElement && input.current) ask(input.current.value);
    return () => session.current?.cancel();
  }, []);
  useEffect(() => {
    if (sent.current === q) return;
    sent.current = q;
    wanted.current = q;
    setUnanswered(null);
    if (input.current) input.current.value = q;
  }, [q]);

  const answer = useMemo(() => {
    const known = [...(own.data === data ? own.answers : []), data?.cardFilter ?? null];
    return q === '' ? null : (known.find((found) => found?.q === q) ?? null);
  }, [own, data, q]);
  const shown = useMemo(() => passing(lists, answer), [lists, answer]);

  function go(next: string): void {
    setUnanswered(null);
    sent.current = next;
    if (next === latest.current.view.query.q) return;
    void navigate(latest.current.view.to({ q: next }), { replace: true, preventScrollReset: true });
  }

  function take(found: CardFilterAnswer): void {
    if (found.fault) {
      setUnanswered({ q: found.q, fault: found.fault });
      return;
    }
    startTransition(() => {
      setOwn((before) => {
        const stored = before.data === latest.current.data ? before.answers : [];
        return { data: latest.current.data, answers: [found, ...stored].slice(0, CACHED_ANSWERS) };
      });
      go(found.q);
    });
  }

  async function open(): Promise<FilterSession> {
    const { createFilterSession } = await fetchPart(() => import('./filter-session.ts'));
    session.current ??= createFilterSession({
      apiHost,
      onAnswer: take,
      onError: (failed) => setUnanswered({ q: failed, fault: null }),
    });
    return session.current;
  }

  function prepare(): void {
    // Loaded ahead of the first letter; typing retries and reports failures.
    open().catch(() => undefined);
    if (deferred && state === 'idle') void revalidate();
  }

  function change(text: string, at?: 'once'): void {
    const next = text.trim();
    if (next === wanted.current && at !== 'once') return;
    wanted.current = next;
    session.current?.cancel();
    if (next === '') go('');
    else if (deferred) prepare();
    else
      open().then(
        (opened) => {
          if (wanted.current === next)
            opened.change(next, () => slugsIn(latest.current.lists), at === 'once' ? 0 : undefined);
        },
        () => wanted.current === next && setUnanswered({ q: next, fault: null }),
      );
  }

  // A URL changed by navigation, such as going back within the page, has no answer yet.
  const missing = q !== '' && answer === null;
  useEffect(() => {
    if (missing) ask(q, 'once');
  }, [missing, q]);
  // Requests what was typed while the cards were loading.
  useEffect(() => {
    const typed = wanted.current;
    wanted.current = sent.current;
    if (!deferred) ask(typed);
  }, [deferred]);

  const readProblem = unanswered?.fault ? { q: unanswered.q, fault: unanswered.fault } : null;
  return {
    lists: shown,
    deferred,
    filter: {
      q,
      passed: useMemo(() => countCards(shown), [shown]),
      total: useMemo(() => countCards(lists), [lists]),
      warnings: answer?.warnings ?? [],
      fault: readProblem ?? (answer?.fault ? { q, fault: answer.fault } : null),
      failed: unanswered !== null && unanswered.fault === null,
      allUrl: view.to({ q: '' }),
      prepare,
      change,
      input,
    },
  };
}
