import {
  KIND_QUERY,
  PARTNERS_QUERY,
  printPairs,
  printQueryValues,
  type QueryValues,
  toQueryValues,
  withPairs,
} from '@deckwright/contract';
import type { PartnersPage } from '@deckwright/contract/schemas';
import { formatExact, formatFraction } from '@deckwright/domain';
import { DeferredMarkup, fetchPart } from '@deckwright/islands';
import { BackToTop, EmptyState, Pager } from '@deckwright/ui';
import { Link } from 'react-router';
import { ControlBar, LazySwitches } from '../../shared/filters/controls.tsx';
import { KindLinks } from '../../shared/lists/kind-links.tsx';
import { ListHead } from '../../shared/lists/list-head.tsx';
import type { DeferredLists } from '../../shared/lists/tile-lists.ts';
import { useInBrief } from '../../shared/lists/use-compact.ts';
import { WholeList } from '../../shared/lists/whole-list.tsx';
import { areDeferred, areEntriesAbsent, openLists } from '../../shared/loading/deferred-lists.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useView } from '../../shared/page/use-view.ts';

/** A document has it as markup: the code that renders it is loaded when the page changes. */
const CommanderRow = lazyPart(async () => ({
  default: (await fetchPart(() => import('../../shared/lists/commander-row.tsx'))).CommanderRow,
}));

type Props = { page: Omit<PartnersPage, 'lists'> & DeferredLists };

const NOTES: Readonly<Record<string, string>> = {
  partners: 'by number of decks of their pairs; each opens all its pairings',
};

export function PartnersScreen({ page }: Props) {
  const { filters, kind } = page;
  const brief = useInBrief(areDeferred(page.lists));
  const view = useView(page);
  const to = (requested: Partial<QueryValues<typeof PARTNERS_QUERY>>) =>
    `/partners${printQueryValues(PARTNERS_QUERY, { ...toQueryValues(filters), ...requested })}`;
  const deferred = areEntriesAbsent(page.lists);
  const lists = openLists(page.lists);
  const of = page.sample ? 'sample decks' : 'decks';
  return (
    <div className="flex flex-col gap-6">
      <ListHead
        page={page}
        line={
          <span role="status" className="tabular-nums">
            {`${formatExact(page.numEntries)} ${page.numEntries === 1 ? 'pair' : 'pairs'} in ${formatFraction(page.decksLed, page.numDecks)} ${of}`}
          </span>
        }
      >
        <KindLinks
          label="Kind of pair"
          kinds={[
            { label: 'All pairs', to: to({ kind: null }), current: kind === null },
            ...page.kinds.map((each) => ({
              label: each.label,
              to: to({ kind: each.kind }),
              current: kind === each.kind,
              count: each.numPairs,
            })),
          ]}
        />
        <ControlBar view={view}>
          <LazySwitches
            filters={filters}
            view={{
              ...view,
              withQuery: (own) => view.withQuery(withPairs(own, printPairs(KIND_QUERY, { kind }))),
            }}
          />
        </ControlBar>
        <p className="flex flex-wrap gap-x-4 text-sm">
          <Link to="/backgrounds" className="link inline-flex min-h-11 items-center md:min-h-8">
            Backgrounds
          </Link>
          <Link to="/companions" className="link inline-flex min-h-11 items-center md:min-h-8">
            Companions
          </Link>
        </p>
      </ListHead>
      {lists.length > 0 ? (
        <DeferredMarkup deferred={deferred} className="contents">
          {lists.map((list, index) => (
            <div key={list.kind} className="flex flex-col">
              <CommanderRow list={list} rank={index} note={NOTES[list.kind]} brief={brief} />
              {list.kind === 'pairs' ? (
                <Pager
                  label="pairs"
                  page={page.page}
                  pages={page.pages}
                  to={(number) => to({ kind, page: number })}
                />
              ) : null}
            </div>
          ))}
          <WholeList brief={brief} />
        </DeferredMarkup>
      ) : null}
      {lists.length === 0 ? (
        <EmptyState title="No pairs to list here">
          <p>
            {page.numDecks === 0 && page.query === '' ? (
              'Pairs will appear here once decks are counted.'
            ) : (
              <>
                No decks in this time range have a pair of this kind.{' '}
                <Link to="/partners" className="link font-semibold">
                  See all pairs
                </Link>
              </>
            )}
          </p>
        </EmptyState>
      ) : null}
      <BackToTop />
    </div>
  );
}
