import { printListQuery } from '@deckwright/api-client';
import type { TopPage } from '@deckwright/api-client/schemas';
import { BackToTop, CardTile, Strip, TileInBrief } from '@deckwright/ui';
import { Link } from 'react-router';
import { Switches } from '../../shared/filters/switches.tsx';
import { AdSlot } from '../../shared/lists/ad-slot.tsx';
import { areHeld, isHeld, openLists } from '../../shared/lists/held-lists.ts';
import { ListEmpty } from '../../shared/lists/list-empty.tsx';
import { ListHead } from '../../shared/lists/list-head.tsx';
import type { HeldLists, TileList } from '../../shared/lists/page-views.ts';
import { RankedTiles } from '../../shared/lists/ranked-tiles.tsx';
import { HeldMarkup } from '../../shared/view/held-markup.tsx';
import { useView } from '../../shared/view/use-view.ts';
import { TopNavigation } from './top-navigation.tsx';

type Props = { page: Omit<TopPage, 'lists'> & HeldLists };

export function TopScreen({ page }: Props) {
  const view = useView(page);
  const query = printListQuery(page.filters, 1);
  const brief = areHeld(page.lists);
  const [all, ...strips] = openLists(page.lists);
  return (
    <div className="flex flex-col gap-8">
      <ListHead
        page={page}
        colors={['W', 'U', 'B', 'R', 'G']}
        line="Which cards decks play most, of every color and type. Basic lands are left out."
      >
        <TopNavigation groups={page.groups} current={null} query={query} />
        <div className="bar">
          <Switches filters={page.filters} view={view} />
        </div>
      </ListHead>
      {all ? (
        <HeldMarkup held={isHeld(page.lists)} className="flex min-w-0 flex-col gap-8">
          <RankedTiles cards={all.cards} sample={page.sample} brief={brief} />
          <AdSlot />
          {strips.map((list) => (
            <ListStrip key={list.kind} list={list} query={query} sample={page.sample} brief={brief} />
          ))}
        </HeldMarkup>
      ) : (
        <ListEmpty what="card" path="/top" narrowed={query !== ''} decks={page.num_decks} />
      )}
      <BackToTop />
    </div>
  );
}

type StripProps = { list: TileList; query: string; sample: boolean; brief: boolean };

function ListStrip({ list, query, sample, brief }: StripProps) {
  return (
    <section aria-labelledby={list.kind} className="flex lazy-strip flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-baseline gap-x-4 border-b border-line pb-1">
        <h2 id={list.kind} className="font-display text-xl font-semibold md:text-2xl">
          {list.title}
        </h2>
        <Link to={`/top/${list.kind}${query}`} className="link inline-flex min-h-11 items-center text-sm">
          All {list.title.toLowerCase()}
        </Link>
      </div>
      <Strip label={list.title}>
        {list.cards.map((view) =>
          brief ? (
            <TileInBrief key={view.url} view={view} />
          ) : (
            <li key={view.url}>
              <CardTile view={view} sample={sample} measure="none" rank={view.rank} />
            </li>
          ),
        )}
      </Strip>
    </section>
  );
}
