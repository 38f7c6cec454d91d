import { printListQuery } from '@deckwright/contract';
import { CardGrid, CommanderTile, getPicturePriority, PhoneFold, TileInBrief } from '@deckwright/ui';
import { LoadMore } from '../../shared/lists/load-more.tsx';
import { useInBrief } from '../../shared/lists/use-compact.ts';
import { areDeferred } from '../../shared/loading/deferred-lists.ts';
import type { CommandersView } from './commanders-view.ts';

/** Two rows of the widest screen; a document has only the names of the rest. */
const FIRST_DRAWN = 14;

type ListPagesProps = {
  page: CommandersView;
  /** The next page was requested before this one's data were loaded. */
  begun?: boolean;
};

/** The list as tiles. */
export function ListTiles(props: ListPagesProps) {
  return (
    <PhoneFold
      count={props.page.lists[0]?.cards?.length ?? 0}
      first={24}
      name="commanders"
      what="commanders"
      last
    >
      {(folds) => (
        <CardGrid folds={folds}>
          <ListPages {...props} />
        </CardGrid>
      )}
    </PhoneFold>
  );
}

/** One page of the list and, once requested, those after it. */
function ListPages({ page, begun = false }: ListPagesProps) {
  const brief = useInBrief(areDeferred(page.lists));
  const next = page.canonical + printListQuery(page.filters, page.page + 1);
  return (
    <>
      {page.lists[0]?.cards?.map((view, index) =>
        brief && index >= FIRST_DRAWN ? (
          <TileInBrief key={view.url} view={view} />
        ) : (
          <li key={view.url}>
            <CommanderTile view={view} priority={getPicturePriority(index)} />
          </li>
        ),
      )}
      <LoadMore<CommandersView> next={next} more={page.more !== null} begun={begun}>
        {(following) => <ListPages page={following} />}
      </LoadMore>
    </>
  );
}
