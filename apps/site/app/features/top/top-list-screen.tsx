import { printListQuery } from '@deckwright/contract';
import type { TopListPage } from '@deckwright/contract/schemas';
import { type Color, formatExact } from '@deckwright/domain';
import { deferParts } from '@deckwright/islands';
import { BackToTop } from '@deckwright/ui';
import { LazySwitches } from '../../shared/filters/controls.tsx';
import { ListEmpty } from '../../shared/lists/list-empty.tsx';
import { ListHead } from '../../shared/lists/list-head.tsx';
import { ListPager } from '../../shared/lists/list-pager.tsx';
import type { DeferredLists } from '../../shared/lists/tile-lists.ts';
import { CardListViews } from '../../shared/lists/views/card-list-views.tsx';
import { areDeferred, type DeferredList } from '../../shared/loading/deferred-lists.ts';
import { TopLinks } from './top-links.tsx';

type Props = { page: Omit<TopListPage, 'lists'> & DeferredLists };

const WASH: Readonly<Record<string, readonly Color[]>> = {
  white: ['W'],
  blue: ['U'],
  black: ['B'],
  red: ['R'],
  green: ['G'],
  colorless: [],
};
const ALL: readonly Color[] = ['W', 'U', 'B', 'R', 'G'];
const PER_PAGE = 100;

export function TopListScreen({ page }: Props) {
  const { filters, canonical, query, sample, asOf } = page;
  const [list] = page.lists;
  const first = (page.page - 1) * PER_PAGE + 1;
  const last = Math.min(first + PER_PAGE - 1, page.numEntries);
  const hasCards = list !== undefined && first <= last;
  const header = `Ranks ${first} to ${last}`;
  return (
    <div className="flex flex-col gap-5">
      <ListHead page={page} colors={WASH[page.list] ?? ALL} line={getLine(page)}>
        <TopLinks groups={page.groups} current={page.list} query={printListQuery(filters, 1)} />
      </ListHead>
      <CardListViews
        page={{ canonical, query, sample, asOf }}
        lists={hasCards ? [deferLikeList(list, header)] : []}
        controls={(view) => <LazySwitches filters={filters} view={view} />}
      />
      {hasCards ? null : (
        <ListEmpty
          what="card"
          path={canonical}
          narrowed={query !== '' && page.numEntries === 0}
          decks={page.numDecks}
        />
      )}
      <ListPager
        label={page.title}
        page={page.page}
        pages={page.pages}
        to={(number) => canonical + printListQuery(filters, number)}
      />
      <BackToTop />
    </div>
  );
}

/** Deferred to the same extent as the list. */
function deferLikeList(list: DeferredList, title: string): DeferredList {
  const { kind, cards } = list;
  return deferParts({ kind, title, cards }, ['cards'], areDeferred([list]));
}

function getLine({ numEntries, numDecks, sample, meaning }: Props['page']): string {
  if (numDecks === 0) return `No decks match: ${meaning}.`;
  const decks = `${formatExact(numDecks)} ${sample ? 'sample ' : ''}${numDecks === 1 ? 'deck' : 'decks'}`;
  return `${formatExact(numEntries)} ${numEntries === 1 ? 'card' : 'cards'} by how many of ${decks} play them: ${meaning}.`;
}
