import { printListQuery } from '@deckwright/contract';
import { formatCounted, formatExact, formatShare } from '@deckwright/domain';
import { DeferredMarkup, fetchPart } from '@deckwright/islands';
import { BackToTop } from '@deckwright/ui';
import { useState } from 'react';
import { ControlBar, LazySwitches } from '../../shared/filters/controls.tsx';
import { AdSlot } from '../../shared/lists/ad-slot.tsx';
import { ColorPicker } from '../../shared/lists/color-picker.tsx';
import { ListHead } from '../../shared/lists/list-head.tsx';
import { ListPager } from '../../shared/lists/list-pager.tsx';
import { useInBrief } from '../../shared/lists/use-compact.ts';
import { PlayedCardLists } from '../../shared/lists/views/played-cards.tsx';
import { areDeferred, areEntriesAbsent } from '../../shared/loading/deferred-lists.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useView } from '../../shared/page/use-view.ts';
import type { CommandersView } from './commanders-view.ts';

/** A document has it as markup: the code that renders it is loaded when the page changes. */
const ListTiles = lazyPart(async () => ({
  default: (await fetchPart(() => import('./list-pages.tsx'))).ListTiles,
}));
const WholeList = lazyPart(async () => ({
  default: (await fetchPart(() => import('../../shared/lists/whole-list.tsx'))).WholeList,
}));

/** Loaded if there are none. */
const NoCommander = lazyPart(async () => ({
  default: (await fetchPart(() => import('./no-commander.tsx'))).NoCommander,
}));

type Props = { page: CommandersView };

export function CommanderListScreen({ page }: Props) {
  const view = useView(page);
  const { filters, canonical, identity, identityName } = page;
  const deferred = areEntriesAbsent(page.lists);
  const brief = useInBrief(areDeferred(page.lists));
  const [grown, setGrown] = useState(false);
  const [, ...played] = page.lists;
  return (
    <div className="flex flex-col gap-6">
      <ListHead page={page} colors={page.colors} line={<Line page={page} />}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-3 gap-y-2 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center">
          <ColorPicker
            inline
            identity={identity}
            to={(wanted) => `/commanders${wanted === null ? '' : `/${wanted}`}${printListQuery(filters, 1)}`}
          />
          <ControlBar view={view}>
            <LazySwitches filters={filters} view={view} />
          </ControlBar>
        </div>
      </ListHead>
      {page.numCommanders === 0 ? (
        <NoCommander page={page} />
      ) : (
        <DeferredMarkup deferred={deferred} onGrow={() => setGrown(true)}>
          <ListTiles key={page.query} page={page} begun={grown} />
          <WholeList brief={brief} />
        </DeferredMarkup>
      )}
      <AdSlot />
      {page.page > 1 ? (
        <ListPager
          label={page.title}
          page={page.page}
          pages={page.pages}
          to={(number) => canonical + printListQuery(filters, number)}
        />
      ) : null}
      {identityName === null ? null : (
        <PlayedCardLists
          title={`Most played in ${identityName} decks`}
          note={`Percentages are of the ${identityName} decks that could play the card.`}
          lists={played}
          page={page}
        />
      )}
      <BackToTop />
    </div>
  );
}

/** The number of commanders and of their decks. */
function Line({ page }: Props) {
  const { numCommanders, numDecks, identityDecks, identity, sample } = page;
  if (numDecks === 0)
    return <span role="status">{page.query === '' ? 'No decks counted yet' : 'No decks match'}</span>;
  const all = formatCounted(numDecks, sample ? 'sample deck' : 'deck');
  const count = `${formatExact(numCommanders)} ${numCommanders === 1 ? 'commander' : 'commanders'}`;
  const share =
    identity === null
      ? ` in ${all}, ranked by number of decks`
      : ` of exactly these colors, in ${formatExact(identityDecks)} of ${all} (${formatShare(identityDecks / numDecks)})`;
  return (
    <span role="status" className="tabular-nums">
      {count}
      {share}
    </span>
  );
}
