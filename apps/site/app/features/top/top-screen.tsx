import { printListQuery } from '@deckwright/contract';
import type { TopPage } from '@deckwright/contract/schemas';
import { DeferredMarkup, fetchPart } from '@deckwright/islands';
import { BackToTop, cn, PhoneFold } from '@deckwright/ui';
import { Link } from 'react-router';
import { ControlBar, LazySwitches } from '../../shared/filters/controls.tsx';
import { AdSlot } from '../../shared/lists/ad-slot.tsx';
import { ListEmpty } from '../../shared/lists/list-empty.tsx';
import { ListHead } from '../../shared/lists/list-head.tsx';
import type { DeferredLists } from '../../shared/lists/tile-lists.ts';
import { useInBrief } from '../../shared/lists/use-compact.ts';
import { WholeList } from '../../shared/lists/whole-list.tsx';
import { areDeferred, areEntriesAbsent, openLists } from '../../shared/loading/deferred-lists.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useView } from '../../shared/page/use-view.ts';
import { TopLinks } from './top-links.tsx';

/** A document has it as markup: the code that renders it is loaded when the page changes. */
const ListStrip = lazyPart(async () => ({
  default: (await fetchPart(() => import('./list-strip.tsx'))).ListStrip,
}));
const RankedTiles = lazyPart(async () => ({
  default: (await fetchPart(() => import('../../shared/lists/ranked-tiles.tsx'))).RankedTiles,
}));

type Props = { page: Omit<TopPage, 'lists'> & DeferredLists };

export function TopScreen({ page }: Props) {
  const view = useView(page);
  const query = printListQuery(page.filters, 1);
  const brief = useInBrief(areDeferred(page.lists));
  const [all, ...strips] = openLists(page.lists);
  return (
    <div className="flex flex-col gap-6">
      <ListHead page={page} line="The cards decks play most, by color and type. Basic lands are left out.">
        <div className="flex min-w-0 flex-wrap gap-2">
          <TopLinks groups={page.groups} current={null} query={query} />
          <ControlBar view={view}>
            <LazySwitches filters={page.filters} view={view} />
          </ControlBar>
        </div>
      </ListHead>
      {all ? (
        <DeferredMarkup deferred={areEntriesAbsent(page.lists)} className="flex min-w-0 flex-col gap-8">
          <RankedTiles cards={all.cards} sample={page.sample} brief={brief} />
          <p className="-mt-4">
            <Link to={`/top/all${query}`} className="link inline-flex min-h-11 items-center text-sm">
              Show all cards
            </Link>
          </p>
          <AdSlot />
          <PhoneFold count={strips.length} first={8} name="lists" what="lists" last>
            {(folds) => (
              <div className={cn('flex min-w-0 flex-col gap-8', folds)}>
                {strips.map((list) => (
                  <ListStrip key={list.kind} list={list} query={query} sample={page.sample} brief={brief} />
                ))}
              </div>
            )}
          </PhoneFold>
          <WholeList brief={brief} />
        </DeferredMarkup>
      ) : (
        <ListEmpty what="card" path="/top" narrowed={query !== ''} decks={page.numDecks} />
      )}
      <BackToTop />
    </div>
  );
}
