import { VIEW_QUERY } from '@deckwright/contract';
import type { QueryProblem } from '@deckwright/contract/schemas';
import { formatExact } from '@deckwright/domain';
import { fetchPart } from '@deckwright/islands';
import { cn, EmptyState, FIELD, FilterIcon, Notice } from '@deckwright/ui';
import { type FormEvent, type KeyboardEvent, Suspense } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../loading/lazy-part.tsx';
import type { CardFilter } from './use-card-filter.ts';

/**
 * Queries are rarely invalid, so the code that marks the position is loaded with the first one; without it only the
 * reason is shown.
 */
const QueryProblemSlot = lazyPart(() =>
  fetchPart(() => import('../../search/query-problem-notice.tsx')).then(
    ({ QueryProblemNotice: Notice }) => ({ default: Notice }),
    () => ({ default: QueryProblemReason }),
  ),
);

type Props = { filter: CardFilter };

/** A page has only one such field. */
const PROBLEM_ID = 'card-filter-fault';

/** The field with its messages below. */
export function CardFilterField({ filter }: Props) {
  return (
    <div className="flex flex-col gap-2">
      <CardFilterInput filter={filter} />
      <CardFilterNotes filter={filter} />
    </div>
  );
}

/** A card query that filters the lists of the page. A plain form, so that it works without JavaScript. */
export function CardFilterInput({ filter }: Props) {
  const { q, fault, allUrl, input, change } = filter;
  const [action = '', query = ''] = allUrl.split('?');

  function clear(): void {
    if (input.current) input.current.value = '';
    // For those who follow what is in the field.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
    change('');
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Escape' || event.currentTarget.value === '') return;
    event.preventDefault();
    clear();
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    change(input.current?.value ?? '', 'once');
  }
  return (
    <form action={action} onSubmit={onSubmit} className="relative w-full min-w-0 md:w-80">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterIcon className="pointer-events-none absolute top-3.5 left-3 size-4 text-muted md:top-2.5" />
      <input
        ref={input}
        type="search"
        name={VIEW_QUERY.q.name}
        defaultValue={q}
        aria-label="Filter these cards"
        aria-invalid={fault !== null}
        aria-describedby={fault ? PROBLEM_ID : undefined}
        placeholder="Filter these cards: t:creature mv<3"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={filter.prepare}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        className={`${FIELD} pl-9 text-ellipsis md:min-h-9 md:text-sm`}
      />
    </form>
  );
}

/** How many cards match, what is wrong with the query, and a link to all cards. */
export function CardFilterNotes({ filter }: Props) {
  const { q, fault, failed, warnings, allUrl } = filter;
  return (
    <div className="flex flex-col gap-2 not-has-[>:not(.sr-only)]:sr-only">
      <p
        role="status"
        className={cn('flex flex-wrap gap-x-4 text-sm text-muted tabular-nums', q === '' && 'sr-only')}
      >
        {q !== '' && !fault ? <span className="py-2">{`${describePassed(filter)} `}</span> : ''}
        {q === '' ? null : (
          <Link to={allUrl} replace preventScrollReset rel="nofollow" className="link py-2">
            Show all cards
          </Link>
        )}
      </p>
      {fault ? (
        <div
          id={PROBLEM_ID}
          role="alert"
          className="flex flex-col gap-1 border-l-4 border-l-bad pl-3 text-sm"
        >
          <Suspense>
            <QueryProblemSlot q={fault.q} fault={fault.fault} />
          </Suspense>
        </div>
      ) : null}
      {failed ? <Notice>The filter couldn’t reach the server. Press Enter to try again.</Notice> : null}
      {fault ? null : warnings.map((warning) => <Notice key={warning}>{warning}</Notice>)}
      {q !== '' && !fault && filter.passed === 0 && filter.total > 0 ? (
        <EmptyState title="No cards match">
          <p>
            Change the query, or{' '}
            <Link to={allUrl} replace preventScrollReset rel="nofollow" className="link font-semibold">
              show all {formatExact(filter.total)} cards
            </Link>
            . See the{' '}
            <Link to="/search" className="link font-semibold">
              search page
            </Link>{' '}
            for the syntax.
          </p>
        </EmptyState>
      ) : null}
    </div>
  );
}

function QueryProblemReason({ fault }: { fault: QueryProblem }) {
  return <p>{fault.message}</p>;
}

function describePassed({ passed, total }: CardFilter): string {
  const all = `${formatExact(total)} ${total === 1 ? 'card' : 'cards'}`;
  if (passed === 0) return `None of ${all} match`;
  return `${formatExact(passed)} of ${all} ${passed === 1 ? 'matches' : 'match'}`;
}
