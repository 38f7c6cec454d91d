import { printListQuery } from '@deckwright/api-client';
import { CommanderTile } from '@deckwright/ui';
import { Link, useFetcher } from 'react-router';
import type { CommandersView } from '../../page-views.ts';

type Props = { page: CommandersView };

/** One page of the list and, once asked for, those after it. Without JavaScript the link leads to the next page. */
export function ListPages({ page }: Props) {
  const fetcher = useFetcher<CommandersView>();
  const next = page.canonical + printListQuery(page.filters, page.page + 1);
  const busy = fetcher.state !== 'idle';
  return (
    <>
      {page.container.json_dict.cardlists[0]?.cardviews.map((view) => (
        <li key={view.url}>
          <CommanderTile view={view} sample={page.sample} />
        </li>
      ))}
      {fetcher.data ? (
        <ListPages page={fetcher.data} />
      ) : page.more ? (
        <li className="col-span-full flex justify-center pt-2">
          <Link
            to={next}
            aria-disabled={busy}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              if (!busy) void fetcher.load(next);
            }}
            className="inline-flex min-h-11 items-center rounded-md border border-line bg-surface px-6 text-sm font-semibold hover:bg-raised"
          >
            {busy ? 'Loading…' : 'Load more'}
          </Link>
        </li>
      ) : null}
    </>
  );
}
