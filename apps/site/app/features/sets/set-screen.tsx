import {
  PRINTS_QUERY,
  printPairs,
  printQueryValues,
  SET_QUERY,
  toQueryValues,
  withPairs,
} from '@deckwright/contract';
import type { SetPage, SetPrints } from '@deckwright/contract/schemas';
import { formatDay, formatExact, SET_PRINTS } from '@deckwright/domain';
import { DeferredMarkup, fetchPart } from '@deckwright/islands';
import { BackToTop, ChoiceMenu, EmptyState, SetSymbol } from '@deckwright/ui';
import { Link } from 'react-router';
import { LazySwitches } from '../../shared/filters/controls.tsx';
import { ListHead } from '../../shared/lists/list-head.tsx';
import type { DeferredLists, TileList } from '../../shared/lists/tile-lists.ts';
import { useInBrief } from '../../shared/lists/use-compact.ts';
import { CardListViews } from '../../shared/lists/views/card-list-views.tsx';
import {
  areDeferred,
  areEntriesAbsent,
  commanderLists,
  hasCommanders,
  isCommanderList,
} from '../../shared/loading/deferred-lists.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';

/** A document has it as markup: the code that renders it is loaded when the page changes. */
const CommanderRow = lazyPart(async () => ({
  default: (await fetchPart(() => import('../../shared/lists/commander-row.tsx'))).CommanderRow,
}));

/** What the lists of commanders are sorted by. */
const NOTES: Readonly<Record<string, string>> = {
  topcommanders: 'by number of decks',
  newcommanders: 'first printed here, by number of decks',
};

type Props = { page: Omit<SetPage, 'lists'> & DeferredLists };

const PRINTS: Readonly<Record<SetPrints, string>> = {
  all: 'All prints',
  new: 'First printed here',
  reprints: 'Printed before',
};

export function SetScreen({ page }: Props) {
  const lists = page.lists;
  const brief = useInBrief(areDeferred(lists));
  const rows = commanderRows(commanderLists(lists));
  const { filters, canonical, asOf, query, sample } = page;
  return (
    <div className="flex flex-col gap-6">
      <ListHead
        page={page}
        colors={[]}
        line={<Facts page={page} />}
        symbol={<SetSymbol code={page.code} icon={page.iconSvgUri} large />}
      />
      {hasCommanders(lists) ? (
        <DeferredMarkup deferred={areEntriesAbsent(lists)} className="contents">
          {rows.map((list, index) => (
            <CommanderRow key={list.kind} list={list} rank={index} note={NOTES[list.kind]} brief={brief} />
          ))}
        </DeferredMarkup>
      ) : null}
      <CardListViews
        page={{ canonical, query, sample, asOf }}
        lists={lists.filter((list) => !isCommanderList(list))}
        controls={(view) => {
          const prints = printPairs(PRINTS_QUERY, { prints: page.prints });
          const stored = (own: string) => view.withQuery(withPairs(own, prints));
          return (
            <>
              <ChoiceMenu
                label="Prints"
                changed={prints.length > 0}
                choices={SET_PRINTS.map((each) => ({
                  key: each,
                  label: PRINTS[each],
                  to: view.withQuery(
                    printQueryValues(SET_QUERY, { ...toQueryValues(filters), prints: each }),
                  ),
                  current: each === page.prints,
                }))}
              />
              <LazySwitches filters={filters} view={{ ...view, withQuery: stored }} />
            </>
          );
        }}
      />
      {lists.length === 0 ? <NoCards page={page} /> : null}
      <BackToTop />
    </div>
  );
}

/** If all its commanders are new in the set, one row is enough. */
function commanderRows(lists: readonly TileList[]): TileList[] {
  const fresh = new Set(lists.find(({ kind }) => kind === 'newcommanders')?.cards.map(({ url }) => url));
  return lists.filter(
    ({ kind, cards }) => kind === 'newcommanders' || cards.some(({ url }) => !fresh.has(url)),
  );
}

function Facts({ page }: Props) {
  return (
    <span className="tabular-nums">
      {`${page.code.toUpperCase()} · ${page.typeLabel} · released ${formatDay(page.released)} · ${formatExact(page.numCards)} ${page.numCards === 1 ? 'card' : 'cards'}, ${formatExact(page.numNew)} first printed here`}
    </span>
  );
}

function NoCards({ page: { numCards, canonical } }: Props) {
  const [text, to, label] =
    numCards === 0
      ? ['Our data lists this set, but no card in it is legal in Commander.', '/sets', 'See all sets']
      : [
          'No deck in this time range plays a card of it that matches your choices.',
          canonical,
          'See all its cards',
        ];
  return (
    <EmptyState title="No cards to list here">
      <p>
        {text}{' '}
        <Link to={to} className="link font-semibold">
          {label}
        </Link>
      </p>
    </EmptyState>
  );
}
