import type { QueryFault } from '@deckwright/api-client/schemas';
import type { TileView } from '@deckwright/ui';
import { type RefObject, startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { useApiHost } from '../api/api-host.ts';
import { isHeld } from '../lists/held-lists.ts';
import { fetchPart } from '../part/fetch-part.ts';
import type { View } from '../view/use-view.ts';
import { type CardFilterAnswer, countCards, type FilterList, passing, slugsIn } from './card-filter.ts';
import type { FilterSession } from './filter-session.ts';

/** A list whose entries may have stayed on the server. */
type List<T> = { kind: string; title: string; cards?: readonly T[] | undefined };
type PageData = { cardFilter?: CardFilterAnswer | null };

/** What was typed and is not in the address: it cannot be read, or the server was not reached. */
type Unanswered = { q: string; fault: QueryFault | null };

export type CardFilter = {
  /** The query in the address. */
  q: string;
  /** Different cards that are shown, and all. */
  passed: number;
  total: number;
  warnings: readonly string[];
  /** The query that cannot be read, and where. */
  fault: { q: string; fault: QueryFault } | null;
  failed: boolean;
  /** The address without a query. */
  allUrl: string;
  /** The code that asks, and the cards where they stayed on the server, are fetched when this is first called. */
  prepare: () => void;
  /** Asks for what was typed, after a pause or at once. */
  change: (text: string, at?: 'once') => void;
  /** The field; it is filled anew where the address changes by itself. */
  input: RefObject<HTMLInputElement | null>;
};

/** At most so many answers are kept: the one shown, and the next while the address still names the other. */
const KEPT_ANSWERS = 2;

/**
 * The lists of a page, only with the cards that the query in its address finds, and what its field needs. The server
 * has answered for the address the page was opened with; the browser asks for what is typed.
 */
export function useCardFilter<T extends TileView>(
  given: readonly List<T>[],
  view: View,
): { lists: readonly FilterList<T>[]; held: boolean; filter: CardFilter } {
  const held = isHeld(given);
  const lists = useMemo(
    () => (held ? [] : given.map(({ kind, title, cards = [] }) => ({ kind, title, cards }))),
    [given, held],
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
  /** The last query typed, and the last that was put into the address or came from it. */
  const wanted = useRef(q);
  const sent = useRef(q);
  const latest = useRef({ lists, data, view });
  useEffect(() => {
    // An answer about the cards of another query of the page comes too late.
    const renewed = latest.current.data !== data;
    if (renewed) session.current?.cancel();
    latest.current = { lists, data, view };
    // Nor does it come at all then: what was typed is asked for again.
    const typed = wanted.current;
    if (!renewed || held || typed === sent.current) return;
    wanted.current = sent.current;
    ask(typed, 'once');
  });
  useEffect(() => {
    // What was typed before the page came alive is asked for now.
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
        const kept = before.data === latest.current.data ? before.answers : [];
        return { data: latest.current.data, answers: [found, ...kept].slice(0, KEPT_ANSWERS) };
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
    // Ahead of the first letter; what is typed asks again, and says where it fails.
    open().catch(() => undefined);
    if (held && state === 'idle') void revalidate();
  }

  function change(text: string, at?: 'once'): void {
    const next = text.trim();
    if (next === wanted.current && at !== 'once') return;
    wanted.current = next;
    session.current?.cancel();
    if (next === '') go('');
    else if (held) prepare();
    else
      open().then(
        (opened) => {
          if (wanted.current === next)
            opened.change(next, () => slugsIn(latest.current.lists), at === 'once' ? 0 : undefined);
        },
        () => wanted.current === next && setUnanswered({ q: next, fault: null }),
      );
  }

  // An address that came by itself, as by going back within the page, has no answer yet.
  const missing = q !== '' && answer === null;
  useEffect(() => {
    if (missing) ask(q, 'once');
  }, [missing, q]);
  // What was typed while the cards were on their way is asked for now.
  useEffect(() => {
    const typed = wanted.current;
    wanted.current = sent.current;
    if (!held) ask(typed);
  }, [held]);

  const readFault = unanswered?.fault ? { q: unanswered.q, fault: unanswered.fault } : null;
  return {
    lists: shown,
    held,
    filter: {
      q,
      passed: useMemo(() => countCards(shown), [shown]),
      total: useMemo(() => countCards(lists), [lists]),
      warnings: answer?.warnings ?? [],
      fault: readFault ?? (answer?.fault ? { q, fault: answer.fault } : null),
      failed: unanswered !== null && unanswered.fault === null,
      allUrl: view.to({ q: '' }),
      prepare,
      change,
      input,
    },
  };
}
