import { SEARCH_VIEW_QUERY } from '@deckwright/contract';
import type { SearchPage } from '@deckwright/contract/schemas';
import { formatExact, LIST_LOOKS, type ListLook } from '@deckwright/domain';
import { DeferredMarkup, fetchPart, StaticMarkup } from '@deckwright/islands';
import {
  BackToTop,
  Button,
  ChipLink,
  DataLabel,
  FIELD,
  Fold,
  Notice,
  SearchIcon,
  Segmented,
} from '@deckwright/ui';
import { Fragment, type ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { ListPager } from '../../shared/lists/list-pager.tsx';
import type { DeferredLists } from '../../shared/lists/tile-lists.ts';
import { areEntriesAbsent, openLists } from '../../shared/loading/deferred-lists.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { searchUrl, withOrder } from '../../shared/search/search-query.ts';
import { NothingFound } from './nothing-found.tsx';

/** A document has them as markup: the code that renders them is loaded when the page changes. */
const FoundCards = lazyPart(async () => ({
  default: (await fetchPart(() => import('./found-cards.tsx'))).FoundCards,
}));
const QueryProblemPart = lazyPart(async () => ({
  default: (await fetchPart(() => import('../../shared/search/query-problem-notice.tsx'))).QueryProblemText,
}));
const Functions = lazyPart(async () => ({
  default: (await fetchPart(() => import('./functions.tsx'))).Functions,
}));
const Syntax = lazyPart(async () => ({ default: (await fetchPart(() => import('./syntax.tsx'))).Syntax }));

type Page = Omit<SearchPage, 'lists'> & DeferredLists;
type Props = { page: Page; view: ListLook };

const PROBLEM_ID = 'query-fault';
const VIEW_LABELS: Readonly<Record<ListLook, string>> = { images: 'Images', table: 'Table', text: 'Text' };
const ORDERS: readonly { order: string | null; label: string }[] = [
  { order: null, label: 'Best' },
  { order: 'inclusion', label: 'Inclusion' },
  { order: 'name', label: 'Name' },
  { order: 'mv', label: 'Mana value' },
  { order: 'usd', label: 'Price' },
  { order: 'released', label: 'Newest' },
];

export function SearchScreen({ page, view }: Props) {
  const { q, fault } = page;
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-3">
        <h1 className="font-display text-3xl font-semibold text-balance break-words md:text-4xl">
          {page.title}
        </h1>
        {q === '' ? (
          <p className="max-w-prose text-muted text-pretty">
            Every card by color, type, text and price, and by how often decks play it.
          </p>
        ) : null}
        <QueryForm q={q} view={view} problemId={fault ? PROBLEM_ID : null} />
        {q === '' ? (
          <StaticMarkup>
            <Functions />
          </StaticMarkup>
        ) : null}
        {q !== '' && !fault ? <Results page={page} view={view} /> : null}
        {page.warnings.map((warning) => (
          <Notice key={warning}>
            <p>{withLinks(warning, byLength(page.described), view)}</p>
          </Notice>
        ))}
      </header>
      {fault ? (
        <StaticMarkup of={q}>
          <QueryProblemPart q={q} fault={fault} id={PROBLEM_ID} />
        </StaticMarkup>
      ) : null}
      {q !== '' && !fault ? <Found page={page} view={view} /> : null}
      <Fold label="Search syntax, with examples" open={q === '' || fault !== null}>
        <StaticMarkup>
          <Syntax />
        </StaticMarkup>
      </Fold>
      {page.numCards > 0 ? <BackToTop /> : null}
    </div>
  );
}

/** A query may be the beginning of another. */
function byLength(queries: readonly string[]): string[] {
  return queries.toSorted((a, b) => b.length - a.length);
}

