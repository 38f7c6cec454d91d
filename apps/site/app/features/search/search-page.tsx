import type { SearchPage as SearchDocument } from '@deckwright/api-client/schemas';
import { FUNCTION_TAGS, formatExact } from '@deckwright/domain';
import { BackToTop, ChipLink, DataLabel, Notice, Pager, Segmented } from '@deckwright/ui';
import type { ListsContainer } from '../../shared/lists/page-views.ts';
import { QueryFault } from '../../shared/search/query-fault.tsx';
import {
  functionUrl,
  SEARCH_VIEWS,
  type SearchView,
  searchUrl,
  withOrder,
} from '../../shared/search/search-query.ts';
import { FoundCards } from './found-cards.tsx';
import { NothingFound } from './nothing-found.tsx';
import { QueryForm } from './query-form.tsx';
import { SyntaxHelp } from './syntax-help.tsx';

type Page = Omit<SearchDocument, 'container'> & ListsContainer;
type Props = { page: Page; view: SearchView };

const FAULT_ID = 'query-fault';
const VIEW_LABELS: Readonly<Record<SearchView, string>> = { images: 'Images', table: 'Table', text: 'Text' };
const ORDERS: readonly { order: string | null; label: string }[] = [
  { order: null, label: 'Best' },
  { order: 'inclusion', label: 'Inclusion' },
  { order: 'name', label: 'Name' },
  { order: 'mv', label: 'Mana value' },
  { order: 'usd', label: 'Price' },
  { order: 'released', label: 'Newest' },
];

export function SearchPage({ page, view }: Props) {
  const { q, fault } = page;
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-3">
        <h1 className="font-display text-3xl font-semibold text-balance break-words md:text-4xl">
          {page.header}
        </h1>
        {q === '' ? (
          <p className="max-w-prose text-muted text-pretty">
            Every card by color, type, text and price, and by how often decks play it.
          </p>
        ) : null}
        <QueryForm q={q} view={view} faultId={fault ? FAULT_ID : null} />
        {q === '' ? <Functions /> : null}
        {q !== '' && !fault ? <Results page={page} view={view} /> : null}
        {page.warnings.map((warning) => (
          <Notice key={warning}>{warning}</Notice>
        ))}
      </header>
      {fault ? <QueryFault q={q} fault={fault} id={FAULT_ID} /> : null}
      {q !== '' && !fault ? <Found page={page} view={view} /> : null}
      <SyntaxHelp open={q === '' || fault !== null} />
      <BackToTop />
    </div>
  );
}

/** A beginning for those who look for cards by what they do. */
function Functions() {
  return (
    <nav aria-label="Cards by what they do" className="flex flex-wrap items-center gap-1.5">
      {FUNCTION_TAGS.map(({ id, label }) => (
        <ChipLink key={id} to={functionUrl(id)} current={false}>
          {label}
        </ChipLink>
      ))}
    </nav>
  );
}

function Results({ page, view }: Props) {
  const { q, num_cards, order, scope } = page;
  const counted = scope ? `, with the numbers of ${scope}` : '';
  return (
    <>
      <p role="status" className="text-sm text-muted tabular-nums">
        {`${formatExact(num_cards)} ${num_cards === 1 ? 'card' : 'cards'}${counted}`}
      </p>
      {num_cards > 1 ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <nav
            aria-label="Order"
            className="-mx-4 flex gap-1.5 overflow-x-auto px-4 -my-0.5 py-1 [scrollbar-width:none] md:-mx-1 md:px-1"
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
            segments={SEARCH_VIEWS.map((name) => ({
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
  const views = page.container.json_dict.cardlists[0]?.cardviews ?? [];
  if (page.num_cards === 0) return <NothingFound page={page} />;
  return (
    <section aria-label="Results" className="flex flex-col gap-2">
      {views.length > 0 ? (
        <FoundCards views={views} view={view} sample={page.sample} scoped={page.scope !== null} />
      ) : (
        <p className="text-muted">This page lies beyond the last result.</p>
      )}
      <Pager
        label="results"
        page={page.page}
        pages={page.pages}
        to={(number) => searchUrl({ q: page.q, page: number, view })}
      />
    </section>
  );
}
