import { printListQuery } from '@deckwright/api-client';
import { CommanderTile, placeOf } from '@deckwright/ui';
import { LoadMore } from '../../shared/lists/load-more.tsx';
import type { CommandersView } from '../../shared/lists/page-views.ts';

type Props = {
  page: CommandersView;
  /** The next page was asked for before this one's data were there. */
  begun?: boolean;
};

/** One page of the list and, once asked for, those after it. */
export function ListPages({ page, begun = false }: Props) {
  const next = page.canonical + printListQuery(page.filters, page.page + 1);
  return (
    <>
      {page.container.json_dict.cardlists[0]?.cardviews?.map((view, index) => (
        <li key={view.url}>
          <CommanderTile view={view} sample={page.sample} place={placeOf(index)} />
        </li>
      ))}
      <LoadMore<CommandersView> next={next} more={page.more !== null} begun={begun}>
        {(following) => <ListPages page={following} />}
      </LoadMore>
    </>
  );
}