/** A warning in which each query leads to its cards, and the address of a theme to its page. */
function withLinks(warning: string, queries: readonly string[], view: ListLook): ReactNode {
  const [query, ...others] = queries;
  if (query === undefined) return withThemes(warning);
  return warning.split(query).flatMap((part, index) => {
    const text = <Fragment key={`${query} ${part}`}>{withLinks(part, others, view)}</Fragment>;
    if (index === 0) return [text];
    return [
      <Link key={query} to={searchUrl({ q: query, view })} className="link break-words">
        {query}
      </Link>,
      text,
    ];
  });
}

function withThemes(text: string): ReactNode {
  const parts = text.split(/(\/tags\/[a-z0-9-]+)/);
  if (parts.length === 1) return text;
  return parts.map((part) =>
    part.startsWith('/tags/') ? (
      <Link key={part} to={part} className="link break-words">
        {part}
      </Link>
    ) : (
      part
    ),
  );
}

function Results({ page, view }: Props) {
  const { q, numCards, order, scope } = page;
  const counted = scope ? `, with the numbers of ${scope}` : '';
  return (
    <>
      <p role="status" className="text-sm text-muted tabular-nums">
        {`${formatExact(numCards)} ${numCards === 1 ? 'card' : 'cards'}${counted}`}
      </p>
      {numCards > 1 ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <nav
            aria-label="Order"
            className="swiped -mx-4 flex gap-1.5 overflow-x-auto px-4 -my-0.5 py-1 [scrollbar-width:none] md:-mx-1 md:px-1"
          >
            {ORDERS.map((choice) => (
              <ChipLink
                key={choice.label}
                to={searchUrl({ q: withOrder(q, choice.order), view })}
                current={choice.order === (order?.by ?? null)}
              >
                {choice.label}
              </ChipLink>
            ))}
          </nav>
          <Segmented
            label="View"
            segments={LIST_LOOKS.map((name) => ({
              key: name,
              label: VIEW_LABELS[name],
              to: searchUrl({ q, page: page.page, view: name }),
              current: name === view,
            }))}
          />
        </div>
      ) : null}
      <DataLabel head={page} />
    </>
  );
}

function Found({ page, view }: Props) {
  const deferred = areEntriesAbsent(page.lists);
  const [list] = openLists(page.lists);
  const views = list?.cards ?? [];
  if (page.numCards === 0) return <NothingFound page={page} />;
  return (
    <section id="results" aria-label="Results" className="flex flex-col gap-2">
      {deferred || views.length > 0 ? (
        <DeferredMarkup deferred={deferred}>
          <FoundCards
            views={views}
            view={view}
            sample={page.sample}
            scoped={page.scope !== null}
            records={page.records}
            leads={page.leads}
            order={page.order}
            orderedBy={(order) => searchUrl({ q: withOrder(page.q, order), view })}
          />
        </DeferredMarkup>
      ) : (
        <p className="text-muted">This page is past the last result.</p>
      )}
      <ListPager
        label="results"
        page={page.page}
        pages={page.pages}
        to={(number) => searchUrl({ q: page.q, page: number, view })}
      />
    </section>
  );
}

type QueryFormProps = { q: string; view: ListLook; problemId: string | null };

/** The page's own search box with the query. `key` resets it when the URL changes. */
function QueryForm({ q, view, problemId }: QueryFormProps) {
  const busy = useNavigation().location?.pathname === '/search';
  return (
    <Form action="/search" role="search" aria-label="Card search" className="flex flex-wrap gap-2">
      <div className="relative min-w-[min(12rem,100%)] flex-1">
        <SearchIcon className="pointer-events-none absolute top-3.5 left-3 size-4 text-muted" />
        <input
          key={q}
          type="search"
          name={SEARCH_VIEW_QUERY.q.name}
          defaultValue={q}
          aria-label="Query"
          aria-invalid={problemId !== null}
          aria-describedby={problemId ?? undefined}
          placeholder="t:elf id<=bg mv<=2"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className={`${FIELD} pl-9`}
        />
      </div>
      {view === 'images' ? null : <input type="hidden" name={SEARCH_VIEW_QUERY.view.name} value={view} />}
      <Button type="submit" disabled={busy}>
        Search
      </Button>
    </Form>
  );
}
