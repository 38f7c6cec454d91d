import { printListQuery } from '@deckwright/api-client';
import { CommanderTile, placeOf } from '@deckwright/ui';
import { LoadMore } from '../../lists/load-more.tsx';
import type { CommandersView } from '../../page-views.ts';

type Props = { page: CommandersView };

/** One page of the list and, once asked for, those after it. */
export function ListPages({ page }: Props) {
  const next = page.canonical + printListQuery(page.filters, page.page + 1);
  return (
    <>
      {page.container.json_dict.cardlists[0]?.cardviews?.map((view, index) => (
        <li key={view.url}>
          <CommanderTile view={view} sample={page.sample} place={placeOf(index)} />
        </li>
      ))}
      <LoadMore<CommandersView> next={next} more={page.more !== null}>
        {(following) => <ListPages page={following} />}
      </LoadMore>
    </>
  );
}
